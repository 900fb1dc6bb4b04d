import type { PlayerID } from '../agenda/agenda';
import type { Dice } from '../dice';
import type { GameModule } from '../game-module';
import type { LegalMove } from '../moves';
import type { AnyState, AnyView, Turn } from '../rules';

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a seat knows, and nothing else. */
export interface Knowledge {
  me: PlayerID;
  view: AnyView;
  turn: Turn;
  /** at least one */
  legal: readonly LegalMove[];
  /** the table with everything this seat cannot know put in a fixed order: a world to imagine from, not the truth */
  imagined: AnyState;
}

/** A player without hands. The answer follows from knowledge and dice alone. */
export interface Bot {
  choose(knows: Knowledge, dice: Dice): LegalMove;
  /** why it would do that, as a key the board turns into a sentence */
  because?(knows: Knowledge, move: LegalMove): string;
}

/** How long a bot may think, where its level's own measure is not wanted. */
export interface Thinking {
  /** imagined courses of play for a decision, whatever the clock says: the answer then follows from knowledge and dice */
  rounds?: number;
}

export type BotFactory = (module: GameModule, thinking?: Thinking) => Bot;
