import type { PlayerID } from './agenda/agenda';
import type { Dice } from './dice';
import type { Refusal } from './refusal';

/** What every view carries: whose it is (`null`: a spectator's), and what only that seat sees. */
export interface ViewBase {
  viewer: PlayerID | null;
  own: object | null;
}

/** The view of somebody who sits at the table. */
export type Seated<V extends ViewBase> = V & { own: NonNullable<V['own']> };

/** What a move's effect works on: the state to change, who moves, and chance. */
export interface Play<S> {
  G: S;
  playerID: PlayerID;
  dice: Dice;
}

/** A move, said once: what it offers and what it does. Arguments are JSON. */
export interface MoveDef<S, V extends ViewBase, A extends readonly unknown[]> {
  /** every way to make this move now, read from the seat's own view */
  options(view: Seated<V>, me: PlayerID): readonly A[];
  play(table: Play<S>, ...args: A): void;
  /** why these arguments are not among the options */
  whyNot?(view: Seated<V>, me: PlayerID, ...args: A): Refusal | undefined;
  /** the same answer as looking into `options`, where listing them is dear; must take any JSON */
  allows?(view: Seated<V>, me: PlayerID, ...args: A): boolean;
  /** arguments stay out of other seats' boardgame.io log */
  secret?: true;
  /** several seats may make it at once: a newer state doesn't void it */
  together?: true;
  /** legal but left out of the list that bots and boards walk: concede, hand over */
  housekeeping?: true;
}

/** Any move of a game, whatever its arguments. */
export type AnyMove<S, V extends ViewBase> = MoveDef<S, V, readonly unknown[]>;

/** `const move = movesFor<State, View>()`, once per game; then `move<[card: CardId]>({ … })`. */
export const movesFor =
  <S, V extends ViewBase>() =>
  <A extends readonly unknown[] = []>(def: MoveDef<S, V, A>) =>
    def;

/** One thing a seat may do now. */
export interface LegalMove {
  move: string;
  args: readonly unknown[];
}

/** A move as one string, equal for equal moves: data-move in boards, keys in search trees. */
export const moveKey = ({ move, args }: LegalMove) =>
  args.length === 0 ? move : `${move}(${args.map((a) => JSON.stringify(a)).join(',')})`;

const MAX_DEPTH = 8;

/** JSON equality; arguments come from a client, so depth is bounded and prototypes don't count. */
export function sameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || depth > MAX_DEPTH) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (k) =>
      Object.hasOwn(b, k) && sameJson((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k], depth + 1),
  );
}

export const isListed = (options: readonly (readonly unknown[])[], args: readonly unknown[]) =>
  options.some((option) => sameJson(option, args));
