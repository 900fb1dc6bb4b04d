import type { PlayerID } from '../agenda/agenda';
import { moveKey, type LegalMove } from '../moves';

/** A point in one seat's tree: what that seat has seen happen since the decision. */
export interface Node {
  /** the move that led here, when this seat made it */
  move: LegalMove | null;
  visits: number;
  /** how often it was on offer when its parent was passed: not every deal allows every move */
  available: number;
  total: number;
  children: Map<string, Node>;
}

export const node = (move: LegalMove | null = null): Node => ({
  move,
  visits: 0,
  available: 0,
  total: 0,
  children: new Map(),
});

/** What a seat sees of a move: all of it, or of somebody else's secret one only that it was made. */
export const seenBy = (viewer: PlayerID, by: PlayerID, move: LegalMove, isSecret: boolean) =>
  `${by}:${isSecret && viewer !== by ? move.move : moveKey(move)}`;

/** The point below by this key; made when new. */
export function below(at: Node, key: string, move: LegalMove | null): Node {
  const known = at.children.get(key);
  if (known) return known;
  const made = node(move);
  at.children.set(key, made);
  return made;
}

/** What a move promises: its mean, and more the less it was tried when it could have been. */
export const ucb = ({ visits, available, total }: Node, curiosity: number) =>
  total / visits + curiosity * Math.sqrt(Math.log(available) / visits);
