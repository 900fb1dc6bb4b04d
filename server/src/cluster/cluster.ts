import { randomBytes } from 'node:crypto';
import type { BotSeats } from '../bots/bot-seats';
import type { Clocks } from '../matches/clocks';
import type { House, Listener, News } from '../matches/house';
import type { Hot } from '../matches/hot';
import type { MatchRow, SharedStorage } from '../storage/storage';
import type { LobbyFeed } from '../transport/lobby-feed';
import type { Tables } from '../transport/tables';
import { Leases } from './leases';
import { Wire } from './wire';

const HELLO_EVERY = 2000;
const SILENT = 7000;
const SWEEP_EVERY = 3000;

/** What servers tell each other: that something changed, never what. Whoever needs it reads the store. */
type Message = { from: string } & (
  | { kind: 'changed'; id: string; rev: number; listing: boolean }
  | { kind: 'removed'; id: string }
  | { kind: 'seat'; key: string; here: boolean }
  | { kind: 'hello'; seats: string[] }
  | { kind: 'bye' }
);

interface Other {
  heard: number;
  seats: Set<string>;
}

export interface ClusterParts {
  house: House;
  shared: SharedStorage;
  tables: Tables;
  lobby: LobbyFeed;
  bots: BotSeats;
  clocks: Clocks;
}

/** Several servers on one database: each serves any match; this one's share of bots and clocks is leased. */
export class Cluster implements Listener {
  readonly process = randomBytes(9).toString('base64url');
  readonly leases: Leases;
  private readonly others = new Map<string, Other>();
  private readonly leftAt = new Map<string, number>();
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(
    private readonly parts: ClusterParts,
    private readonly wire: Wire,
  ) {
    const { house, bots, clocks, shared } = parts;
    this.leases = new Leases(shared, this.process);
    bots.owns = clocks.owns = this.leases.owns;
    const { present, awayFor } = house;
    house.present = (id, seat) => present(id, seat) || this.isElsewhere(`${id} ${seat}`);
    house.awayFor = (id, seat, row) => {
      const key = `${id} ${seat}`;
      if (this.isElsewhere(key)) return 0;
      return Math.min(awayFor(id, seat, row), house.now - (this.leftAt.get(key) ?? 0));
    };
    house.listeners.push(this);
  }

  static async join(parts: ClusterParts, redisUrl: string): Promise<Cluster> {
    const wire = new Wire(redisUrl, await parts.shared.secret(), parts.house.parts.log);
    const cluster = new Cluster(parts, wire);
    await wire.open((message) => cluster.hear(message as Message));
    cluster.leases.gained = () => void cluster.sweep();
    await cluster.leases.start();
    const every = (ms: number, work: () => unknown) => cluster.timers.push(setInterval(work, ms).unref());
    every(HELLO_EVERY, () => cluster.hello());
    every(SWEEP_EVERY, () => void cluster.sweep());
    cluster.hello();
    return cluster;
  }

  private tell(message: Message extends infer M ? (M extends Message ? Omit<M, 'from'> : never) : never) {
    this.wire.tell({ ...message, from: this.process });
  }

  private hello() {
    this.parts.house.parts.metrics.redisUp.set(this.wire.isUp ? 1 : 0);
    this.parts.house.parts.metrics.slots.set(this.leases.count);
    this.tell({ kind: 'hello', seats: this.parts.tables.seatsHere() });
    for (const [process, other] of this.others) {
      if (performance.now() - other.heard <= SILENT) continue;
      this.seats(other, new Set());
      this.others.delete(process);
    }
  }

  private isElsewhere(key: string) {
    for (const { seats } of this.others.values()) if (seats.has(key)) return true;
    return false;
  }

  // ---- what happens here is told

  changed(hot: Hot, news: News) {
    if (!news.remote) this.tell({ kind: 'changed', id: hot.row.id, rev: hot.row.rev, listing: news.listing });
  }

  removed(row: MatchRow, remote?: boolean) {
    if (!remote) this.tell({ kind: 'removed', id: row.id });
  }

  presence(matchID: string, seat: string, here: boolean) {
    this.tell({ kind: 'seat', key: `${matchID} ${seat}`, here });
  }

  // ---- what happens elsewhere is heard

  private hear(message: Message) {
    if (message.from === this.process) return;
    const other = this.others.get(message.from) ?? { heard: 0, seats: new Set<string>() };
    other.heard = performance.now();
    switch (message.kind) {
      case 'changed':
        return void this.heardOf(message.id, message.rev, message.listing).catch(() => {});
      case 'removed':
        return void this.parts.house.refresh(message.id).catch(() => {});
      case 'seat':
        this.others.set(message.from, other);
        return this.seat(other, message.key, message.here);
      case 'hello':
        this.others.set(message.from, other);
        return this.seats(other, new Set(message.seats));
      case 'bye':
        this.seats(other, new Set());
        this.others.delete(message.from);
    }
  }

  private async heardOf(id: string, rev: number, listing: boolean) {
    const { house, tables, lobby, bots, clocks } = this.parts;
    if (house.isHot(id) || tables.has(id)) return house.refresh(id, rev);
    const cares = this.leases.owns(id) || lobby.isWatched(id, listing);
    const row = cares ? await this.parts.shared.row(id) : undefined;
    if (!row) return;
    lobby.note(row, listing);
    if (this.leases.owns(id) && (row.botTurn || row.clocks)) {
      bots.consider(row);
      clocks.consider(row);
    }
  }

  private seat(other: Other, key: string, here: boolean) {
    if (other.seats.has(key) === here) return;
    if (here) other.seats.add(key);
    else {
      other.seats.delete(key);
      this.leftAt.set(key, this.parts.house.now);
      if (this.leftAt.size > 100_000) this.leftAt.delete(this.leftAt.keys().next().value as string);
    }
    this.parts.tables.tellPresence(key.split(' ')[0] as string);
  }

  private seats(other: Other, now: Set<string>) {
    for (const key of [...other.seats]) if (!now.has(key)) this.seat(other, key, false);
    for (const key of now) this.seat(other, key, true);
  }

  /** while it is away, everybody looks in the store more often */
  get hearsOthers() {
    return this.wire.isUp;
  }

  /** Bots and clocks of the matches this server looks after now. */
  private async sweep() {
    await Promise.all([this.parts.bots.resume(), this.parts.clocks.sweep()]).catch(() => {});
  }

  async close() {
    for (const timer of this.timers) clearInterval(timer);
    this.tell({ kind: 'bye' });
    await this.leases.close();
    setTimeout(() => this.wire.close(), 50);
  }
}
