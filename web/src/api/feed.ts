import type { LobbyNews, MatchInfo, MineReply } from '../../../server/src/contract';
import { forgetSeats, heldSeats, onHeldSeats } from './seats';
import { listMatches, mySeats } from './server';
import { connect, type PlaySocket } from './socket';

export type MyMatch = MineReply['matches'][number];

/** What the lobby shows of the world, as it changes. */
export interface Feed {
  /** whether changes arrive by themselves */
  live: boolean;
  /** whether the first answer of the server has come, for good or ill */
  asked: boolean;
  listed: readonly MatchInfo[];
  /** there are more than these */
  more: boolean;
  mine: readonly MyMatch[];
}

const PAGE = 60;

let feed: Feed = { live: false, asked: false, listed: [], more: false, mine: [] };
const listeners = new Set<() => void>();

function change(next: Partial<Feed>) {
  feed = { ...feed, ...next };
  listeners.forEach((l) => l());
}

/** The news laid over a list: changed ones replaced or put in front, gone ones and those that fail `keep` dropped. */
export function merge<M extends MatchInfo>(list: readonly M[], news: LobbyNews, keep: (m: MatchInfo) => M | undefined) {
  const gone = new Set([...news.gone, ...news.changed.map((m) => m.matchID)]);
  const fresh = new Map(news.changed.flatMap((m) => keep(m) ?? []).map((m) => [m.matchID, m]));
  const stay = list.flatMap((m) => fresh.get(m.matchID) ?? (gone.has(m.matchID) ? [] : m));
  const known = new Set(list.map((m) => m.matchID));
  return [...[...fresh.values()].filter((m) => !known.has(m.matchID)), ...stay];
}

const listable = (m: MatchInfo) => (m.unlisted || m.gameover !== undefined ? undefined : m);

function hear(news: LobbyNews) {
  const me = new Map(feed.mine.map((m) => [m.matchID, m.me]));
  const still = (m: MatchInfo): MyMatch | undefined => {
    const seat = me.get(m.matchID);
    return seat === undefined ? undefined : { ...m, me: seat };
  };
  change({
    listed: merge(feed.listed, news, listable),
    mine: merge(feed.mine, { changed: news.changed, gone: [] }, still),
  });
}

async function loadListed() {
  const { matches, next } = await listMatches({ isGameover: false, limit: PAGE });
  change({ listed: matches, more: next !== undefined, asked: true });
}

async function loadMine() {
  const seats = heldSeats().map(({ matchID, playerID, credentials }) => ({ matchID, playerID, credentials }));
  if (seats.length === 0) return change({ mine: [] });
  const { matches, gone } = await mySeats({ seats });
  change({ mine: matches });
  if (gone.length > 0) forgetSeats(...gone);
}

/** Asks again for everything; a server that cannot be reached leaves what was known. */
export async function refresh() {
  const answers = await Promise.allSettled([loadListed(), loadMine()]);
  if (!feed.asked && answers[0].status === 'rejected') change({ asked: true });
}

let stop: (() => void) | undefined;

function start() {
  let socket: PlaySocket | undefined;
  let ended = false;
  const watch = () => {
    const mine = heldSeats()
      .slice(0, 50)
      .map((seat) => seat.matchID);
    socket?.emit('watchLobby', { mine }, (answer) => change({ live: answer.ok }));
  };
  void refresh();
  void connect().then((made) => {
    if (ended) return made.disconnect();
    socket = made;
    socket.on('lobby', hear);
    socket.on('connect', () => {
      watch();
      void refresh();
    });
    socket.on('disconnect', () => change({ live: false }));
    return undefined;
  });
  const unhear = onHeldSeats(() => {
    watch();
    void loadMine().catch(() => undefined);
  });
  return () => {
    ended = true;
    unhear();
    socket?.disconnect();
    change({ live: false });
  };
}

/** Runs while somebody listens; a page change doesn't interrupt it. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    setTimeout(() => {
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    }, 1500);
  };
}

export const currentFeed = () => feed;
