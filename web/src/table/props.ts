import type { ComponentType, ReactNode } from 'react';
import type { LogEvent } from '../../../engine-extensions/log/log';
import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { Turn } from '../../../engine-extensions/rules';
import type { Sound } from './sound';

/** Somebody at the table, as everybody may see it. */
export interface TableSeat {
  id: string;
  name: string;
  kind: 'person' | 'bot' | 'open';
  connected: boolean;
  /** of a bot */
  level?: string;
  /** where a clock runs: when this turn ends, by `performance.now()` */
  due?: number;
}

/** What a game's board gets: a view, what may be done, and a way to do it. It knows no rule. */
export interface TableProps<View = unknown> {
  view: View;
  /** the seat shown at the bottom; null for a spectator */
  me: string | null;
  turn: Turn;
  /** how many moves made this state */
  n: number;
  legal: readonly LegalMove[];
  make(move: LegalMove): void;
  /** why an attempt is not legal, for the slip at the piece that was tried */
  whyNot(move: LegalMove): Refusal | undefined;
  undo: { can: boolean; why?: Refusal };
  takeBack(): void;
  /** asks the bot; undefined where there is none */
  hint?: () => Promise<{ move: LegalMove; because: string }>;
  seats: readonly TableSeat[];
  /** a seat's name as the table calls it, "you" for one's own */
  name(seat: string): string;
  story: readonly StoryEntry[];
  /** where the match runs */
  place: 'online' | 'local';
  /** a move is on its way: controls wait for the answer */
  busy: boolean;
  /** the deal, where it may be shown */
  seed?: string;
}

/** A word on a card, explained beside its zoom and on hover. */
export interface Keyword {
  term: string;
  text: string;
  /** rule number, a link into the rulebook */
  rule?: string;
}

/** The result screen's table: one column per seat, one row per thing that counted. */
export interface Breakdown {
  /** how it looks from the viewer's seat; spectators and hot-seat get 'over' */
  outcome: 'won' | 'lost' | 'drawn' | 'over';
  /** best first */
  columns: readonly { seat?: string; title: string; winner?: boolean }[];
  rows: readonly { label: string; values: readonly (string | number)[]; total?: true }[];
}

/** A step of the guided first game: shown on the real board while `when` holds, until it no longer does. */
export interface GuideStep<View = unknown> {
  id: string;
  when(props: TableProps<View>): boolean;
  /** one or two sentences, rich text */
  text: string;
  /** CSS selector of what the slip points at */
  at?: string;
  /** goes on by a move of the player; without it a Next button does */
  untilMove?: true;
}

/** A seat's face: for badges, the curtain, the result. */
export interface SeatFace {
  /** faction or investigator */
  title?: string;
  sigil?: ReactNode;
  /** a CSS colour or token */
  colour?: string;
}

/** What a game's `board/index.tsx` exports by default, loaded when somebody sits down. */
export interface BoardModule<View = unknown> {
  Board: ComponentType<TableProps<View>>;
  /** Sentences are rich text: `**bold**`, and `[[Name|card-id]]` for a name that opens the card. */
  words: {
    /** the one sentence that says who must do what */
    prompt(props: TableProps<View>): string;
    /** a legal move as a verb with its object */
    move(move: LegalMove, view: View): string;
    /** one line of the story; undefined for events not worth a line */
    event(event: LogEvent, view: View, name: (seat: string) => string): string | undefined;
    /** the heading of a new group in the story ("Turn 9, Ilse"); undefined for events that begin none */
    heading?(event: LogEvent, view: View, name: (seat: string) => string): string | undefined;
    refusal(refusal: Refusal): string;
    result(gameover: unknown, view: View, name: (seat: string) => string): string;
    /** the sentence for a bot's reason */
    because?(key: string, move: LegalMove, view: View): string;
    /** what makes a move that cannot be taken back worth a second thought; undefined: just do it */
    confirm?(move: LegalMove, view: View): string | undefined;
  };
  /** a card or piece at zoom size, by its id or by its name's key; nothing hidden is ever asked for */
  Zoom?: ComponentType<{ id: string; view: View }>;
  /** the words on that card, explained beside it */
  keywords?(id: string): readonly Keyword[];
  /** all of the game's words, for the glossary */
  glossary?: readonly Keyword[];
  breakdown?(gameover: unknown, view: View, name: (seat: string) => string, me: string | null): Breakdown;
  seatFace?(seat: string, view: View): SeatFace;
  /** the back pattern, full-bleed, for the curtain */
  Back?: ComponentType;
  /** what an event sounds like; shared sounds play for moves and turns anyway */
  sound?(event: LogEvent): Sound | undefined;
  guide?: readonly GuideStep<View>[];
}
