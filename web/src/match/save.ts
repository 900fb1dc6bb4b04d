import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { MoveRecord } from '../../../engine-extensions/match/match';
import type { MatchRecord } from '../../../engine-extensions/replay/replay';
import type { LocalSetup } from '../api/local';

/** A match on this device: its deal and its moves, nothing else; the table is worked out from them. */
export interface Save {
  id: string;
  /** of this record's shape */
  format: 1;
  /** of the game's rules when it was begun */
  version: number;
  setup: LocalSetup;
  moves: readonly MoveRecord[];
  /** goes up with every change: two tabs of one save agree by it */
  rev: number;
  /** seats handed to a bot, or taken back (null), since the beginning */
  handed: Readonly<Record<string, BotLevel | null>>;
  /** how often the bot was asked for a hint */
  hints?: number;
  begun: number;
  at: number;
  turn: number;
  over: boolean;
}

/** What became of a change: written, or somebody else was first. */
export interface Changed {
  written: boolean;
  /** what is stored now */
  save?: Save;
}

export const newSave = (id: string, version: number, setup: LocalSetup, at: number): Save => ({
  id,
  format: 1,
  version,
  setup,
  moves: [],
  rev: 0,
  handed: {},
  begun: at,
  at,
  turn: 1,
  over: false,
});

/** The save as a record that anybody can replay. */
export const recordOf = ({ setup, version, moves }: Save): MatchRecord => ({
  game: setup.game,
  version,
  numPlayers: setup.seats.length,
  setupData: setup.options,
  seed: setup.seed,
  moves,
});

/** The bot that plays a seat now, if any. */
export const botAt = (save: Save, seat: string): BotLevel | null => {
  const handed = save.handed[seat];
  return handed !== undefined ? handed : (save.setup.seats[Number(seat)]?.level ?? null);
};

/** The seats of persons, as the match was begun. */
export const personsOf = ({ setup }: Save): string[] =>
  setup.seats.flatMap((seat, i) => (seat.level === undefined ? [String(i)] : []));
