import { say } from '../../../engine-extensions/log/log';
import type { Sym } from '../cards';
import type { InvId, SlotId, State } from '../state';
import { symbolOf } from './numbers';
import { invOf, slotOf } from './table';

/** CST-CMB-10: from the supply, if any is left. */
export function gainTrophy(G: State, i: InvId, symbol: Sym) {
  if (G.trophiesLeft[symbol] === 0) return;
  G.trophiesLeft[symbol] -= 1;
  invOf(G, i).trophies[symbol] += 1;
  say(G, { event: 'trophyGained', inv: i, symbol });
}

export function loseTrophy(G: State, i: InvId, symbol: Sym) {
  G.trophiesLeft[symbol] += 1;
  invOf(G, i).trophies[symbol] -= 1;
  say(G, { event: 'trophyLost', inv: i, symbol });
}

/** Trophies on a location go back to the supply when it is sealed (CST-SEAL-06, CST-GOO-05). */
export function clearTrophies(G: State, slot: SlotId) {
  const place = slotOf(G, slot);
  G.trophiesLeft[symbolOf(place)] += place.trophies;
  place.trophies = 0;
}
