import { BOT_LEVELS, type BotLevel } from '../../../engine-extensions/bots/bot';
import type { GameModule } from '../../../engine-extensions/game-module';
import { createMatch, stateOf, type Match } from '../../../engine-extensions/match/match';
import { resolveOptions, type Options } from '../../../engine-extensions/meta';
import { newCredentials, newMatchID, newSeed } from '../auth/credentials';
import type { Clock, CreateReply, JoinReply, MatchInfo, MatchMode, RematchReply } from '../contract';
import { brief } from '../log';
import { no } from '../refusals';
import type { Creation, MatchRow, SeatRow } from '../storage/storage';
import { clocksAfter } from './clocks';
import type { House } from './house';
import { rowAfter, withBotTurn, type Hot } from './hot';
import { matchInfo } from './info';
import { givenToBot, isOpen, isPerson, joined, left, provenSeat, renamed, seatAt, seatNumber, takenBack } from './seats'; // prettier-ignore

/** Creating matches and arranging their seats. */

export interface NewMatch {
  numPlayers: number;
  setupData?: unknown;
  unlisted: boolean;
  spectators: boolean;
  seed?: string;
  clock?: Clock;
  bots: Record<string, BotLevel>;
}

/** A bot of this game, by its level; the easiest when none is named. */
export function botLevel(module: GameModule, level: unknown): BotLevel {
  const has = BOT_LEVELS.filter((l) => module.bots[l] !== undefined);
  if (level === undefined || level === null) return has.includes('medium') ? 'medium' : (has[0] ?? no('no-such-bot'));
  return has.find((l) => l === level) ?? no('no-such-bot');
}

function dealt(house: House, module: GameModule, numPlayers: number, setupData: Options, seed: string): Match {
  try {
    return house.cutter.now(() => createMatch(module, { numPlayers, setupData, seed }));
  } catch (error) {
    house.parts.log.error({ game: module.meta.id, err: error }, 'setup threw');
    return no('rule-failed');
  }
}

function creation(
  house: House,
  module: GameModule,
  options: Options,
  seats: SeatRow[],
  want: Pick<NewMatch, 'unlisted' | 'spectators' | 'seed' | 'clock'>,
): { match: Match } & Creation {
  const seed = want.seed ?? newSeed();
  const match = dealt(house, module, seats.length, options, seed);
  const at = house.now;
  const mode: MatchMode = seats.length === 1 ? 'solo' : seats.some((s) => s.bot !== undefined) ? 'bots' : 'online';
  const row: MatchRow = rowAfter(
    {
      id: newMatchID(),
      game: module.meta.id,
      version: module.meta.version,
      options,
      seed,
      rev: 1,
      createdAt: at,
      updatedAt: at,
      unlisted: want.unlisted,
      spectators: want.spectators,
      mode,
      seats,
      stateID: 0,
      n: 0,
      turn: 0,
      awaited: [],
      botTurn: false,
      ...(want.clock === undefined ? {} : { clock: want.clock }),
    },
    match,
    at,
  );
  return { match, row, journal: dealRow(match, at), snapshot: { stateID: 0, n: 0, state: match.state } };
}

const dealRow = (match: Match, at: number) => ({
  stateID: 0,
  n: 0,
  by: null,
  move: null,
  args: [],
  events: stateOf(match).events,
  msg: null,
  at,
});

const SEED = /^[\p{L}\p{N} ._#-]{1,40}$/u;

function checkedSeats(module: GameModule, want: NewMatch): SeatRow[] {
  const seats: SeatRow[] = Array.from({ length: want.numPlayers }, () => ({}));
  for (const [seat, level] of Object.entries(want.bots)) {
    const id = Number(seat);
    if (String(id) !== seat || !seats[id]) no('no-such-seat');
    seats[id] = { bot: botLevel(module, level) };
  }
  if (!seats.some(isOpen)) no('bad-options', 'A match needs a seat for a person.');
  return seats;
}

/** A new match; with `me` its creator sits down in the same breath. */
export async function create(
  house: House,
  game: string,
  want: NewMatch,
  me?: { playerID?: unknown; playerName: string },
): Promise<CreateReply> {
  if (house.closing) no('closing');
  const module = house.moduleOf(game);
  if (!module.meta.players.includes(want.numPlayers)) no('bad-number-of-players');
  const problem = module.game.validateSetupData?.(want.setupData, want.numPlayers);
  if (problem) no('bad-options', problem);
  if (want.seed !== undefined && (!module.meta.chosenSeed || !SEED.test(want.seed))) no('bad-seed');
  if (want.clock !== undefined && want.numPlayers < 2) no('bad-options', 'A clock needs two seats or more.');
  const options = resolveOptions(module.meta.options, want.setupData);
  const made = creation(house, module, options, checkedSeats(module, want), want);
  const reply: CreateReply = { matchID: made.row.id };
  if (me) {
    reply.playerCredentials = newCredentials();
    const sat = joined(made.row, me.playerID, me.playerName, reply.playerCredentials, house.now);
    made.row = clocksAfter(made.row, withBotTurn(sat.row), house.now, house.parts.config.clockSecond);
    reply.playerID = String(sat.seat);
  }
  await house.parts.storage.create({ row: made.row, journal: made.journal, snapshot: made.snapshot });
  house.parts.log.info({ match: brief(made.row.id), game, players: want.numPlayers, mode: made.row.mode }, 'created');
  // brings it into memory and tells the lobby
  await house.with(made.row.id, async (hot) => {
    for (const listener of house.listeners) await listener.changed?.(hot, { table: false, listing: true });
  });
  return reply;
}

export async function join(house: House, hot: Hot, playerID: unknown, playerName: string): Promise<JoinReply> {
  const playerCredentials = newCredentials();
  const { row, seat } = joined(hot.row, playerID, playerName, playerCredentials, house.now);
  await house.commit(hot, { row, listing: true });
  return { playerID: String(seat), playerCredentials };
}

/** Gives the seat up for good. A match that never began goes with its last person. */
export async function leave(house: House, hot: Hot, playerID: unknown, credentials: unknown) {
  const seat = provenSeat(hot.row, playerID, credentials);
  const row = left(hot.row, seat, house.now);
  if (row.startedAt === undefined && !row.seats.some(isPerson)) return house.remove(hot);
  await house.commit(hot, { row, listing: true });
}

export async function rename(house: House, hot: Hot, playerID: unknown, credentials: unknown, newName: string) {
  const seat = provenSeat(hot.row, playerID, credentials);
  await house.commit(hot, { row: renamed(hot.row, seat, newName), listing: true });
}

/** The match after this one: the first who asks makes it, everybody gets the same. */
export async function rematch(
  house: House,
  hot: Hot,
  playerID: unknown,
  credentials: unknown,
  unlisted: boolean | undefined,
): Promise<RematchReply> {
  const { row } = hot;
  provenSeat(row, playerID, credentials);
  if (row.nextMatchID !== undefined) return { nextMatchID: row.nextMatchID };
  if (row.gameover === undefined) no('not-over');
  const seats = row.seats.map((s): SeatRow => (s.bot !== undefined && s.hash === undefined ? { bot: s.bot } : {}));
  const next = creation(house, house.moduleOf(row.game), row.options, seats, {
    unlisted: unlisted ?? row.unlisted,
    spectators: row.spectators,
    ...(row.clock === undefined ? {} : { clock: row.clock }),
  });
  const creates = { row: next.row, journal: next.journal, snapshot: next.snapshot };
  await house.commit(hot, { row: { ...row, nextMatchID: next.row.id }, listing: true, creates });
  return { nextMatchID: next.row.id };
}

export interface SeatWish {
  to: 'bot' | 'me' | 'open' | 'gone';
  level?: unknown;
}

/** Who plays a seat: see SeatRequest in the contract. */
export async function arrange(
  house: House,
  hot: Hot,
  by: { playerID: unknown; credentials: unknown },
  target: unknown,
  wish: SeatWish,
): Promise<MatchInfo> {
  const { row } = hot;
  const asker = provenSeat(row, by.playerID, by.credentials);
  const seat = seatNumber(row, target);
  if (row.gameover !== undefined) no('match-over');
  switch (wish.to) {
    case 'bot':
      mayGiveToBot(house, row, asker, seat);
      await house.commit(hot, { row: givenToBot(row, seat, botLevel(hot.match.module, wish.level), house.now), listing: true }); // prettier-ignore
      break;
    case 'me':
      if (seat !== asker) no('wrong-credentials');
      await house.commit(hot, { row: takenBack(row, seat), listing: true });
      break;
    case 'open':
      mayArrange(row, asker);
      if (seat === asker) no('bad-request', 'Leave the seat instead.');
      await house.commit(hot, { row: left(row, seat, house.now), listing: true });
      break;
    case 'gone':
      mayArrange(row, asker);
      await oneSeatLess(house, hot, seat);
      break;
  }
  return matchInfo(hot.row, house);
}

function mayArrange(row: MatchRow, asker: number) {
  if (row.startedAt !== undefined) no('already-started');
  if (row.host !== asker) no('not-host');
}

function mayGiveToBot(house: House, row: MatchRow, asker: number, seat: number) {
  if (seat === asker) return;
  const whose = seatAt(row, seat);
  if (row.startedAt === undefined) {
    if (row.host !== asker) no('not-host');
    if (isPerson(whose)) no('seat-taken');
  } else if (isPerson(whose) && whose.bot === undefined) {
    const missing = Math.ceil(house.parts.config.absentAfter - house.awayFor(row.id, seat, row) / 1000);
    if (house.present(row.id, seat) || missing > 0)
      no('not-absent', undefined, { seconds: Math.max(missing, 0), connected: house.present(row.id, seat) ? 1 : 0 });
  }
}

/** The table is laid anew for one seat less. */
async function oneSeatLess(house: House, hot: Hot, seat: number) {
  const { row } = hot;
  const { module } = hot.match;
  if (row.seats.slice(seat).some(isPerson)) no('seat-taken');
  const seats = row.seats.filter((_, i) => i !== seat);
  if (!module.meta.players.includes(seats.length)) no('bad-number-of-players');
  if (module.game.validateSetupData?.(row.options, seats.length)) no('bad-options');
  // a new seed: the old shuffle has been seen in part
  const seed = newSeed();
  const fresh = dealt(house, module, seats.length, row.options, seed);
  const at = house.now;
  const stateID = row.stateID + 1;
  await house.commit(hot, {
    row: { ...row, seats, seed, ...(seats.some(isOpen) ? {} : { startedAt: at }) },
    match: { ...fresh, state: { ...fresh.state, _stateID: stateID } },
    whole: true,
    journal: { ...dealRow(fresh, at), stateID },
    listing: true,
  });
}
