import { useSyncExternalStore } from 'react';
import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import type { AnyView, Turn } from '../../../engine-extensions/rules';
import type { MatchInfo } from '../../../server/src/contract';
import type { TableSeat } from '../table/props';
import type { ChatLine, Connection } from '../table/table-context';

/** The table as one viewer sees it now. */
export interface Seen {
  view: AnyView;
  turn: Turn;
  /** how many moves made this state */
  n: number;
  story: readonly StoryEntry[];
  undo: { can: boolean; why?: Refusal };
}

export interface HostState {
  /** the seat shown at the bottom; null for spectators, and while the curtain is down */
  me: string | null;
  /** hot-seat: whom the device must be passed to before anything is shown */
  curtain: string | null;
  /** behind the curtain: what everybody may see, for the next player's sigil */
  open?: AnyView;
  /** null until the table is there, and behind the curtain */
  seen: Seen | null;
  seats: readonly TableSeat[];
  /** a bot plays my seat for me */
  botPlaysMe: boolean;
  busy: boolean;
  connection: Connection;
  /** why there is no table and will be none */
  problem?: { title: string; detail: string };
  chat: readonly ChatLine[];
  /** online: what everybody may know of the match */
  match?: MatchInfo;
  seed?: string;
}

/** Where a match runs: in this browser or on the server. The page over it is the same. */
export interface Host {
  readonly place: 'online' | 'local';
  snapshot(): HostState;
  subscribe(listener: () => void): () => void;
  /** done, or why not; a move is done only when it is stored */
  make(move: LegalMove): Promise<Refusal | undefined>;
  takeBack(): Promise<Refusal | undefined>;
  hint?(): Promise<{ move: LegalMove; because: string }>;
  /** hot-seat: the next player is here */
  lift?(): void;
  /** hands one's seat to a bot, or takes it back */
  handOver(toBot: boolean): Promise<Refusal | undefined>;
  say?(text: string): Promise<Refusal | undefined>;
  stop(): void;
}

export const useHost = (host: Host): HostState => useSyncExternalStore(host.subscribe, host.snapshot, host.snapshot);

/** A value that changes and tells; what both hosts keep their state in. */
export class Told<T> {
  private listeners = new Set<() => void>();
  constructor(private value: T) {}
  get = (): T => this.value;
  set(change: Partial<T>) {
    this.value = { ...this.value, ...change };
    this.listeners.forEach((l) => l());
  }
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}
