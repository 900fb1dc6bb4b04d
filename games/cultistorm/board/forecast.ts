import { type Sym } from '../cards';
import { payments, sourcesOf, type Source } from '../rules/payment';
import { outOfReach, strength, type Needed } from '../rules/strength';
import type { EnemyId, Inv, InvId, Slot } from '../state';
import type { View } from '../view';
import { cardName, firstName, symbolName } from './names';

/** One needed symbol and what covers it. */
export interface Cover {
  need: Needed;
  /** undefined: missing */
  by: string | undefined;
}

/** How far an investigator's own means go against an enemy, the way it would be paid. */
export function coverOf(view: View, inv: Inv, enemy: EnemyId, spent: ReadonlySet<string> = new Set()): Cover[] {
  const slot = view.slots[inv.at] as Slot;
  const needed = strength(slot, enemy);
  const sources = sourcesOf(view, inv).filter((x) => !spent.has(x.id));
  const full = payments(sources, needed)[0];
  if (full) return needed.map((need, i) => ({ need, by: full[i] }));
  return partly(needed, sources);
}

/** Fixed symbols first, then those that stand for any. */
function partly(needed: readonly Needed[], sources: readonly Source[]): Cover[] {
  const left = sources.map((x) => ({ id: x.id, symbols: [...x.symbols] as Sym[], any: x.any, ignores: x.ignores }));
  const covers: Cover[] = needed.map((need) => {
    const own = left.find((x) => x.symbols.includes(need.symbol));
    if (own) own.symbols.splice(own.symbols.indexOf(need.symbol), 1);
    return { need, by: own?.id };
  });
  for (const c of covers) {
    if (c.by !== undefined) continue;
    const any = left.find((x) => x.any > 0 || x.ignores?.what === c.need.from);
    if (!any) continue;
    if (any.any > 0) any.any -= 1;
    else any.ignores = null;
    c.by = any.id;
  }
  return covers;
}

export const missingOf = (covers: readonly Cover[]): Sym[] =>
  covers.filter((c) => c.by === undefined).map((c) => c.need.symbol);

/** What will happen to an investigator that passes now. */
export function forecast(view: View, i: InvId): { sentence: string; note: string; bad: boolean } {
  const inv = view.inv[i];
  const slot = inv && view.slots[inv.at];
  if (!inv || !slot) return { sentence: 'All act in any order.', note: '', bad: false };
  const price = inv.noPenalty
    ? 'Nothing: you are excused this round.'
    : `terror +1${slot.column.length > 0 ? ', insanity +1' : ''}`;
  const none = {
    sentence: `**${firstName(view, i)}** has no target yet.`,
    note: `All act in any order. Fight nobody: ${price}.`,
    bad: !inv.noPenalty,
  };
  if (inv.targets.length === 0) return none;
  const spent = new Set<string>();
  const open: string[] = [];
  for (const enemy of inv.targets) {
    const reach = outOfReach(view, inv, enemy);
    const covers = coverOf(view, inv, enemy, spent);
    const missing = missingOf(covers);
    if (missing.length === 0) for (const c of covers) for (const id of (c.by ?? '').split('>')) spent.add(id);
    if (reach === 'melee') open.push(`${cardName(enemy)} is out of reach until the one below it falls`);
    else if (reach === 'not-alone') open.push(`${cardName(enemy)} is reached only when nobody stands before it`);
    else if (missing.length > 0)
      open.push(
        `${missing.length === 1 ? `one ${symbolName(missing[0] ?? '')} is` : `${missing.map(symbolName).join(', ')} are`} missing for ${cardName(enemy)}`,
      );
  }
  const first = open[0];
  if (!first) return { sentence: `**${firstName(view, i)}** is ready to fight ${inv.targets.map(cardName).join(' and ')}.`, note: 'Nothing is missing.', bad: false }; // prettier-ignore
  const text = first.charAt(0).toUpperCase() + first.slice(1);
  const all = open.length === inv.targets.length;
  return {
    sentence: `${text}.`,
    note: all ? `Without it: ${price}.` : 'The other target is matched.',
    bad: all && !inv.noPenalty,
  };
}

/** Who could close a gap by support, and at what price. */
export interface Helper {
  inv: InvId;
  symbol: Sym;
  free: boolean;
  card: string;
}
