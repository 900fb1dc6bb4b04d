import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import type { TableProps } from './props';
import type { ControlProps } from './table-context';

interface Picks {
  picked: readonly string[];
  pick(key: string, depth?: number): void;
  attempt(move: LegalMove, owner?: Element | null): void;
}

/** What is picked after picking `key` as the `depth`-th thing; picking it again lets go. */
export const afterPick = (picked: readonly string[], key: string, depth: number): readonly string[] =>
  picked[depth] === key ? picked.slice(0, depth) : [...picked.slice(0, depth), key];

/** The `move` and `select` of the tools: attributes and handlers for any control. */
export function controlsOf(props: Pick<TableProps, 'legal'>, { picked, pick, attempt }: Picks) {
  const keys = new Set(props.legal.map(moveKey));
  const isLegal = (move: LegalMove) => keys.has(moveKey(move));
  return {
    isLegal,
    move(move: LegalMove): ControlProps {
      const legal = isLegal(move);
      return {
        ...(legal
          ? { 'data-move': moveKey(move), 'data-legal': true }
          : { 'data-try': moveKey(move), 'aria-disabled': true }),
        onClick: (e) => attempt(move, e.currentTarget),
      };
    },
    select(
      key: string,
      { depth = 0, lit = true, tries }: { depth?: number; lit?: boolean; tries?: LegalMove } = {},
    ): ControlProps {
      const chosen = picked[depth] === key;
      if (!lit)
        return {
          ...(tries ? { 'data-try': moveKey(tries) } : {}),
          'aria-disabled': true,
          onClick: (e) => {
            if (tries) attempt(tries, e.currentTarget);
          },
        };
      return {
        'data-select': key,
        ...(depth > 0 ? { 'data-depth': depth } : {}),
        'data-legal': true,
        ...(chosen ? { 'data-selected': true } : {}),
        'aria-pressed': chosen,
        onClick: () => pick(key, depth),
      };
    },
  };
}
