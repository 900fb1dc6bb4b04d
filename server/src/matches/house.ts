import type { Logger } from 'pino';
import type { GameModule } from '../../../engine-extensions/game-module';
import type { Match } from '../../../engine-extensions/match/match';
import type { Config } from '../config';
import type { Metrics } from '../health/metrics';
import { brief } from '../log';
import { no, Refused } from '../refusals';
import { Conflict, Unsure, type Change, type MatchRow, type Storage } from '../storage/storage';
import { remember, revived, rowAfter, withBotTurn, type Hot } from './hot';
import type { Presence } from './info';
import { Queues } from './queue';

/** What a commit changed, for those who tell the people at the table and in the lobby. */
export interface News {
  /** the state: views have changed */
  table: boolean;
  /** seats, start, end, next match */
  listing: boolean;
}

export interface Listener {
  /** called inside the match's queue, after the commit */
  changed?(hot: Hot, news: News): void | Promise<void>;
  loaded?(hot: Hot): void;
  /** no longer in memory, still in the store */
  evicted?(matchID: string): void;
  /** gone for good */
  removed?(row: MatchRow): void;
}

export interface HouseParts {
  config: Config;
  storage: Storage;
  games: ReadonlyMap<string, GameModule>;
  log: Logger;
  metrics: Metrics;
  now: () => number;
}

/** All matches: the busy ones in memory, the rest in the store; one queue each. */
export class House {
  readonly queues = new Queues();
  readonly listeners: Listener[] = [];
  /** who is connected; the transport knows */
  present: Presence = () => false;
  /** since when somebody is away, in ms; the transport knows */
  awayFor: (matchID: string, seat: number, row: MatchRow) => number = () => 0;
  closing = false;
  private readonly hot = new Map<string, Hot>();

  constructor(readonly parts: HouseParts) {}

  get now() {
    return this.parts.now();
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
      const hot = await this.open(id);
      if (game !== undefined && hot.row.game !== game) no('no-such-match');
      return work(hot);
    });
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
    change: Omit<Change, 'row' | 'listing'> & { row?: MatchRow; match?: Match; whole?: boolean; listing?: boolean },
  ) {
    const { match, whole, row: given = hot.row, ...rest } = change;
    const row = match ? rowAfter(given, match, this.now) : withBotTurn({ ...given, updatedAt: this.now });
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
    for (const listener of this.listeners) await listener.changed?.(hot, { table: match !== undefined, listing });
  }

  private async store(change: Change) {
    try {
      await this.parts.storage.commit(change);
    } catch (error) {
      // read again next time
      if (error instanceof Conflict || error instanceof Unsure) this.hot.delete(change.row.id);
      if (error instanceof Conflict) no('busy');
      this.parts.log.error({ match: brief(change.row.id), err: error }, 'could not store');
      no('internal');
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
