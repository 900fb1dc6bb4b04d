import { fail } from '../../../engine-extensions/fail';
import { cardOf, type Card, type CardId, type Faction } from '../cards';
import { abilityKey, type Horde, type Open, type Side } from '../state';

/** TOL-HRD-04: each touching side shows the faction it touches. */
export const factionsFit = (left: Card, right: Card) =>
  left.right !== null && right.left !== null && left.right.icon === right.faction && right.left.icon === left.faction;

/** TOL-HRD-05: the arrows match. */
export const arrowsFit = (left: Card, right: Card) =>
  left.right !== null && right.left !== null && left.right.link === right.left.link;

/** TOL-RULING-07 */
export const fits = (left: CardId, right: CardId) => factionsFit(cardOf(left), cardOf(right));

export const hordeOf = (side: Side, card: CardId): Horde | undefined => {
  for (const horde of side.hordes) if (horde.line.includes(card)) return horde;
  return undefined;
};

/** Own faction monsters that are in no horde (TOL-HRD-12, 13). */
export const freeMonsters = (side: Side): CardId[] =>
  side.play.filter((card) => cardOf(card).faction !== null && !hordeOf(side, card));

/** Every pair that may form a horde, the left one first (TOL-HRD-01, TOL-RULING-09). */
export function pairs(side: Side): [left: CardId, right: CardId][] {
  const free = freeMonsters(side);
  const found: [CardId, CardId][] = [];
  for (const left of free) for (const right of free) if (fits(left, right)) found.push([left, right]);
  return found;
}

export type End = 'left' | 'right';

export const fitsEnd = (horde: Horde, end: End, card: CardId): boolean =>
  end === 'left' ? fits(card, horde.line[0] as CardId) : fits(horde.line[horde.line.length - 1] as CardId, card);

/** Every way to make a horde longer (TOL-HRD-07). */
export function expansions(side: Side): [horde: string, end: End, card: CardId][] {
  if (side.hordes.length === 0) return [];
  const free = freeMonsters(side);
  const found: [string, End, CardId][] = [];
  for (const horde of side.hordes)
    for (const card of free) {
      if (fitsEnd(horde, 'left', card)) found.push([horde.id, 'left', card]);
      if (fitsEnd(horde, 'right', card)) found.push([horde.id, 'right', card]);
    }
  return found;
}

export const longest = (side: Side) => {
  let most = 0;
  for (const { line } of side.hordes) if (line.length > most) most = line.length;
  return most;
};

/** Unused Horde abilities of these cards, as `card/ability` (TOL-HRD-09, 11). */
export function unusedAbilities(open: Open, cards: readonly CardId[], faction: Faction | null = null): string[] {
  const found: string[] = [];
  for (const card of cards) {
    const { horde, faction: own } = cardOf(card);
    if (faction !== null && own !== faction) continue;
    for (let i = 0; i < horde.length; i++) {
      const key = abilityKey(card, i);
      if (!open.act.hordeUsed.includes(key)) found.push(key);
    }
  }
  return found;
}

/** TOL-RULING-10: when a member leaves, the line splits there; the parts stay hordes. */
export function splitHorde(open: Open, side: Side, card: CardId) {
  const at = side.hordes.findIndex((h) => h.line.includes(card));
  const horde = side.hordes[at];
  if (!horde) return;
  const i = horde.line.indexOf(card);
  const right = horde.line.slice(i + 1);
  horde.line.splice(i);
  if (horde.line.length === 0) side.hordes.splice(at, 1);
  if (right.length > 0) side.hordes.push({ id: nextHordeId(open), line: right });
}

export const nextHordeId = (open: Open) => `h${++open.act.named}`;

export const hordeById = (side: Side, id: unknown): Horde =>
  side.hordes.find((h) => h.id === id) ?? fail(`no horde ${String(id)}`);
