import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, objectiveOf, type CardId } from '../cards';
import { countFor, needFor, ownedBy } from '../rules/score';
import type { Seat, State } from '../state';
import { view } from '../view';
import { outlookOf, type Outlook } from './outlook';
import { prospect, standingOf } from './standing';
import { WEIGHTS } from './weights';
import { useOf } from './worth';

const vpOf = (cards: readonly CardId[]) => cards.reduce((sum, c) => sum + cardOf(c).vp, 0);

/** What a seat owns: VP, the use its cards still have, Objectives as far as they are reached. */
function estate(G: State, outlook: Outlook, p: PlayerID): number {
  const seat = G.seats[p] as Seat;
  let sum = 2 + vpOf(seat.won);
  for (const card of seat.won) if (!seat.removed.includes(card)) sum += 0.5 * useOf(WEIGHTS, outlook, cardOf(card));
  for (const zone of G.zones)
    for (const agent of zone.agents) if (agent.owner === p) sum -= outlook.ending * cardOf(agent.card).vp;
  if (p !== outlook.me || seat.objectives.length === 0) return sum;
  const rivals = G.players.filter((q) => q !== p).map((q) => ownedBy(G.seats[q]));
  for (const id of seat.objectives) {
    const { count, need, vp } = objectiveOf(id);
    const reached = countFor(count, ownedBy(seat), seat.wins, rivals) / needFor(need, G.players.length);
    sum += vp * Math.min(1, Math.max(0, reached)) ** 2;
  }
  return sum;
}

/** How good the table looks to a seat, from 0 (lost) to 1 (won): its lead over the best rival, with what the Stakes promise. */
export function value(G: State, me: PlayerID): number {
  if (G.over) return G.over.winners.includes(me) ? 1 / G.over.winners.length : 0;
  const outlook = outlookOf(view(G, me), me);
  let mine = estate(G, outlook, me);
  for (const zone of outlook.view.zones) {
    const s = standingOf(WEIGHTS, outlook, zone);
    if (s) mine += prospect(WEIGHTS, outlook, s, s.mine, s.present).value;
  }
  const best = Math.max(...G.players.filter((p) => p !== me).map((p) => estate(G, outlook, p)));
  return 1 / (1 + Math.exp(-(mine - best) / (3 + 0.4 * outlook.rounds)));
}
