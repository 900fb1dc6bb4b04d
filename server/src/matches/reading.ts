import { heardBy } from '../../../engine-extensions/log/log';
import { stateOf, turnOf, type StoryEntry } from '../../../engine-extensions/match/match';
import { replay, whyNoReplay, type MatchRecord } from '../../../engine-extensions/replay/replay';
import type { ListReply, MineReply, RecordReply, ReplayFrame, ReplayReply, StoryPage } from '../contract';
import { brief } from '../log';
import { no, Refused } from '../refusals';
import type { JournalRow, ListFilter, MatchRow, Storage } from '../storage/storage';
import { matchInfo } from './info';
import type { House } from './house';
import { isPerson, provenSeat } from './seats';

/** What is read without changing anything. A reader is a seat or, as `null`, a spectator. */
export type Reader = string | null;

export const storyFor = (rows: readonly JournalRow[], reader: Reader): StoryEntry[] =>
  rows.map(({ n, events }) => ({ n, events: heardBy(events, reader) }));

export async function storedRow(house: House, id: string, game?: string): Promise<MatchRow> {
  const row = await house.parts.storage.row(id);
  return row && house.parts.games.has(row.game) && (game === undefined || row.game === game)
    ? row
    : no('no-such-match');
}

/** Who reads: the seat that the credentials prove, or a spectator where there may be some. */
export function readerOf(row: MatchRow, seat: unknown, credentials: unknown): Reader {
  if (seat !== undefined && seat !== null) return String(provenSeat(row, seat, credentials));
  return row.spectators ? null : no('no-spectators');
}

export async function list(house: House, filter: ListFilter): Promise<ListReply> {
  const rows = await house.parts.storage.list({ ...filter, limit: filter.limit + 1 });
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  const known = page.filter((row) => house.parts.games.has(row.game));
  return {
    matches: known.map((row) => matchInfo(row, house)),
    ...(rows.length > filter.limit && last ? { next: `${last.updatedAt}.${last.id}` } : {}),
  };
}

/** The seats somebody holds, as they are now. */
export async function mine(
  house: House,
  seats: readonly { matchID: string; playerID: unknown; credentials: unknown }[],
): Promise<MineReply> {
  const reply: MineReply = { matches: [], gone: [] };
  for (const { matchID, playerID, credentials } of seats) {
    try {
      const row = await storedRow(house, matchID);
      reply.matches.push({ ...matchInfo(row, house), me: provenSeat(row, playerID, credentials) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      reply.gone.push(matchID);
    }
  }
  return reply;
}

export async function storyPage(
  house: House,
  row: MatchRow,
  reader: Reader,
  before: number,
  limit: number,
): Promise<StoryPage> {
  const rows = await house.parts.storage.story(row.id, before, limit + 1);
  return { entries: storyFor(rows.slice(-limit), reader), more: rows.length > limit };
}

/** What a match can be played again from. */
export const replayRecord = async (storage: Storage, row: MatchRow): Promise<MatchRecord> => ({
  game: row.game,
  version: row.version,
  numPlayers: row.seats.length,
  setupData: row.options,
  seed: row.seed,
  moves: await storage.moves(row.id),
});

/** A finished match as seed and moves. */
export async function record(house: House, row: MatchRow): Promise<RecordReply> {
  if (row.gameover === undefined) no('not-over');
  const made = await replayRecord(house.parts.storage, row);
  return whyNoReplay(house.moduleOf(row.game), made) ? no('no-replay') : made;
}

const SLICE = 20;

/** A finished match as the reader saw it. Lets others have their turn in between. */
export async function replayFrames(
  house: House,
  row: MatchRow,
  reader: Reader,
  from: number,
  limit: number,
): Promise<ReplayReply> {
  const all = await record(house, row);
  const module = house.moduleOf(row.game);
  const frames: ReplayFrame[] = [];
  try {
    for (const match of replay(module, { ...all, moves: all.moves.slice(0, from + limit - 1) })) {
      if (match.n % SLICE === SLICE - 1) await new Promise(setImmediate);
      if (match.n < from) continue;
      const by = all.moves[match.n - 1]?.by ?? null;
      frames.push({ n: match.n, by, view: module.rules.view(stateOf(match), reader), turn: turnWith(turnOf(match)) });
    }
  } catch (error) {
    house.parts.log.warn({ match: brief(row.id), game: row.game, err: error }, 'cannot be replayed');
    no('no-replay');
  }
  return { frames, moves: all.moves.length };
}

/** The part of ctx that everybody sees. */
export function turnWith({ phase, currentPlayer, activePlayers, gameover }: ReturnType<typeof turnOf>) {
  return { phase, currentPlayer, activePlayers, ...(gameover === undefined ? {} : { gameover }) };
}

/** Matches nobody touched for long go; see the README for the policy. */
export async function expire(house: House): Promise<number> {
  const ids = await house.parts.storage.expired(house.parts.config.expiry, house.now, 500);
  let gone = 0;
  for (const id of ids) {
    try {
      await house.with(id, async (hot) => {
        const seated = hot.row.seats.some((seat, i) => isPerson(seat) && house.present(id, i));
        if (!seated) await house.remove(hot);
      });
      gone += 1;
    } catch (error) {
      house.parts.log.warn({ match: brief(id), err: error }, 'could not expire');
    }
  }
  if (gone > 0) house.parts.log.info({ gone }, 'expired');
  return gone;
}
