import type { SharedStorage } from '../storage/storage';

export const SLOTS = 64;
const LEASE = 6000;
const MARGIN = 1000;
const BEAT = 2000;

/** Every match belongs to one of a few slots, by its name. */
export function slotOf(matchID: string): number {
  let hash = 7;
  for (let i = 0; i < matchID.length; i++) hash = (hash * 31 + matchID.charCodeAt(i)) >>> 0;
  return hash % SLOTS;
}

/**
 * Which matches this process looks after: their bots and clocks. Slots are leased in PostgreSQL by its own clock and
 * renewed; a process that dies or sleeps loses its slots to the others. Here only time that has passed counts, from
 * before the lease was asked for, so that two never believe to own the same slot.
 */
export class Leases {
  private slots = new Set<number>();
  private until = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  /** called when slots have come */
  gained: () => void = () => {};

  constructor(
    private readonly shared: SharedStorage,
    readonly process: string,
  ) {}

  owns = (matchID: string) => performance.now() < this.until && this.slots.has(slotOf(matchID));

  get count() {
    return performance.now() < this.until ? this.slots.size : 0;
  }

  async start() {
    await this.beat();
    this.next();
  }

  private next() {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      void this.beat()
        .catch(() => {}) // the database is away: the lease ends by itself
        .then(() => this.next());
    }, BEAT).unref();
  }

  private async beat() {
    const asked = performance.now();
    const before = this.count > 0 ? this.slots : new Set<number>();
    const held = await this.shared.lease(this.process, LEASE, SLOTS);
    if (this.closed) return;
    this.slots = new Set(held);
    this.until = asked + LEASE - MARGIN;
    if (held.some((slot) => !before.has(slot))) this.gained();
  }

  async close() {
    this.closed = true;
    this.until = 0;
    clearTimeout(this.timer);
    await this.shared.endLease(this.process).catch(() => {});
  }
}
