import { rosterOf } from '../storage/rows';
import type { MatchRow } from '../storage/storage';
import type { House } from './house';

const EVERY = 1000;
/** where others tell what they do, or nobody else should be, looking only makes good what got lost */
const SELDOM = 4;
/** matches listed anew within this time are compared with what was seen last */
const RECENT = 30_000;
const MOST = 100;

export interface Watched {
  tables: { ids(): string[] };
  lobby: {
    watched(): { lists: boolean; mine: string[] };
    note(row: MatchRow, listing: boolean): void;
    removed(row: MatchRow): void;
  };
  /** other servers are not heard just now */
  isAlone(): boolean;
}

/** Finds in the store what somebody else wrote and nobody told: another server, an administrator, a backup put back. */
export class Lookout {
  private readonly timer: NodeJS.Timeout;
  private looks = 0;
  private looking = false;
  /** versions of matches that are watched but not in memory, as last seen */
  private seen = new Map<string, number>();
  private listed = new Map<string, string>();

  constructor(
    private readonly house: House,
    private readonly watched: Watched,
  ) {
    this.timer = setInterval(() => void this.turn(), EVERY).unref();
  }

  private async turn() {
    const isDue = this.watched.isAlone() || this.looks++ % SELDOM === 0;
    if (!isDue || this.looking || this.house.closing) return;
    this.looking = true;
    try {
      if (await this.house.parts.storage.mayHaveNews()) await this.look();
    } catch {
      // the store is away: next time
    } finally {
      this.looking = false;
    }
  }

  async look() {
    const { house, watched } = this;
    const { storage } = house.parts;
    const { lists, mine } = watched.lobby.watched();
    const open = new Set([...house.hotIDs(), ...watched.tables.ids()]);
    const revs = await storage.revs([...new Set([...open, ...mine])]);
    for (const id of open) if (this.isNew(id, revs.get(id))) await house.refresh(id).catch(() => {});
    for (const id of mine) {
      if (open.has(id) || !this.isNew(id, revs.get(id)) || !this.seen.has(id)) continue;
      const row = await storage.row(id);
      if (row) watched.lobby.note(row, false);
      else watched.lobby.removed({ id, game: '', unlisted: true } as MatchRow);
    }
    this.seen = new Map([...revs].filter(([id]) => !house.isHot(id)));
    if (lists) await this.lookAtLists();
  }

  private isNew(id: string, rev: number | undefined) {
    return this.house.isHot(id) ? this.house.isBehind(id, rev) : this.seen.get(id) !== rev;
  }

  private async lookAtLists() {
    const { house, watched } = this;
    const rows = await house.parts.storage.list({ updatedAfter: house.now - RECENT, limit: MOST });
    const listed = new Map(rows.map((row) => [row.id, `${row.gameover !== undefined} ${rosterOf(row)}`]));
    for (const row of rows) if (this.listed.get(row.id) !== listed.get(row.id)) watched.lobby.note(row, true);
    this.listed = listed;
  }

  close() {
    clearInterval(this.timer);
  }
}
