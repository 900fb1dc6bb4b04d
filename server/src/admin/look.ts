import type { GameModule } from '../../../engine-extensions/game-module';
import { stateOf } from '../../../engine-extensions/match/match';
import { replayRecord, storyFor } from '../matches/reading';
import { matchInfo } from '../matches/info';
import { revived } from '../matches/hot';
import { no } from '../refusals';
import type { MatchRow, Storage } from '../storage/storage';

/** Nobody is connected to a command line; clocks are shown as they are stored. */
const AROUND = {
  present: () => false,
  clockLeft: (row: MatchRow, seat: string) => (row.clocks?.[seat] ?? 0) - Date.now(),
};

const ALL = 1_000_000;

/** One line of a list. */
export function summary(row: MatchRow): string {
  const people = row.seats.map((s) => s.name ?? (s.bot ? `(${s.bot} bot)` : '(open)')).join(', ');
  const state = row.gameover !== undefined ? 'over' : row.startedAt === undefined ? 'waiting' : `turn ${row.turn}`;
  const changed = new Date(row.updatedAt).toISOString().slice(0, 16);
  return `${row.id}  ${changed}  ${row.game.padEnd(18)} ${state.padEnd(9)} ${row.unlisted ? 'private' : 'listed '}  ${people}`;
}

/** A match as an onlooker may see it, and how much is stored of it: no hand, no seed, no credentials. */
export async function inspect(storage: Storage, games: ReadonlyMap<string, GameModule>, id: string) {
  const stored = (await storage.load(id)) ?? no('no-such-match');
  const { row, snapshot, since } = stored;
  const module = games.get(row.game);
  const journal = await storage.news(id, -1);
  let view: unknown;
  let problem: string | undefined;
  try {
    if (module) view = module.rules.view(stateOf(revived(module, stored).match), null);
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error);
  }
  return {
    match: matchInfo(row, AROUND),
    version: row.version,
    rev: row.rev,
    stored: {
      moves: row.n,
      journal: journal?.since.length ?? 0,
      wholeStateAt: snapshot.stateID,
      movesSince: since.length,
      stateBytes: JSON.stringify(snapshot.state).length,
      chatLines: (await storage.chat(id, ALL)).length,
    },
    ...(problem === undefined ? { view } : { cannotBeOpened: problem }),
    story: storyFor((await storage.story(id, ALL, 20)) ?? [], null),
  };
}

/**
 * A match to be kept or looked into elsewhere: what an onlooker may know, and its seed and moves when it is over. With
 * `secrets` those of a running match, too; credentials never.
 */
export async function exported(
  storage: Storage,
  games: ReadonlyMap<string, GameModule>,
  row: MatchRow,
  secrets: boolean,
) {
  const { id } = row;
  const open = secrets || row.gameover !== undefined;
  return {
    match: matchInfo(row, AROUND),
    story: storyFor(await storage.story(id, ALL, ALL), null),
    chat: (await storage.chat(id, ALL)).map(({ n, at, seat, name, text }) => ({ n, at, seat, name, text })),
    ...(open && games.has(row.game) ? { record: await replayRecord(storage, row) } : {}),
  };
}
