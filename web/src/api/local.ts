import type { BotLevel } from '../../../engine-extensions/bots/bot';
import type { Options } from '../../../engine-extensions/meta';

/** Who sits where in a match on this device; several persons: hot-seat with a curtain, one: solo or against bots. */
export interface LocalSeat {
  name: string;
  /** a bot plays it */
  level?: BotLevel;
}

/** A match on this device before its first move. */
export interface LocalSetup {
  game: string;
  seats: readonly LocalSeat[];
  options: Options;
  /** the deal; drawn by the lobby unless somebody chose it */
  seed: string;
  /** the deal was chosen: it may be shown and shared */
  chosen?: boolean;
  /** the day of a daily case, as in 2026-11-18 */
  daily?: string;
  /** the guided first game */
  guided?: boolean;
}

/** A match on this device as Continue lists it. `match/saves.ts` keeps them: createSave, listSaves, removeSave. */
export interface SaveRow {
  id: string;
  setup: LocalSetup;
  /** how many moves were made */
  n: number;
  /** the turn's number, as players count */
  turn: number;
  /** last played */
  at: number;
  over: boolean;
}

/** What the lobby calls in `match/saves.ts`; a match made with `createSave` is played at `/local/<its id>`. */
export interface SavesApi {
  createSave(setup: LocalSetup): Promise<string>;
  /** newest first */
  listSaves(): Promise<SaveRow[]>;
  removeSave(id: string): Promise<void>;
}
