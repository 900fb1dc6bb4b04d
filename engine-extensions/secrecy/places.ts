import type { Dice } from '../dice';
import { fail } from '../fail';

/** A path to one slot of `G` that holds one card: `['seats', '2', 'hand', 0]`. */
export type Place = readonly (string | number)[];

type Bag = Record<string | number, unknown>;

function holder(G: unknown, place: Place): Bag {
  let at = G as Bag;
  for (let i = 0; i < place.length - 1; i++)
    at = (at[place[i] as string | number] ?? fail(`no place ${place.join('.')}`)) as Bag;
  return at;
}

export const cardAt = (G: unknown, place: Place) => holder(G, place)[place[place.length - 1] as string | number];

function put(G: unknown, place: Place, card: unknown) {
  holder(G, place)[place[place.length - 1] as string | number] = card;
}

/** by path: places are values, and a table has the same ones at every move */
const made = new Map<string, Place[]>();

/** Every slot of an array: `slots(['seats', '1', 'hand'], 3)`. */
export function slots(path: Place, count: number): Place[] {
  const key = path.join('/');
  let places = made.get(key);
  if (!places) made.set(key, (places = []));
  for (let i = places.length; i < count; i++) places.push(Object.freeze([...path, i]));
  return places.slice(0, count);
}

/** Mixes the cards of each group among their places. Changes `G`: give it a copy. */
export function exchange(G: unknown, groups: readonly (readonly Place[])[], dice: Dice) {
  for (const group of groups) {
    const mixed = dice.shuffle(group.map((p) => cardAt(G, p)));
    group.forEach((p, i) => put(G, p, mixed[i]));
  }
}

/** Puts the cards of each group in order, so that what is left depends on nothing the viewer can't know. */
export function sortHidden(G: unknown, groups: readonly (readonly Place[])[]) {
  for (const group of groups) {
    const sorted = group.map((p) => cardAt(G, p)).sort((a, b) => (String(a) < String(b) ? -1 : 1));
    group.forEach((p, i) => put(G, p, sorted[i]));
  }
}

/** A deep copy of JSON: several times faster than structuredClone, which matters to bots. */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copyJson(value[i]);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}
