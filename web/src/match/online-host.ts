import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { Unpacker } from '../../../engine-extensions/wire/packing';
import type { Ack, ChatLine, MatchInfo, MoveReply, SitReply, TableUpdate } from '../../../server/src/contract';
import type { PlaySocket } from '../api/socket';
import type { TableSeat } from '../table/props';
import { updated, type Told as Table } from './apply-update';
import { Told, type Host, type HostState } from './host';

export interface Ticket {
  matchID: string;
  /** null: watches */
  seat: string | null;
  credentials?: string;
}

/** A request under way: sent again after a reconnect with the same id, so that it happens once or is refused aloud. */
interface Pending {
  send(): void;
  settle(answer: Ack): void;
}

/** Reasons after which there is no table for us any more. */
const FINAL = new Set([
  'no-such-match',
  'match-gone',
  'seat-lost',
  'wrong-credentials',
  'no-spectators',
  'no-such-seat',
]);

const PROBLEMS: Record<string, { title: string; detail: string }> = {
  'no-such-match': {
    title: 'There is no such table',
    detail: 'It may have been cleared away after a long time, or the link is wrong.',
  },
  'match-gone': { title: 'This table is gone', detail: 'It was cleared away after nobody had played for a long time.' },
  'seat-lost': {
    title: 'You no longer sit here',
    detail: 'The seat was given up, or the host gave it to somebody else.',
  },
  'wrong-credentials': {
    title: 'This seat is not yours',
    detail: 'The key for it is wrong or has changed. Ask for a new seat link.',
  },
  'no-spectators': { title: 'This table is closed to onlookers', detail: 'Only the people who sit here may see it.' },
  'no-such-seat': { title: 'There is no such seat', detail: 'The link names a seat this table does not have.' },
};

const ANSWER_WITHIN = 6000;

const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

/** A match on the server: sits down, follows it, comes back by itself after a lost line. */
export class OnlineHost implements Host {
  readonly place = 'online' as const;
  private table: Table | null = null;
  private sitting = false;
  /** hears packed changes; their number counts how often we sat down */
  private unpacker: Unpacker | null = null;
  private sat = 0;
  /** what we have or were told makes no sense: the whole table is asked for, and then changes as plain text */
  private whole = false;
  private plainly = false;
  private missed = false;
  private seated = false;
  private readonly pending = new Map<string, Pending>();
  private readonly state: Told<HostState>;
  private readonly off: (() => void)[] = [];

  constructor(
    private readonly socket: PlaySocket,
    private readonly ticket: Ticket,
    /** the story from before what sitting down tells */
    private readonly older?: (ticket: Ticket, before: number) => Promise<StoryEntry[]>,
  ) {
    this.state = new Told<HostState>({
      me: ticket.seat,
      curtain: null,
      seen: null,
      seats: [],
      botPlaysMe: false,
      busy: false,
      connection: { state: 'connected' },
      chat: [],
    });
    const on = <E extends Parameters<PlaySocket['on']>[0]>(event: E, heard: Parameters<PlaySocket['on']>[1]) => {
      socket.on(event, heard as never);
      this.off.push(() => socket.off(event, heard as never));
    };
    on('connect', (() => this.sit()) as never);
    on('disconnect', (() => this.lost()) as never);
    on('connect_error', (() => this.lost()) as never);
    on('table', ((update: TableUpdate) => this.hear(update)) as never);
    on('packed', ((number: number, changes: string) => this.hearPacked(number, changes)) as never);
    on('match', ((match: MatchInfo) => this.about(match)) as never);
    on('chat', ((line: ChatLine) => this.chatted([line])) as never);
    on('closed', (({ refused }: { refused: Refusal }) => this.closed(refused)) as never);
    if (typeof window !== 'undefined') {
      const away = () => this.lost();
      const back = () => this.reconnect();
      window.addEventListener('offline', away);
      window.addEventListener('online', back);
      this.off.push(() => {
        window.removeEventListener('offline', away);
        window.removeEventListener('online', back);
      });
    }
    if (socket.connected) this.sit();
  }

  snapshot = () => this.state.get();
  subscribe = (listener: () => void) => this.state.subscribe(listener);

  /** A new line at once, instead of waiting until the old one is known to be dead. */
  private reconnect() {
    this.seated = false;
    if (this.socket.connected) this.socket.disconnect();
    this.socket.connect();
  }

  private sit() {
    if (this.sitting) return;
    this.sitting = true;
    this.unpacker = null;
    this.missed = false;
    this.sat++;
    const { matchID, seat, credentials } = this.ticket;
    const request = {
      matchID,
      seat,
      ...(credentials === undefined ? {} : { credentials }),
      ...(this.table && !this.whole ? { have: { stateID: this.table.stateID } } : {}),
      ...(this.plainly ? {} : { packed: this.sat }),
    };
    this.socket.timeout(8000).emit('sit', request, (error: Error | null, answer: Ack<SitReply>) => {
      this.sitting = false;
      if (error) return this.socket.connected ? this.reconnect() : this.lost();
      if (!answer.ok) return this.closed(answer.refused);
      const next = this.after(answer.table);
      if (!next) return this.askForAll(); // a delta from a state we no longer have
      this.whole = false;
      this.table = next;
      this.unpacker = new Unpacker({ ...next.view, events: [] });
      if (this.missed) return this.sit();
      this.seated = true;
      this.state.set({ connection: { state: 'connected' }, chat: [] });
      this.chatted(answer.chat);
      this.about(answer.match);
      if (answer.table.storyBefore) void this.readBack();
      for (const request of [...this.pending.values()]) request.send();
    });
  }

  /** The beginning of a long story comes after the table is shown. */
  private async readBack() {
    const first = this.table?.story[0]?.n;
    if (first === undefined || !this.older) return;
    const entries = await this.older(this.ticket, first).catch(() => []);
    if (!this.table || entries.length === 0) return;
    const from = this.table.story[0]?.n ?? first;
    this.table = { ...this.table, story: [...entries.filter((e) => e.n < from), ...this.table.story] };
    this.show();
  }

  private lost() {
    this.seated = false;
    if (this.state.get().problem) return;
    const waits = [...this.pending.keys()].length > 0 ? ' What you did is sent when it is back.' : '';
    const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
    this.state.set({
      connection: {
        state: offline ? 'offline' : 'reconnecting',
        problem: `${offline ? 'You are offline.' : 'Connection lost. Reconnecting…'}${waits}`,
      },
    });
  }

  private hearPacked(number: number, changes: string) {
    if (number !== this.sat) return; // from before we sat down anew
    if (!this.unpacker) {
      this.missed = true;
      return;
    }
    let update: TableUpdate;
    try {
      update = { matchID: this.ticket.matchID, ...this.unpacker.unpack(changes) } as TableUpdate;
    } catch {
      this.plainly = true;
      return this.askForAll();
    }
    this.hear(update);
  }

  /** undefined: it doesn't follow from what we have */
  private after(update: TableUpdate): Table | undefined {
    try {
      return updated(this.table, update);
    } catch {
      this.whole = true;
      return undefined;
    }
  }

  private askForAll() {
    this.whole = true;
    this.sit();
  }

  private hear(update: TableUpdate) {
    if (update.matchID !== this.ticket.matchID || !this.seated) return;
    if (this.table && update.view === undefined && update.stateID <= this.table.stateID) return;
    const next = this.after(update);
    if (!next) return this.sit();
    this.table = next;
    this.show();
  }

  private about(match: MatchInfo) {
    if (match.matchID !== this.ticket.matchID) return;
    const now = performance.now();
    const left = (seat: number) => match.clock?.left[seat];
    const seats: TableSeat[] = match.players.map((p) => ({
      id: String(p.id),
      name: p.name ?? (p.kind === 'bot' ? 'Bot' : 'Nobody'),
      kind: p.kind,
      connected: p.kind === 'bot' || p.isConnected === true,
      ...(p.level ? { level: p.level } : {}),
      ...(left(p.id) === undefined ? {} : { due: now + left(p.id)! }),
    }));
    const mine = match.players.find((p) => String(p.id) === this.ticket.seat);
    this.state.set({
      match,
      seats,
      botPlaysMe: mine?.kind === 'bot',
      ...(match.seed === undefined ? {} : { seed: match.seed }),
    });
    this.show();
  }

  private show() {
    if (!this.table) return;
    const { view, turn, n, story, undo } = this.table;
    this.state.set({ seen: { view, turn, n, story, undo }, busy: this.pending.size > 0 });
  }

  private chatted(lines: readonly ChatLine[]) {
    const had = this.state.get().chat;
    const known = new Set(had.map((l) => l.id));
    const news = lines
      .map((l) => ({ id: String(l.n), seat: String(l.seat), name: l.name, text: l.text, at: l.at }))
      .filter((l) => !known.has(l.id));
    if (news.length > 0) this.state.set({ chat: [...had, ...news].slice(-500) });
  }

  private closed(refused: Refusal) {
    if (!FINAL.has(refused.why)) return void setTimeout(() => this.socket.connected && this.sit(), 1000);
    const problem = PROBLEMS[refused.why] ?? { title: 'This table is gone', detail: '' };
    for (const { settle } of [...this.pending.values()]) settle({ ok: false, refused });
    this.state.set({ problem, connection: { state: 'gone', problem: problem.title } });
  }

  /** Sends now or when the line is back, again after each reconnect, until it is answered. */
  private request<T extends object>(
    emit: (id: string, ack: (answer: Ack<T>) => void) => void,
  ): Promise<Refusal | undefined> {
    const id = newId();
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const settle = (answer: Ack) => {
        clearTimeout(timer);
        if (!this.pending.delete(id)) return;
        this.state.set({ busy: this.pending.size > 0 });
        resolve(answer.ok ? undefined : answer.refused);
      };
      const send = () => {
        emit(id, settle);
        // no answer: the line is dead though nobody has said so
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (this.pending.has(id) && this.seated) this.reconnect();
        }, ANSWER_WITHIN);
      };
      this.pending.set(id, { send, settle });
      this.state.set({ busy: true });
      if (this.seated && this.socket.connected) send();
      else this.lost();
    });
  }

  async make({ move, args }: LegalMove): Promise<Refusal | undefined> {
    if (!this.table || this.ticket.seat === null) return refuse(null, 'not-seated');
    if (this.pending.size > 0) return refuse(null, 'busy');
    const { stateID } = this.table;
    return this.request((id, ack) => {
      const heard = (answer: Ack<MoveReply>) => {
        if (answer.ok && answer.packed) this.hearPacked(...answer.packed);
        ack(answer);
      };
      this.socket.emit('move', { id, stateID, move, args, ...(this.plainly ? {} : { told: true }) }, heard);
    });
  }

  async takeBack(): Promise<Refusal | undefined> {
    if (!this.table || this.ticket.seat === null) return refuse(null, 'not-seated');
    if (this.pending.size > 0) return refuse(null, 'busy');
    const { stateID } = this.table;
    return this.request((id, ack) => this.socket.emit('undo', { id, stateID }, ack));
  }

  hint = () =>
    new Promise<{ move: LegalMove; because: string }>((resolve, reject) => {
      if (!this.table || !this.seated) return reject(new Error('offline'));
      const { stateID } = this.table;
      this.socket.timeout(10_000).emit('hint', { stateID }, (error: Error | null, answer) => {
        if (error || !answer.ok) reject(error ?? new Error('refused'));
        else resolve({ move: answer.move, because: answer.because ?? '' });
      });
    });

  say = (text: string): Promise<Refusal | undefined> => {
    if (!this.seated) return Promise.resolve(refuse(null, 'offline'));
    const id = newId();
    return new Promise((resolve) => {
      this.socket.timeout(8000).emit('chat', { id, text }, (error: Error | null, answer) => {
        resolve(error ? refuse(null, 'offline') : answer.ok ? undefined : answer.refused);
      });
    });
  };

  /** by HTTP, given by the page */
  handOver: Host['handOver'] = () => Promise.resolve(refuse(null, 'not-seated'));

  stop() {
    for (const { settle } of [...this.pending.values()]) settle({ ok: false, refused: refuse(null, 'offline') });
    this.off.forEach((f) => f());
    this.socket.disconnect();
  }
}
