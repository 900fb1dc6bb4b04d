import { then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { shuffle } from '../../../engine-extensions/zones/zones';
import { cultistOf, gooOf, type CultistId, type GooId } from '../cards';
import type { EnemyId, SlotId, State } from '../state';
import { triggerAct } from './act';
import { effect } from './effect-step';
import { suffer } from './insanity';
import { cultistsInPlay, SLOTS, threshold } from './numbers';
import { end, slotOf } from './table';
import { terror } from './terror';

/** CST-END-04, CST-RULING-11 */
function reshuffle(G: State, dice: Dice) {
  if (G.cultistDeck.length > 0 || G.cultistDiscard.length === 0) return;
  G.cultistDeck = G.cultistDiscard.splice(0);
  shuffle(G.cultistDeck, dice);
  say(G, { event: 'reshuffled', deck: 'cultist' });
}

function drawCultist(G: State, dice: Dice): CultistId | undefined {
  reshuffle(G, dice);
  const card = G.cultistDeck.pop();
  for (const p of G.peeks) if (p.deck === 'cultist' && p.n > 0) p.n -= 1;
  return card;
}

/** A cultist from the deck appears at a location, if it may. `force` goes through wards. */
export function appear(G: State, slot: SlotId, force: boolean, dice: Dice) {
  const place = slotOf(G, slot);
  if (place.goos.length > 0) return say(G, { event: 'appearPrevented', slot, why: 'goo' }); // CST-SUM-03
  if (place.ward > 0 && !force) return say(G, { event: 'appearPrevented', slot, why: 'ward' }); // CST-WARD-01
  const card = drawCultist(G, dice);
  if (card === undefined) return say(G, { event: 'appearPrevented', slot, why: 'deck' });
  say(G, { event: 'appeared', card, slot });
  then(G, { do: 'deckOut' });
  const { hook, effect: own } = cultistOf(card);
  if (hook === 'onAppear' && own) then(G, effect([own], { slot }));
  put(G, card, slot);
}

/** CST-RULING-17: on top of the column; CST-RULING-13: the threshold comes before any summoning. */
export function put(G: State, card: CultistId, slot: SlotId) {
  const place = slotOf(G, slot);
  place.column.push(card);
  if (cultistsInPlay(G) > threshold(G)) return end(G, false, 'threshold', card);
  if (place.column.length >= 4 && !place.sealed && place.goos.length === 0) then(G, { do: 'fourth', slot, card });
}

/** CST-SUM-01, CST-RULING-12 */
export function fourth(G: State, slot: SlotId, card: CultistId, dice: Dice) {
  const named = cultistOf(card).goo;
  const lies = G.goosLeft.first.includes(named) || G.goosLeft.sect.includes(named);
  const goo = lies ? named : randomGoo(G, 'first', dice);
  if (goo !== undefined) enter(G, goo, slot);
}

const randomGoo = (G: State, wave: 'first' | 'second', dice: Dice): GooId | undefined =>
  G.goosLeft[wave].length > 0 ? dice.pick([...G.goosLeft[wave]].sort()) : undefined;

/** CST-SUM-02, CST-RULING-40 */
export function enter(G: State, goo: GooId, slot: SlotId) {
  const pile = G.goosLeft[gooOf(goo).wave];
  pile.splice(pile.indexOf(goo), 1);
  slotOf(G, slot).goos.push({ card: goo, devoured: [] });
  say(G, { event: 'summoned', goo, slot });
  clearPasses(G);
  for (const inv of G.inv) suffer(G, inv.id, 1);
}

/** CST-RULING-40 */
export function clearPasses(G: State) {
  if (G.now.phase !== 'investigator') return;
  for (const inv of G.inv) inv.passed = false;
}

const isSpecialInPlay = (G: State) => G.slots.some((s) => s.column.some((c) => cultistOf(c).goo === 'the-hollow-bell'));

/** CST-SUM-05, CST-RULING-16: where a Great Old One arrives without four cultists. */
function arrival(G: State, wave: 'first' | 'second'): SlotId | undefined {
  for (let k = 0; k < SLOTS; k++) {
    const slot = (G.marker + k) % SLOTS;
    const place = slotOf(G, slot);
    if (!place.sealed && (wave === 'second' || place.goos.length === 0)) return slot;
  }
  return undefined;
}

/** CST-SUM-05 to 07, CST-SECT-03 */
export function summonRandom(G: State, wave: 'first' | 'second', fill: number, dice: Dice) {
  const slot = arrival(G, wave);
  const sect = wave === 'first' && isSpecialInPlay(G) ? G.goosLeft.sect[0] : undefined;
  const goo = sect ?? randomGoo(G, wave, dice);
  if (slot === undefined || goo === undefined) {
    say(G, { event: 'summonFailed' });
    for (const inv of G.inv) suffer(G, inv.id, 1);
    return terror(G, G.inv.length);
  }
  const place = slotOf(G, slot);
  const lacking = place.goos.length > 0 ? 0 : Math.max(0, fill - place.column.length);
  if (lacking === 0) return enter(G, goo, slot);
  // what gathers first may bring other things about: then the place is looked for anew
  then(G, { do: 'summon', wave, fill: 0 });
  for (let k = 0; k < lacking; k++) then(G, { do: 'appear', slot, force: true });
}

/** CST-END-01, CST-RULING-11 */
export function deckOut(G: State, dice: Dice) {
  if (G.cultistDeck.length > 0) return;
  reshuffle(G, dice);
  G.decksOut += 1;
  if (G.decksOut === 1) triggerAct(G);
}

/** Where the next of several arrivals goes: the fewest cultists, clockwise from the marker. */
export function emptiest(G: State): SlotId | undefined {
  let best: SlotId | undefined;
  for (let k = 0; k < SLOTS; k++) {
    const slot = (G.marker + k) % SLOTS;
    const place = slotOf(G, slot);
    if (place.goos.length > 0 || place.ward > 0) continue;
    if (best === undefined || place.column.length < slotOf(G, best).column.length) best = slot;
  }
  return best;
}

/** Target markers on an enemy that is gone come back (CST-RULING-32). */
export function freeMarkers(G: State, enemy: EnemyId) {
  for (const inv of G.inv) {
    const at = inv.targets.indexOf(enemy);
    if (at >= 0) inv.targets.splice(at, 1);
  }
}
