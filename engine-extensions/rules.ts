import { ASIDE, type Table, type PlayerID } from './agenda/agenda';
import type { Dice } from './dice';
import type { LogEvent, Logged } from './log/log';
import type { LegalMove, ViewBase } from './moves';
import type { Refusal } from './refusal';

/** Who may act, as boardgame.io's ctx says it; the part of ctx that rules and boards read. */
export interface Turn {
  phase: string | null;
  currentPlayer: PlayerID;
  activePlayers: Record<PlayerID, string | null> | null;
  gameover?: unknown;
}

/** `G` as the extensions see it: any game's state. */
export type AnyState = Table & Logged;

/** A view as the extensions see it. */
export type AnyView = ViewBase & { events: readonly LogEvent[] };

/** A game's rules without the engine around them: what hosts, bots, simulator and boards call. */
export interface Rules {
  name: string;
  /** a fresh match; throws on options or seat counts the game doesn't know */
  setup(numPlayers: number, options: unknown, dice: Dice): AnyState;
  /** ctx as boardgame.io would have it */
  turn(G: AnyState): Turn;
  view(G: AnyState, viewer: PlayerID | null): AnyView;
  /** everything the seat may do now, from full `G` or from its own view, with the same answer */
  legalMoves(stateOrView: unknown, turn: Turn, me: PlayerID): LegalMove[];
  /** the seats that are being waited for, as `awaited` reads them from the turn, without building it */
  awaited(G: AnyState): PlayerID[];
  /** the same list as `legalMoves`, from full `G` alone */
  legalNow(G: AnyState, me: PlayerID): LegalMove[];
  /** `dice.pick(legalNow(G, me))`, without making the list */
  anyNow(G: AnyState, me: PlayerID, dice: Dice): LegalMove;
  /** why a move is not legal now; undefined when it is */
  whyNot(stateOrView: unknown, turn: Turn, me: PlayerID, move: LegalMove): Refusal | undefined;
  /** makes a legal move on plain state, in place, without checking it */
  play(G: AnyState, me: PlayerID, move: LegalMove, dice: Dice): void;
  /** what the other seats cannot tell of a move of this name: its arguments */
  isSecret(move: string): boolean;
  /** a move of this name exists somewhere in the game */
  knows(move: string): boolean;
}

/** The seats that are being waited for; seats that merely may concede are not. */
export function awaited(turn: Turn): PlayerID[] {
  if (turn.gameover !== undefined) return [];
  if (turn.activePlayers === null) return [turn.currentPlayer];
  const seats: PlayerID[] = [];
  for (const p in turn.activePlayers) if (turn.activePlayers[p] !== ASIDE) seats.push(p);
  return seats;
}
