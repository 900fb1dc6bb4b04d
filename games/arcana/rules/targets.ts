import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Seated } from '../../../engine-extensions/moves';
import { cardOf, isAgent, type Card, type CardId } from '../cards';
import { FREE, type ZoneId } from '../state';
import type { View, ZoneView } from '../view';

/** What an effect is aimed at. */
export interface Targets {
  zone?: ZoneId;
  card?: CardId;
  seat?: PlayerID;
}

const NONE: readonly Targets[] = [{}];

const inZones = (view: View, which: (zone: ZoneView) => boolean): Targets[] => {
  const found: Targets[] = [];
  for (const zone of view.zones) if (zone.stake !== null && which(zone)) found.push({ zone: zone.id });
  return found;
};

const cardsIn = (cards: readonly CardId[], which: (card: Card) => boolean): Targets[] => {
  const found: Targets[] = [];
  for (const card of cards) if (which(cardOf(card))) found.push({ card });
  return found;
};

/** Every Agent beside a Stake that fits, as a target. */
const agents = (view: View, which: (agent: ZoneView['agents'][number]) => boolean): { card: CardId; at: ZoneId }[] => {
  const found: { card: CardId; at: ZoneId }[] = [];
  for (const zone of view.zones)
    for (const agent of zone.agents)
      if (agent.card !== null && which(agent)) found.push({ card: agent.card, at: zone.id });
  return found;
};

/** ARC-EFFECT-01, ARC-AGENT-04: a Stake to which something may come. */
export const isOpenTo = (zone: ZoneView) => zone.stake !== null && !zone.marks.locked;

/** ARC-LOC-04, ARC-LOC-06: everything the effect of a Location in hand can be aimed at now. */
export function targetsOf(view: Seated<View>, me: PlayerID, location: Card): readonly Targets[] {
  const mine = view.seats[me];
  if (!mine || !location.effect) return [];
  switch (location.effect) {
    case 'lock':
      return inZones(view, (z) => !z.marks.locked);
    case 'seal':
      return inZones(view, (z) => !z.marks.sealed);
    case 'recycle':
      return view.own.hand.length > 1 ? NONE : [];
    case 'draw':
      return mine.deck + mine.resource.length > 0 ? NONE : [];
    case 'recall':
      return agents(view, (a) => a.owner === me).map(({ card }) => ({ card }));
    case 'move':
      return agents(view, (a) => a.owner === me).flatMap(({ card, at }) =>
        inZones(view, (z) => z.id !== at && isOpenTo(z)).map(({ zone }) => ({ card, zone }) as Targets),
      );
    case 'expel':
      return agents(view, (a) => a.owner !== me && !a.down).map(({ card }) => ({ card }));
    case 'peek':
      return inZones(view, (z) => z.agents.some((a) => a.down && a.owner !== me && a.card === null));
    case 'expose':
      return inZones(view, (z) => z.agents.some((a) => a.down));
    case 'replace':
      return inZones(view, (z) => z.id !== FREE && z.agents.length === 0 && z.militia.length === 0 && z.pile > 0);
    case 'boost':
      return inZones(view, (z) => z.agents.some((a) => a.owner === me));
    case 'raise':
      return inZones(view, () => true);
    case 'salvage':
      return cardsIn(mine.resource, (c) => (location.salvages === 'relic' ? c.kind === 'relic' : isAgent(c)));
    case 'priority':
      return inZones(view, (z) => !z.marks.priority.includes(me));
    case 'ambush':
      return cardsIn(view.own.hand, isAgent).flatMap(({ card }) =>
        inZones(view, (z) => isOpenTo(z) && !z.control.includes(me)).map(({ zone }) => ({ card, zone }) as Targets),
      );
    case 'harass':
      return view.players.filter((p) => p !== me && (view.seats[p]?.hand ?? 0) > 0).map((seat) => ({ seat }));
    case 'scry':
      return view.zones.filter((z) => z.id !== FREE && z.pile >= 2).map((z) => ({ zone: z.id }));
    case 'retire':
      return cardsIn(mine.resource, (c) => c.kind === 'agent');
  }
}
