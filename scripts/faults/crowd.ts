import { seeded } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { toy } from '../../engine-extensions/testing/toy';
import { GAMES } from '../../games';
import type { CreateReply, JoinReply } from '../../server/src/contract';
import { Player } from './player';
import type { Told } from './record';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks until a server answers; what is refused is not asked again. */
async function insist<T>(url: string, body: object): Promise<T | undefined> {
  for (let tries = 0; tries < 300; tries++, await pause(100)) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (reply?.ok) return (await reply.json()) as T;
    if (reply && reply.status < 500) return undefined;
  }
  throw new Error(`nobody answers at ${url}`);
}

interface Table {
  matchID: string;
  players: Player[];
}

/** People at many tables; a match that is over makes room for the next. */
export class Crowd {
  private readonly tables: Table[] = [];
  private readonly opening = new Set<Promise<void>>();
  private readonly finished: Table[] = [];
  private made = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    readonly record: Told,
    private readonly seed: string,
    private readonly size: number,
    private readonly thinks: number,
  ) {}

  get players(): Player[] {
    return this.tables.flatMap((t) => t.players);
  }

  get matches() {
    return this.made;
  }

  async gather() {
    await Promise.all(Array.from({ length: this.size }, () => this.open()));
  }

  /** Mostly the short made-up game; every fourth table plays one of ours. One in five has a bot, one in five a clock. */
  private async open(): Promise<void> {
    const n = this.made++;
    const dice = seeded(`${this.seed}-${n}`);
    const several = GAMES.filter((m) => m.meta.players.some((p) => p > 1));
    const module: GameModule = n % 4 === 3 ? (several[(n >> 2) % several.length] as GameModule) : toy;
    const game = module.meta.id;
    const numPlayers = Math.min(...module.meta.players.filter((p) => p > 1));
    const more = {
      ...(n % 5 === 1 ? { bots: { [numPlayers - 1]: 'easy' } } : {}),
      ...(n % 5 === 2 ? { clock: 600 } : {}),
      ...(module === toy ? { setupData: { lanterns: 8 } } : {}),
    };
    const made = await insist<CreateReply>(`${this.url}/games/${game}/create`, { numPlayers, ...more });
    if (!made) throw new Error(`${game} could not be created`);
    const { matchID } = made;
    const players: Player[] = [];
    const sit = (seat: string | null, credentials?: string) =>
      players.push(new Player(module, this.url, { matchID, seat, ...(credentials ? { credentials } : {}) }, this.record, dice, this.thinks)); // prettier-ignore
    for (;;) {
      const seat = await insist<JoinReply>(`${this.url}/games/${game}/${matchID}/join`, { playerName: `P${players.length}` }); // prettier-ignore
      if (!seat) break;
      this.record.seats.push({ matchID, seat: seat.playerID, credentials: seat.playerCredentials });
      sit(seat.playerID, seat.playerCredentials);
    }
    const persons = numPlayers - Object.keys(more.bots ?? {}).length;
    if (n % 3 === 0) sit(null);
    // a join whose answer was lost leaves a seat that nobody can prove: such a table is left alone
    const isWhole = players.filter((p) => p.ticket.seat !== null).length === persons;
    if (this.closed || !isWhole) players.forEach((p) => p.close());
    if (!this.closed && !isWhole) return this.open();
    if (!this.closed) this.tables.push({ matchID, players });
  }

  /** Finished tables go, new ones come. */
  private replace() {
    for (const table of this.tables.filter((t) => t.players.every((p) => p.isOver))) {
      this.tables.splice(this.tables.indexOf(table), 1);
      this.finished.push(table);
      setTimeout(() => table.players.forEach((p) => p.close()), 300);
      const opened = this.open().catch((error: unknown) => console.error(`… ${String(error)}`));
      this.opening.add(opened);
      void opened.then(() => this.opening.delete(opened));
    }
  }

  /** Lets them play for a while. */
  async play(ms: number) {
    for (const end = performance.now() + ms; performance.now() < end;) {
      await pause(Math.min(100, Math.max(1, end - performance.now())));
      this.replace();
    }
  }

  /** Waits until everybody sits again and moves are acknowledged; how long that took, in ms. */
  async recovered(patience = 40_000): Promise<number> {
    const start = performance.now();
    const before = this.record.acknowledged;
    for (;;) {
      await this.play(50);
      const took = performance.now() - start;
      if (this.players.every((p) => p.isBack) && this.record.acknowledged > before) return took;
      if (took > patience) throw new Error(`after ${Math.round(took)} ms not everybody is back: ${this.absent()}`);
    }
  }

  private absent() {
    const away = this.players.filter((p) => !p.isBack);
    return away.map((p) => `${p.ticket.matchID}/${p.ticket.seat} ${JSON.stringify(p.host.snapshot().problem ?? p.host.snapshot().connection)}`).join('; '); // prettier-ignore
  }

  /** All answers are in, every screen shows the same state; then everybody goes home. */
  async leave() {
    await Promise.all(this.opening);
    for (const player of this.players) player['closed'] = true; // nobody begins anything new
    for (let tries = 0; tries < 200; tries++, await pause(100)) {
      const settled = this.tables.every(
        ({ players }) =>
          players.every((p) => p.isBack && !p.host.snapshot().busy) && new Set(players.map((p) => p.stateID)).size <= 1,
      );
      if (settled) break;
    }
    this.closed = true;
    this.players.forEach((p) => p.close());
  }
}
