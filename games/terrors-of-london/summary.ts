import type { Summary } from '../../engine-extensions/simulation/summary';
import { cardsOf, DESIGNS, cardOf } from './cards';
import { rivalOf, sideOf, type State } from './state';

/** A win in the eyes of one seat: 1, a draw a half. */
const wonBy = (G: State, p: string) => (G.over?.winner === undefined ? 0.5 : G.over.winner === p ? 1 : 0);

/** Market designs that lay in the Street of this game: what is no longer in the Market. */
function shown(G: State): Set<string> {
  const hidden = new Set(G.market);
  return new Set(cardsOf('market').filter((id) => !hidden.has(id)).map((id) => cardOf(id).design)); // prettier-ignore
}

/** What a finished match gives to statistics. Facts are 1 and 0 where a mean of them is a rate. */
export function summary(state: unknown): Summary {
  const G = state as State;
  const { open } = G;
  const facts: Record<string, number> = { turns: Math.ceil(open.turn / 2), first: wonBy(G, open.order[0] ?? '0') };
  const [a, b] = [...G.players].sort((x, y) => (String(sideOf(open, x).overlord) < String(sideOf(open, y).overlord) ? -1 : 1)) as [string, string]; // prettier-ignore
  if (sideOf(open, a).overlord !== sideOf(open, b).overlord) {
    facts[`pairing ${sideOf(open, a).overlord}-${sideOf(open, b).overlord}`] = wonBy(G, a);
    for (const p of G.players) facts[`overlord ${sideOf(open, p).overlord}`] = wonBy(G, p);
  }
  let late = 0;
  let formed = 0;
  let longest = 0;
  for (const p of G.players) {
    const { deeds } = sideOf(open, p);
    late += Math.max(0, deeds.turns - 3);
    formed += deeds.formedLate;
    longest = Math.max(longest, deeds.longest);
  }
  facts['horde of three'] = longest >= 3 ? 1 : 0;
  if (late > 0) facts['hordes per late turn'] = formed / late;
  facts['over 40 turns'] = open.turn > 80 ? 1 : 0;
  const guarded = G.players.filter((p) => sideOf(open, p).deeds.armored >= 3);
  if (guarded.length === 1) facts['armored'] = wonBy(G, guarded[0] as string);
  const lay = shown(G);
  for (const { design, family } of Object.values(DESIGNS)) {
    const buyers = G.players.filter((p) => sideOf(open, p).deeds.bought.includes(design));
    if (family === 'market' && lay.has(design)) facts[`taken ${design}`] = buyers.length > 0 ? 1 : 0;
    if (buyers.length === 1) facts[`bought ${design}`] = wonBy(G, buyers[0] as string);
  }
  for (const p of G.players) {
    const side = sideOf(open, p);
    if (side.overlord !== sideOf(open, rivalOf(p)).overlord)
      facts[`pair ${side.overlord} ${[...side.influence].sort().join('+')}`] = wonBy(G, p);
  }
  return {
    winners: G.over?.winner === undefined ? [] : [G.over.winner],
    facts,
    seats: Object.fromEntries(
      G.players.map((p) => {
        const side = sideOf(open, p);
        return [p, { side: side.overlord ?? '', score: side.health, taken: [...new Set(side.deeds.bought)] }];
      }),
    ),
  };
}
