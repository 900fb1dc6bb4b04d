import type { PlayerID, Step, Table, Wait } from '../../engine-extensions/agenda/agenda';
import { fail } from '../../engine-extensions/fail';
import type { Logged } from '../../engine-extensions/log/log';
import type { AfterLook, CardId, Design, Effect, Faction, OverlordName, Pile, Resource, Zone } from './cards';
import type { Happened } from './events';

/** Fixed at creation. */
export interface TolOptions {
  first: 'random' | PlayerID;
  overlords: 'pick' | 'random';
  mirror: boolean;
  help: boolean;
  quick: boolean;
  bestOf: number;
}

/** TOL-HNT-01: the side that is up. */
export type Token = 'haunt' | 'dismiss';

/** A straight line with two open ends (TOL-RULING-08). */
export interface Horde {
  id: string;
  line: CardId[];
}

export type Pool = Record<Resource, number>;

/** What a seat did in this game, for the breakdown at the end and for statistics. */
export interface Deeds {
  bought: Design[];
  damage: number;
  healed: number;
  formed: number;
  /** hordes formed from this seat's fourth turn on */
  formedLate: number;
  longest: number;
  curses: number;
  turns: number;
  /** own turns begun with an Armor relic in place */
  armored: number;
}

/** One side of the table, open to all. */
export interface Side {
  overlord: OverlordName | null;
  /** the two chosen Influence cards */
  influence: Design[];
  health: number;
  max: number;
  /** monsters and Influence cards in play, hordes included */
  play: CardId[];
  /** TOL-RULING-20: part of the play area */
  relics: CardId[];
  hordes: Horde[];
  tokens: Record<CardId, Token>;
  discard: CardId[];
  muster: number;
  pool: Pool;
  deeds: Deeds;
}

/** A triggered ability that was set off and waits (TOL-RULING-54). */
export interface SetOff {
  by: PlayerID;
  card: CardId;
  ability: number;
}

/** What has been used up this phase, by physical card (TOL-RULING-14). */
export interface Used {
  /** `card/ability` */
  hordeUsed: string[];
  relicsUsed: CardId[];
  /** relics that were made ready again this phase */
  refreshed: CardId[];
  haunted: CardId[];
}

/** What happened in the current Action Phase; of what is limited per phase, what lies open. */
export interface Act extends Used {
  /** monsters in play when the turn began (TOL-HACT-01) */
  began: CardId[];
  overlordUsed: boolean;
  /** TOL-RULING-19: damage the defender's Armor has stopped */
  prevented: number;
  /** hordes formed and expanded */
  horded: number;
  sacrificed: number;
  converts: { from: Resource; to: Resource; left: number | null }[];
  discounts: { n: number; type: 'monster' | 'relic' }[];
  /** the next Street monster bought has CLAIM, however often that was granted (TOL-RULING-57) */
  claimNext: boolean;
  /** hordes named so far */
  named: number;
  drawOffered: boolean;
}

/** All that lies open, the same for every viewer. */
export interface Open {
  options: TolOptions;
  /** First Player, then the other */
  order: PlayerID[];
  seats: Record<PlayerID, Side>;
  /** five places; null where the Market could not refill */
  street: (CardId | null)[];
  removed: CardId[];
  reserve: { muster: number; haunt: number };
  act: Act;
  /** turns of this game, both players' counted */
  turn: number;
  game: number;
  wins: Record<PlayerID, number>;
}

/** What somebody is asked; the answers follow from that seat's view. `by`: whose effect it is; views name `source` by design. */
export type Question = { by: PlayerID; source: CardId | null } & (
  | { ask: 'rage' | 'destroy' | 'command' | 'curse' | 'haunt' | 'streetSwap' | 'returnToHand' | 'refreshRelic' | 'flipToken' | 'drawOffer' } // prettier-ignore
  | { ask: 'trigger'; of: string[] }
  | { ask: 'sacrifice'; left: number; zones: Zone[] }
  | { ask: 'hordeAbility'; horde: string | null; faction: Faction | null }
  | { ask: 'chooseOne'; of: Effect[][] }
  | { ask: 'payHealth'; n: number; then: Effect[] }
  | { ask: 'payCards'; left: number; first: boolean; then: Effect[] }
  | { ask: 'discard'; left: number }
  | { ask: 'look'; pile: Pile; n: number; then: AfterLook; settled: number }
);
export type Ask = Question['ask'];

/** What happens without anybody. */
export type TolStep = Step &
  (
    | { do: 'startGame'; first: PlayerID | null }
    | { do: 'draftOverlord' | 'draftInfluence'; seat: PlayerID }
    | { do: 'battle' }
    | { do: 'endTurn' }
    | { do: 'triggers' }
    | { do: 'effects'; me: PlayerID; source: CardId | null; list: Effect[] }
  );

export type TolWait = Wait & Partial<Question>;

/** How a game or the match ended. */
export interface Result {
  winner?: PlayerID;
  draw?: true;
  reason: 'health' | 'conceded' | 'agreed';
  turns: number;
}

/** Everything on the table. The top of a pile is its last card. */
export interface State extends Table<TolStep, TolWait>, Logged<Happened> {
  over?: Result & { wins: Record<PlayerID, number> };
  open: Open;
  market: CardId[];
  acolytes: CardId[];
  decks: Record<PlayerID, CardId[]>;
  hands: Record<PlayerID, CardId[]>;
  /** cards that take no part in this game */
  box: CardId[];
  /** cards in a hand or pile that everybody has seen go there */
  known: CardId[];
  /** used cards that were shuffled away since: their limits count on, unseen, until they are played again */
  unseen: Used;
  /** triggered abilities used this phase: `card/ability` -> uses */
  triggers: Record<string, number>;
  waiting: SetOff[];
}

export const STREET = 5;
export const MAX_RELICS = 3;
/** TOL-SETUP-13 */
export const FIRST_HAND = 4;
export const HAND = 5;
/** TOL-SETUP-14 */
export const TOKENS = 10;
/** TOL-BUY-06 */
export const ACOLYTE_COST = 2;
/** TOL-KEY-COMMAND */
export const COMMAND_MAX = 3;
/** TOL-KEY-CURSE */
export const CURSE_HEALTH = 2;
/** TOL-RULING-28 */
export const RAGE_PAYS = { power: 2, coin: 2 } as const;
/** TOL-RULING-29 */
export const SACRIFICE_PAYS = { res: 'power', n: 1 } as const;
/** TOL-EXT-03 */
export const QUICK = 0.6;

export const sideOf = (open: Open, p: PlayerID): Side => open.seats[p] ?? fail(`no seat ${p}`);
export const rivalOf = (p: PlayerID): PlayerID => (p === '0' ? '1' : '0');
export const handOf = (G: State, p: PlayerID): CardId[] => G.hands[p] ?? fail(`no seat ${p}`);
export const deckOf = (G: State, p: PlayerID): CardId[] => G.decks[p] ?? fail(`no seat ${p}`);
export const abilityKey = (card: CardId | Design, ability: number) => `${card}/${ability}`;

export const freshUsed = (): Used => ({ hordeUsed: [], relicsUsed: [], refreshed: [], haunted: [] });

export const freshAct = (began: CardId[]): Act => ({
  began,
  hordeUsed: [],
  relicsUsed: [],
  refreshed: [],
  haunted: [],
  overlordUsed: false,
  prevented: 0,
  horded: 0,
  sacrificed: 0,
  converts: [],
  discounts: [],
  claimNext: false,
  named: 0,
  drawOffered: false,
});

/** TOL-TURN-01: what was limited per phase is free again. */
export function beginPhase(G: State, began: CardId[]) {
  G.open.act = freshAct(began);
  G.unseen = freshUsed();
  G.triggers = {};
  G.waiting = [];
}
