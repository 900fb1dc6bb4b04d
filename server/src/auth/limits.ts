/** How often each thing may be done: a burst, and how much of it comes back per second. */
const RATES = {
  // per address
  request: [240, 40],
  create: [20, 0.5],
  join: [60, 2],
  connect: [60, 2],
  miss: [60, 0.5],
  // per socket
  message: [80, 30],
  sit: [20, 2],
  lobby: [20, 2],
  // per seat
  move: [40, 15],
  chat: [6, 0.7],
  hint: [6, 0.5],
} as const satisfies Record<string, readonly [burst: number, perSecond: number]>;

export type Limited = keyof typeof RATES;

interface Bucket {
  left: number;
  at: number;
}

const MAX_BUCKETS = 50_000;

/** Buckets of tokens, one per thing and doer. Bounded: the longest untouched are forgotten. */
export class Limits {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly on: boolean,
    private readonly now: () => number,
  ) {}

  /** Takes one; false when there is none left. */
  take(what: Limited, who: string): boolean {
    if (!this.on) return true;
    const [burst, perSecond] = RATES[what];
    const key = `${what} ${who}`;
    const at = this.now();
    const known = this.buckets.get(key);
    const left = known ? Math.min(burst, known.left + (Math.max(0, at - known.at) / 1000) * perSecond) : burst;
    this.buckets.delete(key);
    this.buckets.set(key, { left: left >= 1 ? left - 1 : left, at });
    if (this.buckets.size > MAX_BUCKETS) this.buckets.delete(this.buckets.keys().next().value as string);
    return left >= 1;
  }
}
