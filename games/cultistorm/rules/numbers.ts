import type { InvId, Open, Slot } from '../state';
import { cultistOf, locationOf, type RuleId } from '../cards';

/** The numbers that depend on how many investigators there are. CST-TWO: two count as three. */
export const perTeam = (n: number) => (n === 2 ? 3 : n);
/** CST-PREP-01, CST-2P-03 */
export const handSize = (view: Open) => (view.inv.length === 2 ? 5 : 4) - (hasRule(view, 'hand-1') ? 1 : 0);
/** CST-PREP-04, CST-2P-04 */
export const poolSize = (view: Open) =>
  perTeam(view.inv.length) + (view.options.storm === 'calm' ? 1 : 0) - (hasRule(view, 'pool-1') ? 1 : 0);
/** CST-SEAL-01, CST-2P-05 */
export const sealPrice = (view: Open) => perTeam(view.inv.length);

const THRESHOLD: Readonly<Record<number, number>> = { 2: 13, 3: 11, 4: 12, 5: 13 };
/** CST-THR-01 */
export const threshold = (view: Open) =>
  (THRESHOLD[view.inv.length] ?? 13) + (view.options.storm === 'calm' ? 1 : 0) - (hasRule(view, 'threshold-1') ? 1 : 0);

export const INSANITY_LIMIT = 5;
export const ITEM_LIMIT = 2;
export const TARGETS = 2;
export const WARDS = 3;
export const SLOTS = 5;
export const FINAL_SLOT = 4;

/** A lasting rule, or one that a special cultist imposes while it is in play. */
export function hasRule(view: Open, id: RuleId): boolean {
  for (const r of view.rules) if (r.id === id) return true;
  if (!view.options.sect) return false;
  for (const s of view.slots)
    for (const c of s.column) {
      const { hook, effect } = cultistOf(c);
      if (hook === 'whileInPlay' && effect?.do === 'rule' && effect.id === id) return true;
    }
  return false;
}

/** CST-THR-03 */
export function cultistsInPlay(view: Open): number {
  let n = 0;
  for (const s of view.slots) n += s.column.length;
  return n;
}

export const goosInPlay = (view: Open) => view.slots.reduce((n, s) => n + s.goos.length, 0);
export const sealsPlaced = (view: Open) => view.slots.reduce((n, s) => n + (s.sealed ? 1 : 0), 0);
export const symbolOf = (slot: Slot) => locationOf(slot.location).symbol;

/** CST-GRP-03 */
export const leader = (view: Open): InvId => (view.first + Math.max(0, view.round - 1)) % view.inv.length;

/** CST-GOAL-02: 4 is survivable */
export const sanityLost = (inv: { insanity: number; permanent: number }) => inv.insanity + inv.permanent;

/** CST-RULING-24: a payment that would drive the payer insane is refused. */
export const canSuffer = (inv: { insanity: number; permanent: number; shield: number }, n: number) =>
  sanityLost(inv) + Math.max(0, n - inv.shield) < INSANITY_LIMIT;
