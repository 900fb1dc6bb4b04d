import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { brief } from '../log';
import { Refused } from '../refusals';
import type { MatchRow } from '../storage/storage';
import type { House, Listener, News } from './house';
import type { Hot } from './hot';
import { botLevel } from './lobby';
import { givenToBot } from './seats';

const SWEEP_EVERY = 5000;
const SWEPT = 500;
/** after a restart everybody has at least so long, to come back: half a clock, and at most half a minute */
const GRACE = 30_000;
/** timers take no more */
const LONGEST = 2 ** 31 - 1;

/** The clocks of a match that becomes `next`: a seat awaited in the same turn keeps its own, others are filled. */
export function clocksAfter(before: MatchRow, next: MatchRow, now: number, second: number): MatchRow {
  if (next.clock === undefined) return next;
  const { clocks: _, ...row } = next;
  if (row.startedAt === undefined || row.gameover !== undefined) return row;
  const clocks: Record<string, number> = {};
  for (const p of row.awaited) {
    const seat = row.seats[p];
    if (seat?.hash === undefined || seat.bot !== undefined) continue;
    const running = before.turn === row.turn && before.seats[p]?.hash === seat.hash ? before.clocks?.[p] : undefined;
    clocks[p] = running ?? now + next.clock * second;
  }
  return Object.keys(clocks).length > 0 ? { ...row, clocks } : row;
}

interface Running {
  /** as the row has it: the same clock */
  at: number;
  /** when it runs out, by the clock that nobody can set */
  due: number;
}

/**
 * Turn clocks. The row says by the time of day when each runs out, so that it survives a restart; while the server
 * runs, only time that has really passed counts, so that a clock that is set or jumps takes nobody's turn.
 */
export class Clocks implements Listener {
  private readonly running = new Map<string, Map<string, Running>>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private sweeper: NodeJS.Timeout | undefined;
  private closed = false;
  /** several servers: the one that looks after this match */
  owns: (matchID: string) => boolean = () => true;

  constructor(private readonly house: House) {
    house.listeners.push(this);
    house.clockLeft = (row, seat) => this.left(row, seat);
  }

  /** Clocks that run in the store, also of matches nobody has opened since. */
  async resume() {
    this.sweeper = setInterval(() => void this.sweep().catch(() => {}), SWEEP_EVERY).unref();
    await this.sweep();
  }

  async sweep() {
    for (const id of await this.house.parts.storage.clocksBefore(this.house.now + 2 * SWEEP_EVERY, SWEPT))
      if (this.owns(id) && !this.timers.has(id))
        await this.house.with(id, ({ row }) => this.consider(row)).catch(() => {});
  }

  changed({ row }: Hot, { remote }: News) {
    this.consider(row, !remote);
  }

  loaded({ row }: Hot) {
    this.consider(row);
  }

  removed({ id }: MatchRow) {
    this.forget(id);
  }

  private forget(id: string) {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.running.delete(id);
  }

  /** What is left of a clock that was found in the store. */
  private found({ clock = 60 }: MatchRow, at: number): number {
    const full = clock * this.house.parts.config.clockSecond;
    return Math.min(full, Math.max(at - this.house.now, Math.min(GRACE, full / 2)));
  }

  private left(row: MatchRow, seat: string): number {
    const at = row.clocks?.[seat];
    if (at === undefined) return 0;
    const known = this.running.get(row.id)?.get(seat);
    return Math.round(known?.at === at ? Math.max(0, known.due - performance.now()) : this.found(row, at));
  }

  /** Sets the timer of a match by its row. */
  consider(row: MatchRow, fresh = false) {
    if (row.clock === undefined) return;
    const before = this.running.get(row.id);
    this.forget(row.id);
    const clocks = Object.entries(row.clocks ?? {});
    if (clocks.length === 0 || this.closed) return;
    const now = performance.now();
    const full = row.clock * this.house.parts.config.clockSecond;
    const next = new Map(
      clocks.map(([seat, at]): [string, Running] => {
        const known = before?.get(seat);
        return [seat, known?.at === at ? known : { at, due: now + (fresh ? full : this.found(row, at)) }];
      }),
    );
    this.running.set(row.id, next);
    const first = Math.min(...[...next.values()].map((r) => r.due));
    this.timers.set(row.id, setTimeout(() => this.ring(row.id), Math.min(LONGEST, Math.max(0, first - now))).unref());
  }

  private ring(id: string) {
    this.timers.delete(id);
    if (!this.owns(id)) return this.forget(id);
    this.house
      .with(id, (hot) => this.runOut(hot))
      .catch((error: unknown) => {
        const gone = error instanceof Refused && ['no-such-match', 'closing'].includes(error.refusal.why);
        if (gone) return this.forget(id);
        this.house.parts.log.warn({ match: brief(id), err: error }, 'a clock could not run out');
        if (!this.closed) this.timers.set(id, setTimeout(() => this.ring(id), SWEEP_EVERY).unref()); // the store is away
      });
  }

  /** The seats whose time is up are played by bots from here on. */
  private async runOut(hot: Hot) {
    const clocks = this.running.get(hot.row.id);
    const now = performance.now();
    let { row } = hot;
    for (const seat of Object.keys(row.clocks ?? {})) {
      const known = clocks?.get(seat);
      if (known?.at !== row.clocks?.[seat] || (known?.due ?? Infinity) > now) continue;
      row = givenToBot(row, Number(seat), this.levelFor(hot), this.house.now);
      this.house.parts.metrics.clocksOut.inc({ game: row.game });
    }
    if (row === hot.row) this.consider(row);
    else await this.house.commit(hot, { row, listing: true });
  }

  /** A game without bots is helped too: any legal move is made. */
  private levelFor(hot: Hot): BotLevel {
    const { bots } = hot.match.module;
    return Object.keys(bots).length > 0 ? botLevel(hot.match.module, undefined) : 'easy';
  }

  close() {
    this.closed = true;
    clearInterval(this.sweeper);
    for (const timer of this.timers.values()) clearTimeout(timer);
  }
}
