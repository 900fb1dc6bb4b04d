import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from './tell';
import { cardOf, type CardId } from '../cards';
import { beginPhase, HAND, rivalOf, sideOf, type State } from '../state';
import { monstersIn } from './area';
import { flip } from './haunt';
import { drawCards } from './piles';

/** TOL-TURN-01: a new Action Phase. */
export function startTurn(G: State, p: PlayerID) {
  beginTurn(G, 'battle', p);
  G.open.turn++;
  const side = sideOf(G.open, p);
  beginPhase(G, monstersIn(side));
  side.deeds.turns++;
  if (side.relics.some((card) => cardOf(card).armor > 0)) side.deeds.armored++;
  say(G, { event: 'turnBegan', by: p, turn: G.open.turn });
  then(G, { wait: { [p]: null } }, { do: 'endTurn' });
}

/** TOL-CLN-01 to 05 in the order of TOL-RULING-15. */
export function cleanup(G: State, p: PlayerID) {
  const side = sideOf(G.open, p);
  const stays: CardId[] = [];
  for (const card of side.play) {
    if (side.tokens[card] === 'haunt') {
      stays.push(card);
      continue;
    }
    side.discard.push(card);
    if (card in side.tokens) {
      delete side.tokens[card];
      G.open.reserve.haunt++;
    }
  }
  side.play = stays;
  side.hordes = []; // TOL-RULING-11
  side.pool = { coin: 0, power: 0, regeneration: 0 };
  for (const card of stays) flip(G, p, card, 'dismiss');
}

/** TOL-DRAW-01, 02 */
function drawHand(G: State, p: PlayerID, dice: Dice) {
  const side = sideOf(G.open, p);
  drawCards(G, p, HAND + side.muster, dice);
  G.open.reserve.muster += side.muster;
  side.muster = 0;
}

export function endTurn(G: State, dice: Dice) {
  const me = G.now.player;
  cleanup(G, me);
  drawHand(G, me, dice);
  startTurn(G, rivalOf(me));
}
