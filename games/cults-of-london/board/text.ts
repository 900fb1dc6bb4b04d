import type { Filter } from '../../../engine-extensions/effects/words';
import type { Ability, Anomaly, Bonus, Condition, Fx, Omen, Primitive, Quick } from '../cards';

const s = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
const where = (reach: unknown) =>
  ({ here: 'here', next: 'next door', near: 'here or next door', any: 'anywhere', own: 'where you have one' })[
    String(reach)
  ] ?? 'anywhere';

const IF: Record<Condition['is'], (c: Condition) => string> = {
  trackerAtLeast: (c) => `while Rebound is ${'n' in c ? c.n : ''} or more`,
  anomalyHere: () => 'beside an Anomaly',
  noAnomalyHere: () => 'where no Anomaly is',
  controlHere: () => 'where you have control',
  outpostHere: () => 'at your Outpost',
  behind: () => 'while somebody has more VP',
  unseen: () => 'if nobody saw a card of this holder before the reveal',
  alone: () => 'when alone',
};
export const condition = (c: Condition) => IF[c.is](c);

/** What a word of a card says; `aim` is where its target may lie. */
function primitive(p: Primitive, aim?: Filter): string {
  const at = where(aim?.['reach']);
  switch (p.do) {
    case 'gainInsight': return `gain ${p.n} Insight`; // prettier-ignore
    case 'loseInsight': return p.who === 'rivals' ? `every rival loses ${p.n} Insight` : `a rival loses ${p.n} Insight`; // prettier-ignore
    case 'stealInsight': return `steal ${p.n} Insight`; // prettier-ignore
    case 'drawAction': return `draw ${s(p.n, 'Action card')}`; // prettier-ignore
    case 'discardRandom': return `a rival discards ${s(p.n, 'random Action card')}`; // prettier-ignore
    case 'recoverAction': return 'take an Action card back from your discard'; // prettier-ignore
    case 'peekHand': return `peek at ${s(p.n, 'card')} of a rival’s hand`; // prettier-ignore
    case 'recruit': return `recruit ${s(p.n, 'Operator')}`; // prettier-ignore
    case 'recruitFrom': return p.op === 'top' ? 'recruit the top of the Graveyard' : 'recruit from the Graveyard'; // prettier-ignore
    case 'scout': return `look at ${p.n} Operators and keep one`; // prettier-ignore
    case 'keepScouted': return ''; // prettier-ignore
    case 'exchangeDead': return 'exchange an Operator in hand with one in the Graveyard'; // prettier-ignore
    case 'returnOperator': return 'take one of your Operators back to hand'; // prettier-ignore
    case 'stealOperator': return 'steal a random Operator from a rival’s hand'; // prettier-ignore
    case 'drawRelic': return 'draw a Relic'; // prettier-ignore
    case 'stealRelic': return 'steal a Relic'; // prettier-ignore
    case 'exhaustRelic': return 'exhaust a rival’s Relic'; // prettier-ignore
    case 'readyRelic': return 'ready one of your Relics'; // prettier-ignore
    case 'drawRitual': return p.n === 1 ? 'draw a Ritual' : `draw ${p.n} Rituals`; // prettier-ignore
    case 'peekRitual': return 'peek at a rival’s Ritual'; // prettier-ignore
    case 'revealCard': return 'turn up a face-down card'; // prettier-ignore
    case 'peekCard': return 'peek at a face-down card; it is locked'; // prettier-ignore
    case 'hideCard': return 'turn one of your revealed cards face down'; // prettier-ignore
    case 'shieldHolder': return 'one of your holders cannot be revealed this round'; // prettier-ignore
    case 'freeSwap': return 'swap Operators or Action cards of two of your holders'; // prettier-ignore
    case 'redirect': return 'send one of your Operators to another Location'; // prettier-ignore
    case 'score': return p.who === 'me' ? `your score ${signed(p.n)}` : p.n < 0 ? `a rival’s score ${signed(p.n)}` : `a fighter’s score ${signed(p.n)}`; // prettier-ignore
    case 'scoreAfter': return p.who === 'me' ? `your score ${signed(p.n)}` : `a rival’s score ${signed(p.n)}`; // prettier-ignore
    case 'reroll': return p.who === 'me' ? 'roll your die again' : 'a rival rolls again'; // prettier-ignore
    case 'setDie': return `turn your die to ${p.n}`; // prettier-ignore
    case 'preventHit': return 'prevent the next hit on your Operator'; // prettier-ignore
    case 'extraHit': return 'if you assign, one more hit'; // prettier-ignore
    case 'ignorePower': return 'no Anomaly hits you this turn'; // prettier-ignore
    case 'damage': return `${s(p.n, 'hit')} on ${aim?.['only'] === 'anomaly' ? 'an Anomaly' : 'a rival Operator or Anomaly'} ${at}`; // prettier-ignore
    case 'forceFight': return 'no peace at one Location this round'; // prettier-ignore
    case 'removeToken': return `remove a rival token ${at}`; // prettier-ignore
    case 'placeToken': return `place a token ${at}`; // prettier-ignore
    case 'moveToken': return 'move one of your tokens next door'; // prettier-ignore
    case 'replaceToken': return `replace a rival token ${at} by yours`; // prettier-ignore
    case 'placeOutpost': return p.level === 1 ? `place Outpost One ${at}` : `place Outpost Two ${at}, or turn your One into it`; // prettier-ignore
    case 'burnOutpost': return `discard an Outpost ${at}`; // prettier-ignore
    case 'rebound': return `Rebound ${signed(p.n)}`; // prettier-ignore
    case 'floor': return `this round Rebound resets to ${p.n}`; // prettier-ignore
    case 'spawn': return p.at === undefined ? 'an Anomaly appears' : 'an Anomaly appears where you choose'; // prettier-ignore
    case 'moveAnomaly': return `move an Anomaly ${aim?.['reach'] === 'here' ? 'from here ' : ''}next door`; // prettier-ignore
    case 'banish': return `banish an Anomaly ${at}`; // prettier-ignore
    case 'healAnomaly': return `heal an Anomaly ${at}`; // prettier-ignore
    case 'bankVP': return `bank ${p.n} VP`; // prettier-ignore
    case 'handLimit': return `hand limit ${signed(p.n)} in the next refill`; // prettier-ignore
    case 'if': return `${clause(p.then)} ${condition(p.is)}`; // prettier-ignore
    case 'perCount': return `${p.then === 'gainInsight' ? 'gain 1 Insight' : 'draw a card'} per ${{ controlled: 'Location you control', outposts: 'Outpost', anomalies: 'Anomaly', finalised: 'Operation', kills: 'kill' }[p.count]}, at most ${p.max}`; // prettier-ignore
    default: return ''; // prettier-ignore
  }
}

function clause(fx: Fx, aim?: Filter): string {
  switch (fx.do) {
    case 'seq':
      return fx.of.map((x) => clause(x, aim)).filter(Boolean).join(', then '); // prettier-ignore
    case 'oneOf':
      return fx.mayDecline ? `you may ${fx.of.map((b) => clause(b.then, aim)).join(' or ')}` : fx.of.map((b) => clause(b.then, aim)).join(', or '); // prettier-ignore
    case 'pick':
      return clause(fx.then, fx.from);
    default:
      return primitive(fx, aim);
  }
}

const sentence = (text: string) => (text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

/** A card's effect as a sentence of our own, read off its data. */
export const textOf = (fx: Fx) => sentence(clause(fx));

/** The lower half of an Action card, or what a Relic does. */
export const quickText = ({ effect, target, if: is, anyone }: Quick) =>
  sentence(`${clause(effect, target)}${is ? ` ${condition(is)}` : ''}${anyone ? ' (bystanders too)' : ''}`);

const ON: Record<string, string> = {
  onReveal: 'At the reveal',
  onSeen: 'When a card of the holder is revealed',
  onFight: 'Before a Combat',
  onAssign: 'When assigning a hit',
  onKill: 'After a kill',
  onFall: 'When falling',
  onFinalise: 'After the Operation',
  onRob: 'When the Operation removes a rival token',
  step1: 'Coming home',
};

export function abilityText(a: Ability): string {
  if ('on' in a) return `${ON[a.on]}: ${clause(a.effect)}${a.if ? ` ${condition(a.if)}` : ''}.`;
  switch (a.constant) {
    case 'score': return sentence(`score ${signed(a.n)}${a.if ? ` ${condition(a.if)}` : ''}`); // prettier-ignore
    case 'cost': return `Your costs are ${-a.n} lower.`; // prettier-ignore
    case 'revealPrice': return `Reveals cost you ${-a.n} less, at least 1.`; // prettier-ignore
    case 'auctionPrice': return `Auctions you win cost ${-a.n} less, at least 1.`; // prettier-ignore
    case 'handLimit': return `Hand limit ${signed(a.n)}.`; // prettier-ignore
    case 'insight': return `${signed(a.n)} Insight in each Refresh.`; // prettier-ignore
    case 'skill': return `All your Operators count as having ${a.skill.charAt(0).toUpperCase()}${a.skill.slice(1)}.`; // prettier-ignore
    case 'health': return `${signed(a.n)} health.`; // prettier-ignore
  }
}

const SPECIAL: Record<Extract<Bonus, { special: string }>['special'], string> = {
  scoreHere: '+1 score here',
  killPays: '1 Insight per rival Operator killed',
  firstRevealCheaper: 'first reveal a round costs 1',
  firstCostLower: 'first cost a round −1',
  asylum: 'the fallen return on 5–6',
  rehearsal: 'refill: draw 1 more, discard 1',
  readyAfterCombat: 'after your Combat ready a Relic',
};
const SHORT: Record<string, string> = {
  auctionPrice: 'auctions cost 1 less',
  insight: '+1 Insight in Refresh',
  handLimit: 'hand limit 6',
};

/** A tile's bonus in a few words. */
export function bonusText(b: Bonus): string {
  if ('special' in b) return SPECIAL[b.special];
  if ('use' in b) return b.use.tag === 'OP' ? 'swap with the dead' : 'peek at a Ritual';
  return SHORT[b.constant] ?? '';
}

export function anomalyText(a: Anomaly): string {
  const parts: string[] = [];
  if (a.haunt)
    switch (a.haunt.do) {
      case 'tokensLose': parts.push(`Whoever has a token here loses ${a.haunt.n} Insight.`); break; // prettier-ignore
      case 'richestLose': parts.push(`The richest in Insight lose ${a.haunt.n}.`); break; // prettier-ignore
      case 'wander': parts.push('Moves to the next Location.'); break; // prettier-ignore
      case 'maul': parts.push(`Removes a token of whoever has most here${a.haunt.near ? ' and next door' : ''}.`); break; // prettier-ignore
      case 'toll': parts.push(`Rebound +${a.haunt.n}.`); break; // prettier-ignore
      case 'choir': parts.push('Whoever has a token here discards a random Action card.'); break; // prettier-ignore
      case 'judge': parts.push(`Whoever controls ${a.haunt.locations} Locations loses ${a.haunt.n} Insight.`); break; // prettier-ignore
    }
  if (a.dearer) parts.push(`Quick Actions in Combat here cost ${a.dearer} more.`);
  if (a.onOne) parts.push('A natural 1 here takes one more hit.');
  if (a.mends) parts.push('Heals fully at the end of Refresh.');
  if (a.sets !== undefined) parts.push(`When it appears, Rebound becomes ${a.sets}.`);
  return parts.join(' ');
}
export const rewardText = (a: Anomaly) => (a.reward ? `Slayer: 2 Insight, ${clause(a.reward)}` : 'Slayer: 2 Insight');

export const OMEN_TEXT: Record<Omen['deed'], string> = {
  nothing: 'Nothing more; the cost is enough.',
  secondSigil: 'One more Eldritch token here.',
  unmaking: 'Removes one more of your Normal tokens, here or next door.',
  blackTithe: 'You lose 2 Insight.',
  hungerBelow: 'All Anomalies heal.',
  drownedChoir: 'You discard a random Action card.',
  ruinousStar: 'Doom +1 if the Herald controls this place.',
  thrallHarvest: 'Thralls +1 next round.',
  veilBurn: 'A random ready Relic of yours is exhausted.',
  stolenHour: 'Your hand limit is 1 lower in the next refill.',
  bloodMoon: 'Anomalies +1 Power next round.',
};
