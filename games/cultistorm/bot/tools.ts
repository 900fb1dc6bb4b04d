import type { LegalMove } from '../../../engine-extensions/moves';
import { ITEM, locationOf, type Sym } from '../cards';
import { hasRule } from '../rules/numbers';
import { outOfReach } from '../rules/strength';
import type { Inv, Open, Slot, SlotId } from '../state';
import type { View } from '../view';
import type { Choice, Menu } from './investigate';
import type { Part } from './plan';
import { demandAt, missing, purseAt } from './resources';

const NOTHING: ReadonlySet<string> = new Set();

/** How many symbols are missing for the nearest fight at one's place: announced targets, else whatever is in reach. */
function gap(view: Open, inv: Inv): number {
  const slot = view.slots[inv.at] as Slot;
  const all = [...slot.column, ...slot.goos.map((g) => g.card)];
  const foes = inv.targets.length > 0 ? inv.targets : all.filter((e) => outOfReach(view, inv, e) === undefined);
  const purse = purseAt(view, inv, inv.at, NOTHING);
  return Math.min(9, ...foes.map((e) => missing(purse, demandAt(slot, e))));
}

/** What setting or rerolling a die is worth: a die is set where that closes the gap, and one that helps nowhere falls again. */
export function dieWorth(view: Open, inv: Inv, word: 'setDie' | 'reroll', target: string): number {
  const open = gap(view, inv);
  if (open === 0) return -1;
  if (word === 'setDie') {
    const [id, face] = target.split('=') as [string, Sym];
    const after = { ...inv, dice: inv.dice.map((d) => (d.id === id ? { ...d, face } : d)) };
    return gap(view, after) === 0 ? 9 : -1;
  }
  const without = { ...inv, dice: inv.dice.filter((d) => d.id !== target) };
  return without.dice.length < inv.dice.length && gap(view, without) === open ? 5 : -1;
}

/** An item that makes one more move free, not used up yet. */
const vehicle = (inv: Inv): string | undefined =>
  inv.items.find((i) => !inv.used.includes(i) && ITEM[i]?.words.some((w) => w.do === 'freeMove' || w.do === 'move'));

/** What a move to a place costs in nerve, as this phase stands. */
export const goPrice = (view: Open, inv: Inv, to: SlotId): number => {
  if (to === inv.at || inv.freeMoves > 0 || vehicle(inv) !== undefined) return 0;
  return inv.moves === 0 && !hasRule(view, 'no-free-move') ? 0 : 1;
};

/** Whether the shrine of a place would do an investigator good now. */
function serves(view: Open, inv: Inv, slot: Slot): boolean {
  const { timing, limit, words } = locationOf(slot.location).action;
  if (!slot.shrine || timing === 'combat') return false;
  if (limit === 'team' ? slot.used : inv.used.includes('location')) return false;
  switch (words[0]?.do) {
    case 'draw':
      return true;
    case 'heal':
      return inv.insanity > 0 && !hasRule(view, 'no-heal');
    case 'search':
      return inv.items.length < 2 && !hasRule(view, 'no-search');
    default:
      return false;
  }
}

/** Who can go on from there for free looks in at a shrine first; who would pay for a move rides instead. */
export function travel(view: View, inv: Inv, part: Part | undefined, menu: Menu): Choice | undefined {
  const ride = vehicle(inv);
  if (!part || part.slot === inv.at) return undefined;
  const firstIsFree = inv.moves === 0 && !hasRule(view, 'no-free-move');
  if (firstIsFree && (ride !== undefined || inv.freeMoves > 0)) {
    const on = view.slots.findIndex((s, i) => i !== inv.at && i !== part.slot && serves(view, inv, s));
    const go = on < 0 ? undefined : menu.has('go', inv.id, on);
    if (go) return { move: go, because: 'visits-shrine' };
  }
  if (firstIsFree || inv.freeMoves > 0 || ride === undefined) return undefined;
  const rides = (m: LegalMove) => m.args[1] === ride && (m.args[2] === null || m.args[2] === String(part.slot));
  const move = menu.of('useItem', inv.id).find(rides);
  return move && { move, because: 'rides-there' };
}
