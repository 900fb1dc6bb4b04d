import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { ACTION, actionOf, isCombatWord, type Action, type ActionId } from '../cards';
import { canDo } from '../rules/choices';
import { effect } from '../rules/effect-step';
import { use } from '../rules/fight';
import { drawCards, handOf } from '../rules/hands';
import { suffer } from '../rules/insanity';
import { canSuffer, hasRule } from '../rules/numbers';
import { invOf, reopen } from '../rules/table';
import type { Dice } from '../../../engine-extensions/dice';
import type { Inv, InvId, Open, State } from '../state';
import type { View } from '../view';
import { led, move, notYours } from './move';

/** CST-SUP-03, 04; TAX makes unique cards cost too. */
export const supportPrice = (view: Open, card: Action) => (card.unique && !hasRule(view, 'tax') ? 0 : 1);

/** CST-SUP-06, CST-RULING-28: a combat card can always be resolved. */
export function isResolvable(view: View, card: Action, other: InvId): boolean {
  if (card.combat) return true;
  for (const w of card.support) if (!isCombatWord(w) && canDo(view, w, other)) return true;
  return false;
}

/** Optional effects are the supporter's to add, except on combat cards (CST-RULING-27). */
function hasOption(view: View, card: Action, other: InvId, from: InvId): boolean {
  if (card.combat) return false;
  for (const w of card.optional)
    if (!isCombatWord(w) && canDo(view, w, 'who' in w && w.who === 'supporter' ? from : other)) return true;
  return false;
}

/** CST-SUP-01 to 08 */
export const playSupport = move<[inv: InvId, card: ActionId, other: InvId, optional: boolean]>({
  options: (view) => {
    const found: [InvId, ActionId, InvId, boolean][] = [];
    const invs = view.own?.invs;
    if (!invs) return found;
    for (const i of invs) {
      const inv = view.inv[i] as Inv;
      if (inv.passed) continue;
      for (const id of view.hands[i] ?? []) {
        const card = actionOf(id);
        if (!canSuffer(inv, supportPrice(view, card))) continue;
        for (const other of view.inv) {
          if (other.id === i || !isResolvable(view, card, other.id)) continue;
          found.push([i, id, other.id, false]);
          if (hasOption(view, card, other.id, i)) found.push([i, id, other.id, true]);
        }
      }
    }
    return found;
  },
  whyNot: (view, _me, inv, id, other, optional) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    if (!(view.hands[inv] ?? []).includes(id)) return refuse('CST-SUP-01', 'not-in-hand');
    if (other === inv) return refuse('CST-SUP-01', 'not-yourself');
    const card = ACTION[id];
    if (!card || !view.inv.some((i) => i.id === other)) return refuse('CST-SUP-01', 'nobody-there');
    if (!canSuffer(who, supportPrice(view, card))) return refuse('CST-RULING-24', 'too-insane');
    if (!isResolvable(view, card, other)) return refuse('CST-SUP-06', 'nothing-would-change');
    return optional ? refuse('CST-SUP-02', 'no-option') : undefined;
  },
  play: ({ G }, inv, id, other, optional) => {
    reopen(G);
    const card = actionOf(id);
    const hand = handOf(G, inv);
    hand.splice(hand.indexOf(id), 1);
    const supported = invOf(G, other);
    supported.supports.push({ card: id, from: inv });
    supported.passed = false; // CST-RULING-40
    G.tally.supports[inv] = (G.tally.supports[inv] ?? 0) + 1;
    use(G, id);
    say(G, { event: 'supported', inv, other, card: id, optional });
    const about = { inv: other, from: inv };
    then(
      G,
      ...(card.combat ? [] : [effect(card.support, about)]),
      ...(optional ? [effect(card.optional, about)] : []),
      { do: 'supportPaid', inv, card: id },
    );
  },
});

/** CST-SUP-03 to 05: after the effect the insanity, then the new card. */
export function supportPaid(G: State, inv: InvId, id: ActionId, dice: Dice) {
  const card = actionOf(id);
  suffer(G, inv, supportPrice(G, card));
  if (!G.over && !card.noDraw) drawCards(G, inv, 1, dice);
}
