import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { from, into, move, shuffle } from '../../../engine-extensions/zones/zones';
import { FACES, isSymbol, type ActionId, type Face } from '../cards';
import type { Die, InvId, State } from '../state';
import { handSize } from './numbers';
import { invOf } from './table';

export const handOf = (G: State, i: InvId): ActionId[] => G.hands[i] ?? fail(`no hand ${i}`);
export const discardOf = (G: State, i: InvId): ActionId[] => G.discards[i] ?? fail(`no discard ${i}`);
const deckOf = (G: State, i: InvId): ActionId[] => G.decks[i] ?? fail(`no deck ${i}`);

/** CST-RULING-20 */
export function drawCards(G: State, i: InvId, n: number, dice: Dice) {
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const deck = deckOf(G, i);
    if (deck.length === 0) {
      const pile = discardOf(G, i);
      if (pile.length === 0) break;
      deck.push(...pile.splice(0));
      shuffle(deck, dice);
      say(G, { event: 'reshuffled', deck: 'action', inv: i });
    }
    handOf(G, i).push(deck.pop() ?? fail('nothing to draw'));
  }
  if (drawn > 0) say(G, { event: 'drew', inv: i, n: drawn });
}

/** CST-PREP-02 */
export function refill(G: State, i: InvId, dice: Dice) {
  drawCards(G, i, Math.max(0, handSize(G) - handOf(G, i).length), dice);
}

/** To the open discard. */
export function discardCards(G: State, i: InvId, cards: readonly ActionId[]) {
  for (const card of cards) move(card, from(handOf(G, i)), into(discardOf(G, i)));
  if (cards.length > 0) say(G, { event: 'discarded', inv: i, cards: [...cards] });
}

const roll = (dice: Dice): Face => FACES[dice.die(6) - 1] ?? fail('no such face');

/** CST-PREP-03, 04 */
export function rollPool(G: State, size: number, dice: Dice) {
  for (let k = 0; k < size; k++) {
    const id = G.diceLeft.shift();
    if (id === undefined) break;
    G.pool.push({ id, face: roll(dice) });
  }
  say(G, { event: 'poolRolled', faces: G.pool.map((d) => d.face) });
}

/** All dice that are not spent go back. */
export function returnDice(G: State) {
  const back = [...G.pool.splice(0), ...G.inv.flatMap((inv) => inv.dice.splice(0))];
  G.diceLeft.push(...back.map((d) => d.id));
  G.diceLeft.sort();
}

/** CST-DIE-04, CST-RULING-22; gives the wild die that must be set. */
export function addDie(G: State, to: InvId | null, dice: Dice): Die | undefined {
  const id = G.diceLeft.shift();
  if (id === undefined) return undefined;
  const die: Die = { id, face: roll(dice) };
  if (to === null) G.pool.push(die);
  else invOf(G, to).dice.push(die);
  say(G, { event: 'gotDie', inv: to, face: die.face });
  return to !== null && die.face === 'wild' ? die : undefined;
}

/** CST-DIE-05: the new face; true when a held die fell wild and must be set. */
export function rerollDie(G: State, die: Die, holder: InvId | null, dice: Dice): boolean {
  const was = die.face;
  die.face = roll(dice);
  say(G, { event: 'rerolled', inv: holder, die: die.id, from: was, to: die.face });
  return holder !== null && !isSymbol(die.face);
}
