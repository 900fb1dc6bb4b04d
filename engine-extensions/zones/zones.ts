import type { Dice } from '../dice';
import { fail } from '../fail';

/** Where a card is taken from: takes it out and gives it. */
export type Source = (card: string) => void;
/** Where a card is put. */
export type Target = (card: string) => void;

/** Out of this zone; it must be there. */
export const from =
  (zone: string[]): Source =>
  (card) => {
    const at = zone.indexOf(card);
    if (at < 0) fail(`${card} is not there`);
    zone.splice(at, 1);
  };

/** The top of a pile is its last element: cheap to draw. */
export const onTopOf =
  (pile: string[]): Target =>
  (card) => {
    pile.push(card);
  };
export const under =
  (pile: string[]): Target =>
  (card) => {
    pile.unshift(card);
  };
export const into = onTopOf;

/** Moving a card is one call, so nothing is lost or doubled. */
export function move(card: string, source: Source, target: Target) {
  source(card);
  target(card);
}

/** Takes up to `count` cards from the top. */
export function draw(pile: string[], count: number): string[] {
  return pile.splice(Math.max(0, pile.length - count)).reverse();
}

/** Moves all cards of one zone to another. */
export function moveAll(source: string[], target: string[]) {
  target.push(...source.splice(0));
}

/** Shuffles in place, from a sorted start: equal play gives equal results whatever the order before. */
export function shuffle(pile: string[], dice: Dice) {
  const mixed = dice.shuffle([...pile].sort());
  pile.splice(0, pile.length, ...mixed);
}

const printed = new Map<string, string[]>();

/** `copies('cultist', 3)` is cultist#1, cultist#2, cultist#3; always the same strings, which tables are quick to find. */
export function copies(name: string, count: number): string[] {
  const made = printed.get(name) ?? [];
  for (let i = made.length; i < count; i++) made.push(`${name}#${i + 1}`);
  printed.set(name, made);
  return made.slice(0, count);
}

/** The printed name of one physical card; keep a table instead where it is asked often. */
export const nameOf = (card: string) => {
  const at = card.indexOf('#');
  return at < 0 ? card : card.slice(0, at);
};
