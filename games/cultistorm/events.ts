import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { ActionId, CultistFace, CultistId, Face, GooId, InvestigatorId, ItemId, LocationId, RuleId, Sym } from './cards'; // prettier-ignore
import type { DieId, EnemyId, InvId, PhaseName, Ping, Result, SlotId } from './state';

/** What happened, for the log; `words.ts` of the board turns it into sentences. */
export type Happened =
  | { event: 'chose'; inv: InvId; card: InvestigatorId }
  | { event: 'laidOut'; locations: LocationId[] }
  | { event: 'kept'; inv: InvId; item: ItemId | null }
  | { event: 'roundBegan'; round: number; leader: InvId }
  | { event: 'phaseBegan'; phase: PhaseName }
  | { event: 'devoured'; goo: GooId; card: CultistId; slot: SlotId }
  | { event: 'markerMoved'; slot: SlotId; how: 'enters' | 'passes' | 'warded' }
  | { event: 'appeared'; card: CultistId; slot: SlotId }
  | { event: 'appearPrevented'; slot: SlotId; why: 'goo' | 'ward' | 'deck' }
  | { event: 'cultistDiceRolled'; faces: CultistFace[] }
  | { event: 'summoned'; goo: GooId; slot: SlotId }
  | { event: 'summonFailed' }
  | { event: 'reshuffled'; deck: 'cultist' | 'terror' | 'item' | 'action'; inv?: InvId }
  | { event: 'suffered'; inv: InvId; n: number; absorbed: number; permanent?: true }
  | { event: 'healed'; inv: InvId; n: number }
  | { event: 'terrorMoved'; slot: SlotId; tokens: number; gems: number }
  | { event: 'flipped'; card: string; slot: SlotId }
  | { event: 'finalAct'; card: string }
  | { event: 'ruleBegan'; id: RuleId; until: number }
  | { event: 'doomed'; round: number }
  | { event: 'voted'; inv: InvId; option: string | null }
  | { event: 'activated'; slot: SlotId }
  | { event: 'discarded'; inv: InvId; cards: ActionId[] }
  | { event: 'discardedSome'; inv: InvId; n: number }
  | { event: 'drew'; inv: InvId; n: number }
  | { event: 'recovered'; inv: InvId; card: ActionId }
  | { event: 'poolRolled'; faces: Face[] }
  | { event: 'tookDie'; inv: InvId; face: Face; as: Sym }
  | { event: 'gotDie'; inv: InvId | null; face: Face }
  | { event: 'rerolled'; inv: InvId | null; die: DieId; from: Face; to: Face }
  | { event: 'setDie'; inv: InvId; from: Face; to: Sym }
  | { event: 'cultistDieRerolled'; slot: SlotId; to: CultistFace }
  | { event: 'moved'; inv: InvId; from: SlotId; to: SlotId; price: number }
  | { event: 'usedLocation'; inv: InvId; slot: SlotId }
  | { event: 'usedAbility'; inv: InvId; level: number }
  | { event: 'usedItem'; inv: InvId; item: ItemId }
  | { event: 'searched'; inv: InvId; n: number }
  | { event: 'eventDrawn'; inv: InvId; card: ItemId }
  | { event: 'keptSearched'; inv: InvId; item: ItemId | null }
  | { event: 'droppedItem'; inv: InvId; item: ItemId }
  | { event: 'itemsRefreshed'; n: number }
  | { event: 'offered'; from: InvId; to: InvId; give: ItemId | null; take: ItemId | null }
  | { event: 'traded'; from: InvId; to: InvId; give: ItemId | null; take: ItemId | null }
  | { event: 'offerEnded'; from: InvId; to: InvId; how: 'refused' | 'withdrawn' | 'void' }
  | { event: 'supported'; inv: InvId; other: InvId; card: ActionId; optional: boolean }
  | { event: 'learned'; inv: InvId; level: number; symbol: Sym; n: number }
  | { event: 'gotSeal'; inv: InvId; symbol: Sym }
  | { event: 'targeted'; inv: InvId; enemy: EnemyId }
  | { event: 'untargeted'; inv: InvId; enemy: EnemyId }
  | { event: 'trophyGained'; inv: InvId; symbol: Sym }
  | { event: 'trophyLost'; inv: InvId; symbol: Sym }
  | { event: 'trophySwapped'; inv: InvId; from: Sym; to: Sym }
  | { event: 'trophyPlaced'; inv: InvId; slot: SlotId; symbol: Sym; n: number }
  | { event: 'passed'; inv: InvId }
  | { event: 'unpassed'; inv: InvId }
  | { event: 'fought'; inv: InvId; enemy: EnemyId; sources: string[] }
  | { event: 'defeated'; inv: InvId; enemy: EnemyId; slot: SlotId }
  | { event: 'notFought'; inv: InvId }
  | { event: 'sealed'; slot: SlotId; inv: InvId; how: 'trophies' | 'goo' }
  | { event: 'warded'; slot: SlotId; until: number }
  | { event: 'wardEnded'; slot: SlotId }
  | { event: 'cultistMoved'; card: CultistId; from: SlotId; to: SlotId }
  | { event: 'cultistRemoved'; card: CultistId; slot: SlotId }
  | { event: 'buried'; n: number }
  | { event: 'calmed'; slot: SlotId }
  | { event: 'peeked'; inv: InvId; deck: 'cultist' | 'item'; n: number }
  | { event: 'shielded'; inv: InvId; n: number }
  | { event: 'madeRanged'; inv: InvId }
  | { event: 'excused'; inv: InvId }
  | { event: 'freeMoves'; inv: InvId; n: number }
  | { event: 'pinged'; inv: InvId; ping: Ping }
  | { event: 'handedOver'; inv: InvId; to: PlayerID }
  | ({ event: 'ended' } & Result);
