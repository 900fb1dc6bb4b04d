import { cultistOf, gooOf, INVESTIGATOR, type Sym } from '../cards';
import type { EnemyId, Inv, Open, Slot } from '../state';
import { symbolOf } from './numbers';

/** One symbol that must be matched, and where it comes from. */
export interface Needed {
  symbol: Sym;
  from: 'printed' | 'devoured' | 'die' | 'home';
}

export const slotOfEnemy = (view: Open, enemy: EnemyId): Slot | undefined =>
  view.slots.find((s) => s.column.includes(enemy) || s.goos.some((g) => g.card === enemy));

/** CST-CMB-08, CST-GOO-03, CST-RULING-14: printed, devoured, die, home, in this order. */
export function strength(slot: Slot, enemy: EnemyId): Needed[] {
  const needed: Needed[] = [];
  const goo = slot.goos.find((g) => g.card === enemy);
  const { symbols, sect } = goo ? gooOf(enemy) : cultistOf(enemy);
  for (const symbol of symbols) needed.push({ symbol, from: 'printed' });
  for (const c of goo?.devoured ?? []) {
    const symbol = cultistOf(c).sect;
    if (symbol !== null) needed.push({ symbol, from: 'devoured' });
  }
  if (slot.die !== 'blank') needed.push({ symbol: slot.die, from: 'die' });
  const home = symbolOf(slot);
  if (sect === home) needed.push({ symbol: home, from: 'home' });
  return needed;
}

export const isGoo = (slot: Slot, enemy: EnemyId) => slot.goos.some((g) => g.card === enemy);

/** CST-CMB-06, CST-2P-01, RANGED. */
export const isRanged = (view: Open, inv: Inv) =>
  inv.ranged || view.inv.length === 2 || INVESTIGATOR[inv.card ?? '']?.style === 'ranged';

/** Why an enemy is out of reach; undefined when it can be attacked. CST-CMB-06, 07, CST-2P-01, CST-RULING-15 */
export function outOfReach(
  view: Open,
  inv: Inv,
  enemy: EnemyId,
): 'melee' | 'not-alone' | 'behind' | 'not-here' | undefined {
  const slot = view.slots[inv.at];
  if (!slot) return 'not-here';
  if (isGoo(slot, enemy)) {
    if (slot.column.length > 0) return 'not-alone';
    return slot.goos[0]?.card === enemy ? undefined : 'behind';
  }
  if (!slot.column.includes(enemy)) return 'not-here';
  return isRanged(view, inv) || slot.column[0] === enemy ? undefined : 'melee';
}
