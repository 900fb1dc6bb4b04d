import { defineGame } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { unreachable } from '../../engine-extensions/fail';
import { hiddenFrom, pieces } from './hidden';
import { meta } from './meta';
import { assignHit, ballot, retreatVote } from './moves/combat';
import { chooseFaction } from './moves/draft';
import { passIntel, reveal, swapRitual } from './moves/intel';
import { decline, finalise } from './moves/operate';
import { clear, commitReady, plan, planReady, unready } from './moves/plan';
import { bid, burn, endScore, mulligan, passBid, redraw, refill, scoreRitual, toss } from './moves/refresh';
import { attach, autoPass, duplicate, pass, quick, relic, tile, watchCombat } from './moves/window';
import { nextBidder, openAuction } from './rules/auction';
import {
  applyTurn,
  combatTurn,
  countBallots,
  countRetreat,
  endCombat,
  endTurn,
  nextCombat,
  openCombat,
  rollDice,
  scoreTurn,
} from './rules/combat';
import { effects } from './rules/effects';
import { beginCommitment, closing, nextGo } from './rules/intel';
import { nextOperation } from './rules/operation';
import { settle, spawn } from './rules/rebound';
import { nextHaunt, refreshStep, showRefill } from './rules/refresh';
import { revealAll } from './rules/reveal';
import { nextScoring } from './rules/score';
import { checkCap } from './rules/supply';
import { closeWindow, openWindow, resolveAnswer, resolveWindow } from './rules/windows';
import { beginRound, deal, nextDraft, setup } from './setup';
import type { ColStep, Options, Question, State } from './state';
import { viewOf, type View } from './view';

function perform(G: State, step: ColStep, dice: Dice): void {
  switch (step.do) {
    case 'effect': return effects.perform(G, step, dice); // prettier-ignore
    case 'caps': return checkCap(G, step.seat, step.cap); // prettier-ignore
    // setup and Planning
    case 'draft': return nextDraft(G, step.i); // prettier-ignore
    case 'deal': return deal(G, dice); // prettier-ignore
    case 'round': return beginRound(G, dice); // prettier-ignore
    // Intel and Commitment
    case 'intel': return nextGo(G, step.i, dice); // prettier-ignore
    case 'closing': return closing(G); // prettier-ignore
    case 'commitment': return beginCommitment(G); // prettier-ignore
    case 'reveal': return revealAll(G); // prettier-ignore
    // windows
    case 'window': return openWindow(G, step.tag); // prettier-ignore
    case 'windowResolve': return resolveWindow(G); // prettier-ignore
    case 'answer': return resolveAnswer(G, step.by); // prettier-ignore
    case 'windowAgain': return closeWindow(G); // prettier-ignore
    // Combat
    case 'combats': return nextCombat(G, step.from); // prettier-ignore
    case 'combat': return openCombat(G, step.at, step.arrival); // prettier-ignore
    case 'ballotCount': return countBallots(G, step.at, step.again); // prettier-ignore
    case 'combatTurn': return combatTurn(G); // prettier-ignore
    case 'roll': return rollDice(G, dice); // prettier-ignore
    case 'score': return scoreTurn(G, dice); // prettier-ignore
    case 'hits': return applyTurn(G, dice); // prettier-ignore
    case 'combatTurnEnd': return endTurn(G); // prettier-ignore
    case 'retreatCount': return countRetreat(G); // prettier-ignore
    case 'endCombat': return endCombat(G, step.how); // prettier-ignore
    // Spell Rebound
    case 'settle': return settle(G); // prettier-ignore
    case 'spawn': return spawn(G, step.by, step.at, dice); // prettier-ignore
    // Operation
    case 'operations': return nextOperation(G, dice); // prettier-ignore
    case 'operationEnd': G.operation = null; return; // prettier-ignore
    // Refresh
    case 'refresh': return refreshStep(G, step.n); // prettier-ignore
    case 'haunts': return nextHaunt(G, step.ids, dice); // prettier-ignore
    case 'scoring': return nextScoring(G, step.i); // prettier-ignore
    case 'auction': return openAuction(G, dice); // prettier-ignore
    case 'bidding': return nextBidder(G, step.from, dice); // prettier-ignore
    case 'refilled': return showRefill(G, dice); // prettier-ignore
    default: return unreachable(step); // prettier-ignore
  }
}

/** What may be asked in the middle of anything. */
const choose = { moves: { choose: effects.answer } };
const respond = { moves: { pass, quick, relic, tile, attach, duplicate } };

/** Cults of London: plan in secret, spy, commit, fight, operate, refresh. */
export const cultsOfLondon = defineGame<State, View, ColStep, Question, Options>({
  meta,
  setup,
  phases: {
    draft: { moves: { chooseFaction }, stages: { choose } },
    planning: { stages: { plan: { moves: { plan, clear, ready: planReady } } } },
    intel: {
      moves: { reveal, swapRitual, passIntel, quick, relic, tile, duplicate },
      stages: { choose, respond },
    },
    commitment: { stages: { commit: { moves: { ready: commitReady } }, choose } },
    // Combat and Operation
    resolution: {
      stages: {
        choose,
        respond,
        ballot: { moves: { ballot } },
        assign: { moves: { assignHit } },
        retreat: { moves: { retreatVote } },
        operate: { moves: { finalise, decline } },
      },
    },
    refresh: {
      stages: {
        choose,
        score: { moves: { scoreRitual, burn, endScore } },
        bid: { moves: { bid, passBid } },
        refill: { moves: { toss, refill } },
        mulligan: { moves: { redraw, mulligan } },
      },
    },
  },
  anytime: { unready, autoPass, watchCombat },
  perform,
  view: viewOf,
  hiddenFrom,
  pieces,
});
