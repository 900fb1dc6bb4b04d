import { copies } from '../../../engine-extensions/zones/zones';
import { freeze } from './freeze';
import type { Action, ActionId, Family, Faction, Fx, Quick, Skill } from './kinds';

const SKILL: Record<string, Skill> = { S: 'strength', F: 'finesse', A: 'arcana', C: 'charisma' };

/** The printed name in kebab-case. */
export const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’,.]/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `card('Tithe', 2, 'C', 0, 'insight', …)`: name, copies, Skills of the requirement, cost, family, upper and lower half. */
export type Row = [
  name: string,
  copies: number,
  req: string,
  cost: number,
  family: Family,
  op: Fx,
  quick: Quick,
  icon?: string,
];

/** A deck by key: `purge/burn`. */
export function deck(faction: Faction, rows: readonly Row[]): Record<string, Action> {
  const cards: Record<string, Action> = {};
  for (const [name, count, req, cost, family, op, quick, icon] of rows)
    cards[`${faction}/${kebab(name)}`] = {
      name,
      faction,
      copies: count,
      req: [...req].map((s) => SKILL[s] as Skill),
      cost,
      family,
      op,
      quick,
      ...(icon ? { icon } : {}),
    };
  return freeze(cards);
}

/** Every physical card of a table: `purge/tithe#2` -> its row. */
export const physical = <T extends { copies: number }>(table: Record<string, T>): Record<ActionId, T> =>
  Object.freeze(
    Object.fromEntries(Object.entries(table).flatMap(([k, c]) => copies(k, c.copies).map((id) => [id, c]))),
  );
