import { fail } from '../../../engine-extensions/fail';
import type { InvestigatorId } from './investigators';
import { kebab } from './kebab';
import type { Sym } from './symbols';
import { isCombatWord, type AnyWord } from './words';

export type ActionId = string;

/** An action card: a symbol for its owner's fights, or a support for somebody else. */
export interface Action {
  id: ActionId;
  name: string;
  inv: InvestigatorId;
  symbol: Sym;
  /** search icons: 0 or 1 */
  search: number;
  /** costs no insanity as support */
  unique: boolean;
  /** kept by the supported investigator for its own fight */
  combat: boolean;
  /** no replacement is drawn */
  noDraw: boolean;
  support: readonly AnyWord[];
  /** the supporter may add these */
  optional: readonly AnyWord[];
}

/** Marks of a row: s search, u unique, n no draw. */
export type Row = readonly [name: string, symbol: Sym, marks: string, support: AnyWord[], optional?: AnyWord[]];

/** The deck of one investigator. */
export const deck = (inv: InvestigatorId, rows: readonly Row[]): Action[] =>
  rows.map(([name, symbol, marks, support, optional = []]) => {
    if (!/^[sun]*$/.test(marks)) fail(`${name} has unknown marks ${marks}`);
    return {
      id: kebab(name),
      name,
      inv,
      symbol,
      search: marks.includes('s') ? 1 : 0,
      unique: marks.includes('u'),
      combat: support.some(isCombatWord),
      noDraw: marks.includes('n'),
      support,
      optional,
    };
  });
