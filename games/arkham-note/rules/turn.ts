import { beginTurn } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import type { ClueId } from '../cards';
import { ROW, type State } from '../state';
import { bigPictureTypes, leadCards } from './areas';
import { drawClue, openCase, sweep } from './draw';
import { end } from './end';
import { next } from './next';

/** ARK-TURN-01: one action, a last look, then maintenance in its order. */
export function planTurn(G: State) {
  const me = G.now.player;
  next(
    G,
    { wait: { [me]: null }, ask: 'act' },
    { wait: { [me]: 'wrapUp' }, ask: 'wrapUp' },
    { do: 'victory' },
    { do: 'stability' },
    { do: 'time' },
    { do: 'refill' },
    { do: 'nextTurn' },
  );
}

/** Whether the Big picture shows what wins. */
export const isSolved = (G: Pick<State, 'bigPicture' | 'options'>) =>
  bigPictureTypes(G.bigPicture) >= G.options.victoryTypes;

/** ARK-MAINT-01 */
export function checkVictory(G: State) {
  if (isSolved(G)) end(G, true, 'bigPicture');
}

/** ARK-MAINT-02 */
export function checkStability(G: State) {
  if (G.stability.length >= G.options.limits) end(G, false, 'stability');
}

/** ARK-MAINT-03: one victim, however many cards. */
export function checkTime(G: State) {
  if (G.time.length < G.options.limits) return;
  if (!openCase(G, 'time')) return;
  const cards = sweep(G.time);
  G.discard.push(...cards);
  say(G, { event: 'timePassed', cards: cards.length });
}

/** ARK-MAINT-04 */
export function refill(G: State, dice: Dice) {
  const row: (ClueId | null)[] = leadCards(G.leads);
  const drawn: ClueId[] = [];
  const patience = { runOuts: 1 };
  while (row.length < ROW) {
    const card = drawClue(G, patience, dice);
    if (G.over) return;
    if (card === undefined) break;
    row.push(card);
    drawn.push(card);
  }
  while (row.length < ROW) row.push(null);
  G.leads = row;
  if (drawn.length > 0) say(G, { event: 'leadsDrawn', cards: drawn });
}

/** ARK-TURN-01: repeat until an end condition. */
export function nextTurn(G: State) {
  beginTurn(G, G.now.phase, G.now.player);
  say(G, { event: 'turnBegan', turn: G.now.turn });
  planTurn(G);
}
