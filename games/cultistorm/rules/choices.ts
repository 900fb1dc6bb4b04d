import { SYMBOLS, type Sym, type Word } from '../cards';
import type { Inv, InvId, Open, SlotId } from '../state';
import { FINAL_SLOT, hasRule, WARDS } from './numbers';
import { isRanged } from './strength';

/** How many cards lie where a view shows counts only. */
export interface Counts {
  readonly phase: string;
  readonly handCount: readonly number[];
  readonly deckCount: readonly number[];
  readonly cultistDeck: number;
  readonly itemDeck: number;
}

const slotsWhere = (view: Open, test: (slot: SlotId) => boolean): string[] => {
  const found: string[] = [];
  for (let s = 0; s < view.slots.length; s++) if (test(s)) found.push(String(s));
  return found;
};

const owned = (inv: Inv): Sym[] => SYMBOLS.filter((s) => inv.trophies[s] > 0);

/** Whether a word leaves a choice to whoever resolves it. */
export function isChoice(word: Word): boolean {
  switch (word.do) {
    case 'heal':
      return word.who === 'chosen';
    case 'discard':
      return word.how === 'choice';
    case 'reroll':
      return word.what !== 'allCultist';
    case 'recover':
    case 'move':
    case 'setDie':
    case 'ward':
    case 'moveCultist':
    case 'removeCultist':
    case 'trophy':
    case 'swapTrophy':
    case 'unterror':
    case 'loseItem':
    case 'loseTrophy':
      return true;
    default:
      return false;
  }
}

/** What may be chosen for a word, by the investigator that resolves it. */
export function choices(view: Open, word: Word, i: InvId): string[] {
  const inv = view.inv[i] as Inv;
  const here = view.slots[inv.at];
  switch (word.do) {
    case 'heal':
      return view.inv.filter((x) => x.insanity > 0).map((x) => String(x.id));
    case 'discard':
      return [...(view.hands[i] ?? [])];
    case 'recover':
      return [...(view.discards[i] ?? [])];
    case 'move':
      return slotsWhere(view, (s) => s !== inv.at);
    case 'reroll':
      if (word.what === 'cultist') return slotsWhere(view, () => true);
      return (word.what === 'own' ? inv.dice : view.pool).map((d) => d.id);
    case 'setDie':
      return inv.dice.flatMap((d) => SYMBOLS.filter((s) => s !== d.face).map((s) => `${d.id}=${s}`));
    case 'ward':
      return view.slots.filter((s) => s.ward > 0).length >= WARDS
        ? []
        : slotsWhere(view, (s) => view.slots[s]?.ward === 0);
    case 'moveCultist': {
      const to = slotsWhere(view, (s) => s !== inv.at && view.slots[s]?.ward === 0 && view.slots[s]?.goos.length === 0);
      return (here?.column ?? []).flatMap((c) => to.map((s) => `${c}>${s}`));
    }
    case 'removeCultist':
      return word.where === 'here' ? [...(here?.column ?? [])] : view.slots.flatMap((s) => s.column);
    case 'trophy':
      return SYMBOLS.filter((s) => view.trophiesLeft[s] > 0);
    case 'swapTrophy':
      return owned(inv).flatMap((a) =>
        SYMBOLS.filter((b) => b !== a && view.trophiesLeft[b] > 0).map((b) => `${a}>${b}`),
      );
    case 'unterror':
      return slotsWhere(view, (s) => s !== FINAL_SLOT && (view.circle[s]?.tokens ?? 0) > 0);
    case 'loseItem':
      return [...inv.items];
    case 'loseTrophy':
      return owned(inv);
    default:
      return [];
  }
}

/** CST-SUP-06, CST-RULING-28: whether a word would change anything, by public facts. */
export function canDo(view: Open & Counts, word: Word, i: InvId): boolean {
  const inv = view.inv[i] as Inv;
  switch (word.do) {
    case 'heal':
      return word.who === 'chosen' ? view.inv.some((x) => x.insanity > 0) : inv.insanity > 0;
    case 'draw':
      return (view.deckCount[i] ?? 0) + (view.discards[i]?.length ?? 0) > 0;
    case 'discard':
      return (view.handCount[i] ?? 0) > 0;
    case 'recover':
      return (view.discards[i]?.length ?? 0) > 0;
    case 'move':
      return view.phase === 'investigator';
    case 'addDie':
      return view.diceLeft.length > 0;
    case 'ranged':
      return !isRanged(view, inv);
    case 'noPenalty':
      return !inv.noPenalty;
    case 'bury':
      return view.cultistDiscard.length > 0;
    case 'search':
      return view.itemDeck > 0 && !hasRule(view, 'no-search');
    case 'refreshItems':
      return view.itemDiscard.length > 0;
    case 'peek':
      return (word.deck === 'cultist' ? view.cultistDeck : view.itemDeck) > 0;
    default:
      return !isChoice(word) || choices(view, word, i).length > 0;
  }
}
