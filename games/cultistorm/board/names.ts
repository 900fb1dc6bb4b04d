import { ACTION, CULTIST, GOO, INVESTIGATOR, ITEM, LOCATION, TERROR_CARD, type Face, type Sym } from '../cards';
import type { InvId, Open, SlotId } from '../state';

/** Shape, icon and letters of the five symbols, and of the faces that are none. */
export const SYMBOL_NAME: Record<Face | 'blank', string> = {
  spiral: 'Spiral',
  star: 'Star',
  tentacle: 'Tentacle',
  moon: 'Moon',
  flame: 'Flame',
  wild: 'wild',
  blank: 'blank',
};
export const symbolName = (s: string) => SYMBOL_NAME[s as Sym] ?? s;

/** The printed name of any card. */
export const cardName = (id: string): string =>
  (ACTION[id] ?? ITEM[id] ?? CULTIST[id] ?? GOO[id] ?? LOCATION[id] ?? TERROR_CARD[id] ?? INVESTIGATOR[id])?.name ?? id;

/** An investigator's name, or its number before it has one. */
export const invName = (view: Pick<Open, 'inv'>, i: InvId): string => {
  const card = view.inv[i]?.card;
  return card ? (INVESTIGATOR[card]?.name ?? card) : `Investigator ${i + 1}`;
};
export const firstName = (view: Pick<Open, 'inv'>, i: InvId) => {
  const name = invName(view, i);
  return name.startsWith('Investigator') ? name : (name.split(' ')[0] ?? name);
};
export const initial = (view: Pick<Open, 'inv'>, i: InvId) =>
  view.inv[i]?.card ? firstName(view, i)[0] : String(i + 1);

export const placeName = (view: Pick<Open, 'slots'>, s: SlotId) => {
  const slot = view.slots[s];
  return slot ? cardName(slot.location) : `slot ${s + 1}`;
};

/** Seat colour and pattern of an investigator. */
export const COLOURS = ['#ffb44d', '#7fd3e6', '#e9a6c9', '#b9d66b', '#f3ead6'] as const;
export const PATTERNS = ['dots', 'bars', 'diag', 'upright', 'rim'] as const;
export const colourOf = (i: InvId) => COLOURS[i] ?? COLOURS[4];

export const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const list = (xs: readonly string[]) =>
  xs.length < 2 ? (xs[0] ?? '') : `${xs.slice(0, -1).join(', ')} and ${xs[xs.length - 1]}`;
