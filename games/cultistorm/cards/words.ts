import type { Sym } from './symbols';

/** Lasting rules that cards impose: a closed list. */
export const RULES = [
  'pool-1',
  'hand-1',
  'no-free-move',
  'no-search',
  'no-heal',
  'tax',
  'terror-x2',
  'threshold-1',
] as const;
export type RuleId = (typeof RULES)[number];

/** Whom a word means: who resolves it, whoever it picks, everybody, everybody at the same location. */
export type Who = 'you' | 'supporter' | 'chosen' | 'all' | 'here';

/** What a card gives to a fight; used as a source, never resolved by itself. */
export type CombatWord =
  | { do: 'symbol'; of: readonly Sym[] }
  | { do: 'any'; n: number }
  | { do: 'convert' }
  | { do: 'ignore'; what: 'die' | 'home' | 'printed'; n: number };

/** What a card does at once. */
export type Word =
  | { do: 'heal'; n: number; who: Who }
  | { do: 'insanity'; n: number; who: Who }
  | { do: 'shield'; n: number; who: Who }
  | { do: 'draw'; n: number; who: Who }
  | { do: 'discard'; n: number; how: 'choice' | 'random'; who: Who }
  | { do: 'recover' }
  | { do: 'move' }
  | { do: 'freeMove'; n: number }
  | { do: 'addDie'; to: 'pool' | 'you' }
  | { do: 'reroll'; what: 'own' | 'pool' | 'cultist' | 'allCultist' }
  | { do: 'setDie' }
  | { do: 'ward'; rounds: number }
  | { do: 'moveCultist' }
  | { do: 'removeCultist'; where: 'here' | 'any' }
  | { do: 'spawn'; n: number; at: 'you' | 'marker' | 'emptiest' }
  | { do: 'bury'; n: number }
  | { do: 'trophy' }
  | { do: 'swapTrophy' }
  | { do: 'search'; n: number }
  | { do: 'refreshItems' }
  | { do: 'terror'; n: number }
  | { do: 'unterror' }
  | { do: 'peek'; deck: 'cultist' | 'item'; n: number }
  | { do: 'summon'; wave: 'first' | 'second'; fill: number }
  | { do: 'activate' }
  | { do: 'ranged' }
  | { do: 'noPenalty' }
  | { do: 'rule'; id: RuleId; for: 'round' | 'game' }
  | { do: 'loseItem'; who: Who }
  | { do: 'loseTrophy'; who: Who }
  | { do: 'doom'; rounds: number };

export type AnyWord = Word | CombatWord;

export const COMBAT_WORDS = ['symbol', 'any', 'convert', 'ignore'] as const;
export const isCombatWord = (word: AnyWord): word is CombatWord =>
  (COMBAT_WORDS as readonly string[]).includes(word.do);

// short forms for the tables
export const heal = (n: number, who: Who = 'you'): Word => ({ do: 'heal', n, who });
export const insanity = (n: number, who: Who = 'you'): Word => ({ do: 'insanity', n, who });
export const shield = (n: number, who: Who = 'you'): Word => ({ do: 'shield', n, who });
export const draw = (n: number, who: Who = 'you'): Word => ({ do: 'draw', n, who });
export const discard = (n: number, how: 'choice' | 'random', who: Who = 'you'): Word => ({
  do: 'discard',
  n,
  how,
  who,
});
export const recover: Word = { do: 'recover' };
export const moveFree: Word = { do: 'move' };
export const freeMove = (n: number): Word => ({ do: 'freeMove', n });
export const addDie = (to: 'pool' | 'you'): Word => ({ do: 'addDie', to });
export const reroll = (what: 'own' | 'pool' | 'cultist' | 'allCultist'): Word => ({ do: 'reroll', what });
export const setDie: Word = { do: 'setDie' };
export const ward = (rounds = 1): Word => ({ do: 'ward', rounds });
export const moveCultist: Word = { do: 'moveCultist' };
export const removeCultist = (where: 'here' | 'any'): Word => ({ do: 'removeCultist', where });
export const spawn = (n: number, at: 'you' | 'marker' | 'emptiest'): Word => ({ do: 'spawn', n, at });
export const bury = (n: number): Word => ({ do: 'bury', n });
export const trophy: Word = { do: 'trophy' };
export const swapTrophy: Word = { do: 'swapTrophy' };
export const search = (n: number): Word => ({ do: 'search', n });
export const refreshItems: Word = { do: 'refreshItems' };
export const terror = (n: number): Word => ({ do: 'terror', n });
export const unterror: Word = { do: 'unterror' };
export const peek = (deck: 'cultist' | 'item', n: number): Word => ({ do: 'peek', deck, n });
export const summon = (wave: 'first' | 'second', fill = 0): Word => ({ do: 'summon', wave, fill });
export const activate: Word = { do: 'activate' };
export const ranged: Word = { do: 'ranged' };
export const noPenalty: Word = { do: 'noPenalty' };
export const rule = (id: RuleId, lasts: 'round' | 'game' = 'round'): Word => ({ do: 'rule', id, for: lasts });
export const loseItem = (who: Who): Word => ({ do: 'loseItem', who });
export const loseTrophy = (who: Who): Word => ({ do: 'loseTrophy', who });
export const doom = (rounds: number): Word => ({ do: 'doom', rounds });
export const symbol = (...of: Sym[]): CombatWord => ({ do: 'symbol', of });
export const any = (n = 1): CombatWord => ({ do: 'any', n });
export const convert: CombatWord = { do: 'convert' };
export const ignore = (what: 'die' | 'home' | 'printed', n = 1): CombatWord => ({ do: 'ignore', what, n });
