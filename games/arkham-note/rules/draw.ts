import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { clueOf, type ClueId } from '../cards';
import type { State } from '../state';
import { discard, mix } from './areas';
import { end } from './end';

/** Draws a victim and opens a new case below the others; with none left the match is lost at once (ARK-END-03). */
export function openCase(G: State, why: 'start' | 'time' | 'ranOut' | 'lastCase'): boolean {
  const victim = G.victims.pop();
  if (victim === undefined) {
    end(G, false, 'victims');
    return false;
  }
  const id = `case-${G.cases.length + G.solved.length + 1}`;
  G.cases.push({ id, victim, clues: [], waived: 0 });
  say(G, { event: 'victimFound', case: id, victim, why });
  return true;
}

/** Puts cards into the draw stack and shuffles all of it. */
export function shuffleIn(G: State, cards: ClueId[], why: 'shuffle' | 'search' | 'ranOut' | 'lastCase', dice: Dice) {
  G.draw = mix([...G.draw, ...cards], dice);
  say(G, { event: 'shuffled', why, added: cards.length, count: G.draw.length });
}

/** Empties areas and hands their cards over. */
export const sweep = (...areas: ClueId[][]): ClueId[] => areas.flatMap((area) => area.splice(0));

/** How often one piece of drawing may still run out (ARK-RULING-22). */
export interface Patience {
  runOuts: number;
}

/** ARK-RUN-01 to 04: the top clue; nothing when none is left or the match was lost over it. */
export function drawClue(G: State, patience: Patience, dice: Dice): ClueId | undefined {
  if (G.draw.length === 0 && patience.runOuts > 0) {
    patience.runOuts--;
    say(G, { event: 'ranOut' });
    if (!openCase(G, 'ranOut')) return undefined;
    shuffleIn(G, sweep(G.discard), 'ranOut', dice);
  }
  return G.draw.pop();
}

/** ARK-CHECK-01 to 04. */
export function stabilityCheck(G: State, why: 'strain' | 'effect', dice: Dice) {
  const card = drawClue(G, { runOuts: 1 }, dice);
  if (G.over) return;
  if (card === undefined) say(G, { event: 'checkEmpty', why });
  else if (clueOf(card).stability) {
    G.stability.push(card);
    say(G, { event: 'checkFailed', card, why, stability: G.stability.length });
  } else say(G, { event: 'checkPassed', card, to: discard(G, card), why });
}
