import type { LegalMove } from '../../../engine-extensions/moves';
import type { InvId } from '../state';

/** The thing one picks up to make a move; undefined where the move has a control of its own. */
export function pickFor({ move, args }: LegalMove): string | undefined {
  switch (move) {
    case 'takeDie':
    case 'reroll':
      return `die:${String(args[1])}`;
    case 'go':
      return 'act:move';
    case 'useLocation':
      return 'act:shrine';
    case 'useAbility':
      return `lore:${String(args[1])}`;
    case 'useItem':
      return `item:${String(args[1])}`;
    case 'search':
      return 'act:search';
    case 'offerTrade':
      return 'act:trade';
    case 'playSupport':
      return `card:${String(args[1])}`;
    case 'gainKnowledge':
      return 'act:learn';
    case 'placeTrophy':
      return 'act:place';
    case 'fight':
      return `foe:${String(args[1])}`;
    default:
      return undefined;
  }
}

/** The legal moves of one investigator that belong to what is picked up. */
export const movesOf = (legal: readonly LegalMove[], inv: InvId | null, pick: string | undefined): LegalMove[] =>
  pick === undefined ? [] : legal.filter((m) => m.args[0] === inv && pickFor(m) === pick);
