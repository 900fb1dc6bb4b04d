import type { Wait } from '../../engine-extensions/agenda/agenda';
import { defineGame } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { fail, unreachable } from '../../engine-extensions/fail';
import { meta } from './meta';
import { go, search, useAbility, useItem, useLocation } from './moves/act';
import { answer, closeVote, dropItem, keepSearched, vote } from './moves/answer';
import { abandon, handOver, ping } from './moves/anytime';
import { endFights, fight } from './moves/combat';
import { reroll, takeDie } from './moves/dice';
import { gainKnowledge, learned, takeSeal } from './moves/knowledge';
import { discard, ready } from './moves/prep';
import { clearTarget, pass, placeTrophy, setTarget, unpass } from './moves/ready';
import { doneSealing, seal } from './moves/sealing';
import { chooseInvestigator, keepItem } from './moves/start';
import { playSupport, supportPaid } from './moves/support';
import { answerTrade, cancelTrade, offerTrade } from './moves/trade';
import { appear, deckOut, emptiest, enter, fourth, summonRandom } from './rules/arrive';
import { devour, moveMarker, rollCultistDice } from './rules/cultist-phase';
import { performEffect } from './rules/effects';
import { defeat } from './rules/fight';
import { rollPool } from './rules/hands';
import { sufferPermanently } from './rules/insanity';
import { poolSize } from './rules/numbers';
import { beginPhase, combatAt, judge, nextRound, notFought, notFoughtInsanity } from './rules/round';
import { askKeep, eventDone, nextEvent, tidyItems } from './rules/search';
import { awaitAnswer } from './rules/table';
import { moveTerror, replaceFlipped } from './rules/terror';
import { askActivation } from './rules/vote';
import { dealItems, layOut, setup, takePlaces } from './setup';
import type { CstOptions, CstStep, State } from './state';
import { hiddenFrom, pieces, view, type View } from './view';

/** Several cultists appear one after the other, each where it goes by then. */
function spawn(G: State, at: 'marker' | 'emptiest', dice: Dice) {
  const slot = at === 'marker' ? G.marker : emptiest(G);
  if (slot !== undefined) appear(G, slot, false, dice);
}

// prettier-ignore
export function perform(G: State, step: CstStep, dice: Dice): void {
  switch (step.do) {
    case 'await': return awaitAnswer(G, step);
    // setup
    case 'layOut': return layOut(G, dice);
    case 'deal': return dealItems(G, dice);
    case 'takePlaces': return takePlaces(G, dice);
    // the round
    case 'round': return nextRound(G);
    case 'phase': return beginPhase(G, step.phase, dice);
    // the cultists
    case 'devour': return devour(G);
    case 'marker': return moveMarker(G, step.left, step.passed);
    case 'rollCultists': return rollCultistDice(G, dice);
    case 'appear': return appear(G, step.slot, step.force, dice);
    case 'spawn': return spawn(G, step.at, dice);
    case 'fourth': return fourth(G, step.slot, step.card, dice);
    case 'summon': return summonRandom(G, step.wave, step.fill, dice);
    case 'enter': return enter(G, step.goo, step.slot);
    case 'deckOut': return deckOut(G, dice);
    // terror
    case 'terror': return moveTerror(G);
    case 'flipped': return replaceFlipped(G, step.slot, dice);
    case 'activation': return askActivation(G);
    // the investigators
    case 'pool': return rollPool(G, poolSize(G), dice);
    case 'effect': return performEffect(G, step, dice);
    case 'nextEvent': return nextEvent(G, step.inv);
    case 'eventDone': return eventDone(G);
    case 'askKeep': return askKeep(G, step.inv);
    case 'tidyItems': return tidyItems(G, step.inv);
    case 'supportPaid': return supportPaid(G, step.inv, step.card, dice);
    case 'learned': return learned(G, step.inv, step.level);
    case 'lastSeal': return takeSeal(G, step.inv, G.sealsLeft[0] ?? fail('no seal card'));
    case 'permanent': return sufferPermanently(G, step.inv);
    // fights
    case 'combatAt': return combatAt(G, step.slot);
    case 'defeat': return defeat(G, step.inv, step.enemy);
    case 'judge': return judge(G, step.slot);
    case 'notFought': return notFought(G, step.inv);
    case 'notFoughtInsanity': return notFoughtInsanity(G, step.inv);
    default: return unreachable(step);
  }
}

const stages = {
  answer: { moves: { answer, keepSearched, dropItem } },
  vote: { moves: {} },
};

/** Cultistorm: the enemy's phases run by themselves and ask only now and then; in the others all act at once. */
export const cultistorm = defineGame<State, View, CstStep, Wait, CstOptions>({
  meta,
  setup,
  phases: {
    choose: { moves: { chooseInvestigator }, stages },
    deal: { moves: { keepItem }, stages },
    cultist: { stages },
    terror: { stages },
    prep: { moves: { discard, ready }, stages },
    investigator: {
      moves: {
        takeDie, go, useLocation, useAbility, useItem, search, offerTrade, playSupport, gainKnowledge,
        setTarget, clearTarget, pass,
      }, // prettier-ignore
      stages,
    },
    combat: { moves: { fight, endFights }, stages },
    sealing: { moves: { seal, doneSealing }, stages },
  },
  anytime: { reroll, placeTrophy, answerTrade, cancelTrade, vote, closeVote, unpass, handOver, ping, abandon },
  perform,
  view,
  hiddenFrom,
  pieces,
});
