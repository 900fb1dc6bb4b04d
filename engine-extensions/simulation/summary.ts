import type { PlayerID } from '../agenda/agenda';
import type { Options } from '../meta';

/** What a finished match gives to statistics: numbers are averaged, words counted, lists counted by member. */
export interface Summary {
  /** all seats in a cooperative win, none in a loss */
  winners: readonly PlayerID[];
  facts: Record<string, number | string | readonly string[]>;
  seats?: Record<PlayerID, SeatSummary>;
}

/** One seat of a finished match, for the balance lab. */
export interface SeatSummary {
  /** faction, guild, overlord: what a player chose or was dealt */
  side?: string;
  score?: number;
  /** printed names of cards this seat took into its deck or line, and of those it played */
  taken?: readonly string[];
  played?: readonly string[];
}

/** A promise of the dossier that a simulation can check. */
export interface Band {
  rule: string;
  bots: string;
  players?: number;
  /** option values the run must have; defaults for the rest */
  options?: Options;
  /**
   * `wins`, `wins:<seat>`, `mean:<fact>`, `p50:<fact>` and other percentiles, `share:<fact>=<word>`,
   * `least:<fact>` (the rarest member of a list), `rate:<fact>` (mean of a yes or no over the matches that have it)
   */
  measure: string;
  /** only among matches that were won (or lost) */
  among?: 'won' | 'lost';
  min?: number;
  max?: number;
}
