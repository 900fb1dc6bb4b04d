import { then } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { investigatorOf, isCombatWord, itemOf, locationOf, type AnyWord, type ItemId, type Word } from '../cards';
import { canDo, choices, isChoice } from '../rules/choices';
import { effect } from '../rules/effect-step';
import { relocate } from '../rules/effects';
import { use } from '../rules/fight';
import { suffer } from '../rules/insanity';
import { canSuffer, hasRule, symbolOf } from '../rules/numbers';
import { startSearch } from '../rules/search';
import { loseTrophy } from '../rules/trophies';
import { invOf, reopen, slotOf } from '../rules/table';
import type { Inv, InvId, Slot, SlotId } from '../state';
import type { View } from '../view';
import { eachOf, led, move, notYours } from './move';

/** CST-MOVE-02: the first is free unless a rule forbids it. */
export const movePrice = (view: View, inv: Inv) =>
  (inv.moves === 0 && !hasRule(view, 'no-free-move')) || inv.freeMoves > 0 ? 0 : 1;

/** CST-MOVE-01, 02 */
export const go = move<[inv: InvId, to: SlotId]>({
  options: (view) =>
    eachOf<[InvId, SlotId]>(view, (i, found) => {
      if (i.passed || !canSuffer(i, movePrice(view, i))) return;
      for (let s = 0; s < view.slots.length; s++) if (s !== i.at) found.push([i.id, s]);
    }),
  whyNot: (view, _me, inv, to) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    if (who.at === to) return refuse('CST-MOVE-01', 'already-there');
    return canSuffer(who, movePrice(view, who)) ? refuse('CST-MOVE-01', 'no-such-place') : refuse('CST-RULING-24', 'too-insane'); // prettier-ignore
  },
  play: ({ G }, inv, to) => {
    reopen(G);
    const who = invOf(G, inv);
    const first = who.moves === 0 && !hasRule(G, 'no-free-move');
    const price = first || who.freeMoves > 0 ? 0 : 1;
    if (!first && who.freeMoves > 0) who.freeMoves -= 1;
    who.moves += 1;
    suffer(G, inv, price);
    relocate(G, inv, to, price);
  },
});

const NOTHING: readonly never[] = Object.freeze([]);
const NO_TARGET: readonly null[] = Object.freeze([null]);

/** The choices to list with an action: the targets of its first choosing word, or none. */
export function targetsOf(view: View, words: readonly AnyWord[], i: InvId): readonly (string | null)[] {
  let isDoable = false;
  let choosing: Word | undefined;
  for (const word of words) {
    if (isCombatWord(word)) continue;
    isDoable ||= canDo(view, word, i);
    if (!choosing && isChoice(word)) choosing = word;
  }
  if (!isDoable) return NOTHING;
  if (!choosing) return NO_TARGET;
  const open = choices(view, choosing, i);
  return open.length > 0 ? open : NO_TARGET;
}

const locationTargets = (view: View, i: Inv): readonly (string | null)[] =>
  whyNoLocation(view, i)
    ? NOTHING
    : targetsOf(view, locationOf((view.slots[i.at] as Slot).location).action.words, i.id);

function whyNoLocation(view: View, inv: Inv): Refusal | undefined {
  const place = view.slots[inv.at] as Slot;
  const { timing, limit, cost, words } = locationOf(place.location).action;
  if (inv.passed) return refuse('CST-PASS-01', 'has-passed');
  if (!place.shrine) return refuse('CST-LOC-02', 'no-shrine');
  if (timing === 'combat') return refuse('CST-LOC-02', 'in-fights-only');
  if (limit === 'team' ? place.used : inv.used.includes('location')) return refuse('CST-USE-02', 'used');
  if (cost === 'insanity' && !canSuffer(inv, 1)) return refuse('CST-RULING-24', 'too-insane');
  if (cost === 'trophy' && inv.trophies[symbolOf(place)] === 0) return refuse('CST-USE-02', 'no-trophy-to-pay');
  if (words.some((w) => w.do === 'heal') && hasRule(view, 'no-heal')) return refuse('CST-GOAL-06', 'no-heal');
  return undefined;
}

/** CST-USE-01, 02 */
export const useLocation = move<[inv: InvId, target: string | null]>({
  options: (view) =>
    eachOf<[InvId, string | null]>(view, (i, found) => {
      if (!i.passed) for (const t of locationTargets(view, i)) found.push([i.id, t]);
    }),
  whyNot: (view, _me, inv) => {
    const who = led(view, inv);
    return who ? (whyNoLocation(view, who) ?? refuse('CST-RULING-28', 'nothing-would-change')) : notYours(view, inv);
  },
  play: ({ G }, inv, target) => {
    reopen(G);
    const who = invOf(G, inv);
    const place = slotOf(G, who.at);
    const { limit, cost, words } = locationOf(place.location).action;
    if (limit === 'team') place.used = true;
    else who.used.push('location');
    use(G, place.location);
    say(G, { event: 'usedLocation', inv, slot: who.at });
    if (cost === 'insanity') suffer(G, inv, 1);
    if (cost === 'trophy') loseTrophy(G, inv, symbolOf(place));
    then(G, effect(words, { inv, target }));
  },
});

const abilityOf = (inv: Inv, level: number) => investigatorOf(inv.card).abilities[level - 1];

function whyNoAbility(inv: Inv, level: number): Refusal | undefined {
  if (inv.passed) return refuse('CST-PASS-01', 'has-passed');
  const ability = Number.isInteger(level) && level >= 1 ? abilityOf(inv, level) : undefined;
  if (!ability || inv.lore.length < level) return refuse('CST-KNOW-01', 'not-developed');
  if (ability.timing === 'combat') return refuse('CST-CMB-04', 'in-fights-only');
  return inv.used.includes(`ability:${level}`) ? refuse('CST-USE-02', 'used') : undefined;
}

/** CST-KNOW-08 */
export const useAbility = move<[inv: InvId, level: number, target: string | null]>({
  options: (view) =>
    eachOf<[InvId, number, string | null]>(view, (i, found) => {
      if (i.passed) return;
      for (let level = 1; level <= i.lore.length; level++)
        if (!whyNoAbility(i, level))
          for (const t of targetsOf(view, abilityOf(i, level)?.words ?? [], i.id)) found.push([i.id, level, t]);
    }),
  whyNot: (view, _me, inv, level) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    return whyNoAbility(who, level) ?? refuse('CST-RULING-28', 'nothing-would-change');
  },
  play: ({ G }, inv, level, target) => {
    reopen(G);
    const who = invOf(G, inv);
    who.used.push(`ability:${level}`);
    use(G, `${who.card}:${level}`);
    say(G, { event: 'usedAbility', inv, level });
    then(G, effect(abilityOf(who, level)?.words ?? [], { inv, target }));
  },
});

function whyNoItem(inv: Inv, item: ItemId): Refusal | undefined {
  if (inv.passed) return refuse('CST-PASS-01', 'has-passed');
  if (!inv.items.includes(item)) return refuse('CST-INV-03', 'not-your-item');
  if (itemOf(item).kind === 'combat') return refuse('CST-CMB-04', 'in-fights-only');
  return inv.used.includes(item) ? refuse('CST-USE-02', 'used') : undefined;
}

/** CST-INV-03 */
export const useItem = move<[inv: InvId, item: ItemId, target: string | null]>({
  options: (view) =>
    eachOf<[InvId, ItemId, string | null]>(view, (i, found) => {
      if (i.passed) return;
      for (const item of i.items)
        if (!whyNoItem(i, item)) for (const t of targetsOf(view, itemOf(item).words, i.id)) found.push([i.id, item, t]);
    }),
  whyNot: (view, _me, inv, item) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    return whyNoItem(who, item) ?? refuse('CST-RULING-28', 'nothing-would-change');
  },
  play: ({ G }, inv, item, target) => {
    reopen(G);
    const who = invOf(G, inv);
    const { once, words } = itemOf(item);
    if (once) {
      who.items.splice(who.items.indexOf(item), 1);
      G.itemDiscard.push(item);
    } else who.used.push(item);
    use(G, item);
    say(G, { event: 'usedItem', inv, item });
    then(G, effect(words, { inv, target }));
  },
});

/** CST-SRCH-01, CST-RULING-26: at most one for each search icon in hand. */
const most = (view: View, i: Inv) => Math.min(view.handIcons[i.id] ?? 0, view.itemDeck);

export const search = move<[inv: InvId, n: number]>({
  options: (view) =>
    eachOf<[InvId, number]>(view, (i, found) => {
      if (i.passed || i.searched || hasRule(view, 'no-search')) return;
      const n = most(view, i);
      for (let k = 1; k <= n; k++) found.push([i.id, k]);
    }),
  whyNot: (view, _me, inv) => {
    const who = led(view, inv);
    if (!who) return notYours(view, inv);
    if (who.passed) return refuse('CST-PASS-01', 'has-passed');
    if (who.searched) return refuse('CST-SRCH-04', 'searched-already');
    if (hasRule(view, 'no-search')) return refuse('CST-GOAL-06', 'no-search');
    if (view.itemDeck === 0) return refuse('CST-RULING-26', 'no-items-left');
    return refuse('CST-SRCH-01', 'too-few-icons', { icons: view.handIcons[inv] ?? 0 });
  },
  play: ({ G }, inv, n) => {
    reopen(G);
    invOf(G, inv).searched = true;
    startSearch(G, inv, n);
  },
});
