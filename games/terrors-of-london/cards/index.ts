import { fail } from '../../../engine-extensions/fail';
import { copies } from '../../../engine-extensions/zones/zones';
import { BEAST } from './beast';
import { AZAZAEL, FENRIS, LILITH, METHUSELAH } from './influence';
import { MORTAL } from './mortal';
import { OVERLORDS, OVERLORD_NAMES } from './overlords';
import { RELICS } from './relics';
import { SPIRIT } from './spirit';
import { ACOLYTES, STARTERS } from './starters';
import type { Card, CardId, Overlord, OverlordName } from './types';
import { UNDEAD } from './undead';

export * from './types';
export { OVERLORDS, OVERLORD_NAMES };

/** The whole set by design (TOL-RULING-02). */
export const DESIGNS: Record<string, Card> = {
  ...STARTERS,
  ...FENRIS,
  ...METHUSELAH,
  ...LILITH,
  ...AZAZAEL,
  ...ACOLYTES,
  ...UNDEAD,
  ...BEAST,
  ...SPIRIT,
  ...MORTAL,
  ...RELICS,
};

/** TOL-EXT-04: in a mirror match each Influence card exists twice. */
export const MIRRORED = 2;

/** Every physical card -> its row. */
export const CARD: Record<CardId, Card> = Object.fromEntries(
  Object.values(DESIGNS).flatMap((card) =>
    copies(card.design, card.family === 'influence' ? MIRRORED : card.copies).map((id) => [id, card]),
  ),
);

const rows = new Map<CardId, Card>(); // quicker than a large object, and asked many times in every move

export function cardOf(id: CardId): Card {
  let card = rows.get(id);
  if (!card) rows.set(id, (card = CARD[id] ?? fail(`no card ${id}`)));
  return card;
}
export const overlordOf = (name: OverlordName): Overlord => OVERLORDS[name];

const inFamily = (family: Card['family']): readonly CardId[] =>
  Object.values(DESIGNS)
    .filter((card) => card.family === family)
    .flatMap((card) => copies(card.design, card.copies));

const FAMILY = {
  starter: inFamily('starter'),
  influence: inFamily('influence'),
  acolyte: inFamily('acolyte'),
  market: inFamily('market'),
} satisfies Record<Card['family'], readonly CardId[]>;

/** All physical cards of a family, in the order of the tables. */
export const cardsOf = (family: Card['family']): readonly CardId[] => FAMILY[family];

/** TOL-RULING-31 */
export const costOf = (id: CardId) => cardOf(id).cost ?? 0;
