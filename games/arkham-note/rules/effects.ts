import { then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { unreachable } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { clueOf, type ClueId, type Effect } from '../cards';
import { HAND, type Question, type Source, type State } from '../state';
import { leadCards } from './areas';
import { openCase, shuffleIn, stabilityCheck, sweep } from './draw';
import { isSolved } from './turn';

const ask = (G: State, question: Question) => then(G, { wait: { [G.now.player]: 'resolve' }, ...question });

/** The effects that take a card, and where from. */
const TAKES: Partial<Record<Effect, Source>> = {
  'take:leads': 'leads',
  'take:discard': 'discard',
  'take:closed': 'closed',
  'take:stability': 'stability',
  'take:time': 'time',
};

/** ARK-EFF-01 to 19: does what is printed, or asks; without a target nothing happens (ARK-EFF-03). */
export function resolveEffect(G: State, card: ClueId, index: number, dice: Dice) {
  const effect = clueOf(card).effects[index] as Effect;
  const idle = () => say(G, { event: 'effectIdle', effect });
  switch (effect) {
    case 'take:leads':
    case 'take:discard':
    case 'take:closed':
    case 'take:stability':
    case 'take:time': {
      const from = TAKES[effect] as Source;
      return G[from].some((c) => c !== null) ? ask(G, { ask: 'take', from, card, index }) : idle();
    }
    case 'search':
      return G.draw.length > 0 ? ask(G, { ask: 'search', card, index }) : idle(); // ARK-RULING-17
    case 'shuffle':
      return G.discard.length > 0 ? ask(G, { ask: 'shuffle', card, index }) : idle(); // ARK-RULING-18
    case 'discard:hand':
      return G.hand.length > 0 ? ask(G, { ask: 'discardHand', card, index }) : idle();
    case 'discard:leads':
      return leadCards(G.leads).length > 0 ? ask(G, { ask: 'discardLead', card, index }) : idle();
    case 'check':
      return stabilityCheck(G, 'effect', dice);
    default:
      return unreachable(effect);
  }
}

/** ARK-HAND-01: above the limit the player chooses a discard before anything else goes on. */
export function enforceHandLimit(G: State) {
  if (G.hand.length <= HAND) return;
  then(G, { wait: { [G.now.player]: 'resolve' }, ask: 'handLimit' }, { do: 'handLimit' });
}

/** ARK-CLOSE-05: one card back from the Stability penalty area. */
export function offerBonus(G: State) {
  if (G.stability.length > 0) ask(G, { ask: 'bonus' });
  else say(G, { event: 'effectIdle', effect: 'bonus' });
}

/** ARK-CLOSE-06, unless the target is reached (ARK-RULING-21). */
export function afterLastCase(G: State, dice: Dice) {
  if (G.cases.length > 0 || isSolved(G)) return;
  shuffleIn(G, sweep(G.discard, G.time), 'lastCase', dice);
  openCase(G, 'lastCase');
}
