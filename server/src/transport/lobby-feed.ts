import type { Namespace, Socket } from 'socket.io';
import type { LobbyNews, MatchInfo } from '../contract';
import type { House, Listener, News } from '../matches/house';
import type { Hot } from '../matches/hot';
import { matchInfo } from '../matches/info';
import type { MatchRow } from '../storage/storage';

const EVERY = 300;
const MAX_CHANGED = 100;
const ALL = 'lobby';
const lobbyOf = (game: string) => `lobby:${game}`;
const mineOf = (matchID: string) => `mine:${matchID}`;

/** The lobby, live: changes are gathered and told a few times a second. */
export class LobbyFeed implements Listener {
  play: Namespace | undefined;
  private readonly changes = new Map<string, { row: MatchRow; listing: boolean }>();
  private readonly gone = new Map<string, MatchRow>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly house: House) {
    house.listeners.push(this);
  }

  watch(socket: Socket, game: string | undefined, mine: readonly string[]) {
    this.unwatch(socket);
    void socket.join([game === undefined ? ALL : lobbyOf(game), ...mine.map(mineOf)]);
  }

  unwatch(socket: Socket) {
    for (const room of socket.rooms) if (/^(lobby|mine)(:|$)/.test(room)) void socket.leave(room);
  }

  changed(hot: Hot, { listing }: News) {
    this.note(hot.row, listing);
  }

  /** Something of this match has changed; `listing`: something that lists show. */
  note(row: MatchRow, listing: boolean) {
    const before = this.changes.get(row.id);
    this.changes.set(row.id, { row, listing: listing || before?.listing === true });
    this.schedule();
  }

  /** Whether anybody here would be told. */
  isWatched(matchID: string, listing: boolean) {
    if (this.isHeard(mineOf(matchID))) return true;
    return listing && [undefined, ...this.house.parts.games.keys()].some((g) => this.isHeard(g === undefined ? ALL : lobbyOf(g))); // prettier-ignore
  }

  /** Whether anybody here watches a list, and the matches that are watched by their names. */
  watched(): { lists: boolean; mine: string[] } {
    const rooms = [...(this.play?.adapter.rooms.keys() ?? [])];
    const lists = rooms.some((r) => r === ALL || r.startsWith(lobbyOf('')));
    return { lists, mine: rooms.filter((r) => r.startsWith(mineOf(''))).map((r) => r.slice(mineOf('').length)) };
  }

  removed(row: MatchRow) {
    this.changes.delete(row.id);
    this.gone.set(row.id, row);
    this.schedule();
  }

  private schedule() {
    this.timer ??= setTimeout(() => this.flush(), EVERY).unref();
  }

  private isHeard(room: string) {
    return (this.play?.adapter.rooms.get(room)?.size ?? 0) > 0;
  }

  /** Changed seats of listed matches to all who watch; everything, moves too, to those who named the match. */
  private flush() {
    this.timer = undefined;
    const changes = [...this.changes.values()];
    const gone = [...this.gone.values()];
    this.changes.clear();
    this.gone.clear();
    const infoOf = ({ row }: { row: MatchRow }): MatchInfo => matchInfo(row, this.house);
    for (const game of [undefined, ...this.house.parts.games.keys()]) {
      const room = game === undefined ? ALL : lobbyOf(game);
      if (!this.isHeard(room)) continue;
      const fits = (row: MatchRow) => !row.unlisted && (game === undefined || row.game === game);
      const changed = changes.filter((c) => c.listing && fits(c.row)).slice(-MAX_CHANGED).map(infoOf); // prettier-ignore
      const left = gone.filter(fits).map((row) => row.id);
      if (changed.length + left.length > 0) this.tell(room, { changed, gone: left });
    }
    for (const change of changes) {
      const room = mineOf(change.row.id);
      if (this.isHeard(room)) this.tell(room, { changed: [infoOf(change)], gone: [] });
    }
    for (const { id } of gone) this.tell(mineOf(id), { changed: [], gone: [id] });
  }

  private tell(room: string, news: LobbyNews) {
    this.play?.to(room).emit('lobby', news);
  }

  close() {
    clearTimeout(this.timer);
  }
}
