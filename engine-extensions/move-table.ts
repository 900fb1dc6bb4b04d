import type { PlayerID } from './agenda/agenda';
import type { Dice } from './dice';
import type { AnyMove, LegalMove, Seated, ViewBase } from './moves';

export type MoveTable<S, V extends ViewBase> = Record<string, AnyMove<S, V>>;

/** A table without inherited names, so that nobody can move `toString`. */
export const bare = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), entries) as Record<string, T>;

/** The moves of a phase or stage by name, and those of them that are listed, in order. */
export interface Sheet<S, V extends ViewBase> {
  moves: MoveTable<S, V>;
  listed: readonly { name: string; move: AnyMove<S, V> }[];
}

export const sheet = <S, V extends ViewBase>(moves: MoveTable<S, V>): Sheet<S, V> => ({
  moves: bare(moves),
  listed: Object.entries(moves).flatMap(([name, move]) => (move.housekeeping ? [] : [{ name, move }])),
});

export function listOf<S, V extends ViewBase>({ listed }: Sheet<S, V>, view: Seated<V>, me: PlayerID): LegalMove[] {
  const legal: LegalMove[] = [];
  for (const { name, move } of listed) for (const args of move.options(view, me)) legal.push({ move: name, args });
  return legal;
}

/** One of the list by chance, as `dice.pick` would, without putting it together. */
export function anyOf<S, V extends ViewBase>(
  { listed }: Sheet<S, V>,
  view: Seated<V>,
  me: PlayerID,
  dice: Dice,
): LegalMove | undefined {
  const offers: (readonly (readonly unknown[])[])[] = [];
  let n = 0;
  for (const { move } of listed) {
    const options = move.options(view, me);
    offers.push(options);
    n += options.length;
  }
  let at = n === 0 ? 0 : dice.die(n) - 1;
  for (const [i, { name }] of listed.entries()) {
    const options = offers[i] as (typeof offers)[number];
    if (at < options.length) return { move: name, args: options[at] as readonly unknown[] };
    at -= options.length;
  }
  return undefined;
}
