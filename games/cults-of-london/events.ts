import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { Faction, Slot, Tag } from './cards';
import type { Outcome } from './state';

/** Whose doing: a seat, or nobody's. */
type By = PlayerID | null;

/** What happened, for the log; `words.ts` of the board turns it into sentences. Hidden things are left out for those who may not know. */
export type Happened =
  | { event: 'firstRolled'; rolls: Record<PlayerID, number[]>; first: PlayerID }
  | { event: 'factionChosen'; by: PlayerID; faction: Faction }
  | { event: 'roundBegan'; round: number }
  | { event: 'phaseBegan'; phase: string }
  | { event: 'madeReady'; by: PlayerID }
  | { event: 'unreadied'; by: PlayerID }
  // intel
  | { event: 'turnedUp'; by: By; seat: PlayerID; holder: number; slot: Slot; card: string; paid?: number }
  | { event: 'holderOpened'; by: PlayerID; seat: PlayerID; holder: number }
  | {
      event: 'peeked';
      by: PlayerID;
      seat: PlayerID;
      what: 'holder' | 'hand' | 'ritual';
      holder?: number;
      slot?: Slot;
      cards?: string[];
    }
  | { event: 'ritualSwapped'; by: PlayerID; ritual?: string }
  | { event: 'passedIntel'; by: PlayerID; stay: boolean }
  | { event: 'duplicateClaimed'; by: PlayerID; seat: PlayerID; name: string }
  | { event: 'hidden'; by: PlayerID; holder: number; slot: Slot }
  | { event: 'shielded'; by: PlayerID; holder: number }
  // reveal
  | { event: 'allRevealed'; plans: { seat: PlayerID; holder: number; loc: number; op: string; act: string }[] }
  | { event: 'aborted'; seat: PlayerID; holder: number }
  | { event: 'swapped'; by: PlayerID; slot: Slot; a: number; b: number }
  | { event: 'redirected'; by: PlayerID; holder: number; to: number }
  | { event: 'fightForced'; by: PlayerID; at: number }
  | { event: 'attached'; by: PlayerID; relic: string; holder: number }
  // windows
  | { event: 'windowOpened'; tag: Tag }
  | { event: 'quickPlayed'; by: PlayerID; card: string; target?: string }
  | { event: 'relicUsed'; by: PlayerID; relic: string; target?: string; for?: PlayerID }
  | { event: 'tileUsed'; by: PlayerID; tile: string; target?: string }
  | { event: 'answerVoid'; by: PlayerID; card?: string }
  // combat
  | { event: 'ballotsShown'; at: number; votes: Record<PlayerID, 'fight' | 'peace'> }
  | { event: 'combatBegan'; at: number; fighters: PlayerID[]; anomalies: string[] }
  | { event: 'rolled'; at: number; dice: Record<PlayerID, number> }
  | { event: 'scoreChanged'; on: PlayerID; n: number; card: string }
  | { event: 'dieChanged'; on: PlayerID; from: number; to: number; why: 'reroll' | 'set' }
  | { event: 'guarded'; on: PlayerID }
  | { event: 'extraHitGained'; by: PlayerID }
  | { event: 'powerIgnored'; by: PlayerID }
  | { event: 'rolledOff'; at: number; rolls: Record<PlayerID, number[]>; winner: PlayerID }
  | { event: 'scored'; at: number; scores: Record<PlayerID, number>; assigner: PlayerID | null }
  | { event: 'hitAssigned'; by: PlayerID; on: string }
  | { event: 'wounded'; on: string; n: number; by: PlayerID[]; left: number }
  | { event: 'hitPrevented'; on: string; n: number }
  | { event: 'operatorFell'; seat: PlayerID; op: string; by: PlayerID[]; to: 'graveyard' | 'hand'; legend: boolean }
  | { event: 'anomalySlain'; anomaly: string; at: number; by: PlayerID | null }
  | { event: 'asylumRolled'; seat: PlayerID; op: string; roll: number }
  | { event: 'retreatVoted'; at: number; votes: Record<PlayerID, boolean> }
  | { event: 'combatEnded'; at: number; how: 'fought' | 'skipped' | 'retreat' }
  | { event: 'operatorReturned'; seat: PlayerID; op: string; why: 'retreat' | 'skipped' | 'effect' }
  // operation
  | { event: 'finalised'; by: PlayerID; at: number; card: string; removed: PlayerID | null }
  | { event: 'declined'; by: PlayerID; at: number; card: string }
  | { event: 'usedUp'; by: PlayerID; at: number; card: string; why: 'no-slot' | 'no-skill' }
  // things
  | { event: 'insightGained'; by: PlayerID; n: number; why: string }
  | { event: 'insightLost'; by: PlayerID; n: number; why: string }
  | { event: 'insightStolen'; by: PlayerID; from: PlayerID; n: number }
  | { event: 'drew'; by: PlayerID; n: number; cards?: string[] }
  | { event: 'reshuffled'; what: 'actions' | 'operators' | 'relics' | 'rituals' | 'anomalies' | 'omens'; by?: PlayerID }
  | { event: 'discarded'; by: PlayerID; cards: string[]; why: string }
  | { event: 'recovered'; by: PlayerID; card: string }
  | { event: 'recruited'; by: PlayerID; n: number; ops?: string[]; from: 'deck' | 'graveyard' }
  | { event: 'operatorStolen'; by: PlayerID; from: PlayerID; op?: string }
  | { event: 'operatorExchanged'; by: PlayerID; op: string; for: string }
  | { event: 'operatorDropped'; by: PlayerID; op: string }
  | { event: 'relicGained'; by: PlayerID; relic: string; from: 'deck' | 'theft' | 'auction' }
  | { event: 'relicDropped'; by: PlayerID; relic: string }
  | { event: 'relicExhausted'; by: By; relic: string }
  | { event: 'relicReadied'; by: PlayerID; relic: string }
  | { event: 'ritualDrawn'; by: PlayerID; ritual?: string }
  | { event: 'ritualDropped'; by: PlayerID; ritual: string }
  | { event: 'tokenPlaced'; by: PlayerID; at: number }
  | { event: 'tokenRemoved'; by: By; at: number; of: PlayerID }
  | { event: 'tokenMoved'; by: PlayerID; from: number; to: number }
  | { event: 'outpostPlaced'; by: PlayerID; at: number; level: 1 | 2 }
  | { event: 'outpostBurnt'; by: PlayerID; at: number; of: PlayerID; level: 1 | 2 }
  | { event: 'handLimitRaised'; by: PlayerID; n: number }
  | { event: 'banked'; by: PlayerID; n: number }
  // rebound
  | { event: 'reboundMoved'; by: By; n: number; to: number }
  | { event: 'floorSet'; by: PlayerID; n: number }
  | { event: 'spawned'; by: By; anomaly: string; at: number; rolled: boolean }
  | { event: 'noSpawn' }
  | { event: 'anomalyMoved'; by: By; anomaly: string; from: number; to: number }
  | { event: 'banished'; by: PlayerID; anomaly: string; at: number }
  | { event: 'anomalyHealed'; anomaly: string }
  | { event: 'haunted'; anomaly: string; at: number }
  // refresh
  | { event: 'controlScored'; by: PlayerID; locations: number[]; vp: number }
  | { event: 'conditionScored'; by: PlayerID; vp: number }
  | { event: 'bankScored'; by: PlayerID; vp: number }
  | { event: 'ritualScored'; by: PlayerID; ritual: string; vp: number }
  | { event: 'burnt'; by: PlayerID; n: number; vp: number }
  | { event: 'doomRose'; n: number; why: 'control' | 'anomalies' | 'omen' }
  | { event: 'auctionOpened'; relic: string }
  | { event: 'bid'; by: PlayerID; n: number }
  | { event: 'passedBid'; by: PlayerID }
  | { event: 'auctionWon'; by: PlayerID; relic: string; price: number }
  | { event: 'auctionUnsold'; relic: string }
  | { event: 'refilled'; by: PlayerID; discarded: string[] }
  // the Herald
  | { event: 'omenResolved'; omen: string; at: number }
  | ({ event: 'ended' } & Outcome);
