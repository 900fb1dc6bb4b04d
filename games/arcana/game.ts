import type { Wait } from '../../engine-extensions/agenda/agenda';
import { defineGame } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { unreachable } from '../../engine-extensions/fail';
import { from } from '../../engine-extensions/zones/zones';
import { meta } from './meta';
import { bribe, discard, displayAgent, playLocation } from './moves/action';
import { announceArcanum, chooseRemoval, scryOrder } from './moves/answers';
import { callMilitia, placeMilitia } from './moves/militia';
import { chooseGuild, pickObjectives } from './moves/setup';
import { toResource, turnStake } from './rules/cards-in-motion';
import { askToAnnounce, award, resolveStake } from './rules/resolution';
import { endRound, nextTurn, playAgain, startRound } from './rules/round';
import { deal, setup } from './setup';
import type { ArcOptions, ArcStep, Question, State } from './state';
import { hiddenFrom, pieces, view, type View } from './view';

function perform(G: State, step: ArcStep, dice: Dice): void {
  switch (step.do) {
    case 'deal': return deal(G, dice); // prettier-ignore
    // play
    case 'startRound': return startRound(G, dice); // prettier-ignore
    case 'nextTurn': return nextTurn(G); // prettier-ignore
    case 'shelve': from(G.limbo)(step.card); return toResource(G, step.by, step.card); // prettier-ignore
    case 'again': return playAgain(G, step.by); // prettier-ignore
    case 'turnStake': return turnStake(G, step.zone); // prettier-ignore
    // resolution
    case 'resolve': return resolveStake(G, step.zone); // prettier-ignore
    case 'announce': return askToAnnounce(G, step.zone, step.by); // prettier-ignore
    case 'award': return award(G, step.zone); // prettier-ignore
    // end of the round
    case 'endRound': return endRound(G, dice); // prettier-ignore
    default: return unreachable(step); // prettier-ignore
  }
}

/** Arcana: guilds, Objectives, then round after round of turns, resolution and closing. */
export const arcana = defineGame<State, View, ArcStep, Wait & Question, ArcOptions>({
  meta,
  setup,
  phases: {
    guilds: { stages: { guild: { moves: { chooseGuild } } } },
    objectives: { stages: { objectives: { moves: { pickObjectives } } } },
    round: {
      moves: { displayAgent, playLocation, bribe, callMilitia, discard },
      stages: {
        militia: { moves: { placeMilitia } },
        scry: { moves: { scryOrder } },
        removal: { moves: { chooseRemoval } },
        announce: { moves: { announceArcanum } },
      },
    },
  },
  perform,
  view,
  hiddenFrom,
  pieces,
});
