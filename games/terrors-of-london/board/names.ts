import type { AfterLook, Ask, Card, CardId, Condition, Count, Effect, Faction, Link, On, Resource } from './kinds';
import { cardOf, CARD, DESIGNS, OVERLORDS, type OverlordName } from '../cards';

export const FACTION_WORD: Record<Faction, string> = { beast: 'Beast', undead: 'Undead', spirit: 'Spirit', mortal: 'Mortal' }; // prettier-ignore
export const FACTION_ICON: Record<Faction, string> = { beast: 'wolf-head', undead: 'death-skull', spirit: 'ghost', mortal: 'top-hat' }; // prettier-ignore
export const RESOURCE_WORD: Record<Resource, string> = { coin: 'Coin', power: 'Power', regeneration: 'Regeneration' };
export const LINK_WORD: Record<Link, string> = { tooth: 'tooth', wave: 'wave', key: 'key', thorn: 'thorn' };

/** The row of a physical card or of a design. */
export const rowOf = (key: string): Card | undefined => CARD[key] ?? DESIGNS[key];
export const nameOf = (id: CardId) => cardOf(id).name;
export const designName = (design: string) => DESIGNS[design]?.name ?? design;
export const overlordName = (name: OverlordName | null) => (name === null ? 'the overlord' : OVERLORDS[name].name);

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

const COUNT_WORDS: Record<Count['of'], string> = {
  faction: '',
  longestHorde: 'for each monster in your longest horde',
  relics: 'for each of your relics',
  tokens: 'for each of your monsters with a token',
  sacrificed: 'for each card you sacrificed this turn',
};
const countWords = (per: Count) =>
  per.of === 'faction' ? `for each ${FACTION_WORD[per.faction]} you have in play` : COUNT_WORDS[per.of];

function conditionWords(cond: Condition): string {
  switch (cond.is) {
    case 'faction': return `if you have ${cond.atLeast} or more ${FACTION_WORD[cond.faction]} in play`; // prettier-ignore
    case 'horde': return `if you have a horde of ${cond.atLeast} or more`; // prettier-ignore
    case 'horded': return 'if you formed or expanded a horde this turn'; // prettier-ignore
    case 'wounded': return 'if your overlord is below half Health'; // prettier-ignore
    case 'relic': return 'if you have a relic'; // prettier-ignore
    case 'rivalHand': return `if your rival holds ${plural(cond.atMost, 'card')} or fewer`; // prettier-ignore
  }
}

const AFTER_LOOK: Record<AfterLook, string> = {
  order: 'and put them back in any order',
  bottom: 'and you may put one on the bottom',
  discard: 'and you may discard one of them',
  hand: 'and you may take one into your hand',
};
const PILE = { own: 'your deck', rival: "your rival's deck", market: 'the Market' } as const;

/** An effect as a sentence, made from its data. */
export function effectWords(e: Effect): string {
  switch (e.do) {
    case 'gain': return `${e.n} ${RESOURCE_WORD[e.res]}`; // prettier-ignore
    case 'gainPer': return `${e.n} ${RESOURCE_WORD[e.res]} ${countWords(e.per)}`; // prettier-ignore
    case 'draw': return `DRAW ${e.n}`; // prettier-ignore
    case 'muster': return e.n === 1 ? 'MUSTER' : `MUSTER ${e.n}`; // prettier-ignore
    case 'curse': return 'CURSE'; // prettier-ignore
    case 'rage': return 'RAGE'; // prettier-ignore
    case 'haunt': return e.who === 'self' ? 'HAUNT' : 'HAUNT for one of your monsters'; // prettier-ignore
    case 'command': return 'COMMAND'; // prettier-ignore
    case 'destroy': return 'DESTROY'; // prettier-ignore
    case 'sacrifice': return e.upTo === 1 && e.zones.join() === 'play' ? 'SACRIFICE' : `SACRIFICE up to ${e.upTo} from ${e.zones.join(', ')}`; // prettier-ignore
    case 'loseHealth': return `${e.who === 'rival' ? 'your rival loses' : 'you lose'} ${e.n} Health`; // prettier-ignore
    case 'payHealth': return `you may pay ${e.n} Health for ${listWords(e.then)}`; // prettier-ignore
    case 'discardOwn': return `you may discard ${plural(e.n, 'card')} for ${listWords(e.then)}`; // prettier-ignore
    case 'rivalDiscards': return `your rival discards ${plural(e.n, 'card')}`; // prettier-ignore
    case 'look': return `look at the top ${e.n === 1 ? 'card' : `${e.n} cards`} of ${PILE[e.pile]} ${AFTER_LOOK[e.then]}`; // prettier-ignore
    case 'reveal': return `reveal the top ${e.n === 1 ? 'card' : `${e.n} cards`} of ${PILE[e.pile]}; if it ${shownWords(e.if)}, ${listWords(e.then)}`; // prettier-ignore
    case 'convert': return `convert ${RESOURCE_WORD[e.from]} to ${RESOURCE_WORD[e.to]}${e.limit === null ? '' : `, at most ${e.limit}`}`; // prettier-ignore
    case 'activateHorde': return `activate a Horde ability of ${e.faction ? `a ${FACTION_WORD[e.faction]}` : 'a monster'} of yours`; // prettier-ignore
    case 'chooseOne': return e.of.map(listWords).join(' or '); // prettier-ignore
    case 'if': return `${e.then.map(moreWords).join(', ')} ${conditionWords(e.cond)}`; // prettier-ignore
    case 'discount': return `your next ${e.type} costs ${e.n} less`; // prettier-ignore
    case 'claimNext': return 'the next Street monster you buy has CLAIM'; // prettier-ignore
    case 'gainAcolyte': return 'take the top Acolyte'; // prettier-ignore
    case 'streetSwap': return 'you may swap a Street card for the next of the Market'; // prettier-ignore
    case 'returnToHand': return 'you may take a monster of yours back into your hand'; // prettier-ignore
    case 'refreshRelic': return 'a used relic of yours may be used again'; // prettier-ignore
    case 'flipToken': return 'turn a Dismiss token on a monster that came this turn back to HAUNT'; // prettier-ignore
  }
}

const shownWords = (s: { faction?: Faction; minCost?: number; type?: string }) =>
  [s.faction && `is ${FACTION_WORD[s.faction]}`, s.minCost !== undefined && `costs ${s.minCost} or more`, s.type && `is a ${s.type}`] // prettier-ignore
    .filter(Boolean)
    .join(' and ');

/** What a condition adds to the rest. */
const moreWords = (e: Effect) => (e.do === 'gain' ? `${e.n} more ${RESOURCE_WORD[e.res]}` : effectWords(e));

export const listWords = (list: readonly Effect[]) => list.map(effectWords).join(', ');

export function onWords(on: On): string {
  switch (on.on) {
    case 'played': return `when you play a ${FACTION_WORD[on.faction]}`; // prettier-ignore
    case 'formed': return 'when you form a horde'; // prettier-ignore
    case 'expanded': return 'when you expand a horde'; // prettier-ignore
    case 'hordeOf': return `when a horde of yours grows to ${on.size}`; // prettier-ignore
    case 'bought': return `when you buy a ${on.type}`; // prettier-ignore
    case 'damage': return 'when your attack does damage'; // prettier-ignore
    case 'sacrificed': return 'when you sacrifice a card'; // prettier-ignore
    case 'destroyed': return 'when you destroy a card'; // prettier-ignore
    case 'haunted': return 'when you take a HAUNT Action'; // prettier-ignore
    case 'relicUsed': return 'when you use a relic'; // prettier-ignore
    case 'rivalDiscarded': return 'when your rival discards by your doing'; // prettier-ignore
    case 'faction': return "if a monster of your overlord's faction is in play"; // prettier-ignore
  }
}

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Everything on a card in words: its label for those who do not see it, and its text at zoom size. */
export function cardText(card: Card): string[] {
  const lines: string[] = [];
  if (card.play.length > 0) lines.push(`${card.type === 'relic' ? 'Action' : 'Played'}: ${listWords(card.play)}.`);
  for (const t of card.triggered) lines.push(`${listWords(t.effect)}${t.on.on === 'faction' ? '' : `, ${times(t.uses)} a turn,`} ${onWords(t.on)}.`); // prettier-ignore
  if (card.armor > 0) lines.push(`Armor ${card.armor}.`);
  if (card.claim) lines.push('CLAIM.');
  card.horde.forEach((list) => lines.push(`Horde ability: ${listWords(list)}.`));
  return lines;
}

export function kindWords(card: Card): string {
  const kind = card.type === 'monster' ? (card.faction ? `${FACTION_WORD[card.faction]} monster` : 'monster without faction') : card.type === 'relic' ? 'relic' : 'Influence card'; // prettier-ignore
  return card.cost === null ? kind : `${kind}, cost ${card.cost}`;
}

export const cardLabel = (id: CardId) => {
  const card = cardOf(id);
  return [`${card.name}, ${kindWords(card)}.`, ...cardText(card)].join(' ');
};

/** What is asked, as a heading of few words. */
export const ASK_WORD: Record<Ask, string> = {
  rage: 'RAGE',
  curse: 'Cursed!',
  destroy: 'DESTROY',
  command: 'COMMAND',
  sacrifice: 'SACRIFICE',
  haunt: 'HAUNT',
  hordeAbility: 'Horde ability',
  chooseOne: 'Choose one',
  payHealth: 'Pay Health',
  payCards: 'Discard to pay',
  discard: 'Discard',
  look: 'Look',
  trigger: 'Which first?',
  streetSwap: 'Swap',
  returnToHand: 'Back to hand',
  refreshRelic: 'Once more',
  flipToken: 'Turn a token',
  drawOffer: 'A draw?',
};
