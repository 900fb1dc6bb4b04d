import type { Namespace, Socket } from 'socket.io';
import type { Refusal } from '../../../engine-extensions/refusal';
import { refuse } from '../../../engine-extensions/refusal';
import { Packer } from '../../../engine-extensions/wire/packing';
import type { ChatLine, MatchInfo, SitReply, TableUpdate } from '../contract';
import type { House, Listener, News } from '../matches/house';
import type { Hot } from '../matches/hot';
import { matchInfo } from '../matches/info';
import { lineOf } from '../matches/play';
import { readerOf, type Reader } from '../matches/reading';
import type { MatchRow } from '../storage/storage';
import { stockSeats, stockState } from './stock-state';
import { deltaUpdate, seen, seenAt, wholeUpdate, type Shown } from './views';

export type Door = 'play' | 'stock';

/** A socket at a table. */
export interface Sitting {
  matchID: string;
  viewer: Reader;
  door: Door;
  /** of the credentials the seat was proven with: when the seat has another one, this socket has lost it */
  hash: string | undefined;
}

/** All sockets that see the same: one seat's tabs, or the spectators. */
interface Group {
  viewer: Reader;
  play: Set<Socket>;
  stock: Set<Socket>;
  /** what all of `play` have */
  shown: Shown | undefined;
}

const CHAT_ON_SIT = 50;
/** A match that everybody has left goes to the store when nobody came back for so long. */
const IDLE_AFTER = 8_000;
const LOOK_EVERY = 2_000;

const keyOf = (viewer: Reader) => viewer ?? 'spectators';

/** Who sits where, and what each of them is told. */
export class Tables implements Listener {
  private readonly tables = new Map<string, Map<string, Group>>();
  private readonly sittings = new WeakMap<Socket, Sitting>();
  /** of the seats whose clients understand it; spectators share one encoding */
  private readonly packers = new WeakMap<Socket, { number: number; packer: Packer }>();
  /** what goes to a socket with the answer to its move; before anything else is told there */
  private readonly heldBack = new WeakMap<Socket, [number: number, changes: string]>();
  private readonly leftAt = new Map<string, number>();
  /** the last line of chat told at a table here */
  private readonly chatTold = new Map<string, number>();
  private readonly openedAt: number;
  /** matches whose last socket left, and when; in that order */
  private readonly deserted = new Map<string, number>();
  /** our own clients' namespace: one encoding for all sockets of a room */
  play: Namespace | undefined;

  constructor(private readonly house: House) {
    this.openedAt = house.now;
    house.present = (matchID, seat) => this.isPresent(matchID, seat);
    house.awayFor = (matchID, seat, row) => this.awayFor(matchID, seat, row);
    house.listeners.push(this);
    setInterval(() => this.putAway(), LOOK_EVERY).unref();
  }

  /** Matches without anybody at the table leave memory, the longest deserted first; a bot's turn is waited for. */
  private putAway() {
    for (const [id, since] of this.deserted) {
      if (this.house.closing || this.house.now - since < IDLE_AFTER) return;
      this.deserted.delete(id);
      if (this.tables.has(id)) continue;
      if (this.house.peek(id)?.row.botTurn) this.deserted.set(id, this.house.now);
      else void this.house.evict(id).catch(() => {});
    }
  }

  has = (matchID: string) => this.tables.has(matchID);
  ids = () => [...this.tables.keys()];

  /** the persons' seats with a socket here, as `match seat` */
  seatsHere(): string[] {
    const here: string[] = [];
    for (const [id, table] of this.tables) for (const { viewer } of table.values()) if (viewer !== null) here.push(`${id} ${viewer}`); // prettier-ignore
    return here;
  }

  /** Somebody came or went elsewhere. */
  tellPresence(matchID: string) {
    if (this.tables.has(matchID)) void this.house.with(matchID, (hot) => this.tellSeats(hot)).catch(() => {});
  }

  sittingOf(socket: Socket): Sitting | undefined {
    return this.sittings.get(socket);
  }

  private isPresent(matchID: string, seat: number): boolean {
    const group = this.tables.get(matchID)?.get(String(seat));
    return group !== undefined && group.play.size + group.stock.size > 0;
  }

  private awayFor(matchID: string, seat: number, row: MatchRow): number {
    if (this.isPresent(matchID, seat)) return 0;
    const since = this.leftAt.get(`${matchID} ${seat}`) ?? Math.max(this.openedAt, row.seats[seat]?.at ?? 0);
    return this.house.now - since;
  }

  private groupOf(matchID: string, viewer: Reader): Group {
    let table = this.tables.get(matchID);
    if (!table) this.tables.set(matchID, (table = new Map()));
    let group = table.get(keyOf(viewer));
    if (!group) table.set(keyOf(viewer), (group = { viewer, play: new Set(), stock: new Set(), shown: undefined }));
    return group;
  }

  private infoOf = (hot: Hot): MatchInfo => matchInfo(hot.row, this.house);

  /** Sits a socket down; call it inside the match's queue. Refuses a seat that isn't proven. */
  async sit(
    socket: Socket,
    door: Door,
    hot: Hot,
    { seat, credentials, have, packed }: { seat: unknown; credentials: unknown; have?: number; packed?: number },
  ): Promise<SitReply> {
    const { row } = hot;
    const viewer = readerOf(row, seat, credentials);
    const now = seen(hot, viewer);
    const before = have === undefined ? undefined : seenAt(hot, viewer, have);
    const table =
      (before && deltaUpdate(hot, viewer, before, now)) ?? (await wholeUpdate(this.house, hot, viewer, now));
    const lines = await this.house.parts.storage.chat(row.id, CHAT_ON_SIT);
    // from here on in one go: meanwhile it may have left, or sat down at another table
    if (!socket.connected) return Promise.reject(new Error('gone before it sat'));
    this.stand(socket, row.id);
    const group = this.groupOf(row.id, viewer);
    const isNew = group.play.size + group.stock.size === 0;
    if (!this.chatTold.has(row.id)) this.chatTold.set(row.id, lines.at(-1)?.n ?? 0);
    group[door].add(socket);
    if (packed === undefined || viewer === null) this.packers.delete(socket);
    else this.packers.set(socket, { number: packed, packer: new Packer({ ...now.view, events: [] }) });
    if (door === 'play') {
      group.shown = now;
      void socket.join(roomOf(row.id, viewer));
    }
    const hash = viewer === null ? undefined : row.seats[Number(viewer)]?.hash;
    this.sittings.set(socket, { matchID: row.id, viewer, door, hash });
    if (viewer !== null) {
      this.leftAt.delete(`${row.id} ${viewer}`);
      if (isNew) {
        for (const listener of this.house.listeners) listener.presence?.(row.id, viewer, true);
        this.tellSeats(hot, socket);
      }
    }
    return { match: this.infoOf(hot), table, chat: lines.map(lineOf) };
  }

  /** The socket leaves whatever table it is at. */
  stand(socket: Socket, exceptTold?: string) {
    const sitting = this.sittings.get(socket);
    if (!sitting) return;
    this.sittings.delete(socket);
    const { matchID, viewer, door } = sitting;
    const table = this.tables.get(matchID);
    const group = table?.get(keyOf(viewer));
    if (!table || !group) return;
    group[door].delete(socket);
    if (door === 'play') void socket.leave(roomOf(matchID, viewer));
    if (group.play.size === 0) group.shown = undefined;
    if (group.play.size + group.stock.size > 0) return;
    table.delete(keyOf(viewer));
    if (table.size === 0) {
      this.tables.delete(matchID);
      this.chatTold.delete(matchID);
      this.deserted.delete(matchID);
      this.deserted.set(matchID, this.house.now);
    }
    if (viewer === null) return;
    this.leave(matchID, viewer);
    if (table.size > 0 && matchID !== exceptTold)
      void this.house.with(matchID, (hot) => this.tellSeats(hot)).catch(() => {});
  }

  private leave(matchID: string, viewer: string) {
    for (const listener of this.house.listeners) listener.presence?.(matchID, viewer, false);
    this.leftAt.set(`${matchID} ${viewer}`, this.house.now);
    if (this.leftAt.size > 100_000) this.leftAt.delete(this.leftAt.keys().next().value as string);
  }

  private *groups(matchID: string): Generator<Group> {
    yield* [...(this.tables.get(matchID)?.values() ?? [])];
  }

  private tellSeats(hot: Hot, except?: Socket) {
    const info = this.infoOf(hot);
    const seats = stockSeats(info);
    for (const { play, stock } of this.groups(hot.row.id)) {
      for (const socket of play) if (socket !== except) socket.emit('match', info);
      for (const socket of stock) socket.emit('matchData', hot.row.id, seats);
    }
  }

  async changed(hot: Hot, news: News) {
    if (!this.tables.has(hot.row.id)) return;
    if (news.listing) {
      this.dismiss(hot);
      this.tellSeats(hot);
    } else if (news.table && hot.row.clock !== undefined) this.tellSeats(hot);
    if (news.remote) await this.tellUnheard(hot);
    if (news.table) for (const group of this.groups(hot.row.id)) await this.show(hot, group, news.asker);
  }

  /** Shows a group what has changed for it: built once, sent to each. */
  private async show(hot: Hot, group: Group, asker?: object) {
    const now = seen(hot, group.viewer);
    if (group.play.size > 0) {
      const update =
        (group.shown && deltaUpdate(hot, group.viewer, group.shown, now)) ??
        (await wholeUpdate(this.house, hot, group.viewer, now));
      group.shown = now;
      if (group.viewer === null && this.play) this.play.to(roomOf(hot.row.id, null)).emit('table', update);
      else for (const socket of group.play) this.tell(socket, update, socket === asker);
    }
    if (group.stock.size > 0) {
      const state = stockState(hot, now.view);
      for (const socket of group.stock) socket.emit('update', hot.row.id, state, []);
    }
  }

  /** What changed in as few bytes as the socket understands. */
  private tell(socket: Socket, update: TableUpdate, inAnswer: boolean) {
    this.tellHeldBack(socket);
    const to = this.packers.get(socket);
    const { matchID: _, from, ops, ...rest } = update;
    if (!to || from === undefined || !ops) return socket.emit('table', update);
    const packed: [number, string] = [to.number, to.packer.pack({ from, ops, ...rest })];
    return inAnswer ? this.heldBack.set(socket, packed) : socket.emit('packed', ...packed);
  }

  /** What changed, for the answer to the move that changed it. */
  forAnswer(socket: Socket): [number: number, changes: string] | undefined {
    const packed = this.heldBack.get(socket);
    this.heldBack.delete(socket);
    return packed;
  }

  tellHeldBack(socket: Socket) {
    const packed = this.forAnswer(socket);
    if (packed) socket.emit('packed', ...packed);
  }

  /** Sockets whose seat is somebody else's now, or nobody's, see nothing more of it. */
  private dismiss(hot: Hot) {
    for (const { viewer, play, stock } of this.groups(hot.row.id)) {
      if (viewer === null) continue;
      const hash = hot.row.seats[Number(viewer)]?.hash;
      for (const socket of [...play, ...stock]) {
        if (this.sittings.get(socket)?.hash === hash) continue;
        this.stand(socket, hot.row.id);
        tellClosed(socket, hot.row.id, refuse(null, 'seat-lost'));
      }
    }
  }

  /** A line of chat for everybody at the table. */
  tellChat(hot: Hot, line: ChatLine, id: string) {
    if (this.tables.has(hot.row.id)) this.chatTold.set(hot.row.id, line.n);
    for (const { play, stock } of this.groups(hot.row.id)) {
      for (const socket of play) socket.emit('chat', line);
      for (const socket of stock)
        socket.emit('chat', hot.row.id, { id, sender: String(line.seat), payload: line.text });
    }
  }

  /** Lines that were said through another server. */
  private async tellUnheard(hot: Hot) {
    const told = this.chatTold.get(hot.row.id) ?? 0;
    for (const line of await this.house.parts.storage.chat(hot.row.id, CHAT_ON_SIT))
      if (line.n > told) this.tellChat(hot, lineOf(line), line.msg);
  }

  /** The next update is a whole one: what it would be compared with is no longer in memory. */
  evicted(matchID: string) {
    for (const group of this.groups(matchID)) group.shown = undefined;
  }

  removed({ id: matchID }: MatchRow) {
    for (const { play, stock } of this.groups(matchID))
      for (const socket of [...play, ...stock]) {
        this.stand(socket, matchID);
        tellClosed(socket, matchID, refuse(null, 'match-gone'));
      }
  }
}

const roomOf = (matchID: string, viewer: Reader) => `${matchID} ${keyOf(viewer)}`;

function tellClosed(socket: Socket, matchID: string, refused: Refusal) {
  socket.emit('closed', { matchID, refused });
}
