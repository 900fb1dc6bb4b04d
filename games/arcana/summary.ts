import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { Band, Summary } from '../../engine-extensions/simulation/summary';
import { cardOf, EFFECTS, GUILDS, OBJECTIVES } from './cards';
import type { Result, State } from './state';

const share = (part: number, of: number) => (of === 0 ? undefined : part / of);

/** What a finished match gives to statistics. */
export function summary(state: unknown): Summary {
  const G = state as State;
  const { winners, reason, scores } = G.over as Result;
  const { record } = G;
  const won = G.players.reduce((n, p) => n + (G.seats[p]?.won.length ?? 0), 0);
  const totals = scores.map((s) => s.total).sort((a, b) => b - a);
  const facts: Record<string, number | string | undefined> = {
    rounds: G.round,
    'stakes per round': won / G.round,
    margin: (totals[0] ?? 0) - (totals[1] ?? 0),
    score: totals[0] ?? 0,
    'long matches': G.round > 30 ? 1 : 0,
    stalemates: reason === 'stalemate' ? 1 : 0,
    beginner: winners.includes(record.began) ? 1 / winners.length : 0,
    'draws of contested': share(record.drawn, record.contested),
    'bribed of Personalities': share(record.bribed, record.personalities),
    'stranded VP': scores.reduce((n, s) => n + s.stranded, 0),
  };
  const guildOf = (p: string) => G.seats[p]?.guild ?? 'none';
  for (const p of G.players) facts[guildOf(p)] = winners.includes(p) ? 1 / winners.length : 0;
  if (G.players.length === 2) {
    const [a, b] = [...G.players].sort((x, y) => (guildOf(x) < guildOf(y) ? -1 : 1)) as [string, string];
    facts[`${guildOf(a)} against ${guildOf(b)}`] = winners.includes(a) ? 1 / winners.length : 0;
  }
  for (const effect of EFFECTS) {
    const played = record.played[effect] ?? 0;
    facts[`${effect} played`] = share(played, played + (record.thrown[effect] ?? 0));
  }
  const kept = scores.flatMap((s) => s.objectives);
  for (const o of kept) facts[`objective ${o.id}`] = o.fulfilled ? 1 : 0;
  facts['objectives fulfilled'] = share(kept.filter((o) => o.fulfilled).length, kept.length);
  const known = Object.entries(facts).filter((f): f is [string, number | string] => f[1] !== undefined);
  const seats = Object.fromEntries(
    scores.map(({ seat, total }) => [
      seat,
      { side: guildOf(seat), score: total, taken: (G.seats[seat]?.won ?? []).map((c) => cardOf(c).name) },
    ]),
  );
  return { winners, facts: Object.fromEntries(known), seats };
}

/** VP a seat has won so far, to count changes of the lead. */
export const standing = (state: unknown, p: PlayerID): number =>
  ((state as State).seats[p]?.won ?? []).reduce((sum, c) => sum + cardOf(c).vp, 0);

const band = (measure: string, min: number, max: number, players?: number, more: Partial<Band> = {}): Band => ({
  rule: 'balance',
  bots: 'medium',
  measure,
  min,
  max,
  ...(players ? { players } : {}),
  ...more,
});

const ADVANCED = { objectives: true, militia: true, tacticalRemoval: true };

const pairs = GUILDS.flatMap((a, i) => GUILDS.slice(i + 1).map((b) => `rate:${a} against ${b}`));

/** What many matches between medium bots must show. */
export const bands: readonly Band[] = [
  ...GUILDS.map((g) => band(`rate:${g}`, 0.21, 0.29, 4)),
  ...pairs.map((pair) => band(pair, 0.45, 0.55, 2)),
  band('rate:beginner', 0.46, 0.54, 2),
  band('rate:beginner', 0.22, 0.28, 4),
  band('p50:rounds', 13, 21, 2),
  band('p50:rounds', 10, 15, 3),
  band('p50:rounds', 9, 14, 4),
  band('rate:long matches', 0, 0.01),
  band('rate:stalemates', 0, 0.002),
  band('mean:stakes per round', 2.2, 3.2, 2),
  band('mean:stakes per round', 2.5, 3.4, 3),
  band('mean:stakes per round', 3.2, 4.4, 4),
  band('mean:draws of contested', 0.05, 0.3),
  band('mean:bribed of Personalities', 0.3, 0.7),
  band('mean:margin', 6, 14, 2),
  band('mean:margin', 3, 9, 3),
  band('mean:margin', 3, 9, 4),
  ...EFFECTS.map((e) => band(`mean:${e} played`, 0.25, 1)),
  band('mean:objectives fulfilled', 0.35, 0.65, undefined, { options: ADVANCED }),
  ...Object.keys(OBJECTIVES).map((id) => band(`rate:objective ${id}`, 0.15, 0.8, undefined, { options: ADVANCED })),
];
