import { fail } from '../../../engine-extensions/fail';
import type { Card, CardId } from './card';
import { STARTERS } from './guilds';
import { LOCATIONS } from './locations';
import { MILITIA } from './militia';
import { OBJECTIVES, type Objective, type ObjectiveId } from './objectives';
import { PERSONALITIES } from './personalities';
import { RELICS } from './relics';

export * from './card';
export { LOCATIONS, MILITIA, OBJECTIVES, PERSONALITIES, RELICS, STARTERS };
export type { Objective, ObjectiveId };

/** All 85 Stakes. */
export const STAKES: Readonly<Record<CardId, Card>> = Object.freeze({ ...RELICS, ...LOCATIONS, ...PERSONALITIES });

const CARDS: Readonly<Record<CardId, Card>> = Object.assign(
  Object.create(null) as Record<CardId, Card>,
  ...Object.values(STARTERS),
  STAKES,
  MILITIA,
);

/** The printed facts of a card. */
export const cardOf = (id: CardId): Card => CARDS[id] ?? fail(`no card ${id}`);

/** Whether a text from a client names a card. */
export const isCard = (id: unknown): id is CardId => typeof id === 'string' && CARDS[id] !== undefined;

export const objectiveOf = (id: ObjectiveId): Objective => OBJECTIVES[id] ?? fail(`no objective ${id}`);

/** ARC-CARD-06: a Personality that was won is an Agent. */
export const isAgent = (card: Card) => card.kind === 'agent' || card.kind === 'personality';
