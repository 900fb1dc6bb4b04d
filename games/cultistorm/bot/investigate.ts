import type { LegalMove } from '../../../engine-extensions/moves';
import { ACTION, ITEM, SYMBOLS, type Sym } from '../cards';
import { knowledgePrice } from '../moves/knowledge';
import { sanityLost, sealPrice, symbolOf } from '../rules/numbers';
import type { Inv, InvId, Slot } from '../state';
import type { View } from '../view';
import type { Planning } from './cache';
import type { Part } from './plan';
import { dieWorth, travel } from './tools';
import { isNext, trophiesShort } from './value';

/** Legal moves by name, for one investigator. */
export interface Menu {
  of(move: string, inv: InvId): readonly LegalMove[];
  has(move: string, ...args: unknown[]): LegalMove | undefined;
}

export type Because = string;
export interface Choice {
  move: LegalMove;
  because: Because;
}

const pick = (move: LegalMove | undefined, because: Because): Choice | undefined =>
  move ? { move, because } : undefined;

/** Seal cards the team has for places that are still open. */
const sealedOrOwned = (view: View, symbol: Sym) =>
  view.inv.some((i) => i.seals.includes(symbol)) || view.slots.some((s) => s.sealed && symbolOf(s) === symbol);

/** The places for which nobody holds the card yet. */
export const sealsWanted = (view: View): Sym[] => SYMBOLS.filter((s) => !sealedOrOwned(view, s));

/** A trophy that can be spared for knowledge: of a sealed place, or beyond what its seal takes. */
function spare(view: View, inv: Inv, symbol: Sym, n: number): number {
  if (inv.trophies[symbol] < n) return -Infinity;
  const slot = view.slots.find((s) => symbolOf(s) === symbol) as Slot;
  if (slot.sealed) return 100;
  const held = view.inv.reduce((sum, i) => sum + i.trophies[symbol], 0) + slot.trophies;
  return held - n - sealPrice(view) + view.trophiesLeft[symbol] * 0.1;
}

/** Level 1 early for its seal; further levels while seal cards are wanting or trophies to spare. */
export function learn(view: View, inv: Inv, menu: Menu): Choice | undefined {
  const level = inv.lore.length + 1;
  const moves = menu.of('gainKnowledge', inv.id);
  if (moves.length === 0) return undefined;
  const n = knowledgePrice(level);
  const best = moves
    .map((m) => ({ m, worth: spare(view, inv, m.args[1] as Sym, n) }))
    .sort((a, b) => b.worth - a.worth)[0];
  if (!best) return undefined;
  const here = view.slots[inv.at] as Slot;
  const crowded = level > 1 && !here.sealed && here.ward === 0 && here.goos.length === 0 && here.column.length >= 3;
  const wanted = sealsWanted(view).length;
  if (level === 1) return wanted > 0 || best.worth >= 0 ? pick(best.m, 'learns-early') : undefined;
  if (crowded || (level === 3 && sanityLost(inv) > 2)) return undefined;
  const need = wanted > 0 && view.inv.every((i) => i.lore.length >= level - 1);
  return need || best.worth >= 0 ? pick(best.m, 'learns-for-seal') : undefined;
}

/** Trophies that are not kept for knowledge go where they will seal. */
export function place(view: View, inv: Inv, menu: Menu): Choice | undefined {
  const reserved = inv.lore.length === 0 && sealsWanted(view).length > 0 ? 1 : 0;
  const own = SYMBOLS.reduce((n, s) => n + inv.trophies[s], 0);
  if (own <= reserved) return undefined;
  const level = inv.lore.length + 1;
  for (const symbol of SYMBOLS) {
    const slot = view.slots.find((s) => symbolOf(s) === symbol);
    if (!slot || slot.sealed || inv.trophies[symbol] === 0) continue;
    const short = sealPrice(view) - slot.trophies;
    if (short <= 0) continue;
    const saving = level > 1 && level <= 3 && sealsWanted(view).length > 0 && inv.trophies[symbol] < short;
    const n = Math.min(inv.trophies[symbol], short, own - reserved);
    if (n > 0 && !saving) {
      const move = menu.has('placeTrophy', inv.id, symbol, n);
      if (move) return { move, because: 'towards-seal' };
    }
  }
  return undefined;
}

const worstColumn = (view: View): number => {
  let best = -1;
  let most = 1;
  view.slots.forEach((s, i) => {
    if (s.sealed || s.ward > 0 || s.goos.length > 0) return;
    const danger = s.column.length + (isNext(view, i) ? 1 : 0);
    if (danger > most) {
      most = danger;
      best = i;
    }
  });
  return best;
};

/** Which target of an action is worth taking; undefined when the action is not. */
export function goodTarget(view: View, inv: Inv, move: LegalMove, word: string): number {
  const target = move.args[move.args.length - 1] as string | null;
  switch (word) {
    case 'heal': {
      if (target !== null) {
        const lost = sanityLost(view.inv[Number(target)] as Inv);
        return lost < 2 ? -1 : 10 + lost;
      }
      // an item heals once: not for the first scratch
      return inv.insanity > (move.move === 'useItem' ? 1 : 0) ? 10 + inv.insanity : -1;
    }
    case 'shield':
      return sanityLost(inv) >= 2 ? 5 : -1;
    case 'ward':
      return Number(target) === worstColumn(view) ? 10 : -1;
    case 'removeCultist': {
      const slot = view.slots.find((s) => s.column.includes(target ?? '')) as Slot;
      if (slot.goos.length > 0) return slot.column.length > 1 ? 2 : -1;
      return slot.column.length >= 3 ? 10 : -1;
    }
    case 'moveCultist': {
      const [, to = '0'] = (target ?? '').split('>');
      const from = view.slots[inv.at] as Slot;
      const dest = view.slots[Number(to)] as Slot;
      return from.goos.length === 0 && from.column.length >= 3 && dest.column.length <= 1
        ? 10 - dest.column.length
        : -1;
    }
    case 'unterror': {
      const shown = view.circle[Number(target)];
      return shown && shown.gems - shown.tokens === 1 ? 8 + shown.gems : 3;
    }
    case 'swapTrophy': {
      const [a, b] = (target ?? '').split('>') as [Sym, Sym];
      const slotB = view.slots.find((s) => symbolOf(s) === b) as Slot;
      return spare(view, inv, a, 1) >= 0 && trophiesShort(view, slotB) > 0 ? 10 - trophiesShort(view, slotB) : -1;
    }
    case 'refreshItems':
      return view.itemDiscard.length >= 4 ? 5 : -1;
    case 'setDie':
    case 'reroll':
      return target === null ? -1 : dieWorth(view, inv, word, target);
    case 'ranged':
      return 7;
    case 'search':
      return inv.items.length < 2 ? 5 : -1;
    case 'bury':
      return view.cultistDeck < 12 ? 4 : -1;
    case 'draw':
    case 'addDie':
    case 'recover':
    case 'trophy':
      return 6;
    default:
      return -1;
  }
}

/** Words of which a bot uses an action at once, by the first that counts. */
const firstWord = (words: readonly { do: string }[]) => words[0]?.do ?? '';

export function useThings(
  view: View,
  inv: Inv,
  menu: Menu,
  words: (move: LegalMove) => readonly { do: string }[],
): Choice | undefined {
  let best: Choice | undefined;
  let most = 0;
  for (const name of ['useAbility', 'useLocation', 'useItem'])
    for (const move of menu.of(name, inv.id)) {
      const worth = goodTarget(view, inv, move, firstWord(words(move)));
      if (worth > most) {
        most = worth;
        best = { move, because: `uses-${firstWord(words(move))}` };
      }
    }
  return best;
}

/** A search is worth its risk for one who carries nothing; the more people, the more a summoning hurts. */
export function searchFor(view: View, inv: Inv, menu: Menu): Choice | undefined {
  if (inv.items.length > 0 || view.inv.some((i) => sanityLost(i) >= 4)) return undefined;
  return pick(menu.of('search', inv.id)[0], 'room-for-item');
}

/** Heals by support where it matters: free cards first. */
export function comfort(view: View, inv: Inv, menu: Menu): Choice | undefined {
  for (const move of menu.of('playSupport', inv.id)) {
    const [, card, other, optional] = move.args as [InvId, string, InvId, boolean];
    const a = ACTION[card];
    const who = view.inv[other] as Inv;
    if (!a || a.combat) continue;
    const heals = a.support.find((w) => w.do === 'heal');
    const price = a.unique ? 0 : 1;
    if (heals && 'n' in heals && sanityLost(who) >= 3 - (a.unique ? 1 : 0) && (price === 0 || sanityLost(inv) <= 1))
      return {
        move: optional ? move : (menu.has('playSupport', inv.id, card, other, true) ?? move),
        because: 'heals-teammate',
      };
    if (a.unique && a.support.some((w) => w.do === 'ward') && worstColumn(view) >= 0) return { move, because: 'wards' };
    if (a.unique && a.support.some((w) => w.do === 'unterror')) return { move, because: 'calms-terror' };
    if (a.unique && a.support.some((w) => w.do === 'trophy')) return { move, because: 'gives-trophy' };
    if (a.unique && a.support.some((w) => w.do === 'addDie')) return { move, because: 'gives-die' };
    if (a.unique && a.support.some((w) => w.do === 'removeCultist')) {
      const slot = view.slots[who.at];
      if (slot && slot.column.length >= 3 && slot.goos.length === 0) return { move, because: 'clears-column' };
    }
  }
  return undefined;
}

/** The next step of an investigator's part in the plan. */
export function followPart(inv: Inv, part: Part | undefined, menu: Menu): Choice | undefined {
  if (!part) return undefined;
  if (part.slot !== inv.at)
    return pick(menu.has('go', inv.id, part.slot), part.targets.length > 0 ? 'fights-there' : 'seals-there');
  // a marker stays where it was put: plans that follow one another's markers could chase each other for ever
  for (const t of part.targets)
    if (!inv.targets.includes(t)) {
      const move = menu.has('setTarget', inv.id, t);
      if (move) return { move, because: 'can-beat-it' };
    }
  if (part.die) return pick(menu.has('takeDie', inv.id, part.die.id, part.die.as), 'die-fits');
  return undefined;
}

/** What this investigator owes the others by the plan: their gifts, once they stand where they will fight. */
export function giveSupport(view: View, inv: Inv, parts: readonly Part[], menu: Menu): Choice | undefined {
  for (const part of parts)
    for (const gift of part.gifts) {
      if (gift.from !== inv.id) continue;
      const other = view.inv[part.inv] as Inv;
      if (other.at !== part.slot) continue;
      const move = menu.has('playSupport', inv.id, gift.card, part.inv, false);
      if (move) return { move, because: 'closes-gap' };
    }
  return undefined;
}

/** A die nobody plans for is better in a hand than in the pool. */
export function leftoverDie(inv: Inv, parts: readonly Part[], menu: Menu): Choice | undefined {
  const planned = new Set(parts.flatMap((p) => (p.die ? [p.die.id] : [])));
  for (const move of menu.of('takeDie', inv.id))
    if (!planned.has(move.args[1] as string)) return { move, because: 'spare-die' };
  return undefined;
}

export function investigate(
  plan: Planning,
  view: View,
  menu: Menu,
  words: (move: LegalMove) => readonly { do: string }[],
): Choice | undefined {
  const parts = plan(view);
  const mine = (view.own?.invs ?? []).map((i) => view.inv[i] as Inv);
  for (const inv of mine) {
    if (inv.passed) continue;
    const part = parts.find((p) => p.inv === inv.id);
    const choice =
      learn(view, inv, menu) ??
      place(view, inv, menu) ??
      useThings(view, inv, menu, words) ??
      searchFor(view, inv, menu) ??
      comfort(view, inv, menu) ??
      travel(view, inv, part, menu) ??
      followPart(inv, part, menu) ??
      giveSupport(view, inv, parts, menu) ??
      leftoverDie(inv, parts, menu);
    if (choice) return choice;
  }
  const next = mine.find((i) => !i.passed);
  return next
    ? pick(menu.has('pass', next.id), next.targets.length > 0 ? 'ready-to-fight' : 'nothing-left')
    : undefined;
}

export const isCombatItem = (item: string) => ITEM[item]?.kind === 'combat';
