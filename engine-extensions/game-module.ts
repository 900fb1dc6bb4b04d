import type { Game } from 'boardgame.io';
import type { PlayerID } from './agenda/agenda';
import type { BotFactory, BotLevel } from './bots/bot';
import type { GameMeta } from './meta';
import type { Rules } from './rules';
import type { Band, Summary } from './simulation/summary';
import type { Place } from './secrecy/places';

/** The door of a game: all that lobby, server, bots, bench and conformance tests know of it. */
export interface GameModule {
  meta: GameMeta;
  /** the boardgame.io game: phases, stages, moves, playerView, endIf, ai.enumerate */
  game: Game;
  /** the same rules without the engine around them */
  rules: Rules;
  /** every physical piece, wherever it lies */
  pieces(G: unknown): string[];
  /** groups of places whose cards the viewer cannot tell apart */
  hiddenFrom(G: unknown, viewer: PlayerID | null): Place[][];
  bots: Partial<Record<BotLevel, BotFactory>>;
  /** how far a seat has come, to count changes of the lead; only where seats compete */
  standing?(G: unknown, seat: PlayerID): number;
  /** what a finished match gives to statistics */
  summary?(G: unknown): Summary;
  /** what the simulator checks */
  bands?: readonly Band[];
}
