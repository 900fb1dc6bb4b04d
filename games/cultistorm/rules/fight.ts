import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { cultistOf, gooOf, itemOf } from '../cards';
import type { EnemyId, InvId, Open, Inv, SlotId, State } from '../state';
import { freeMarkers } from './arrive';
import { effect } from './effect-step';
import { discardOf, handOf } from './hands';
import { goosInPlay, sealsPlaced, SLOTS } from './numbers';
import { isGoo } from './strength';
import { end, invOf, slotOf } from './table';
import { clearTrophies, gainTrophy } from './trophies';

/** What a fight costs in nerve before it begins: CST-GOO-02, and cultists that fight back. */
export function fightPrice(view: Open, inv: Inv, enemy: EnemyId): number {
  const slot = view.slots[inv.at];
  if (slot && isGoo(slot, enemy)) return 1;
  const { hook, effect: own } = cultistOf(enemy);
  return hook === 'onFight' && own?.do === 'insanity' ? own.n : 0;
}

/** CST-CMB-09: each source goes where it belongs. */
export function spend(G: State, i: InvId, payment: readonly string[]) {
  const inv = invOf(G, i);
  const spent = new Set(payment.flatMap((e) => e.split('>')));
  for (const id of spent) {
    const die = inv.dice.findIndex((d) => d.id === id);
    const hand = handOf(G, i);
    const support = inv.supports.findIndex((s) => s.card === id);
    if (die >= 0) {
      inv.dice.splice(die, 1);
      G.diceLeft.push(id);
      G.diceLeft.sort();
    } else if (hand.includes(id)) {
      hand.splice(hand.indexOf(id), 1);
      discardOf(G, i).push(id);
    } else if (support >= 0) {
      const [given] = inv.supports.splice(support, 1);
      if (given) discardOf(G, given.from).push(id);
    } else if (inv.items.includes(id) && itemOf(id).once) {
      inv.items.splice(inv.items.indexOf(id), 1);
      G.itemDiscard.push(id);
    } else inv.used.push(id);
    if (id === 'location') use(G, slotOf(G, inv.at).location);
    else if (id.startsWith('ability')) use(G, `${inv.card}:${id.slice(8)}`);
    else if (die < 0) use(G, id);
  }
  return [...spent];
}

/** What served in this match, for statistics: each once. */
export function use(G: State, card: string) {
  if (!G.tally.used.includes(card)) G.tally.used.push(card);
}

/** CST-CMB-10, CST-GOO-04, 05 */
export function defeat(G: State, i: InvId, enemy: EnemyId) {
  const inv = invOf(G, i);
  const slot = inv.at;
  const place = slotOf(G, slot);
  inv.fought = true;
  say(G, { event: 'defeated', inv: i, enemy, slot });
  freeMarkers(G, enemy);
  if (isGoo(place, enemy)) return defeatGoo(G, i, enemy, slot);
  place.column.splice(place.column.indexOf(enemy), 1);
  G.cultistDiscard.push(enemy);
  G.tally.defeated[i] = (G.tally.defeated[i] ?? 0) + 1;
  const { sect, hook, effect: own } = cultistOf(enemy);
  if (sect !== null) gainTrophy(G, i, sect);
  if (hook === 'onDefeat' && own) then(G, effect([own], { inv: i, slot }));
  closeIfDone(G, i);
}

/** Without a target left there is nothing to declare. */
export function closeIfDone(G: State, i: InvId) {
  const inv = invOf(G, i);
  if (G.now.phase === 'combat' && inv.targets.length === 0) inv.done = true;
}

function defeatGoo(G: State, i: InvId, enemy: EnemyId, slot: SlotId) {
  const place = slotOf(G, slot);
  const at = place.goos.findIndex((g) => g.card === enemy);
  const [goo] = place.goos.splice(at, 1);
  G.cultistDiscard.push(...(goo?.devoured ?? [])); // CST-RULING-36
  G.goosLeft[gooOf(enemy).wave].push(enemy);
  G.goosLeft[gooOf(enemy).wave].sort();
  G.tally.goosDefeated += 1;
  if (place.goos.length === 0) seal(G, slot, i, 'goo');
  closeIfDone(G, i);
  if (G.over) return;
  // CST-END-08, CST-RULING-39
  if (G.finalAct !== null && goosInPlay(G) === 0 && sealsPlaced(G) < SLOTS) end(G, false, 'finalAct', enemy);
}

/** CST-SEAL-06; CST-GOAL-01: five seals and no Great Old One win at once. */
export function seal(G: State, slot: SlotId, i: InvId, how: 'trophies' | 'goo') {
  const place = slotOf(G, slot);
  if (!place.sealed) {
    place.sealed = true;
    clearTrophies(G, slot);
    say(G, { event: 'sealed', slot, inv: i, how });
  }
  if (sealsPlaced(G) === SLOTS && goosInPlay(G) === 0) end(G, true, 'sealed', String(i));
}
