import { beginTurn, then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { ROW, type State } from '../state';
import { bigPictureTypes, leadCards } from './areas';
import { drawClue, openCase, sweep } from './draw';
import { end } from './end';

/** ARK-TURN-01: one action, a last look, then maintenance in its order. */
export function planTurn(G: State) {
  const me = G.now.player;
  then(
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

/** ARK-MAINT-04: slide left, then fill the spaces from left to right. */
export function refill(G: State, dice: Dice) {
  const cards = leadCards(G.leads);
  G.leads = Array.from({ length: ROW }, (_, i) => cards[i] ?? null);
  const patience = { runOuts: 1 };
  for (let space = cards.length; space < ROW; space++) {
    const card = drawClue(G, patience, dice);
    if (card === undefined) break;
    G.leads[space] = card;
    say(G, { event: 'leadDrawn', card, space });
  }
}

/** ARK-TURN-01: repeat until an end condition. */
export function nextTurn(G: State) {
  beginTurn(G, G.now.phase, G.now.player);
  say(G, { event: 'turnBegan', turn: G.now.turn });
  planTurn(G);
}
