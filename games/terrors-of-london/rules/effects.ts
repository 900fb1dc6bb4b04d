import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { unreachable } from '../../../engine-extensions/fail';
import { say } from './tell';
import { copyJson } from '../../../engine-extensions/secrecy/places';
import {
  cardOf,
  costOf,
  type CardId,
  type Condition,
  type Count,
  type Effect,
  type Resource,
  type Shown,
} from '../cards';
import { handOf, rivalOf, sideOf, type Question, type State } from '../state';
import { pileOf } from '../view';
import { ask } from './ask';
import { CURSE_HEALTH } from '../state';
import { gainToken } from './haunt';
import { loseHealth } from './health';
import { longest } from './horde';
import { drawCards, ensure, forget, know } from './piles';

/** TOL-ABIL-01; outside one's own phase a resource is lost at once (TOL-RULING-53). */
export function gain(G: State, me: PlayerID, res: Resource, n: number, card: CardId | null) {
  if (n === 0 || me !== G.now.player) return;
  sideOf(G.open, me).pool[res] += n;
  say(G, { event: 'gained', by: me, res, n, card });
}

function count(G: State, me: PlayerID, per: Count): number {
  const side = sideOf(G.open, me);
  switch (per.of) {
    case 'faction': return side.play.filter((c) => cardOf(c).faction === per.faction).length; // prettier-ignore
    case 'longestHorde': return longest(side); // prettier-ignore
    case 'relics': return side.relics.length; // prettier-ignore
    case 'tokens': return Object.keys(side.tokens).length; // prettier-ignore
    case 'sacrificed': return G.open.act.sacrificed; // prettier-ignore
    default: return unreachable(per); // prettier-ignore
  }
}

export function holds(G: State, me: PlayerID, cond: Condition): boolean {
  const side = sideOf(G.open, me);
  switch (cond.is) {
    case 'faction': return side.play.filter((c) => cardOf(c).faction === cond.faction).length >= cond.atLeast; // prettier-ignore
    case 'horde': return longest(side) >= cond.atLeast; // prettier-ignore
    case 'horded': return G.open.act.horded > 0; // prettier-ignore
    case 'wounded': return side.health * 2 < side.max; // prettier-ignore
    case 'relic': return side.relics.length > 0; // prettier-ignore
    case 'rivalHand': return handOf(G, rivalOf(me)).length <= cond.atMost; // prettier-ignore
    default: return unreachable(cond); // prettier-ignore
  }
}

const isShown = (card: CardId, { faction, minCost, type }: Shown) =>
  (faction === undefined || cardOf(card).faction === faction) &&
  (minCost === undefined || costOf(card) >= minCost) &&
  (type === undefined || cardOf(card).type === type);

/** TOL-GLO-07: shown to both, then back on top in the same order. */
function reveal(G: State, me: PlayerID, source: CardId | null, e: Effect & { do: 'reveal' }, dice: Dice) {
  const n = ensure(G, me, e.pile, e.n, dice);
  const pile = pileOf(G, { by: me, pile: e.pile });
  const cards = pile.slice(pile.length - n).reverse();
  if (n === 0) return;
  for (const card of cards) know(G, card);
  const met = cards.some((card) => isShown(card, e.if));
  say(G, { event: 'revealed', by: me, cards, pile: e.pile, met });
  if (met) resolve(G, me, source, e.then, dice);
}

/** TOL-GLO-06, 08: the cards lie on their pile while they are looked at. */
function look(G: State, me: PlayerID, source: CardId | null, e: Effect & { do: 'look' }, dice: Dice) {
  const n = ensure(G, me, e.pile, e.n, dice);
  if (n === 0) return;
  const pile = pileOf(G, { by: me, pile: e.pile });
  forget(G, pile.slice(pile.length - n)); // others no longer know what lies where
  say(G, { event: 'looked', by: me, n, pile: e.pile });
  ask(G, me, { ask: 'look', by: me, source, pile: e.pile, n, then: e.then, settled: 0 }, dice);
}

/** TOL-KEY-CURSE, TOL-RULING-32 */
function curse(G: State, me: PlayerID, source: CardId | null, dice: Dice) {
  const rival = rivalOf(me);
  say(G, { event: 'cursed', by: rival, card: source });
  sideOf(G.open, me).deeds.curses++;
  if (handOf(G, rival).length === 0) return loseHealth(G, rival, CURSE_HEALTH, 'curse');
  ask(G, rival, { ask: 'curse', by: me, source }, dice);
}

/** TOL-KEY-MUSTER, TOL-RULING-18 */
function muster(G: State, me: PlayerID, wanted: number) {
  const n = Math.min(wanted, G.open.reserve.muster);
  if (n === 0) return;
  G.open.reserve.muster -= n;
  sideOf(G.open, me).muster += n;
  say(G, { event: 'mustered', by: me, n });
}

/** TOL-RULING-05, 06: the top Acolyte, faceup into the discard pile. */
export function takeAcolyte(G: State, me: PlayerID, cost: number) {
  const card = G.acolytes.pop();
  if (card === undefined) return;
  sideOf(G.open, me).discard.push(card);
  say(G, { event: 'acolyteTaken', by: me, card, cost });
}

/** What needs no answer and cannot end the game; done in place. False: it may stop, so the rest must wait below. */
function doneAtOnce(G: State, me: PlayerID, source: CardId | null, e: Effect, dice: Dice): boolean {
  const { act } = G.open;
  switch (e.do) {
    case 'gain':
      gain(G, me, e.res, e.n, source);
      return true;
    case 'gainPer':
      gain(G, me, e.res, e.n * count(G, me, e.per), source);
      return true;
    case 'draw':
      drawCards(G, me, e.n, dice);
      return true;
    case 'muster':
      muster(G, me, e.n);
      return true;
    case 'convert':
      act.converts.push({ from: e.from, to: e.to, left: e.limit });
      say(G, { event: 'permitted', by: me, from: e.from, to: e.to });
      return true;
    case 'discount':
      act.discounts.push({ n: e.n, type: e.type });
      say(G, { event: 'discounted', by: me, n: e.n, type: e.type });
      return true;
    case 'claimNext':
      act.claimNext = true;
      say(G, { event: 'claimGranted', by: me });
      return true;
    case 'gainAcolyte':
      takeAcolyte(G, me, 0);
      return true;
    case 'haunt':
      if (e.who === 'chosen' || source === null) return false;
      gainToken(G, me, source);
      return true;
    default:
      return false;
  }
}

/** What may ask somebody, hold further effects, or end the game. */
function start(G: State, me: PlayerID, source: CardId | null, e: Effect, dice: Dice): void {
  const put = (seat: PlayerID, question: Omit<Question, 'by' | 'source'>) =>
    ask(G, seat, { by: me, source, ...question } as Question, dice);
  switch (e.do) {
    case 'curse': return curse(G, me, source, dice); // prettier-ignore
    case 'look': return look(G, me, source, e, dice); // prettier-ignore
    case 'reveal': return reveal(G, me, source, e, dice); // prettier-ignore
    case 'loseHealth': return loseHealth(G, e.who === 'me' ? me : rivalOf(me), e.n, 'effect'); // prettier-ignore
    case 'if': return holds(G, me, e.cond) ? resolve(G, me, source, e.then, dice) : undefined; // prettier-ignore
    case 'sacrifice': return put(me, { ask: 'sacrifice', left: e.upTo, zones: [...e.zones] } as never); // prettier-ignore
    case 'activateHorde': return put(me, { ask: 'hordeAbility', horde: null, faction: e.faction } as never); // prettier-ignore
    case 'chooseOne': return put(me, { ask: 'chooseOne', of: copyJson(e.of) } as never); // prettier-ignore
    case 'payHealth': return put(me, { ask: 'payHealth', n: e.n, then: copyJson(e.then) } as never); // prettier-ignore
    case 'discardOwn': return put(me, { ask: 'payCards', left: e.n, first: true, then: copyJson(e.then) } as never); // prettier-ignore
    case 'rivalDiscards': return put(rivalOf(me), { ask: 'discard', left: e.n } as never); // prettier-ignore
    case 'rage':
    case 'destroy':
    case 'command':
    case 'streetSwap':
    case 'returnToHand':
    case 'refreshRelic':
    case 'flipToken':
    case 'haunt': return put(me, { ask: e.do }); // prettier-ignore
    default: return void doneAtOnce(G, me, source, e, dice); // prettier-ignore
  }
}

/** Resolves effects in printed order; while one waits for an answer, the rest waits on the agenda below it. */
export function resolve(G: State, me: PlayerID, source: CardId | null, list: readonly Effect[], dice: Dice) {
  for (let i = 0; i < list.length; i++) {
    const effect = list[i] as Effect;
    if (doneAtOnce(G, me, source, effect, dice)) continue;
    if (i + 1 < list.length) then(G, { do: 'effects', me, source, list: copyJson(list.slice(i + 1)) });
    return start(G, me, source, effect, dice);
  }
}
