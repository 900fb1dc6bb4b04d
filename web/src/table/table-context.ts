import { createContext, useContext, type ReactNode } from 'react';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { GameMeta } from '../../../engine-extensions/meta';
import type { BoardModule, TableProps } from './props';
import type { Settings } from './settings';

/** Drawers that the frame can open. */
export type Panel = 'log' | 'chat' | 'moves' | 'menu' | 'settings' | 'glossary';

export interface ChatLine {
  id: string;
  seat: string | null;
  name: string;
  text: string;
  at: number;
}

export interface Chat {
  lines: readonly ChatLine[];
  send(text: string): Promise<Refusal | undefined>;
  max: number;
  muted: ReadonlySet<string>;
  mute(name: string, on: boolean): void;
}

/** The line to the server, in the words of the page. */
export interface Connection {
  state: 'local' | 'connected' | 'reconnecting' | 'offline' | 'gone';
  /** a sentence where something is wrong */
  problem?: string;
}

/** Something in the table's menu: leave, hand over, concede, share. */
export interface MenuItem {
  label: string;
  icon: string;
  /** a second thought is asked for first */
  confirm?: string;
  danger?: boolean;
  act(): void;
}

/** What the match page lends to the frame besides the board's own props. */
export interface TableHost {
  meta: Pick<GameMeta, 'id' | 'title'>;
  connection: Connection;
  /** a line below the bar: what is wrong at the table and what may be done about it */
  strip?: ReactNode;
  chat?: Chat;
  menu: readonly MenuItem[];
  leave(): void;
}

/** A move's or a choice's control: spread on a button or a Card. */
export interface ControlProps {
  'data-move'?: string;
  'data-select'?: string;
  /** of a pick that needs others first */
  'data-depth'?: number;
  'data-try'?: string;
  'data-legal'?: true;
  'data-selected'?: true;
  'aria-pressed'?: boolean;
  'aria-disabled'?: true;
  onClick(event: React.MouseEvent): void;
}

/** What a board uses besides its props; `useTable()` gives it. */
export interface TableTools<View = unknown> {
  props: TableProps<View>;
  board: BoardModule<View>;
  host: TableHost;
  settings: Settings;
  /** what is picked up, first to last; empty after every move */
  picked: readonly string[];
  isPicked(key: string): boolean;
  pick(key: string, depth?: number): void;
  clear(): void;
  /**
   * Controls of something to be picked up before its targets light up. Lit unless `lit` is false;
   * an unlit one says why when tried, by the move it stands for.
   */
  select(key: string, more?: { depth?: number; lit?: boolean; tries?: LegalMove }): ControlProps;
  /** Controls of a move: makes it when legal, says why when not. */
  move(move: LegalMove): ControlProps;
  isLegal(move: LegalMove): boolean;
  /** the legal moves of one name */
  moves(name: string): readonly LegalMove[];
  /** makes a legal move, explains an illegal one at `owner` */
  attempt(move: LegalMove, owner?: Element | null): void;
  /** a slip at the piece that was tried */
  refuse(refusal: Refusal, owner?: Element | null): void;
  /** a sentence at a piece, or at the prompt */
  say(sentence: string, owner?: Element | null): void;
  /** how many moves were made on this page, by hand */
  made: number;
  open(panel: Panel | null): void;
  opened: Panel | null;
  /** how many lines others have said since the chat was last looked at */
  unread: number;
}

export const TableContext = createContext<TableTools | null>(null);

/** Everything a board's parts need, wherever they are in the tree. */
export function useTable<View = unknown>(): TableTools<View> {
  const tools = useContext(TableContext);
  if (!tools) throw new Error('useTable outside of a table');
  return tools as unknown as TableTools<View>;
}

/** What is picked up: `select(key)` for a piece, then its targets light up; Escape lets go. */
export function useSelection() {
  const { picked, isPicked, pick, clear, select } = useTable();
  return { picked, isPicked, pick, clear, select };
}

/** Says why something cannot be done, at the piece that was tried. */
export function useRefusal() {
  const { attempt, refuse, say } = useTable();
  return { attempt, refuse, say };
}
