import { ACTION, CULTIST, GOO, INVESTIGATOR, ITEM, LOCATION, TERROR_CARD, type AnyWord, type RuleId, type Who } from '../cards'; // prettier-ignore
import { cardName, list, plural, symbolName } from './names';

export const RULE_TEXT: Record<RuleId, string> = {
  'pool-1': 'one die fewer in the pool',
  'hand-1': 'hands refill to one card fewer',
  'no-free-move': 'no move is free',
  'no-search': 'nobody may search',
  'no-heal': 'locations heal nothing',
  tax: 'unique supports cost 1 insanity too',
  'terror-x2': 'two terror steps each round',
  'threshold-1': 'one cultist fewer is survivable',
};

const WHO: Record<Who, [does: string, has: string]> = {
  you: ['', 'you'],
  supporter: ['the supporter ', 'the supporter'],
  chosen: ['', 'an investigator of your choice'],
  all: ['every investigator ', 'every investigator'],
  here: ['everybody here ', 'everybody here'],
};

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One word of an effect, in words; `you` is whoever resolves it. */
export function wordText(w: AnyWord): string {
  const s = (verb: string, who: Who) => (who === 'you' || who === 'chosen' ? verb : `${WHO[who][0]}${verb}s`);
  switch (w.do) {
    case 'symbol':
      return `in a fight: ${list(w.of.map(symbolName))}`;
    case 'any':
      return `in a fight: any ${plural(w.n, 'symbol')}`;
    case 'convert':
      return 'in a fight one of your cards or dice counts as any symbol';
    case 'ignore':
      return w.what === 'die' ? 'in a fight ignore the cultist die' : w.what === 'home' ? 'in a fight ignore the symbol of the place' : `in a fight ignore ${plural(w.n, 'printed symbol')}`; // prettier-ignore
    case 'heal':
      return `heal ${w.n}${w.who === 'you' ? '' : ` for ${WHO[w.who][1]}`}`;
    case 'insanity':
      return w.who === 'you' ? `suffer ${w.n} insanity` : `${s('suffer', w.who)} ${w.n} insanity`;
    case 'shield':
      return `do not feel the next ${w.n} insanity of this round`;
    case 'draw':
      return `${s('draw', w.who)} ${plural(w.n, 'card')}`;
    case 'discard':
      return `${s('discard', w.who)} ${plural(w.n, 'card')}${w.how === 'random' ? ' at random' : ''}`;
    case 'recover':
      return 'take back a card from your discard';
    case 'move':
      return 'move to any place';
    case 'freeMove':
      return `${plural(w.n, 'further move')} for free`;
    case 'addDie':
      return w.to === 'pool' ? 'roll a die into the pool' : 'roll a die for yourself';
    case 'reroll':
      return { own: 'reroll one of your dice', pool: 'reroll a die of the pool', cultist: 'reroll a cultist die', allCultist: 'reroll all cultist dice' }[w.what]; // prettier-ignore
    case 'setDie':
      return 'set one of your dice';
    case 'ward':
      return 'ward a place';
    case 'moveCultist':
      return 'move a cultist from here to another place';
    case 'removeCultist':
      return w.where === 'here' ? 'remove a cultist here, without trophy' : 'remove a cultist anywhere, without trophy';
    case 'spawn':
      return `${plural(w.n, 'cultist appears', 'cultists appear')} ${{ you: 'here', marker: 'at the cultist marker', emptiest: 'at the emptiest place' }[w.at]}`; // prettier-ignore
    case 'bury':
      return `put the last ${w.n} cultists of the discard under the deck`;
    case 'trophy':
      return 'gain a trophy of your choice';
    case 'swapTrophy':
      return 'exchange one of your trophies for another symbol';
    case 'search':
      return `search through ${plural(w.n, 'item')}`;
    case 'refreshItems':
      return 'shuffle the item discard into the deck';
    case 'terror':
      return `terror ${plural(w.n, 'step')}`;
    case 'unterror':
      return 'take a terror token off a card';
    case 'peek':
      return `look at the top ${w.n} of the ${w.deck} deck`;
    case 'summon':
      return w.wave === 'first'
        ? `a random Great Old One enters at the cultist marker${w.fill > 0 ? ` over ${plural(w.fill, 'cultist')}` : ''}`
        : `a Great Old One of the second wave enters over ${plural(w.fill, 'cultist')}`;
    case 'activate':
      return 'the team lights a shrine';
    case 'ranged':
      return 'fight as ranged this round';
    case 'noPenalty':
      return 'no penalty for not fighting this round';
    case 'rule':
      return `${RULE_TEXT[w.id]} ${w.for === 'game' ? 'until the end' : 'this round'}`;
    case 'loseItem':
      return `${w.who === 'you' ? 'lose' : s('lose', w.who)} an item`;
    case 'loseTrophy':
      return `${w.who === 'you' ? 'lose' : s('lose', w.who)} a trophy`;
    case 'doom':
      return `all is lost after ${plural(w.rounds, 'more full round')}`;
  }
}

/** An effect as one sentence. */
export const effectText = (words: readonly AnyWord[]): string =>
  words.length === 0 ? '' : `${cap(mergeFights(words.map(wordText)).join('; '))}.`;

const mergeFights = (texts: string[]) => texts.map((t, i) => (i > 0 && t.startsWith('in a fight: ') ? t.slice(12) : t));

/** An effect in three words, for buttons. */
export function shortText(words: readonly AnyWord[]): string {
  const w = words[0];
  switch (w?.do) {
    case 'symbol':
      return list(w.of.map(symbolName));
    case 'any':
      return `any ${w.n}`;
    case 'setDie':
      return 'set a die';
    case 'unterror':
      return 'calm terror';
    case 'swapTrophy':
      return 'swap a trophy';
    case 'ward':
      return 'ward a place';
    case 'search':
      return `search ${w.n}`;
    default:
      return w ? wordText(w) : '';
  }
}

/** Everything printed on a card, for zooms, labels and help. */
export function cardText(id: string): string {
  const action = ACTION[id];
  if (action) {
    const option = action.optional.length > 0 ? ` Optional: ${effectText(action.optional)}` : '';
    return `Support: ${effectText(action.support)}${option}`;
  }
  const item = ITEM[id];
  if (item)
    return effectText(item.words) + (item.kind === 'event' ? '' : item.once ? ' Then discard.' : ' Once each round.');
  const place = LOCATION[id];
  if (place) {
    const { words, limit, cost } = place.action;
    const price =
      cost === 'insanity'
        ? ' Costs 1 insanity.'
        : cost === 'trophy'
          ? ` Costs a ${symbolName(place.symbol)} trophy.`
          : '';
    return `Shrine: ${effectText(words)} Once each round${limit === 'team' ? ' for the whole team' : ' for each'}.${price}`;
  }
  const terror = TERROR_CARD[id];
  if (terror) return effectText(terror.words).replace(/everybody here/i, 'Everybody at the cultist marker');
  const goo = GOO[id];
  if (goo) return `${cap(goo.epithet)}. Matches ${list(goo.symbols.map(symbolName))} and all it has devoured.`;
  const cultist = CULTIST[id];
  if (cultist) {
    const hook = { onAppear: 'When it appears', whileInPlay: 'While in play', onFight: 'When fought', onDefeat: 'When beaten' }; // prettier-ignore
    const own = cultist.hook && cultist.effect ? ` ${hook[cultist.hook]}: ${wordText(cultist.effect)}.` : '';
    const sect = cultist.sect ? `Sect of the ${symbolName(cultist.sect)}` : 'No sect symbol, no trophy';
    return `${sect}. Matches ${list(cultist.symbols.map(symbolName))}. Calls ${cardName(cultist.goo)}.${own}`;
  }
  const inv = INVESTIGATOR[id];
  if (inv) return `${cap(inv.role)}, ${inv.style}. ${inv.abilities.map((a, i) => `${i + 1} ${a.name}: ${effectText(a.words)}`).join(' ')}`; // prettier-ignore
  return '';
}
