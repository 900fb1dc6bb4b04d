import { then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { terrorOf } from '../cards';
import type { State } from '../state';
import { effect } from './effect-step';
import { FINAL_SLOT } from './numbers';

/** CST-END-01, 02: once, by whichever comes first. */
export function triggerAct(G: State) {
  if (G.finalAct !== null) return;
  const card = G.circleCards[FINAL_SLOT] ?? fail('no Final Act');
  const shown = G.circle[FINAL_SLOT] ?? fail('no Final Act');
  shown.up = true;
  shown.tokens = 0;
  G.finalAct = card;
  say(G, { event: 'finalAct', card });
  if (G.now.phase === 'investigator') for (const inv of G.inv) inv.passed = false;
  then(G, effect(terrorOf(card).words, {}));
}
