import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState, Turn } from '../../../engine-extensions/rules';

/** What a worker is asked. `imagined` has all that the seat cannot know in a fixed order: the truth stays outside. */
export interface Question {
  game: string;
  level: BotLevel;
  me: string;
  turn: Turn;
  imagined: AnyState;
  /** of the bot's own dice */
  seed: string;
}

export interface Answer {
  move: LegalMove;
  because?: string;
  /** spent thinking, in ms */
  ms: number;
}

export type ToWorker = { id: number; question: Question };
export type FromWorker = { id: number; answer: Answer } | { id: number; failed: string };
