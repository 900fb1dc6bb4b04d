import type { LogEvent } from '../../../engine-extensions/log/log';
import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { Turn } from '../../../engine-extensions/rules';

/** What a game's board gets: a view, what may be done, and a way to do it. It knows no rule. */
export interface TableProps<View = unknown> {
  view: View;
  /** the seat shown at the bottom; null for a spectator */
  me: string | null;
  turn: Turn;
  legal: readonly LegalMove[];
  make(move: LegalMove): void;
  /** why an attempt is not legal, for the slip at the piece that was tried */
  whyNot(move: LegalMove): Refusal | undefined;
  undo: { can: boolean; why?: Refusal };
  takeBack(): void;
  /** asks the bot; undefined where there is none */
  hint?: () => Promise<{ move: LegalMove; because: string }>;
  seats: readonly { id: string; name: string; kind: 'person' | 'bot' | 'open'; connected: boolean }[];
  story: readonly StoryEntry[];
  /** where the match runs */
  place: 'online' | 'local';
  /** the deal, where it may be shown */
  seed?: string;
}

/** What a game's `board/index.tsx` exports by default, loaded when somebody sits down. */
export interface BoardModule<View = unknown> {
  Board: React.ComponentType<TableProps<View>>;
  words: {
    /** the one sentence that says who must do what */
    prompt(props: TableProps<View>): string;
    /** a legal move as a verb with its object */
    move(move: LegalMove, view: View): string;
    /** one line of the story; undefined for events not worth a line */
    event(event: LogEvent, view: View, name: (seat: string) => string): string | undefined;
    refusal(refusal: Refusal): string;
    result(gameover: unknown, view: View, name: (seat: string) => string): string;
  };
}
