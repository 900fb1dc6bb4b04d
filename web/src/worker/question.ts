import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState, Turn } from '../../../engine-extensions/rules';

/** What a bot is asked: its knowledge, with everything its seat cannot know put in a fixed order. */
export interface BotQuestion {
  id: number;
  game: string;
  level: BotLevel;
  me: string;
  turn: Turn;
  imagined: AnyState;
  seed: string;
}

export type BotAnswer = { id: number; move: LegalMove; because: string } | { id: number; error: string };
