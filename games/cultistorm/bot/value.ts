import { cultistOf, locationOf } from '../cards';
import { cultistsInPlay, goosInPlay, hasRule, perTeam, sanityLost, sealPrice, sealsPlaced, SLOTS, symbolOf, threshold } from '../rules/numbers'; // prettier-ignore
import { isGoo } from '../rules/strength';
import type { Inv, Open, Slot, SlotId } from '../state';

/** What things are worth to the team, in tenths of a cultist beaten. */
export const WEIGHTS = {
  cultist: 10,
  /** a third cultist in a column; more when the marker will pass there */
  third: 9,
  thirdSoon: 14,
  second: 2,
  /** one of the sect whose presence binds the team */
  presence: 8,
  /** a trophy the team still needs, one it can use for knowledge, a spare one */
  trophyNeeded: 6,
  trophyLore: 3,
  /** the threshold is near */
  crowd: 4,
  /** a fight at all: no terror step, no insanity */
  firstFight: 8,
  goo: 30,
  gooInFront: 120,
  /** one cultist less under a Great Old One makes it weaker */
  underGoo: 7,
  seal: 45,
  /** standing where a shrine heals, as a share of what it heals */
  rest: 0.8,
  /** insanity at 0, 1, 2, 3 and 4 before it is suffered */
  insanity: [7, 10, 18, 32, 1000],
  /** using up a one-shot item, a regular support card */
  item: 2,
  support: 1,
  /** staying with one's announced targets */
  faith: 4,
} as const;

/** What one more insanity costs an investigator. */
export const insanityCost = (inv: Inv, n = 1): number => {
  let sum = 0;
  for (let k = 0; k < n - inv.shield; k++) sum += WEIGHTS.insanity[Math.min(4, sanityLost(inv) + k)] ?? 1000;
  return sum;
};

/** Trophies of a slot's symbol that are still to be won. */
export function trophiesShort(view: Open, slot: Slot): number {
  if (slot.sealed) return 0;
  const symbol = symbolOf(slot);
  const held = view.inv.reduce((n, i) => n + i.trophies[symbol], 0);
  return Math.max(0, sealPrice(view) - slot.trophies - held);
}

/** Whether the cultist marker will enter a slot in the next cultist phase. */
export function isNext(view: Open, slot: SlotId): boolean {
  let left = perTeam(view.inv.length);
  for (let k = 1; k <= SLOTS && left > 0; k++) {
    const s = (view.marker + k) % SLOTS;
    if ((view.slots[s]?.goos.length ?? 0) > 0) continue;
    if (s === slot) return true;
    left -= 1;
  }
  return false;
}

/** Whether the last Great Old One must not fall yet (CST-END-08). */
export const mustSpare = (view: Open, slot: Slot) =>
  view.finalAct !== null && goosInPlay(view) === 1 && sealsPlaced(view) + (slot.sealed ? 0 : 1) < SLOTS;

/** What beating an enemy is worth. */
export function enemyValue(view: Open, s: SlotId, enemy: string): number {
  const slot = view.slots[s] as Slot;
  if (isGoo(slot, enemy)) {
    if (mustSpare(view, slot)) return -500;
    return WEIGHTS.goo + (slot.column.length === 0 ? WEIGHTS.gooInFront : 0);
  }
  let value: number = WEIGHTS.cultist;
  const { sect, hook } = cultistOf(enemy);
  if (hook === 'whileInPlay') value += WEIGHTS.presence;
  const home = sect === null ? undefined : view.slots.find((x) => symbolOf(x) === sect);
  if (home) value += trophiesShort(view, home) > 0 ? WEIGHTS.trophyNeeded : WEIGHTS.trophyLore;
  if (cultistsInPlay(view) + perTeam(view.inv.length) >= threshold(view)) value += WEIGHTS.crowd;
  if (slot.goos.length > 0) return slot.column.length === 1 ? -200 : value + WEIGHTS.underGoo;
  if (slot.sealed) return value;
  if (slot.column.length >= 3) value += WEIGHTS.third + (isNext(view, s) && slot.ward === 0 ? WEIGHTS.thirdSoon : 0);
  else if (slot.column.length === 2) value += WEIGHTS.second;
  return value;
}

/** Whether an investigator could seal a place at the end of this round: it has the card and the trophies are there. */
export function canSealAt(view: Open, inv: Inv, s: SlotId): boolean {
  const slot = view.slots[s] as Slot;
  return (
    !slot.sealed && slot.goos.length === 0 && inv.seals.includes(symbolOf(slot)) && slot.trophies >= sealPrice(view)
  );
}

/** What a shrine would heal there, as the insanity that it takes away. */
function restAt(view: Open, inv: Inv, slot: Slot): number {
  if (!slot.shrine || inv.insanity === 0 || inv.used.includes('location') || hasRule(view, 'no-heal')) return 0;
  if (!locationOf(slot.location).action.words.some((w) => w.do === 'heal')) return 0;
  return WEIGHTS.rest * (WEIGHTS.insanity[sanityLost(inv) - 1] ?? 0);
}

/** What being at a place is worth besides its enemies. */
export function placeValue(view: Open, inv: Inv, s: SlotId): number {
  const slot = view.slots[s] as Slot;
  const rest = restAt(view, inv, slot);
  if (!canSealAt(view, inv, s)) return rest;
  if (sealsPlaced(view) === SLOTS - 1) return 500;
  const price = insanityCost(inv, Math.max(0, slot.column.length - 1));
  return sanityLost(inv) + slot.column.length - 1 > 4 ? rest : WEIGHTS.seal - price + rest;
}
