import type { Logger } from 'pino';
import type { GameModule } from '../../../engine-extensions/game-module';
import type { Match } from '../../../engine-extensions/match/match';
import type { Config } from '../config';
import type { Metrics } from '../health/metrics';
import { brief } from '../log';
import { no, Refused } from '../refusals';
import { Conflict, Unsure, type Change, type MatchRow, type Storage } from '../storage/storage';
import { followed, remember, revived, rowAfter, withBotTurn, type Hot } from './hot';
import { clocksAfter } from './clocks';
import { Cutter } from './cutter';
import type { Around, Presence } from './info';
import { Queues } from './queue';

/** What a commit changed, for those who tell the people at the table and in the lobby. */
export interface News {
  /** the state: views have changed */
  table: boolean;
  /** seats, start, end, next match */
  listing: boolean;
  /** another server did it */
  remote?: boolean;
  /** the connection that asked for it and hears of it in the answer */
  asker?: object;
}

export interface Listener {
  /** called inside the match's queue, after the commit */
  changed?(hot: Hot, news: News): void | Promise<void>;
  loaded?(hot: Hot): void;
  /** no longer in memory, still in the store */
  evicted?(matchID: string): void;
  /** gone for good */
  removed?(row: MatchRow, remote?: boolean): void;
  /** the first socket of a seat has come, or the last one gone */
  presence?(matchID: string, seat: string, here: boolean): void;
}

export interface HouseParts {
  config: Config;
  storage: Storage;
  games: ReadonlyMap<string, GameModule>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
}

/** so often somebody else may come first */
const MAX_TRIES = 20;

/** All matches: the busy ones in memory, the rest in the store; one queue each. */
export class House {
  readonly queues = new Queues();
  readonly listeners: Listener[] = [];
  /** who is connected; the transport knows */
  present: Presence = () => false;
  /** since when somebody is away, in ms; the transport knows */
  awayFor: (matchID: string, seat: number, row: MatchRow) => number = () => 0;
  /** how long a seat's clock still runs, in ms; the clocks know */
  clockLeft: Around['clockLeft'] = () => 0;
  closing = false;
  private readonly hot = new Map<string, Hot>();

  readonly cutter: Cutter;

  constructor(readonly parts: HouseParts) {
    this.cutter = new Cutter(parts.config.moveLimit);
  }

  get now() {
    return this.parts.now();
  }

  /** the match if it is in memory */
  peek(id: string): Hot | undefined {
    return this.hot.get(id);
  }

  get hotCount() {
    return this.hot.size;
  }

  moduleOf(game: string): GameModule {
    return this.parts.games.get(game) ?? no('unknown-game');
  }

  /** Does something with a match when everything before it has ended. `game`: the match must be of this game. */
  with<T>(id: string, work: (hot: Hot) => Promise<T> | T, game?: string): Promise<T> {
    if (this.closing) return Promise.resolve().then(() => no('closing'));
    return this.queues.run(id, async () => {
      for (let tries = 0; ; tries++) {
        const hot = await this.open(id);
        try {
          if (game !== undefined && hot.row.game !== game) no('no-such-match');
          return await work(hot);
        } catch (error) {
          // somebody else has written: nothing has changed here, and what was refused may be right now
          const again = error instanceof Conflict || (error instanceof Refused && (await this.wasBehind(hot)));
          if (!again) throw error;
          if (tries >= MAX_TRIES) no('busy');
        }
      }
    });
  }

  /** As `with`, for what only looks: what it sees is what the store has. */
  withFresh<T>(id: string, work: (hot: Hot) => Promise<T> | T, game?: string): Promise<T> {
    return this.with(id, async (hot) => (await this.wasBehind(hot), work(hot)), game);
  }

  /** Whether another server has written since; then the match is brought up to date. */
  private async wasBehind(hot: Hot): Promise<boolean> {
    const { id } = hot.row;
    const revs = await this.parts.storage.revs([id]);
    return this.isBehind(id, revs.get(id)) && (await this.catchUp(hot));
  }

  isHot = (id: string) => this.hot.has(id);
  hotIDs = () => [...this.hot.keys()];
  isBehind(id: string, rev: number | undefined) {
    const hot = this.hot.get(id);
    return !hot || hot.row.rev !== rev;
  }

  /** Another server has changed this match: takes it over and tells those who are here. `rev`: as it is said to be. */
  refresh(id: string, rev?: number): Promise<void> {
    return this.queues.run(id, async () => {
      const hot = this.hot.get(id);
      if (hot && rev !== undefined && hot.row.rev >= rev) return;
      if (hot) return void (await this.catchUp(hot));
      const stored = await this.parts.storage.row(id);
      if (!stored) return this.vanished(id);
      const opened = await this.open(id);
      for (const listener of this.listeners) await listener.changed?.(opened, { table: true, listing: true, remote: true }); // prettier-ignore
    });
  }

  private vanished(id: string, row?: MatchRow) {
    this.hot.delete(id);
    for (const listener of this.listeners) listener.removed?.(row ?? ({ id, game: '', unlisted: true } as MatchRow), true); // prettier-ignore
  }

  private async catchUp(hot: Hot): Promise<boolean> {
    const { row, match } = hot;
    const news = await this.parts.storage.news(row.id, match.state._stateID);
    if (!news) {
      this.vanished(row.id, row);
      return no('no-such-match');
    }
    if (news.row.rev === row.rev) return false;
    if (!followed(hot, news)) {
      const stored = await this.parts.storage.load(row.id);
      if (!stored) return no('no-such-match');
      Object.assign(hot, revived(match.module, stored));
    }
    const table = hot.match !== match;
    for (const listener of this.listeners) await listener.changed?.(hot, { table, listing: true, remote: true });
    return true;
  }

  private async open(id: string): Promise<Hot> {
    const known = this.hot.get(id);
    if (known) {
      this.hot.delete(id);
      this.hot.set(id, known); // the last used is last
      return known;
    }
    const stored = await this.parts.storage.load(id);
    if (!stored) return no('no-such-match');
    let hot: Hot;
    try {
      hot = revived(this.moduleOf(stored.row.game), stored);
    } catch (error) {
      this.parts.log.error({ match: brief(id), game: stored.row.game, err: error }, 'a stored match cannot be opened');
      throw error instanceof Refused ? error : new Refused({ rule: null, why: 'internal' });
    }
    this.hot.set(id, hot);
    this.shrink();
    for (const listener of this.listeners) listener.loaded?.(hot);
    return hot;
  }

  /** Stores a change, then takes it over and tells everybody. When it cannot be stored nothing has changed. */
  async commit(
    hot: Hot,
    change: Omit<Change, 'row' | 'listing'> & { row?: MatchRow; match?: Match; whole?: boolean; listing?: boolean } & Pick<News, 'asker'>, // prettier-ignore
  ) {
    const { match, whole, row: given = hot.row, asker, ...rest } = change;
    const changed = match ? rowAfter(given, match, this.now) : withBotTurn({ ...given, updatedAt: this.now });
    const row = clocksAfter(hot.row, changed, this.now, this.parts.config.clockSecond);
    const listing = change.listing === true || (row.gameover !== undefined && hot.row.gameover === undefined);
    const stateID = match?.state._stateID ?? hot.saved;
    const snapshot =
      match && (whole || row.gameover !== undefined || stateID - hot.saved >= this.parts.config.snapshotEvery)
        ? { stateID, n: match.n, state: match.state }
        : undefined;
    await this.store({ ...rest, row, listing, ...(snapshot ? { snapshot } : {}) });
    hot.row = { ...row, rev: row.rev + 1 };
    if (match) remember(hot, match);
    if (snapshot) hot.saved = stateID;
    const news: News = { table: match !== undefined, listing, ...(asker ? { asker } : {}) };
    for (const listener of this.listeners) await listener.changed?.(hot, news);
  }

  private async store(change: Change) {
    try {
      await this.parts.storage.commit(change);
    } catch (error) {
      if (error instanceof Conflict) {
        const hot = this.hot.get(change.row.id);
        if (hot) await this.catchUp(hot);
        throw error;
      }
      this.parts.log.error({ match: brief(change.row.id), err: error }, 'could not store');
      if (!(error instanceof Unsure)) no('internal');
      this.hot.delete(change.row.id); // read again when the store is back
      no('unsure');
    }
  }

  /** Keeps memory bounded: the longest unused go, stored whole. */
  private shrink() {
    for (const id of this.hot.keys()) {
      if (this.hot.size <= this.parts.config.hotMatches) return;
      if (this.queues.isIdle(id)) void this.evict(id).catch(() => {});
    }
  }

  /** Out of memory, into the store. */
  evict(id: string): Promise<void> {
    const hot = this.hot.get(id);
    if (!hot) return Promise.resolve();
    if (hot.saved === hot.match.state._stateID) {
      this.forget(id);
      return Promise.resolve();
    }
    return this.queues.run(id, async () => {
      if (this.hot.get(id) !== hot) return;
      await this.saveWhole(hot);
      this.forget(id);
    });
  }

  private forget(id: string) {
    this.hot.delete(id);
    for (const listener of this.listeners) listener.evicted?.(id);
  }

  private async saveWhole(hot: Hot) {
    const { match, row } = hot;
    const stateID = match.state._stateID;
    if (hot.saved === stateID) return;
    await this.store({ row, listing: false, snapshot: { stateID, n: match.n, state: match.state } });
    hot.row = { ...row, rev: row.rev + 1 };
    hot.saved = stateID;
  }

  /** Removes a match for good; call it inside the match's queue. */
  async remove(hot: Hot) {
    await this.parts.storage.remove(hot.row.id);
    this.hot.delete(hot.row.id);
    for (const listener of this.listeners) listener.removed?.(hot.row);
  }

  /** Accepts nothing more, ends what was accepted, stores everything whole. */
  async close() {
    this.closing = true;
    await this.queues.drained();
    await Promise.all([...this.hot.values()].map((hot) => this.saveWhole(hot).catch(() => {})));
  }
}
