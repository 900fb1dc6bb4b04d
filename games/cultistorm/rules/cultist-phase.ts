import { then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { CULTIST_FACES } from '../cards';
import type { State } from '../state';
import { freeMarkers } from './arrive';
import { SLOTS } from './numbers';
import { end, slotOf } from './table';

/** CST-CUL-02 to 05, CST-RULING-15 */
export function devour(G: State) {
  for (const place of G.slots)
    if (place.goos.length > 0 && place.column.length === 0)
      return end(G, false, 'arrival', place.goos[0]?.card ?? null);
  G.slots.forEach((place, slot) => {
    for (const goo of place.goos) {
      const card = place.column.pop();
      if (card === undefined) continue; // waits behind the other
      goo.devoured.push(card);
      freeMarkers(G, card);
      say(G, { event: 'devoured', goo: goo.card, card, slot });
    }
  });
}

/** CST-CUL-06 to 09: one move of the cultist marker. */
export function moveMarker(G: State, left: number, passed: number) {
  if (left === 0 || passed === SLOTS) return;
  G.marker = (G.marker + 1) % SLOTS;
  const slot = G.marker;
  const place = slotOf(G, slot);
  if (place.goos.length > 0) {
    say(G, { event: 'markerMoved', slot, how: 'passes' });
    return then(G, { do: 'marker', left, passed: passed + 1 });
  }
  say(G, { event: 'markerMoved', slot, how: place.ward > 0 ? 'warded' : 'enters' });
  then(G, { do: 'marker', left: left - 1, passed: 0 });
  if (place.ward === 0) then(G, { do: 'appear', slot, force: false });
}

/** CST-CUL-10; wards end with this phase (CST-RULING-18). */
export function rollCultistDice(G: State, dice: Dice) {
  const faces = dice.roll(6, SLOTS).map((n) => CULTIST_FACES[n - 1] ?? fail(`no face ${n}`));
  G.slots.forEach((place, slot) => {
    place.die = faces[slot] ?? 'blank';
    if (place.ward > 0 && place.ward <= G.round) {
      place.ward = 0;
      say(G, { event: 'wardEnded', slot });
    }
  });
  say(G, { event: 'cultistDiceRolled', faces });
}
