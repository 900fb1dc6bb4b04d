import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail, unreachable } from '../../../engine-extensions/fail';
import { say } from './tell';
import { cardOf, type CardId } from '../cards';
import { CURSE_HEALTH, handOf, RAGE_PAYS, rivalOf, SACRIFICE_PAYS, sideOf, type Question, type State } from '../state'; // prettier-ignore
import { pileOf } from '../view';
import type { Answer } from './answers';
import { leavePlay, pull, refill, slotOf, take } from './area';
import { ask } from './ask';
import { gain, resolve } from './effects';
import { endGame } from './end';
import { flip, gainToken } from './haunt';
import { loseHealth } from './health';
import { know } from './piles';
import { fire, kindOf, nextTriggers, setOff } from './triggers';

/** From hand, faceup (TOL-GLO-02). */
function discard(G: State, p: PlayerID, card: CardId, why: 'curse' | 'effect' | 'cost') {
  take(handOf(G, p), card);
  sideOf(G.open, p).discard.push(card);
  say(G, { event: 'discarded', by: p, card, why });
}

/** TOL-KEY-DESTROY: (a) from play to its owner's discard pile, (b) from the Street out of the game. */
function destroy(G: State, me: PlayerID, card: CardId) {
  const slot = slotOf(G.open, card);
  if (slot >= 0) {
    G.open.removed.push(card);
    say(G, { event: 'destroyed', by: me, card, from: 'street', owner: null });
    refill(G, slot);
  } else {
    const mine = sideOf(G.open, me);
    const owner = mine.play.includes(card) || mine.relics.includes(card) ? me : rivalOf(me);
    const from = leavePlay(G, owner, card);
    sideOf(G.open, owner).discard.push(card);
    say(G, { event: 'destroyed', by: me, card, from, owner });
  }
  setOff(G, me, { on: 'destroyed' });
}

/** TOL-KEY-SACRIFICE, one card at a time. */
function sacrifice(G: State, me: PlayerID, q: Question & { ask: 'sacrifice' }, card: CardId, dice: Dice) {
  const from = pull(G, me, card);
  G.open.removed.push(card);
  G.open.act.sacrificed++;
  say(G, { event: 'sacrificed', by: me, card, from });
  gain(G, me, SACRIFICE_PAYS.res, SACRIFICE_PAYS.n, card);
  setOff(G, me, { on: 'sacrificed' });
  if (q.left > 1) ask(G, me, { ...q, zones: [...q.zones], left: q.left - 1 }, dice);
}

/** Back on top in any order, or one card elsewhere and the rest as it was. */
function afterLook(G: State, me: PlayerID, q: Question & { ask: 'look' }, card: CardId | null, dice: Dice) {
  const pile = pileOf(G, q);
  if (card === null) return say(G, { event: 'lookEnded', by: me, pile: q.pile, moved: 'nothing' });
  take(pile, card);
  switch (q.then) {
    case 'order': {
      pile.splice(pile.length - q.settled, 0, card);
      const left = q.n - q.settled - 1;
      if (left > 1) return ask(G, me, { ...q, settled: q.settled + 1 }, dice);
      return say(G, { event: 'lookEnded', by: me, pile: q.pile, moved: 'order' });
    }
    case 'bottom':
      pile.unshift(card);
      return say(G, { event: 'lookEnded', by: me, pile: q.pile, moved: 'bottom' });
    case 'discard':
      sideOf(G.open, q.pile === 'own' ? me : rivalOf(me)).discard.push(card);
      return say(G, { event: 'lookEnded', by: me, pile: q.pile, moved: 'discard', card });
    case 'hand':
      handOf(G, me).push(card);
      return say(G, { event: 'lookEnded', by: me, pile: q.pile, moved: 'hand' });
    default:
      return unreachable(q.then);
  }
}

/** TOL-RULING-56: paid in full, then the effect. */
function payCards(G: State, me: PlayerID, q: Question & { ask: 'payCards' }, card: CardId, dice: Dice) {
  discard(G, me, card, 'cost');
  if (q.left > 1) ask(G, me, { ...q, first: false, left: q.left - 1 }, dice);
  else resolve(G, me, q.source, q.then, dice);
}

/** TOL-HRD-09: used once this phase, however it was activated. */
function useHordeAbility(G: State, me: PlayerID, key: string, dice: Dice) {
  const at = key.lastIndexOf('/');
  const card = key.slice(0, at);
  const ability = Number(key.slice(at + 1));
  G.open.act.hordeUsed.push(key);
  say(G, { event: 'hordeUsed', by: me, card, ability });
  resolve(G, me, card, cardOf(card).horde[ability] ?? fail(`no ability ${key}`), dice);
}

function discardForced(G: State, p: PlayerID, q: Question & { ask: 'discard' }, card: CardId, dice: Dice) {
  discard(G, p, card, 'effect');
  setOff(G, q.by, { on: 'rivalDiscarded' });
  if (q.left > 1) ask(G, p, { ...q, left: q.left - 1 }, dice);
}

function answerCurse(G: State, p: PlayerID, q: Question, answer: string) {
  if (answer === 'health') return loseHealth(G, p, CURSE_HEALTH, 'curse');
  discard(G, p, answer, 'curse');
  setOff(G, q.by, { on: 'rivalDiscarded' });
}

/** To the owner's hand, before everybody's eyes. */
function toHand(G: State, me: PlayerID, card: CardId) {
  handOf(G, me).push(card);
  know(G, card);
}

/** Does what was answered; what was left to do waits below on the agenda. */
export function applyAnswer(G: State, p: PlayerID, q: Question, answer: Answer, dice: Dice): void {
  if (answer === null) {
    if (q.ask === 'look') return afterLook(G, p, q, null, dice);
    return say(G, { event: 'declined', by: p, ask: q.ask, card: q.source });
  }
  switch (q.ask) {
    case 'rage': return gain(G, p, answer as 'power' | 'coin', RAGE_PAYS[answer as 'power' | 'coin'], q.source); // prettier-ignore
    case 'curse': return answerCurse(G, p, q, answer); // prettier-ignore
    case 'discard': return discardForced(G, p, q, answer, dice); // prettier-ignore
    case 'destroy': return destroy(G, p, answer); // prettier-ignore
    case 'sacrifice': return sacrifice(G, p, q, answer, dice); // prettier-ignore
    case 'haunt': return gainToken(G, p, answer); // prettier-ignore
    case 'hordeAbility': return useHordeAbility(G, p, answer, dice); // prettier-ignore
    case 'chooseOne': return resolve(G, p, q.source, q.of[Number(answer)] ?? fail(`no branch ${answer}`), dice); // prettier-ignore
    case 'payCards': return payCards(G, p, q, answer, dice); // prettier-ignore
    case 'look': return afterLook(G, p, q, answer, dice); // prettier-ignore
    case 'flipToken': return flip(G, p, answer, 'haunt'); // prettier-ignore
    case 'command':
      take(sideOf(G.open, p).discard, answer);
      toHand(G, p, answer);
      return say(G, { event: 'commanded', by: p, card: answer });
    case 'returnToHand':
      leavePlay(G, p, answer);
      toHand(G, p, answer);
      return say(G, { event: 'returned', by: p, card: answer });
    case 'payHealth':
      loseHealth(G, p, q.n, 'cost');
      return resolve(G, p, q.source, q.then, dice);
    case 'trigger':
      return fire(G, nextTriggers(G.waiting, q.by).find((w) => kindOf(w) === answer) ?? fail(`no trigger ${answer}`), dice); // prettier-ignore
    case 'streetSwap': {
      const slot = slotOf(G.open, answer);
      G.market.unshift(answer);
      know(G, answer);
      say(G, { event: 'swapped', by: p, card: answer });
      return refill(G, slot);
    }
    case 'refreshRelic':
      take(G.open.act.relicsUsed, answer);
      G.open.act.refreshed.push(answer);
      return say(G, { event: 'refreshed', by: p, card: answer });
    case 'drawOffer':
      if (answer === 'accept') return endGame(G, { draw: true, reason: 'agreed' });
      return say(G, { event: 'drawRefused', by: p });
    default:
      return unreachable(q);
  }
}

/** Starts the abilities of a card, the triggers it may set off resolving afterwards (TOL-RULING-25). */
export function activate(G: State, me: PlayerID, card: CardId, dice: Dice) {
  then(G, { do: 'triggers' });
  resolve(G, me, card, cardOf(card).play, dice);
}
