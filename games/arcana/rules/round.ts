import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { shuffle } from '../../../engine-extensions/zones/zones';
import { DRY_ROUNDS, HAND, noMarks, QUIET_ROUNDS, type State } from '../state';
import { drawCards, seatOf, turnStake } from './cards-in-motion';
import { beginResolution } from './resolution';
import { endGame } from './score';

/** `steps` seats to the left of p (ARC-ACT-01); negative to the right (ARC-EOR-03). */
const neighbour = (G: State, p: PlayerID, steps: number) => {
  const n = G.players.length;
  return G.players[(G.players.indexOf(p) + steps + n) % n] as PlayerID;
};

function beginTurnOf(G: State, p: PlayerID) {
  beginTurn(G, 'round', p);
  then(G, { wait: { [p]: null }, ask: 'act' }, { do: 'nextTurn' });
}

/** ARC-DRAW-01, ARC-ACT-01 */
export function startRound(G: State, dice: Dice) {
  G.round++;
  G.seen = { displayed: false, won: false };
  say(G, { event: 'roundBegan', round: G.round, first: G.firstPlayer });
  for (const p of G.players) drawCards(G, p, HAND, dice);
  beginTurnOf(G, G.firstPlayer);
}

/** ARC-ACT-04, ARC-ACT-05, ARC-RULING-28: the next one with a card; when all hands are empty, the resolution. */
export function nextTurn(G: State) {
  for (let steps = 1; steps <= G.players.length; steps++) {
    const p = neighbour(G, G.now.player, steps);
    if (seatOf(G, p).hand.length > 0) return beginTurnOf(G, p);
  }
  beginResolution(G);
}

/** ARC-EFFECT-19: the Thieves go on while they have a card. */
export function playAgain(G: State, p: PlayerID) {
  if (seatOf(G, p).hand.length > 0) then(G, { wait: { [p]: null }, ask: 'act' });
}

/** ARC-MIL-06 */
function militiaGoesHome(G: State, dice: Dice) {
  for (const zone of G.zones) G.militiaDeck.push(...zone.militia.splice(0).map((m) => m.card));
  G.militiaDeck.push(...G.militiaAside.splice(0));
  shuffle(G.militiaDeck, dice);
}

/** ARC-RULING-26 */
function isStalemate(G: State) {
  const { displayed, won } = G.seen;
  G.idle = { quiet: displayed || won ? 0 : G.idle.quiet + 1, dry: won ? 0 : G.idle.dry + 1 };
  return G.idle.quiet >= QUIET_ROUNDS || G.idle.dry >= DRY_ROUNDS;
}

/** ARC-EOR-01 to 04, ARC-OVER-01, ARC-OVER-03 */
export function endRound(G: State, dice: Dice) {
  if (G.options.militia) militiaGoesHome(G, dice);
  for (const zone of G.zones) {
    zone.marks = noMarks();
    turnStake(G, zone.id);
  }
  const stalemate = isStalemate(G);
  if (G.jubilee) return endGame(G, 'jubilee');
  if (stalemate) return endGame(G, 'stalemate');
  G.firstPlayer = neighbour(G, G.firstPlayer, -1);
  say(G, { event: 'firstPlayer', seat: G.firstPlayer });
  then(G, { do: 'startRound' });
}
