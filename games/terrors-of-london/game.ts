import { defineGame } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { unreachable } from '../../engine-extensions/fail';
import { meta } from './meta';
import { answer, resolve } from './moves/answer';
import { chooseInfluence, chooseOverlord } from './moves/draft';
import { concede, offerDraw, pass } from './moves/end';
import { expandHorde, formHorde } from './moves/horde';
import { activateRelic, hauntAction, overlordAction, playCard } from './moves/play';
import { attack, buyAcolyte, buyStreet, convert, regenerate } from './moves/trade';
import { draftInfluence, draftOverlord, startBattle, startGame } from './rules/draft';
import { resolve as resolveEffects } from './rules/effects';
import { resolveTriggers } from './rules/triggers';
import { endTurn } from './rules/turn';
import { setup } from './setup';
import type { State, TolOptions, TolStep, TolWait } from './state';
import { hiddenFrom, pieces, view, type View } from './view';

function perform(G: State, step: TolStep, dice: Dice): void {
  switch (step.do) {
    // setup and draft
    case 'startGame': return startGame(G, step.first, dice); // prettier-ignore
    case 'draftOverlord': return draftOverlord(G, step.seat, dice); // prettier-ignore
    case 'draftInfluence': return draftInfluence(G, step.seat); // prettier-ignore
    case 'battle': return startBattle(G, dice); // prettier-ignore
    // an effect goes on, then what it set off
    case 'effects': return resolveEffects(G, step.me, step.source, step.list, dice); // prettier-ignore
    case 'triggers': return resolveTriggers(G, dice); // prettier-ignore
    // Cleanup Phase and Draw Phase
    case 'endTurn': return endTurn(G, dice); // prettier-ignore
    default: return unreachable(step); // prettier-ignore
  }
}

/** Terrors of London: overlords, Influence, then turn by turn until one overlord is dead. */
export const terrorsOfLondon = defineGame<State, View, TolStep, TolWait, TolOptions>({
  meta,
  setup,
  phases: {
    draftOverlord: { moves: { chooseOverlord, concede } },
    draftInfluence: { moves: { chooseInfluence, concede } },
    battle: {
      moves: {
        playCard,
        buyStreet,
        buyAcolyte,
        attack,
        regenerate,
        convert,
        formHorde,
        expandHorde,
        activateRelic,
        overlordAction,
        hauntAction,
        pass,
        offerDraw,
        concede,
      },
      stages: {
        resolve: { moves: { resolve, concede } },
        answer: { moves: { answer, concede } },
      },
    },
  },
  perform,
  view,
  hiddenFrom,
  pieces,
});
