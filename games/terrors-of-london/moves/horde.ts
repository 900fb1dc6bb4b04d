import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../rules/tell';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { CARD, type CardId } from '../cards';
import { ask } from '../rules/ask';
import { flip } from '../rules/haunt';
import { expansions, fits, fitsEnd, hordeById, hordeOf, nextHordeId, pairs, type End } from '../rules/horde';
import { setOff } from '../rules/triggers';
import { sideOf, type Horde, type Side, type State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** Why a card cannot be moved into a horde at all. */
function notFree(side: Side, card: CardId): Refusal | undefined {
  if (!side.play.includes(card)) return refuse('TOL-HRD-02', 'not-in-play');
  if ((CARD[card]?.faction ?? null) === null) return refuse('TOL-HRD-13', 'no-edges');
  return hordeOf(side, card) ? refuse('TOL-HRD-12', 'in-a-horde') : undefined;
}

/** What follows a Horde Action: the choice of one ability (TOL-HRD-06, 08), then triggers. */
function afterJoining(G: State, me: PlayerID, horde: Horde, happened: 'formed' | 'expanded', dice: Dice) {
  const side = sideOf(G.open, me);
  const size = horde.line.length;
  G.open.act.horded++;
  side.deeds.longest = Math.max(side.deeds.longest, size);
  setOff(G, me, { on: happened });
  setOff(G, me, { on: 'hordeOf', size });
  then(G, { do: 'triggers' });
  ask(G, me, { ask: 'hordeAbility', by: me, source: null, horde: horde.id, faction: null }, dice);
}

/** TOL-HRD-01 to 06 */
export const formHorde = move<[left: CardId, right: CardId]>({
  options: (view, me) => pairs(sideOf(view.open, me)),
  whyNot: (view, me, left, right) => {
    const side = sideOf(view.open, me);
    const why = notFree(side, left) ?? notFree(side, right);
    if (why) return why;
    return fits(left, right) ? undefined : refuse('TOL-HRD-04', 'edges-differ');
  },
  play: ({ G, playerID: me, dice }, left, right) => {
    const side = sideOf(G.open, me);
    const horde: Horde = { id: nextHordeId(G.open), line: [left, right] };
    side.hordes.push(horde);
    side.deeds.formed++;
    if (side.deeds.turns >= 4) side.deeds.formedLate++;
    say(G, { event: 'hordeFormed', by: me, left, right });
    flip(G, me, left, 'dismiss'); // TOL-HNT-03
    flip(G, me, right, 'dismiss');
    afterJoining(G, me, horde, 'formed', dice);
  },
});

/** TOL-HRD-07, 08 */
export const expandHorde = move<[horde: string, end: End, card: CardId]>({
  options: (view, me) => expansions(sideOf(view.open, me)),
  whyNot: (view, me, id, end, card) => {
    const side = sideOf(view.open, me);
    const horde = side.hordes.find((h) => h.id === id);
    if (!horde || (end !== 'left' && end !== 'right')) return refuse('TOL-HRD-07', 'no-such-end');
    const why = notFree(side, card);
    if (why) return why;
    return fitsEnd(horde, end, card) ? undefined : refuse('TOL-HRD-04', 'edges-differ');
  },
  play: ({ G, playerID: me, dice }, id, end, card) => {
    const horde = hordeById(sideOf(G.open, me), id);
    if (end === 'left') horde.line.unshift(card);
    else horde.line.push(card);
    say(G, { event: 'hordeExpanded', by: me, card, end, size: horde.line.length });
    flip(G, me, card, 'dismiss');
    afterJoining(G, me, horde, 'expanded', dice);
  },
});
