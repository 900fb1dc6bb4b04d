import type { AfterLook, Condition, Count, Effect, Faction, On, Pile, Resource, Shown, Triggered, Zone } from './types';

// The words that card tables are written in.

export const coin = (n: number): Effect => ({ do: 'gain', res: 'coin', n });
export const power = (n: number): Effect => ({ do: 'gain', res: 'power', n });
export const regeneration = (n: number): Effect => ({ do: 'gain', res: 'regeneration', n });
export const gainPer = (res: Resource, n: number, per: Count): Effect => ({ do: 'gainPer', res, n, per });

export const draw = (n: number): Effect => ({ do: 'draw', n });
export const muster = (n = 1): Effect => ({ do: 'muster', n });
export const curse = (): Effect => ({ do: 'curse' });
export const rage = (): Effect => ({ do: 'rage' });
export const haunt = (): Effect => ({ do: 'haunt', who: 'self' });
export const hauntAnother = (): Effect => ({ do: 'haunt', who: 'chosen' });
export const command = (): Effect => ({ do: 'command' });
export const destroy = (): Effect => ({ do: 'destroy' });
export const sacrifice = (upTo = 1, ...zones: Zone[]): Effect => ({
  do: 'sacrifice',
  upTo,
  zones: zones.length > 0 ? zones : ['play'],
});

export const loseHealth = (who: 'me' | 'rival', n: number): Effect => ({ do: 'loseHealth', who, n });
export const payHealth = (n: number, ...then: Effect[]): Effect => ({ do: 'payHealth', n, then });
export const discardOwn = (n: number, ...then: Effect[]): Effect => ({ do: 'discardOwn', n, then });
export const rivalDiscards = (n: number): Effect => ({ do: 'rivalDiscards', n });
export const look = (n: number, pile: Pile, then: AfterLook): Effect => ({ do: 'look', n, pile, then });
export const reveal = (n: number, pile: Pile, shown: Shown, ...then: Effect[]): Effect => ({
  do: 'reveal',
  n,
  pile,
  if: shown,
  then,
});
export const convert = (from: Resource, to: Resource, limit: number | null = null): Effect => ({
  do: 'convert',
  from,
  to,
  limit,
});
export const activateHorde = (faction: Faction | null = null): Effect => ({ do: 'activateHorde', faction });
export const chooseOne = (...of: Effect[][]): Effect => ({ do: 'chooseOne', of });
export const when = (cond: Condition, ...then: Effect[]): Effect => ({ do: 'if', cond, then });
export const discount = (n: number, type: 'monster' | 'relic'): Effect => ({ do: 'discount', n, type });
export const claimNext = (): Effect => ({ do: 'claimNext' });
export const gainAcolyte = (): Effect => ({ do: 'gainAcolyte' });
export const streetSwap = (): Effect => ({ do: 'streetSwap' });
export const returnToHand = (): Effect => ({ do: 'returnToHand' });
export const refreshRelic = (): Effect => ({ do: 'refreshRelic' });
export const flipToken = (): Effect => ({ do: 'flipToken' });

/** Benefit, uses, condition: the order of the print (TOL-ABIL-06). */
export const trigger = (effect: Effect[], uses: number, on: On): Triggered => ({ effect, uses, on });
