/** A value chosen earlier in the same effect, by the name it was given. */
export interface Ref {
  ref: string;
}
export const ref = (name: string): Ref => ({ ref: name });

/** Which things may be picked, as data; the game's kit knows how to look them up. */
export type Filter = { zone: string } & Record<string, unknown>;

/** One way out of a choice. */
export interface Branch<P> {
  label: string;
  then: Effect<P>;
}

/** First this, then that. */
export interface Seq<P> {
  do: 'seq';
  of: Effect<P>[];
}
/** One of several; `who` is the game's word for a seat ("me", "left", "opponent"). */
export interface OneOf<P> {
  do: 'oneOf';
  who: string;
  ask: string;
  of: Branch<P>[];
  mayDecline?: true;
}
/** A thing is chosen and given a name that later words refer to. */
export interface Pick<P> {
  do: 'pick';
  who: string;
  ask: string;
  from: Filter;
  as: string;
  then: Effect<P>;
  mayDecline?: true;
}

/** What a card does, as JSON: the shared words over a game's own primitives `P`. */
export type Effect<P> = Seq<P> | OneOf<P> | Pick<P> | P;

export const seq = <P>(...of: Effect<P>[]): Seq<P> => ({ do: 'seq', of });

export const oneOf = <P>(who: string, ask: string, of: Branch<P>[]): OneOf<P> => ({ do: 'oneOf', who, ask, of });

/** Done or left; `who` decides. */
export const may = <P>(who: string, ask: string, effect: Effect<P>): OneOf<P> => ({
  do: 'oneOf',
  who,
  ask,
  of: [{ label: ask, then: effect }],
  mayDecline: true,
});

export const pick = <P>(who: string, ask: string, from: Filter | string, as: string, then: Effect<P>): Pick<P> => ({
  do: 'pick',
  who,
  ask,
  from: typeof from === 'string' ? { zone: from } : from,
  as,
  then,
});

/** Like `pick`, with a way to decline. */
export const mayPick = <P>(...args: Parameters<typeof pick<P>>): Pick<P> => ({ ...pick<P>(...args), mayDecline: true });

/** Every word in an effect, nested ones too: for catalogue tests and usage counts. */
export function wordsIn(effect: unknown): string[] {
  if (typeof effect !== 'object' || effect === null) return [];
  const own = 'do' in effect && typeof effect.do === 'string' ? [effect.do] : [];
  return [...own, ...Object.values(effect).flatMap(wordsIn)];
}
