import {
  cardOf,
  objectiveOf,
  type Arcanum,
  type Card,
  type CardId,
  type District,
  type Effect,
  type Guild,
} from '../cards';
import type { Objective } from '../cards';
import { needFor } from '../rules/score';
import { FREE, type ZoneId } from '../state';
import type { View } from '../view';

export const ARCANUM: Readonly<Record<Arcanum, { name: string; plural: string; icon: string }>> = {
  staff: { name: 'Staff', plural: 'Staves', icon: 'wood-club' },
  sword: { name: 'Sword', plural: 'Swords', icon: 'broadsword' },
  cup: { name: 'Cup', plural: 'Cups', icon: 'jeweled-chalice' },
};

export const GUILD: Readonly<Record<Guild, { name: string; charge: string; about: string }>> = {
  blades: { name: 'Blades', charge: 'crossed-sabres', about: 'Heirs of the mercenaries who built the city. Strong in Staves; their headquarters lends strength to one Stake.' }, // prettier-ignore
  ferrymen: { name: 'Ferrymen', charge: 'anchor', about: 'Carriers by land and water. Strong in Cups; their headquarters moves an Agent to another Stake.' }, // prettier-ignore
  thieves: { name: 'Thieves', charge: 'skeleton-key', about: 'Smugglers and burglars. Strong in Swords; their headquarters looks under the others’ cards and acts again.' }, // prettier-ignore
  usurers: { name: 'Usurers', charge: 'scales', about: 'Lords of the underground, at home everywhere. Their headquarters brings a Relic back to hand.' }, // prettier-ignore
};

export const DISTRICT: Readonly<Record<District, string>> = {
  'cathedral-hill': 'Cathedral Hill',
  'low-quays': 'Low Quays',
  ramparts: 'Ramparts',
  outskirts: 'Outskirts',
  'ducal-court': 'Ducal Court',
  'lantern-market': 'Lantern Market',
  'still-canal': 'Still Canal',
};

/** What a Location does, in one sentence, and the rule that says it exactly. */
export const EFFECT: Readonly<Record<Effect, { term: string; text: string; rule: string }>> = {
  lock: { term: 'Lock', text: 'Nothing more may come to one Stake this round.', rule: 'ARC-EFFECT-01' },
  seal: { term: 'Seal', text: 'One Stake is not awarded this round.', rule: 'ARC-EFFECT-02' },
  recycle: { term: 'Recycle', text: 'Discard your hand and draw as many.', rule: 'ARC-EFFECT-03' },
  draw: { term: 'Draw', text: 'Draw two cards.', rule: 'ARC-EFFECT-04' },
  recall: { term: 'Recall', text: 'Take one of your Agents back to hand.', rule: 'ARC-EFFECT-05' },
  move: { term: 'Move', text: 'Move one of your Agents to another Stake.', rule: 'ARC-EFFECT-06' },
  expel: { term: 'Expel', text: 'Send an open Agent of an opponent home.', rule: 'ARC-EFFECT-07' },
  peek: { term: 'Peek', text: 'Look at the others’ backs at one Stake.', rule: 'ARC-EFFECT-08' },
  expose: { term: 'Expose', text: 'Turn up all Agents at one Stake.', rule: 'ARC-EFFECT-09' },
  replace: { term: 'Replace', text: 'Swap an unwatched Stake for the next of its pile.', rule: 'ARC-EFFECT-10' },
  boost: { term: 'Boost', text: 'Your total at one Stake is 2 higher.', rule: 'ARC-EFFECT-11' },
  raise: { term: 'Raise', text: 'One Stake’s number is 2 higher.', rule: 'ARC-EFFECT-12' },
  salvage: { term: 'Salvage', text: 'Take an Agent from your Resource Deck.', rule: 'ARC-EFFECT-13' },
  priority: { term: 'Priority', text: 'You win a draw at one Stake.', rule: 'ARC-EFFECT-14' },
  ambush: { term: 'Ambush', text: 'Display an Agent face-down outside your zones.', rule: 'ARC-EFFECT-15' },
  harass: { term: 'Harass', text: 'An opponent discards a card by chance.', rule: 'ARC-EFFECT-16' },
  scry: { term: 'Scry', text: 'Look at two cards of a pile and order them.', rule: 'ARC-EFFECT-17' },
  retire: { term: 'Retire', text: 'Put a starting Agent under your guild card.', rule: 'ARC-EFFECT-18' },
};

/** The text printed on a Location. */
export function effectText(card: Card): string {
  if (!card.effect) return '';
  if (card.salvages === 'relic') return 'Take a Relic from your Resource Deck.';
  if (card.again) return 'Look at the others’ backs at one Stake, then act again.';
  return EFFECT[card.effect].text;
}

export const nameOf = (card: CardId) => cardOf(card).name;
export const linked = (card: CardId) => `[[${nameOf(card)}|${card}]]`;

/** The line below a card's name. */
export function lineOf(card: Card): string {
  if (card.family === 'militia')
    return card.captain === 'priority' ? 'Militia · wins ties' : card.captain === 'lock' ? 'Militia · locks' : 'Militia · Soldier'; // prettier-ignore
  if (card.guild)
    return card.kind === 'agent'
      ? `${GUILD[card.guild].name} · Agent`
      : card.kind === 'relic'
        ? `${GUILD[card.guild].name} · Treasure`
        : 'Headquarters';
  return card.district ? DISTRICT[card.district] : '';
}

const FAMILY = { agent: 'Agent', personality: 'Personality', relic: 'Relic', location: 'Location', captain: 'Captain', soldier: 'Soldier' } as const; // prettier-ignore

/** Everything on a card in words. */
export function cardLabel(id: CardId): string {
  const card = cardOf(id);
  const values = `Staff ${card.staff}, Sword ${card.sword}, Cup ${card.cup}`;
  const gold = card.gold.map((a) => `${ARCANUM[a].name} ${card[a]}`).join(', ');
  const parts = [
    card.name,
    FAMILY[card.kind],
    card.guild ? GUILD[card.guild].name : card.district ? DISTRICT[card.district] : '',
    gold ? `gold ${gold}` : '',
    card.kind === 'agent' || card.kind === 'personality' || card.family === 'militia' ? values : '',
    card.kind === 'personality' ? `price ${card.ducat} Ducats` : card.kind === 'relic' ? `${card.ducat} Ducats` : '',
    effectText(card),
    card.vp > 0 ? `${card.vp} victory ${card.vp === 1 ? 'point' : 'points'}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** A zone as one speaks of it: by its Stake, or by where it is. */
export const zoneName = (view: View, id: ZoneId): string => {
  const stake = view.zones.find((z) => z.id === id)?.stake;
  return stake ? nameOf(stake) : id === FREE ? 'the Free zone' : 'an empty zone';
};

const KINDS = { relic: 'Relics', location: 'Locations', personality: 'Personalities' } as const;

/** What an Objective asks for, in one sentence. */
export function objectiveText(objective: Objective, players: number): string {
  const need = needFor(objective.need, players);
  const { count } = objective;
  switch (count.of) {
    case 'district':
      return `Own ${need} cards of the ${DISTRICT[count.district]}.`;
    case 'kind':
      return `Own ${need} ${KINDS[count.kind]}.`;
    case 'lead':
      return `Own more ${KINDS[count.kind]} than each rival.`;
    case 'gold':
      return `Own ${need} Stakes with a gold ${ARCANUM[count.arcanum].name}.`;
    case 'several-golds':
      return 'Own a Stake with several gold numbers.';
    case 'ducats':
      return `Own Relics worth ${need} Ducats.`;
    case 'every-district':
      return need === 1 ? 'Own a card of each district.' : `Own ${need} cards of each district.`;
    case 'wins':
      return count.how === 'bribe'
        ? `Win ${need} Stakes by bribe.`
        : count.how === 'free'
          ? `Win ${need} Stakes in the Free zone.`
          : `Win ${need} Stakes in zones that others control.`;
  }
}

export const objectiveName = (id: string) => objectiveOf(id).name;
