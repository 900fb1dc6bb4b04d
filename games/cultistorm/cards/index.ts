import { fail } from '../../../engine-extensions/fail';
import type { Action, ActionId } from './action';
import { CULTISTS, type Cultist, type CultistId } from './cultists';
import { ALIENIST } from './decks/alienist';
import { ARCHIVIST } from './decks/archivist';
import { BOXER } from './decks/boxer';
import { EXORCIST } from './decks/exorcist';
import { MEDIUM } from './decks/medium';
import { TROOPER } from './decks/trooper';
import { GOOS, type Goo, type GooId } from './goos';
import { INVESTIGATORS, type Investigator, type InvestigatorId } from './investigators';
import { EVENTS, ITEMS, type Item, type ItemId } from './items';
import { LOCATIONS, type Location, type LocationId } from './locations';
import { SECT } from './sect';
import { ACTS, TERROR, type TerrorCard } from './terror';

export type { Action, ActionId } from './action';
export { CULTISTS, HOOKS, type Cultist, type CultistId, type Hook } from './cultists';
export { GOOS, type Goo, type GooId, type Wave } from './goos';
export { INVESTIGATORS, type Ability, type Investigator, type InvestigatorId } from './investigators';
export { EVENTS, ITEMS, ITEM_KINDS, type Item, type ItemId, type ItemKind } from './items';
export { LOCATIONS, type Location, type LocationAction, type LocationId } from './locations';
export { SECT } from './sect';
export * from './symbols';
export { ACTS, TERROR, type FinalAct, type TerrorCard } from './terror';
export * from './words';

/** The 72 action cards, twelve for each investigator. */
export const ACTIONS: readonly Action[] = [...ARCHIVIST, ...BOXER, ...ALIENIST, ...EXORCIST, ...TROOPER, ...MEDIUM];

/** A table by id, deeply frozen: steps on the agenda copy what they take from it. */
function tableOf<T extends { id: string }>(rows: readonly T[]): Readonly<Record<string, T>> {
  const table = Object.create(null) as Record<string, T>;
  for (const row of rows) {
    if (row.id in table) fail(`two cards are called ${row.id}`);
    table[row.id] = deepFreeze(row);
  }
  return Object.freeze(table);
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

export const CULTIST: Readonly<Record<CultistId, Cultist>> = tableOf([...CULTISTS, ...SECT]);
export const GOO: Readonly<Record<GooId, Goo>> = tableOf(GOOS);
export const INVESTIGATOR: Readonly<Record<InvestigatorId, Investigator>> = tableOf(INVESTIGATORS);
export const ACTION: Readonly<Record<ActionId, Action>> = tableOf(ACTIONS);
export const ITEM: Readonly<Record<ItemId, Item>> = tableOf([...ITEMS, ...EVENTS]);
export const LOCATION: Readonly<Record<LocationId, Location>> = tableOf(LOCATIONS);
export const TERROR_CARD: Readonly<Record<string, TerrorCard>> = tableOf([...TERROR, ...ACTS]);

export const cultistOf = (id: CultistId) => CULTIST[id] ?? fail(`no cultist ${id}`);
export const gooOf = (id: GooId) => GOO[id] ?? fail(`no Great Old One ${id}`);
export const actionOf = (id: ActionId) => ACTION[id] ?? fail(`no action card ${id}`);
export const itemOf = (id: ItemId) => ITEM[id] ?? fail(`no item ${id}`);
export const locationOf = (id: LocationId) => LOCATION[id] ?? fail(`no location ${id}`);
export const terrorOf = (id: string) => TERROR_CARD[id] ?? fail(`no terror card ${id}`);
export const investigatorOf = (id: InvestigatorId | null) =>
  (id === null ? undefined : INVESTIGATOR[id]) ?? fail(`no investigator ${id}`);
