import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { fightPrice, spend } from '../rules/fight';
import { suffer } from '../rules/insanity';
import { canSuffer } from '../rules/numbers';
import { payments, pays, sourcesOf, type Payment } from '../rules/payment';
import { outOfReach, strength } from '../rules/strength';
import { invOf, reopen } from '../rules/table';
import type { EnemyId, Inv, InvId, Slot } from '../state';
import type { View } from '../view';
import { led, mine, move, notYours } from './move';

const atHand = (view: View, i: Inv) => view.asked?.ask === 'combat' && i.at === view.asked.slot && !i.done;

function whyNoFight(view: View, i: Inv, enemy: EnemyId): Refusal | undefined {
  if (!atHand(view, i)) return refuse('CST-CMB-01', 'not-your-fight-now');
  if (!i.targets.includes(enemy)) return refuse('CST-CMB-02', 'not-targeted');
  const reach = outOfReach(view, i, enemy);
  if (reach === 'melee') return refuse('CST-CMB-06', 'melee-bottom-only');
  if (reach !== undefined) return refuse('CST-CMB-07', reach);
  return canSuffer(i, fightPrice(view, i, enemy)) ? undefined : refuse('CST-RULING-24', 'too-insane');
}

/** CST-CMB-02 to 05, CST-RULING-33: atomic, with full payment. Any full payment is legal; the list has those that differ. */
export const fight = move<[inv: InvId, enemy: EnemyId, payment: Payment]>({
  options: (view) =>
    mine(view).flatMap((i) => {
      if (!atHand(view, i)) return [];
      return i.targets.flatMap((enemy) => {
        if (whyNoFight(view, i, enemy)) return [];
        const needed = strength(view.slots[i.at] as Slot, enemy);
        return payments(sourcesOf(view, i), needed).map((p): [InvId, EnemyId, Payment] => [i.id, enemy, p]);
      });
    }),
  allows: (view, _me, inv, enemy, payment, ...more: unknown[]) => {
    const who = led(view, inv);
    if (!who || more.length > 0 || whyNoFight(view, who, enemy)) return false;
    return pays(sourcesOf(view, who), strength(view.slots[who.at] as Slot, enemy), payment);
  },
  whyNot: (view, _me, inv, enemy, payment) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    const no = whyNoFight(view, who, enemy);
    if (no) return no;
    const needed = strength(view.slots[who.at] as Slot, enemy).length;
    return Array.isArray(payment) && payment.length === needed
      ? refuse('CST-RULING-34', 'does-not-match')
      : refuse('CST-CMB-03', 'not-all-matched', { needed });
  },
  play: ({ G }, inv, enemy, payment) => {
    reopen(G);
    const price = fightPrice(G, invOf(G, inv), enemy);
    say(G, { event: 'fought', inv, enemy, sources: spend(G, inv, payment) });
    suffer(G, inv, price);
    then(G, { do: 'defeat', inv, enemy });
  },
});

/** CST-GRP-05 */
export const endFights = move<[inv: InvId]>({
  options: (view) => mine(view).flatMap((i): [InvId][] => (atHand(view, i) ? [[i.id]] : [])),
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-CMB-01', 'not-your-fight-now'),
  play: ({ G }, inv) => {
    reopen(G);
    invOf(G, inv).done = true;
  },
});
