import type { LogEvent } from '../../../engine-extensions/log/log';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import { cardLink, type TableProps } from '../../../web/src/table';
import type { Happened } from '../events';
import { cultistsInPlay, leader, sealPrice, threshold } from '../rules/numbers';
import type { InvId, Result, SlotId } from '../state';
import type { View } from '../view';
import { forecast } from './forecast';
import { cardName, firstName, invName, list, placeName, plural, symbolName } from './names';
import { RULE_TEXT } from './texts';

const link = (id: string) => cardLink(id, cardName(id));

/** The target of an action in words: a slot, a die, a card, a pair of them. */
export function targetWords(target: string, view: View): string {
  const [a = '', b] = target.split(/[>=]/);
  const one = (x: string): string => {
    if (/^\d$/.test(x)) return view.slots.length > 0 ? placeName(view, Number(x)) : x;
    const die = [...view.pool, ...view.inv.flatMap((i) => i.dice)].find((d) => d.id === x);
    return die ? `${symbolName(die.face)} die` : symbolName(cardName(x));
  };
  return b === undefined ? one(a) : `${one(a)} → ${one(b)}`;
}

const SOURCE: Record<string, string> = { location: 'the shrine', 'ability:1': 'lore 1', 'ability:2': 'lore 2', 'ability:3': 'lore 3' }; // prettier-ignore

/** A source of symbols in words. */
export function sourceWords(source: string, view: View): string {
  const [id = '', helper] = source.split('>');
  const die = view.inv.flatMap((i) => i.dice).find((d) => d.id === id);
  const name = SOURCE[id] ?? (die ? `${symbolName(die.face)} die` : cardName(id));
  return helper ? `${name} by ${cardName(helper)}` : name;
}

/** A legal move as a verb with its object. */
export function move({ move: name, args }: LegalMove, view: View): string {
  const a = args as never as [InvId, string, string & InvId & boolean, string];
  const who = view.own && view.own.invs.length > 1 && typeof args[0] === 'number' ? `${firstName(view, a[0])}: ` : '';
  const about = (t: unknown) => (typeof t === 'string' ? `: ${targetWords(t, view)}` : '');
  const text = (): string => {
    switch (name) {
      case 'chooseInvestigator':
        return `Play ${cardName(a[1])}`;
      case 'keepItem':
        return args[1] === null ? 'Keep nothing' : `Keep ${cardName(a[1])}`;
      case 'vote':
        return args[1] === null ? 'Go with the team' : `Light ${placeName(view, Number(a[1]))}`;
      case 'closeVote':
        return 'Close the vote';
      case 'discard':
        return `Discard ${cardName(a[1])}`;
      case 'ready':
        return 'Refill and be ready';
      case 'takeDie':
        return args[2] === null ? `Take the ${targetWords(a[1], view)}` : `Take the wild die as ${symbolName(a[2])}`;
      case 'reroll':
        return `Reroll the ${targetWords(a[1], view)} for 1 insanity`;
      case 'go':
        return `Move to ${placeName(view, args[1] as SlotId)}`;
      case 'useLocation':
        return `Use the shrine${about(args[1])}`;
      case 'useAbility':
        return `Use lore ${args[1]}${about(args[2])}`;
      case 'useItem':
        return `Use ${cardName(a[1])}${about(args[2])}`;
      case 'search':
        return `Search through ${plural(args[1] as number, 'item')}`;
      case 'keepSearched':
        return args[1] === null ? 'Keep nothing' : `Keep ${cardName(a[1])}`;
      case 'dropItem':
        return `Discard ${cardName(a[1])}`;
      case 'offerTrade': {
        const give = args[2] === null ? '' : ` give ${cardName(a[2])}`;
        const take = args[3] === null ? '' : ` take ${cardName(a[3])}`;
        return `With ${firstName(view, args[1] as InvId)}:${give}${give && take ? ',' : ''}${take}`;
      }
      case 'answerTrade':
        return `${args[1] ? 'Accept' : 'Refuse'} ${firstName(view, a[0])}’s offer`;
      case 'cancelTrade':
        return 'Withdraw the offer';
      case 'playSupport':
        return `${cardName(a[1])} for ${firstName(view, args[2] as InvId)}${args[3] ? ', with its option' : ''}`;
      case 'gainKnowledge':
        return `Learn with ${symbolName(a[1])}`;
      case 'setTarget':
        return `Target ${cardName(a[1])}`;
      case 'clearTarget':
        return `Spare ${cardName(a[1])}`;
      case 'placeTrophy':
        return `Place ${plural(args[2] as number, `${symbolName(a[1])} trophy`, `${symbolName(a[1])} trophies`)}`;
      case 'pass':
        return 'Pass';
      case 'unpass':
        return 'Take the pass back';
      case 'fight':
        return `Beat ${cardName(a[1])} with ${list([...new Set(args[2] as string[])].map((x) => sourceWords(x, view)))}`;
      case 'endFights':
        return 'No more fights';
      case 'seal':
        return `Seal ${placeName(view, view.inv[a[0]]?.at ?? 0)}`;
      case 'doneSealing':
        return 'Do not seal';
      case 'answer':
        return answerWords(view, String(args[1]));
      default:
        return name;
    }
  };
  // a reason to say whose it is: one page, several investigators
  return name === 'answerTrade' || name === 'closeVote' ? text() : who + text();
}

function answerWords(view: View, choice: string): string {
  const { asked } = view;
  if (asked?.ask === 'gateSeal') return `Take the ${symbolName(choice)} seal`;
  if (asked?.ask === 'wild') return `Set the die to ${symbolName(choice)}`;
  if (asked?.ask === 'pick' && asked.word.do === 'heal') return `Heal ${firstName(view, Number(choice))}`;
  return targetWords(choice, view);
}

/** The one sentence: what is asked of whom. */
export function prompt({ view, me, turn, name }: TableProps<View>): string {
  if (turn.gameover) return 'The night is over.';
  const { asked } = view;
  const mine = view.own?.invs ?? [];
  if (!asked) return 'The storm gathers.';
  const others = (ids: readonly InvId[]) => list(ids.map((i) => `**${firstName(view, i)}**`));
  switch (asked.ask) {
    case 'choose':
      return mine.some((i) => view.inv[i]?.card === null)
        ? 'Choose your investigator.'
        : 'The others choose their investigators.';
    case 'deal':
      return mine.some((i) => (view.dealt[i]?.length ?? 0) > 0)
        ? 'Keep one of two items.'
        : 'The others choose an item.';
    case 'prep':
      return mine.some((i) => !view.inv[i]?.done)
        ? 'Discard what you do not need, then refill.'
        : 'The others refill their hands.';
    case 'vote': {
      const open = mine.some((i) => !(i in asked.votes));
      return `The terror marker is at the shield: where shall a **shrine** burn?${open || me === null ? '' : ' You have voted.'}`;
    }
    case 'investigate': {
      const waiting = view.inv.filter((i) => !i.passed).map((i) => i.id);
      if (mine.length > 0 && mine.every((i) => view.inv[i]?.passed)) return `Waiting for ${others(waiting)}.`;
      return forecast(view, mine.find((i) => !view.inv[i]?.passed) ?? 0).sentence;
    }
    case 'combat': {
      const here = view.inv.filter((i) => i.at === asked.slot && !i.done).map((i) => i.id);
      const own = here.find((i) => mine.includes(i));
      return own === undefined
        ? `${others(here)} ${here.length === 1 ? 'fights' : 'fight'} at ${placeName(view, asked.slot)}.`
        : `**${firstName(view, own)}** fights at ${placeName(view, asked.slot)}.`;
    }
    case 'seal':
      return view.inv.some((i) => !i.done && mine.includes(i.id))
        ? 'Seal the place where you stand?'
        : 'The others may seal.';
    default: {
      const who = view.inv[asked.inv];
      const own = mine.includes(asked.inv);
      const subject = own
        ? `**${firstName(view, asked.inv)}**`
        : `**${firstName(view, asked.inv)}** (${name(who?.seat ?? '')})`;
      return `${subject} ${QUESTION[asked.ask] ?? 'must choose'}${asked.ask === 'pick' ? ` ${PICK[asked.word.do] ?? ''}` : ''}.`;
    }
  }
}

const QUESTION: Record<string, string> = {
  pick: 'chooses',
  keep: 'may keep one of the drawn items',
  drop: 'carries too much: one item must go',
  gateSeal: 'takes a gate seal card',
  wild: 'sets a wild die',
};

const PICK: Record<string, string> = {
  heal: 'whom to heal',
  discard: 'a card to discard',
  recover: 'a card to take back',
  move: 'where to go',
  reroll: 'a die to roll again',
  setDie: 'a die and its face',
  ward: 'a place to ward',
  moveCultist: 'a cultist and where it goes',
  removeCultist: 'a cultist to remove',
  trophy: 'a trophy',
  swapTrophy: 'trophies to exchange',
  unterror: 'a card to calm',
  loseItem: 'an item to lose',
  loseTrophy: 'a trophy to lose',
};

export const heading = (event: LogEvent, view: View): string | undefined => {
  const e = event as Happened;
  return e.event === 'roundBegan' ? `Round ${e.round}, ${firstName(view, e.leader)} leads` : undefined;
};

const PHASE: Record<string, string> = { cultist: 'The cultists gather', terror: 'Terror', prep: 'Preparation', investigator: 'The investigators act', combat: 'Fights', sealing: 'Sealing' }; // prettier-ignore

/** One line of the story. */
export function event(event: LogEvent, view: View, name: (seat: string) => string): string | undefined {
  const e = event as Happened;
  const who = (i: InvId) => `**${firstName(view, i)}**`;
  const at = (s: SlotId) => placeName(view, s);
  switch (e.event) {
    case 'chose':
      return `${name(view.inv[e.inv]?.seat ?? '')} ${name(view.inv[e.inv]?.seat ?? '') === 'you' ? 'play' : 'plays'} ${link(e.card)}.`;
    case 'phaseBegan':
      return PHASE[e.phase] ? `**${PHASE[e.phase]}.**` : undefined;
    case 'kept':
      return e.item ? `${who(e.inv)} keeps ${link(e.item)}.` : `${who(e.inv)} begins with nothing.`;
    case 'devoured':
      return `${link(e.goo)} devours ${link(e.card)} at ${at(e.slot)}.`;
    case 'markerMoved':
      return e.how === 'warded' ? `The ward at ${at(e.slot)} holds.` : undefined;
    case 'appeared':
      return `${link(e.card)} appears at ${at(e.slot)}.`;
    case 'appearPrevented':
      return e.why === 'ward' ? `The ward keeps ${at(e.slot)} clear.` : undefined;
    case 'summoned':
      return `${link(e.goo)} enters at ${at(e.slot)}; everybody suffers.`;
    case 'summonFailed':
      return 'No gate is open for a Great Old One; everybody suffers.';
    case 'reshuffled':
      return e.deck === 'action' ? undefined : `The ${e.deck} deck is shuffled anew.`;
    case 'suffered':
      if (e.n === 0) return `${who(e.inv)} does not feel it.`;
      return `${who(e.inv)} suffers ${e.n} ${e.permanent ? 'permanent ' : ''}insanity.`;
    case 'healed':
      return `${who(e.inv)} recovers ${e.n}.`;
    case 'terrorMoved':
      return e.gems > 0 && e.tokens > 0 ? `Terror steps on: ${e.tokens} of ${e.gems}.` : 'Terror steps on.';
    case 'flipped':
      return `${link(e.card)} is turned up.`;
    case 'finalAct':
      return `The Final Act: ${link(e.card)}.`;
    case 'ruleBegan':
      return `From now on: ${RULE_TEXT[e.id]}.`;
    case 'doomed':
      return `All is lost after round ${e.round}.`;
    case 'voted':
      return e.option === null
        ? `${who(e.inv)} goes with the team.`
        : `${who(e.inv)} votes for ${at(Number(e.option))}.`;
    case 'activated':
      return `A shrine burns at ${at(e.slot)}.`;
    case 'discarded':
      return `${who(e.inv)} discards ${list(e.cards.map(link))}.`;
    case 'drew':
      return `${who(e.inv)} draws ${plural(e.n, 'card')}.`;
    case 'recovered':
      return `${who(e.inv)} takes ${link(e.card)} back.`;
    case 'poolRolled':
      return `The pool shows ${list(e.faces.map(symbolName))}.`;
    case 'tookDie':
      return `${who(e.inv)} takes a ${symbolName(e.as)} die.`;
    case 'gotDie':
      return `${e.inv === null ? 'The pool' : who(e.inv)} gets a ${symbolName(e.face)} die.`;
    case 'rerolled':
      return `A ${symbolName(e.from)} die becomes ${symbolName(e.to)}.`;
    case 'setDie':
      return `${who(e.inv)} sets a die to ${symbolName(e.to)}.`;
    case 'cultistDieRerolled':
      return `The die at ${at(e.slot)} shows ${symbolName(e.to)}.`;
    case 'moved':
      return `${who(e.inv)} goes to ${at(e.to)}${e.price ? ', at a price' : ''}.`;
    case 'usedLocation':
      return `${who(e.inv)} uses the shrine of ${at(e.slot)}.`;
    case 'usedAbility':
      return `${who(e.inv)} uses lore ${e.level}.`;
    case 'usedItem':
      return `${who(e.inv)} uses ${link(e.item)}.`;
    case 'searched':
      return `${who(e.inv)} searches through ${plural(e.n, 'item')}.`;
    case 'eventDrawn':
      return `Unexpected: ${link(e.card)}.`;
    case 'keptSearched':
      return e.item ? `${who(e.inv)} keeps ${link(e.item)}.` : `${who(e.inv)} keeps nothing.`;
    case 'droppedItem':
      return `${who(e.inv)} loses ${link(e.item)}.`;
    case 'itemsRefreshed':
      return `${plural(e.n, 'item')} go back into the deck.`;
    case 'offered':
      return `${who(e.from)} offers ${who(e.to)} a trade.`;
    case 'traded':
      return `${who(e.from)} and ${who(e.to)} trade${e.give ? ` ${link(e.give)}` : ''}${e.give && e.take ? ' for' : ''}${e.take ? ` ${link(e.take)}` : ''}.`;
    case 'offerEnded':
      return `The offer to ${who(e.to)} is ${e.how}.`;
    case 'supported':
      return `${who(e.inv)} supports ${who(e.other)} with ${link(e.card)}.`;
    case 'learned':
      return `${who(e.inv)} learns level ${e.level} of forbidden knowledge.`;
    case 'gotSeal':
      return `${who(e.inv)} takes the ${symbolName(e.symbol)} seal.`;
    case 'targeted':
      return `${who(e.inv)} means to fight ${link(e.enemy)}.`;
    case 'trophyGained':
      return `${who(e.inv)} takes a ${symbolName(e.symbol)} trophy.`;
    case 'trophyLost':
      return `${who(e.inv)} loses a ${symbolName(e.symbol)} trophy.`;
    case 'trophySwapped':
      return `${who(e.inv)} swaps ${symbolName(e.from)} for ${symbolName(e.to)}.`;
    case 'trophyPlaced':
      return `${who(e.inv)} places ${plural(e.n, 'trophy', 'trophies')} at ${at(e.slot)}.`;
    case 'passed':
      return `${who(e.inv)} is ready.`;
    case 'unpassed':
      return `${who(e.inv)} thinks again.`;
    case 'defeated':
      return `${who(e.inv)} beats ${link(e.enemy)}.`;
    case 'notFought':
      return `${who(e.inv)} fights nobody.`;
    case 'sealed':
      return `**${at(e.slot)} is sealed.**`;
    case 'warded':
      return `${at(e.slot)} is warded.`;
    case 'wardEnded':
      return `The ward at ${at(e.slot)} fades.`;
    case 'cultistMoved':
      return `${link(e.card)} goes from ${at(e.from)} to ${at(e.to)}.`;
    case 'cultistRemoved':
      return `${link(e.card)} is driven from ${at(e.slot)}.`;
    case 'buried':
      return `${plural(e.n, 'cultist')} go under the deck.`;
    case 'calmed':
      return 'A terror token is taken away.';
    case 'peeked':
      return `${who(e.inv)} looks at ${plural(e.n, 'card')} of the ${e.deck} deck.`;
    case 'shielded':
      return `${who(e.inv)} is shielded against ${e.n} insanity.`;
    case 'madeRanged':
      return `${who(e.inv)} fights from afar this round.`;
    case 'excused':
      return `${who(e.inv)} may rest this round.`;
    case 'pinged':
      return pingWords(view, e.inv, e.ping.kind, e.ping.about);
    case 'handedOver':
      return `${who(e.inv)} is now led by ${name(e.to)}.`;
    case 'ended':
      return undefined;
    default:
      return undefined;
  }
}

/** What somebody tells the team. */
export function pingWords(view: View, inv: InvId, kind: string, about: string): string {
  const who = `**${firstName(view, inv)}**`;
  switch (kind) {
    case 'need':
      return `${who} needs a ${symbolName(about)}.`;
    case 'give':
      return `${who} can give a ${symbolName(about)}.`;
    case 'target':
      return `${who} points at ${cardName(about)}.`;
    case 'go':
      return `${who} calls to ${placeName(view, Number(about))}.`;
    default:
      return `${who} thanks ${firstName(view, Number(about))}.`;
  }
}

const REFUSAL: Record<string, string> = {
  'has-investigator': 'This investigator is chosen already.',
  taken: 'Somebody else plays that one.',
  'no-such-card': 'There is no such card.',
  'must-keep': 'One item must be kept.',
  'not-dealt-or-event': 'An unexpected event cannot be kept.',
  'not-your-investigator': 'Somebody else leads this investigator.',
  'already-ready': 'Ready already.',
  'above-hand-limit': 'Discard down to {limit} cards first.',
  'not-in-hand': 'That card is not in your hand.',
  'has-passed': 'You have passed; take the pass back first.',
  'not-in-pool': 'That die is not in the pool.',
  'one-die-each': 'One die each, until everybody has taken one.',
  'set-the-wild': 'A wild die is set to a symbol when taken.',
  'only-wild-is-set': 'Only a wild die is set.',
  'not-in-this-phase': 'Not in this phase.',
  'not-your-die': 'Only a die of the pool or your own is rolled again.',
  'too-insane': 'That would be the fifth insanity and the end for all.',
  'already-there': 'You are there already.',
  'no-such-place': 'There is no such place.',
  'no-shrine': 'No shrine burns here yet.',
  'in-fights-only': 'It serves in fights.',
  used: 'Used this round.',
  'no-trophy-to-pay': 'You have no trophy of this place to pay with.',
  'no-heal': 'No place heals any more.',
  'nothing-would-change': 'It would change nothing.',
  'not-developed': 'You have not learned that yet.',
  'not-your-item': 'You do not carry that.',
  'searched-already': 'One search a round.',
  'no-search': 'Nobody may search this round.',
  'no-items-left': 'The item deck is empty.',
  'too-few-icons': 'You may draw one item for each search icon in hand, you have {icons}.',
  'not-yourself': 'Support goes to somebody else.',
  'nobody-there': 'Nobody to support.',
  'no-option': 'That card has no option for this.',
  'not-together': 'You must stand at the same place.',
  'nothing-to-trade': 'There is nothing to trade.',
  'not-their-item': 'They do not carry that.',
  'too-many-items': 'Nobody may carry more than two items.',
  'offer-open': 'You have an open offer.',
  'offer-refused': 'That offer was refused in this phase.',
  'offer-void': 'That offer is void.',
  'no-such-offer': 'There is no such offer.',
  'knows-all': 'There is nothing more to learn.',
  'too-few-trophies': 'Too few trophies: {n} of one symbol.',
  'not-here': 'That enemy is not at your place.',
  'targeted-already': 'Targeted already.',
  'two-targets': 'You have two target markers.',
  'not-targeted': 'You fight chosen targets only.',
  'has-not-passed': 'You have not passed.',
  'no-such-trophy': 'You have no such trophy.',
  'sealed-already': 'That place is sealed.',
  'not-your-fight-now': 'The fights are elsewhere now.',
  'melee-bottom-only': 'Melee fighters reach only the bottom cultist.',
  'not-alone': 'A Great Old One is fought only when nobody stands before it.',
  behind: 'The other Great Old One stands before it.',
  'does-not-match': 'These sources do not match its symbols.',
  'not-all-matched': 'All {needed} symbols must be matched.',
  'done-sealing': 'Done with sealing.',
  'goo-here': 'A Great Old One is here.',
  'no-seal-card': 'You lack this place’s gate seal card.',
  'not-an-answer': 'That is no answer to the question.',
  'not-drawn': 'That was not drawn.',
  'not-an-option': 'A shrine burns there already.',
  'no-vote': 'There is nothing to vote on.',
  'leader-votes-first': 'Only the leader, having voted, may close the vote.',
  'not-theirs': 'That investigator is not theirs to hand over.',
  'leads-nobody': 'You lead nobody.',
  'no-such-seat': 'There is no such seat.',
  'agreed-already': 'You have agreed to that.',
  'no-such-ping': 'That cannot be told.',
  'not-alone-led': 'Others play too.',
};

export const refusal = ({ why, with: given = {} }: Refusal): string =>
  (REFUSAL[why] ?? '').replace(/\{(\w+)\}/g, (_, k: string) => String(given[k] ?? ''));

const REASON: Record<Result['reason'], string> = {
  sealed: 'All five places are sealed and the sky is empty. **You have won.**',
  insanity: 'A mind has broken. The night is lost.',
  arrival: 'A Great Old One has reached the shore. The night is lost.',
  threshold: 'There are too many of them. The night is lost.',
  finalAct: 'The last Great Old One fell while gates stood open. The night is lost.',
  doom: 'Morning did not come. The night is lost.',
  abandoned: 'The night was given up.',
};

export const result = (gameover: unknown): string => REASON[(gameover as Result).reason];

const BECAUSE: Record<string, string> = {
  'learns-early': 'The first lesson is cheap and brings a gate seal.',
  'learns-for-seal': 'It brings another gate seal and two symbols for every fight.',
  'towards-seal': 'It brings the seal nearer.',
  'room-for-item': 'You carry nothing: a find would help.',
  'heals-teammate': 'A teammate is close to breaking.',
  'closes-gap': 'It closes the gap in a teammate’s fight.',
  'fights-there': 'There you can win a fight.',
  'seals-there': 'There you can seal.',
  'visits-shrine': 'The shrine there helps, and the next move is free.',
  'rides-there': 'It spares the price of another move.',
  'can-beat-it': 'You can match all its symbols.',
  'die-fits': 'That face is what is missing.',
  'spare-die': 'Nobody else needs it.',
  'ready-to-fight': 'All is prepared.',
  'nothing-left': 'There is nothing more to gain.',
  'with-the-team': 'The team leans that way.',
  'best-shrine': 'That shrine serves the team most.',
  'seal-soonest': 'That place can be sealed soonest.',
  'best-item': 'It is the most useful.',
  'best-card': 'It is the most useful.',
  'least-loss': 'You will miss it least.',
  'fresh-cards': 'No enemy asks for it: make room.',
  ready: 'The hand is good.',
  'beats-it': 'It can be beaten now, and cheaply.',
  'cannot-win': 'The symbols do not suffice.',
  seals: 'One gate less.',
  'balanced-team': 'The team lacks that.',
};

export const because = (key: string): string =>
  BECAUSE[key] ?? (key.startsWith('uses-') ? 'It helps at once and costs little.' : 'Nothing better is in sight.');

/** What cannot be taken back and costs all: said before it is done. */
export function confirm({ move: name, args }: LegalMove, view: View): string | undefined {
  const inv = view.inv[args[0] as InvId];
  if (!inv) return undefined;
  if (name === 'gainKnowledge' && inv.lore.length === 2) return 'Level 3 costs a permanent insanity. Learn it?';
  if (name === 'seal' && (view.slots[inv.at]?.column.length ?? 0) > 0) {
    const n = view.slots[inv.at]?.column.length ?? 0;
    return `${plural(n, 'cultist')} here: sealing costs ${n} insanity, ${inv.insanity + inv.permanent} → ${inv.insanity + inv.permanent + n}. Seal?`;
  }
  return undefined;
}

/** The numbers that a glance must find, for labels. */
export const statusWords = (view: View) =>
  `${cultistsInPlay(view)} of ${threshold(view)} cultists, ${view.slots.filter((s) => s.sealed).length} of 5 seals, ${sealPrice(view)} trophies to a seal, ${invName(view, leader(view))} leads`;
