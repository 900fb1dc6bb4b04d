import { say } from '../../../engine-extensions/log/log';
import type { InvId, State } from '../state';
import { INSANITY_LIMIT, sanityLost } from './numbers';
import { end, invOf } from './table';

/** CST-GOAL-02; a shield takes the first of it. */
export function suffer(G: State, i: InvId, n: number) {
  if (G.over || n <= 0) return;
  const inv = invOf(G, i);
  const absorbed = Math.min(inv.shield, n);
  inv.shield -= absorbed;
  inv.insanity += n - absorbed;
  say(G, { event: 'suffered', inv: i, n: n - absorbed, absorbed });
  if (sanityLost(inv) >= INSANITY_LIMIT) end(G, false, 'insanity', String(i));
}

/** CST-KNOW-06, CST-RULING-25: counts towards the fifth, and nothing removes it. */
export function sufferPermanently(G: State, i: InvId) {
  const inv = invOf(G, i);
  inv.permanent += 1;
  say(G, { event: 'suffered', inv: i, n: 1, absorbed: 0, permanent: true });
  if (sanityLost(inv) >= INSANITY_LIMIT) end(G, false, 'insanity', String(i));
}

export function heal(G: State, i: InvId, n: number) {
  const inv = invOf(G, i);
  const healed = Math.min(n, inv.insanity);
  if (healed === 0) return;
  inv.insanity -= healed;
  say(G, { event: 'healed', inv: i, n: healed });
}
