import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { Design, OverlordName, Pile, Resource } from './cards';
import type { Result } from './state';

/** Where a card goes or comes from. */
export type Spot = 'play' | 'relics' | 'hand' | 'discard' | 'street' | 'deck';

type By = { by: PlayerID };

/** What happened, for the log; the board's words turn it into sentences. Cards stand there by design. */
export type Happened =
  | { event: 'gameBegan'; game: number; first: PlayerID }
  | ({ event: 'overlordChosen'; overlord: OverlordName; byLot: boolean } & By)
  | ({ event: 'influenceChosen'; cards: Design[]; automatic: boolean } & By)
  | { event: 'streetLaid'; cards: Design[] }
  | ({ event: 'turnBegan'; turn: number } & By)
  | ({ event: 'played'; card: Design; live?: boolean } & By)
  | ({ event: 'gained'; res: Resource; n: number; card: Design | null } & By)
  | ({ event: 'bought'; card: Design; cost: number; to: 'discard' | 'deck' | 'relics' } & By)
  | ({ event: 'acolyteTaken'; card: Design; cost: number } & By)
  | { event: 'refilled'; card: Design; slot: number }
  | ({ event: 'attacked'; n: number; stopped: number; health: number } & By)
  | ({ event: 'healed'; n: number; health: number } & By)
  | ({ event: 'converted'; from: Resource; to: Resource; n: number } & By)
  | ({ event: 'hordeFormed'; left: Design; right: Design } & By)
  | ({ event: 'hordeExpanded'; card: Design; end: 'left' | 'right'; size: number } & By)
  | ({ event: 'hordeUsed'; card: Design; ability: number } & By)
  | ({ event: 'relicUsed'; card: Design } & By)
  | ({ event: 'overlordUsed'; overlord: OverlordName } & By)
  | ({ event: 'haunted'; card: Design } & By)
  | ({ event: 'tokenGained'; card: Design } & By)
  | ({ event: 'tokenFlipped'; card: Design; to: 'haunt' | 'dismiss' } & By)
  | ({ event: 'mustered'; n: number } & By)
  | ({ event: 'cursed'; card: Design | null } & By)
  | ({ event: 'lostHealth'; n: number; health: number; why: 'curse' | 'effect' | 'cost' } & By)
  | ({ event: 'discarded'; card: Design; why: 'curse' | 'effect' | 'cost' } & By)
  | ({ event: 'destroyed'; card: Design; from: Spot; owner: PlayerID | null } & By)
  | ({ event: 'sacrificed'; card: Design; from: Spot } & By)
  | ({ event: 'removed'; card: Design } & By)
  | ({ event: 'commanded'; card: Design } & By)
  | ({ event: 'returned'; card: Design } & By)
  | ({ event: 'refreshed'; card: Design } & By)
  | ({ event: 'drew'; n: number; cards?: Design[] } & By)
  | ({ event: 'shuffled'; n: number; of: PlayerID } & By)
  | ({ event: 'looked'; n: number; pile: Pile } & By)
  | ({ event: 'lookEnded'; pile: Pile; moved: 'order' | 'bottom' | 'discard' | 'hand' | 'nothing'; card?: Design } & By)
  | ({ event: 'revealed'; cards: Design[]; pile: Pile; met: boolean } & By)
  | ({ event: 'swapped'; card: Design } & By)
  | ({ event: 'triggered'; card: Design } & By)
  | ({ event: 'permitted'; from: Resource; to: Resource } & By)
  | ({ event: 'discounted'; n: number; type: 'monster' | 'relic' } & By)
  | ({ event: 'claimGranted' } & By)
  | ({ event: 'declined'; ask: string; card: Design | null } & By)
  | ({ event: 'kept'; card?: Design } & By)
  | ({ event: 'passed' } & By)
  | ({ event: 'drawOffered' } & By)
  | ({ event: 'drawRefused' } & By)
  | ({ event: 'conceded' } & By)
  | ({ event: 'gameEnded'; game: number } & Result);
