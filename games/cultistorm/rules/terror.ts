import { then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { shuffle } from '../../../engine-extensions/zones/zones';
import { terrorOf } from '../cards';
import type { CircleCard, SlotId, State } from '../state';
import { triggerAct } from './act';
import { effect } from './effect-step';
import { FINAL_SLOT, SLOTS } from './numbers';

const shownAt = (G: State, slot: SlotId): CircleCard => G.circle[slot] ?? fail(`no terror card at ${slot}`);

/** CST-TER-04: step by step; moves that a terror card causes wait until it is replaced (CST-RULING-09). */
export function terror(G: State, steps: number) {
  if (G.flip) G.flip.queued += steps;
  else for (let k = 0; k < steps; k++) then(G, { do: 'terror' });
}

/** CST-TER-01, 02, 06 */
export function moveTerror(G: State) {
  const slot = (G.terrorAt + 1) % SLOTS;
  G.terrorAt = slot;
  const shown = shownAt(G, slot);
  if (!shown.up) shown.tokens += 1; // CST-RULING-10
  say(G, { event: 'terrorMoved', slot, tokens: shown.tokens, gems: shown.gems });
  if (shown.up || shown.tokens < shown.gems) {
    if (slot === 0) then(G, { do: 'activation' });
    return;
  }
  if (slot === FINAL_SLOT) return triggerAct(G);
  flip(G, slot);
}

/** CST-TER-02, 05 */
function flip(G: State, slot: SlotId) {
  const card = G.circleCards[slot] ?? fail('nothing to flip');
  shownAt(G, slot).tokens = 0;
  G.flip = { slot, queued: 0 };
  say(G, { event: 'flipped', card, slot });
  if (G.now.phase === 'investigator') for (const inv of G.inv) inv.passed = false; // CST-RULING-40
  // `here` on a terror card is where the cultist marker stands
  then(G, effect(terrorOf(card).words, { slot: G.marker }), { do: 'flipped', slot });
}

/** CST-TER-03, CST-RULING-08, 09: discard, replacement from the bottom, activation, queued moves. */
export function replaceFlipped(G: State, slot: SlotId, dice: Dice) {
  const queued = G.flip?.queued ?? 0;
  G.flip = null;
  G.terrorDiscard.push(G.circleCards[slot] ?? fail('nothing was flipped'));
  if (G.terrorDeck.length === 0) {
    G.terrorDeck = G.terrorDiscard.splice(0);
    shuffle(G.terrorDeck, dice);
    say(G, { event: 'reshuffled', deck: 'terror' });
  }
  const next = G.terrorDeck.shift() ?? fail('no terror card is left');
  G.circleCards[slot] = next;
  const shown = shownAt(G, slot);
  shown.gems = terrorOf(next).gems;
  shown.tokens = 0;
  terror(G, queued);
  if (slot === 0) then(G, { do: 'activation' });
}
