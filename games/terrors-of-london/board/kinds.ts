/** The types a board reads, from one door. */
export type { AfterLook, Card, CardId, Condition, Count, Effect, Faction, Link, On, OverlordName, Resource, Triggered } from '../cards'; // prettier-ignore
export type { Ask, Horde, Open, Question, Side, Token } from '../state';
export type { View } from '../view';
