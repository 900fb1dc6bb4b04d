import { cardLink, type BoardModule, type TableProps } from '../../../web/src/table';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import { cardOf, DESIGNS, OVERLORDS, type OverlordName } from '../cards';
import { CURSE_HEALTH, rivalOf, sideOf, type Result } from '../state';
import { because } from './because';
import { eventWords } from './events';
import type { CardId, Question, View } from './kinds';
import { designName, listWords, nameOf, overlordName, RESOURCE_WORD } from './names';
import { leftOver } from './pass';
import { refusalWords } from './refusals';

/** Whose effect asks: the card's name, which opens the card. */
const by = (design: string | null) => (design === null ? '' : `${cardLink(design, designName(design))}: `);

const ability = (key: string) => {
  const at = key.lastIndexOf('/');
  const id = key.slice(0, at);
  return { id, index: Number(key.slice(at + 1)) };
};

/** What the asked seat is told, in one sentence. */
export function questionWords(q: Readonly<Question>): string {
  switch (q.ask) {
    case 'rage': return `${by(q.source)}RAGE. Take 2 Power or 2 Coin.`; // prettier-ignore
    case 'curse': return `${by(q.source)}you are cursed. Lose ${CURSE_HEALTH} Health or discard a card.`; // prettier-ignore
    case 'destroy': return `${by(q.source)}DESTROY. Choose a card in play or in the Street.`; // prettier-ignore
    case 'command': return `${by(q.source)}COMMAND. Choose a monster of cost 3 or less from your discard pile.`; // prettier-ignore
    case 'sacrifice': return `${by(q.source)}SACRIFICE. Choose a card to remove from the game for 1 Power.`; // prettier-ignore
    case 'haunt': return `${by(q.source)}HAUNT. Which monster gets the token?`; // prettier-ignore
    case 'hordeAbility': return q.horde === null ? `${by(q.source)}activate one unused Horde ability.` : 'The horde holds. Activate one unused Horde ability.'; // prettier-ignore
    case 'chooseOne': return `${by(q.source)}choose one.`; // prettier-ignore
    case 'payHealth': return `${by(q.source)}pay ${q.n} Health for ${listWords(q.then)}?`; // prettier-ignore
    case 'payCards': return `${by(q.source)}discard ${q.left === 1 ? 'a card' : `${q.left} cards`} for ${listWords(q.then)}?`; // prettier-ignore
    case 'discard': return `${by(q.source)}discard ${q.left === 1 ? 'a card' : `${q.left} cards`}.`; // prettier-ignore
    case 'look': return q.then === 'order' ? `${by(q.source)}which card goes on top?` : `${by(q.source)}choose a card ${{ bottom: 'for the bottom', discard: 'to discard', hand: 'to take' }[q.then]}, or none.`; // prettier-ignore
    case 'trigger': return 'Several abilities were set off. Which comes first?'; // prettier-ignore
    case 'streetSwap': return `${by(q.source)}swap a Street card for the next of the Market?`; // prettier-ignore
    case 'returnToHand': return `${by(q.source)}take a monster back into your hand?`; // prettier-ignore
    case 'refreshRelic': return `${by(q.source)}which relic may be used once more?`; // prettier-ignore
    case 'flipToken': return 'Which token turns back to HAUNT?'; // prettier-ignore
    case 'drawOffer': return 'Your rival offers a draw.'; // prettier-ignore
  }
}

function prompt({ view, me, name }: TableProps<View>): string {
  const { pending, phase, active } = view;
  if (pending) {
    const own = view.own?.question;
    if (own) return questionWords(own);
    if (pending.ask === 'curse') return `**${name(pending.seat)}** is cursed and thinks.`;
    return `**${name(pending.seat)}** decides.`;
  }
  if (phase === 'draftOverlord') return me === active ? 'Choose your overlord.' : `**${name(active)}** chooses an overlord.`; // prettier-ignore
  if (phase === 'draftInfluence') return me === active ? 'Choose two of your four Influence cards.' : `**${name(active)}** chooses Influence cards.`; // prettier-ignore
  if (me !== active) return `**${name(active)}** plays the turn.`;
  const held = view.own?.hand.length ?? 0;
  if (held > 1) return 'Play cards, put monsters side by side, buy what is lit, strike.';
  return held === 1 ? 'One card left: play it, or keep it and pass.' : 'Everything is played. Spend what you have, then pass.'; // prettier-ignore
}

/** What an answer means, as a verb with its object. */
export function answerWords(q: Readonly<Question> | null | undefined, answer: string | null): string {
  if (!q) return 'Answer';
  if (answer === null) return q.ask === 'sacrifice' || q.ask === 'look' ? 'No further card' : 'Decline';
  switch (q.ask) {
    case 'rage': return answer === 'power' ? 'Take 2 Power' : 'Take 2 Coin'; // prettier-ignore
    case 'curse': return answer === 'health' ? `Lose ${CURSE_HEALTH} Health` : `Discard ${nameOf(answer)}`; // prettier-ignore
    case 'discard':
    case 'payCards': return `Discard ${nameOf(answer)}`; // prettier-ignore
    case 'destroy': return `Destroy ${nameOf(answer)}`; // prettier-ignore
    case 'command': return `Command ${nameOf(answer)}`; // prettier-ignore
    case 'sacrifice': return `Sacrifice ${nameOf(answer)}`; // prettier-ignore
    case 'haunt': return `Give ${nameOf(answer)} the token`; // prettier-ignore
    case 'hordeAbility': {
      const { id, index } = ability(answer);
      return `${nameOf(id)}: ${listWords(cardOf(id).horde[index] ?? [])}`;
    }
    case 'trigger': {
      const { id, index } = ability(answer);
      return `${designName(id)}: ${listWords(DESIGNS[id]?.triggered[index]?.effect ?? [])}`;
    }
    case 'chooseOne': return listWords(q.of[Number(answer)] ?? []).replace(/^./, (c) => c.toUpperCase()); // prettier-ignore
    case 'payHealth': return `Pay ${q.n} Health`; // prettier-ignore
    case 'look': return { order: `${nameOf(answer)} on top`, bottom: `${nameOf(answer)} to the bottom`, discard: `Discard ${nameOf(answer)}`, hand: `Take ${nameOf(answer)}` }[q.then]; // prettier-ignore
    case 'streetSwap': return `Swap ${nameOf(answer)}`; // prettier-ignore
    case 'returnToHand': return `Take ${nameOf(answer)} back`; // prettier-ignore
    case 'refreshRelic': return `Ready ${nameOf(answer)}`; // prettier-ignore
    case 'flipToken': return `Turn the token on ${nameOf(answer)}`; // prettier-ignore
    case 'drawOffer': return answer === 'accept' ? 'Accept the draw' : 'Play on'; // prettier-ignore
  }
}

function move({ move: name, args }: LegalMove, view: View): string {
  const [a, b, c] = args as [string, string, string];
  switch (name) {
    case 'chooseOverlord': return `Choose ${overlordName(a as OverlordName)}`; // prettier-ignore
    case 'chooseInfluence': return `Choose ${nameOf(a)} and ${nameOf(b)}`; // prettier-ignore
    case 'playCard': return b === undefined ? `Play ${nameOf(a)}` : `Play ${nameOf(a)}, remove ${nameOf(b)}`; // prettier-ignore
    case 'buyStreet': return b === undefined ? `Buy ${nameOf(a)}` : b === 'deck' ? `Claim ${nameOf(a)} onto your deck` : `Buy ${nameOf(a)}, remove ${nameOf(b)}`; // prettier-ignore
    case 'buyAcolyte': return 'Buy an Acolyte'; // prettier-ignore
    case 'attack': return `Attack for ${a}`; // prettier-ignore
    case 'regenerate': return `Heal ${a}`; // prettier-ignore
    case 'convert': return `Convert ${c} ${RESOURCE_WORD[a as 'coin']} to ${RESOURCE_WORD[b as 'coin']}`; // prettier-ignore
    case 'formHorde': return `Horde: ${nameOf(a)} and ${nameOf(b)}`; // prettier-ignore
    case 'expandHorde': return `${nameOf(c)} joins on the ${b}`; // prettier-ignore
    case 'activateRelic': return `Use ${nameOf(a)}`; // prettier-ignore
    case 'overlordAction': return 'Overlord Action'; // prettier-ignore
    case 'hauntAction': return `${nameOf(a)} haunts`; // prettier-ignore
    case 'pass': return 'Pass'; // prettier-ignore
    case 'resolve':
    case 'answer': return answerWords(view.own?.question, args[0] as string | null); // prettier-ignore
    case 'offerDraw': return 'Offer a draw'; // prettier-ignore
    case 'concede': return 'Concede'; // prettier-ignore
    default: return name; // prettier-ignore
  }
}

/** A second thought: what would be lost, a fatal answer, a token that would turn. */
function confirm({ move: name, args }: LegalMove, view: View): string | undefined {
  const me = view.viewer;
  if (me === null) return undefined;
  const side = sideOf(view.open, me);
  if (name === 'concede') return 'Give up this game?';
  if (name === 'pass') {
    const left = leftOver(view, me);
    return left.length > 0 ? `Still unused: ${left.join(', ')}. Pass all the same?` : undefined;
  }
  if (name === 'answer' && args[0] === 'health' && view.own?.question?.ask === 'curse' && side.health <= CURSE_HEALTH)
    return `${overlordName(side.overlord)} has only ${side.health} Health: this loses the game.`;
  if (name === 'formHorde' || name === 'expandHorde') {
    const joining = name === 'formHorde' ? (args as CardId[]) : [args[2] as CardId];
    const fresh = joining.find((id) => side.tokens[id] === 'haunt');
    return fresh ? `${nameOf(fresh)} has a fresh HAUNT token: in a horde it turns to Dismiss, and the monster leaves this turn.` : undefined; // prettier-ignore
  }
  return undefined;
}

function result(gameover: unknown, view: View, name: (seat: string) => string): string {
  const over = gameover as Result & { wins: Record<string, number> };
  if (over.winner === undefined) return 'A draw: London has two masters.';
  const loser = overlordName(sideOf(view.open, rivalOf(over.winner)).overlord);
  const series = view.open.options.bestOf > 1 ? ` (${over.wins[over.winner] ?? 0} to ${over.wins[rivalOf(over.winner)] ?? 0})` : ''; // prettier-ignore
  return over.reason === 'conceded'
    ? `**${name(over.winner)}** wins: ${name(rivalOf(over.winner))} gave up${series}.`
    : `**${name(over.winner)}** wins: ${loser} is dead${series}.`;
}

export const words: BoardModule<View>['words'] = {
  prompt,
  move,
  confirm,
  result,
  event: (event, view, name) => eventWords(event as never, view, name),
  heading: (event, view, name) => {
    const e = event as { event: string; by?: string; turn?: number; game?: number };
    if (e.event === 'turnBegan') return `Turn ${e.turn}, ${name(e.by ?? '0')}`;
    if (e.event === 'gameBegan') return view.open.options.bestOf > 1 ? `Game ${e.game}` : 'The draft';
    return undefined;
  },
  refusal: (refusal: Refusal) => refusalWords(refusal),
  because: (key) => because(key),
};

export const influenceOf = (overlord: OverlordName) => Object.values(DESIGNS).filter((c) => c.overlord === overlord);
export const factionOf = (overlord: OverlordName) => OVERLORDS[overlord].faction;
