import type { Summary } from '../../engine-extensions/simulation/summary';
import { FACTIONS } from './cards';
import { HERALD, SOURCES, type State } from './state';

/** What a finished match gives to statistics. */
export function summary(state: unknown): Summary {
  const G = state as State;
  const { over, stats } = G;
  const rounds = over?.rounds ?? G.board.round;
  const winners = over?.winners ?? [];
  const facts: Summary['facts'] = {
    rounds,
    under20: rounds < 20 ? 1 : 0,
    spawnsPerRound: stats.spawns / rounds,
    blocked: stats.blocked / rounds,
    operators: stats.owned / Math.max(1, stats.plans),
    legendAlone: stats.alone / Math.max(1, stats.plans),
    fightsPerRound: stats.fights / rounds,
    peacesPerRound: stats.peaces / rounds,
    reason: over?.reason ?? 'unfinished',
  };
  const seats = Object.entries(G.seats).filter(([p]) => p !== HERALD);
  const total = seats.reduce((n, [, s]) => n + s.open.vp, 0);
  if (total > 0)
    for (const source of SOURCES)
      facts[`vp ${source}`] = seats.reduce((n, [, s]) => n + s.open.sources[source], 0) / total;
  for (const faction of FACTIONS) {
    const found = seats.find(([, s]) => s.open.faction === faction);
    if (!found) continue;
    const [p, seat] = found;
    facts[`won ${faction}`] = winners.includes(p) ? 1 / winners.length : 0;
    facts[`condition ${faction}`] = (stats.conditions[p] ?? 0) / rounds;
    facts[`points ${faction}`] = seat.open.vp;
  }
  G.board.order.forEach((p, i) => {
    if (p !== HERALD) facts[`won place ${i + 1}`] = winners.includes(p) ? 1 / winners.length : 0;
  });
  if (HERALD in G.seats) facts['doom'] = G.seats[HERALD]?.open.vp ?? 0;
  return {
    winners,
    facts,
    seats: Object.fromEntries(
      seats.map(([p, s]) => [p, { ...(s.open.faction ? { side: s.open.faction } : {}), score: s.open.vp }]),
    ),
  };
}
