import { physical } from './action';
import { DAWN } from './dawn';
import { MOHOCKS } from './mohocks';
import type { Action, ActionId, Faction } from './kinds';
import { PURGE } from './purge';
import { SOCIETY } from './society';

export * from './kinds';
export { ANOMALIES, ANOMALY, anomalyOf, type Anomaly, type Haunt } from './anomalies';
export { LEGENDS, OPERATORS, OPERATOR, isLegend, operatorOf } from './operators';
export { OMENS, OMEN, omenOf, type Omen, type OmenDeed } from './omens';
export { RELICS, relicOf } from './relics';
export { RITUALS, ritualOf, type Ritual } from './rituals';
export { TILES, tileOf, type Bonus, type Tile } from './tiles';
export { kebab } from './action';

/** The four Action decks by key. */
export const DECKS: Record<Faction, Record<string, Action>> = {
  purge: PURGE,
  society: SOCIETY,
  mohocks: MOHOCKS,
  dawn: DAWN,
};

/** Every physical Action card -> its row. */
export const ACTION: Record<ActionId, Action> = physical({ ...PURGE, ...SOCIETY, ...MOHOCKS, ...DAWN });
const ACTION_ROW: ReadonlyMap<ActionId, Action> = new Map(Object.entries(ACTION)); // asked at every move

export const actionOf = (id: ActionId): Action => ACTION_ROW.get(id) as Action;

/** The physical cards of a faction's deck. */
export const deckOf = (faction: Faction): ActionId[] =>
  Object.keys(ACTION)
    .filter((id) => actionOf(id).faction === faction)
    .sort();
