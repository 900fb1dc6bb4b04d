import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { Arcanum, CardId, Effect, Guild, ObjectiveId } from './cards';
import type { Result, ZoneId } from './state';

/** An Agent as the log tells of it: its card, where that is open to the listener. */
export interface ToldAgent {
  owner: PlayerID;
  card: CardId;
}

/** What happened, for the log; `words.ts` of the board turns it into sentences. */
export type Happened =
  | { event: 'guildChosen'; by: PlayerID; guild: Guild | 'chance' }
  | { event: 'guildDrawn'; by: PlayerID; guild: Guild }
  | { event: 'objectivesKept'; by: PlayerID; kept?: readonly ObjectiveId[] }
  | { event: 'roundBegan'; round: number; first: PlayerID }
  /** `cards` is told to the one who drew */
  | { event: 'drew'; by: PlayerID; count: number; cards?: readonly CardId[] }
  | { event: 'reshuffled'; by: PlayerID; count: number }
  | { event: 'displayed'; by: PlayerID; zone: ZoneId; down: boolean; stake: CardId; card?: CardId }
  | { event: 'discarded'; by: PlayerID; card: CardId }
  | { event: 'locationPlayed'; by: PlayerID; card: CardId; effect: Effect }
  | { event: 'bribed'; by: PlayerID; relic: CardId; zone: ZoneId; stake: CardId; total: number; price: number }
  | { event: 'militiaCalled'; by: PlayerID; relic: CardId; card: CardId }
  | { event: 'militiaPlaced'; by: PlayerID; card: CardId; zone: ZoneId; stake: CardId }
  | {
      event: 'marked';
      by: PlayerID;
      mark: 'lock' | 'seal' | 'boost' | 'raise' | 'priority';
      zone: ZoneId;
      stake: CardId;
    }
  /** Stakes are named where they lay then: another may lie there when the story is read */
  | { event: 'recalled'; by: PlayerID; zone: ZoneId; stake: CardId; card?: CardId }
  | { event: 'moved'; by: PlayerID; from: ZoneId; to: ZoneId; left: CardId; joined: CardId; card?: CardId }
  | { event: 'expelled'; by: PlayerID; owner: PlayerID; card: CardId; zone: ZoneId }
  /** `agents` is told to the one who looked */
  | { event: 'peeked'; by: PlayerID; zone: ZoneId; stake: CardId; agents?: readonly ToldAgent[] }
  | { event: 'turnedUp'; zone: ZoneId; stake: CardId; agents: readonly ToldAgent[] }
  | { event: 'replaced'; by: PlayerID; zone: ZoneId; stake: CardId }
  | { event: 'salvaged'; by: PlayerID; card: CardId }
  | { event: 'harassed'; by: PlayerID; seat: PlayerID; card: CardId }
  /** `cards`, the topmost first, is told to the one who looked */
  | { event: 'scried'; by: PlayerID; zone: ZoneId; stake: CardId | null; cards?: readonly CardId[] }
  | { event: 'retired'; by: PlayerID; card: CardId }
  | { event: 'resolutionBegan' }
  | { event: 'announced'; by: PlayerID; zone: ZoneId; stake: CardId; arcanum: Arcanum }
  /** what the resolution of a Stake found; `won` tells of the winner */
  | {
      event: 'resolved';
      zone: ZoneId;
      stake: CardId;
      /** how much higher the gold numbers were */
      raise: number;
      totals: Readonly<Record<PlayerID, number>>;
      outcome: 'won' | 'draw' | 'missed' | 'sealed';
    }
  | { event: 'won'; by: PlayerID; zone: ZoneId; stake: CardId; how: 'struggle' | 'bribe' }
  | { event: 'wentHome'; zone: ZoneId; agents: readonly ToldAgent[] }
  | { event: 'stayed'; zone: ZoneId; agents: readonly ToldAgent[] }
  | { event: 'kept'; by: PlayerID; stake: CardId }
  | { event: 'removed'; by: PlayerID; stake: CardId }
  | { event: 'stakeTurned'; zone: ZoneId; stake: CardId }
  | { event: 'jubilee' }
  | { event: 'firstPlayer'; seat: PlayerID }
  | ({ event: 'ended' } & Result);
