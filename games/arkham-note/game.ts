import { defineGame } from '../../engine-extensions/define-game';
import type { Wait } from '../../engine-extensions/agenda/agenda';
import type { Dice } from '../../engine-extensions/dice';
import { unreachable } from '../../engine-extensions/fail';
import { meta } from './meta';
import { pass, playFromHand, playLead, takeLead } from './moves/action';
import { abandon, contactExchange, finishTurn } from './moves/anytime';
import { closeCase } from './moves/close';
import { resolveDiscard, resolveShuffle, resolveTake } from './moves/resolve';
import { stabilityCheck } from './rules/draw';
import { afterLastCase, enforceHandLimit, offerBonus, resolveEffect } from './rules/effects';
import { checkStability, checkTime, checkVictory, nextTurn, refill } from './rules/turn';
import { setup } from './setup';
import type { ArkOptions, ArkStep, Question, State } from './state';
import { hiddenFrom, pieces, view, type View } from './view';

function perform(G: State, step: ArkStep, dice: Dice): void {
  switch (step.do) {
    // the action goes on
    case 'check': return stabilityCheck(G, step.why, dice); // prettier-ignore
    case 'effect': return resolveEffect(G, step.card, step.index, dice); // prettier-ignore
    case 'handLimit': return enforceHandLimit(G); // prettier-ignore
    case 'bonus': return offerBonus(G); // prettier-ignore
    case 'lastCase': return afterLastCase(G, dice); // prettier-ignore
    // maintenance
    case 'victory': return checkVictory(G); // prettier-ignore
    case 'stability': return checkStability(G); // prettier-ignore
    case 'time': return checkTime(G); // prettier-ignore
    case 'refill': return refill(G, dice); // prettier-ignore
    case 'nextTurn': return nextTurn(G); // prettier-ignore
    default: return unreachable(step); // prettier-ignore
  }
}

/** Arkham Note: turn by turn an action, its effects, a last look, maintenance. */
export const arkhamNote = defineGame<State, View, ArkStep, Wait & Question, ArkOptions>({
  meta,
  setup,
  phases: {
    investigation: {
      moves: { takeLead, playLead, playFromHand, closeCase, pass, contactExchange },
      stages: {
        resolve: { moves: { resolveTake, resolveDiscard, resolveShuffle, contactExchange } },
        wrapUp: { moves: { finishTurn, contactExchange } },
      },
    },
  },
  anytime: { abandon },
  perform,
  view,
  hiddenFrom,
  pieces,
});
