import { ACTION, isSymbol, SYMBOLS, type Sym } from '../cards';
import { canSuffer, hasRule } from '../rules/numbers';
import type { Source } from '../rules/payment';
import { isGoo, isRanged } from '../rules/strength';
import type { DieId, Inv, InvId, Open, Slot, SlotId } from '../state';
import { addSource, copyPurse, demandAt, indexOf, lacking, missing, purseAt, spendOn, supportSource, type Demand, type Purse } from './resources'; // prettier-ignore
import { goPrice } from './tools';
import { enemyValue, insanityCost, placeValue, WEIGHTS } from './value';

/** A card that one investigator gives to another. */
export interface Gift {
  from: InvId;
  card: string;
}

/** What one investigator is to do this round. */
export interface Part {
  inv: InvId;
  slot: SlotId;
  targets: string[];
  /** the die to take from the pool, the symbol a wild one is set to */
  die: { id: DieId; as: Sym | null } | null;
  gifts: Gift[];
  score: number;
}

/** A support card in somebody's hand and what it would cost to give it. */
interface Support extends Gift {
  source: Source;
  cost: number;
}

/** What is spoken for already. */
interface Claims {
  enemies: Set<string>;
  dice: Set<DieId>;
  /** hand cards promised as support, and those their owner needs itself */
  given: Set<string>;
  kept: Set<string>;
}

/** Every support card at the table that somebody can afford to give, the cheapest first. */
function supportsAtTable(view: Open): Support[] {
  const taxed = hasRule(view, 'tax');
  const found: Support[] = [];
  for (const inv of view.inv)
    for (const card of view.hands[inv.id] ?? []) {
      const source = supportSource(card);
      const a = ACTION[card];
      if (!source || !a) continue;
      const price = a.unique && !taxed ? 0 : 1;
      if (!canSuffer(inv, price)) continue;
      const cost = (price ? insanityCost(inv) : 0) + WEIGHTS.support + (a.noDraw ? 2 : 0);
      found.push({ from: inv.id, card, source, cost });
    }
  return found.sort((a, b) => a.cost - b.cost || (a.card < b.card ? -1 : 1));
}

interface Filled {
  die: Part['die'];
  gifts: Gift[];
  cost: number;
}

/** The mind of the plan: what the table offers, once for all investigators. */
class Planner {
  readonly supports: Support[];
  /** more than all supports together can give */
  private readonly reserve: number;
  readonly claims: Claims = { enemies: new Set(), dice: new Set(), given: new Set(), kept: new Set() };
  private readonly demands = new Map<string, Demand>();
  private readonly values = new Map<string, number>();

  constructor(readonly view: Open) {
    this.supports = supportsAtTable(view);
    this.reserve = this.supports.reduce((n, x) => n + x.source.any + x.source.symbols.length + 1, 0);
  }

  demand(slot: Slot, enemy: string): Demand {
    const known = this.demands.get(enemy);
    if (known) return known;
    const made = demandAt(slot, enemy);
    this.demands.set(enemy, made);
    return made;
  }

  value(s: SlotId, enemy: string): number {
    const known = this.values.get(enemy);
    if (known !== undefined) return known;
    const made = enemyValue(this.view, s, enemy);
    this.values.set(enemy, made);
    return made;
  }

  /** The die that helps most; null when none does. */
  bestDie(inv: Inv, purse: Purse, demand: Demand): Part['die'] {
    const { view, claims } = this;
    if (inv.tookDie && !view.inv.every((i) => i.tookDie)) return null;
    const lack = lacking(purse, demand);
    let wild: Part['die'] = null;
    for (const d of view.pool) {
      if (claims.dice.has(d.id)) continue;
      if (isSymbol(d.face)) {
        if ((lack[indexOf(d.face)] ?? 0) > 0) return { id: d.id, as: null };
      } else if (!wild) {
        const s = lack.findIndex((n) => n > 0);
        if (s >= 0) wild = { id: d.id, as: SYMBOLS[s] ?? null };
      }
    }
    return wild;
  }

  addDie(purse: Purse, die: Part['die']) {
    if (!die) return;
    const face = die.as ?? (this.view.pool.find((d) => d.id === die.id)?.face as Sym);
    purse.have[indexOf(face)] = (purse.have[indexOf(face)] ?? 0) + 1;
  }

  /** Fills a gap with a die and gifts, changing the purse; undefined when it cannot be filled. */
  fill(inv: Inv, purse: Purse, demand: Demand, before: Filled): Filled | undefined {
    const { claims } = this;
    let short = missing(purse, demand);
    if (short === 0) return before;
    if (short > this.reserve + 1) return undefined;
    let { die, cost } = before;
    const gifts = [...before.gifts];
    if (!die) {
      die = this.bestDie(inv, purse, demand);
      this.addDie(purse, die);
      short = missing(purse, demand);
    }
    for (let guard = 0; guard < 5 && short > 0; guard++) {
      let best: Support | undefined;
      let most = 0;
      for (const s of this.supports) {
        if (s.from === inv.id || claims.given.has(s.card) || claims.kept.has(s.card)) continue;
        if (gifts.some((g) => g.card === s.card)) continue;
        addSource(purse, s.source);
        const gives = short - missing(purse, demand);
        addSource(purse, s.source, -1);
        const worth = gives / (s.cost + 0.5);
        if (gives > 0 && worth > most) {
          most = worth;
          best = s;
        }
      }
      if (!best) return undefined;
      addSource(purse, best.source);
      gifts.push({ from: best.from, card: best.card });
      cost += best.cost;
      short = missing(purse, demand);
    }
    return short === 0 ? { die, gifts, cost } : undefined;
  }

  /** The best an investigator can do with what nobody else has claimed: no, one or two fights at one place. */
  bestPart(inv: Inv): Part {
    const { view, claims } = this;
    const ranged = isRanged(view, inv);
    const nothing: Filled = { die: null, gifts: [], cost: 0 };
    let best: Part = { inv: inv.id, slot: inv.at, targets: [], die: null, gifts: [], score: -Infinity };
    const better = (slot: SlotId, targets: string[], { die, gifts }: Filled, score: number) => {
      // what was announced is kept unless something clearly better comes
      const faith = inv.targets.length > 0 && inv.targets.every((t) => targets.includes(t)) ? WEIGHTS.faith : 0;
      if (score + faith > best.score) best = { inv: inv.id, slot, targets, die, gifts, score: score + faith };
    };
    const home = purseAt(view, inv, inv.at, claims.given);
    for (let s = 0; s < view.slots.length; s++) {
      const price = goPrice(view, inv, s);
      if (price > 0 && !canSuffer(inv, price)) continue;
      const slot = view.slots[s] as Slot;
      const stay = placeValue(view, inv, s) - insanityCost(inv, price) - (s === inv.at ? 0 : 0.1);
      better(s, [], nothing, stay - (slot.column.length > 0 ? insanityCost(inv) : 0));
      const reach = ranged ? slot.column : slot.column.slice(0, 1);
      const alone = slot.column.length === 0 && slot.goos.length > 0 ? [slot.goos[0]?.card as string] : [];
      const purse = s === inv.at ? home : purseAt(view, inv, s, claims.given);
      for (const enemy of [...reach, ...alone]) {
        if (claims.enemies.has(enemy)) continue;
        const goo = isGoo(slot, enemy);
        if (goo && !canSuffer(inv, 1 + price)) continue;
        const demand = this.demand(slot, enemy);
        const hope = stay + this.value(s, enemy) + WEIGHTS.firstFight + WEIGHTS.faith;
        if (hope + this.bestSecond(s, enemy) <= best.score) continue;
        const after = copyPurse(purse);
        const filled = this.fill(inv, after, demand, nothing);
        if (!filled) continue;
        const one = stay + this.value(s, enemy) + WEIGHTS.firstFight - filled.cost - (goo ? insanityCost(inv) : 0);
        better(s, [enemy], filled, one - demand.total * 0.3);
        this.trySecond(inv, s, enemy, ranged, spendOn(after, demand), filled, one, better, () => best.score);
      }
    }
    return best;
  }

  /** The most that a second fight at a place could add. */
  private bestSecond(s: SlotId, first: string): number {
    const slot = this.view.slots[s] as Slot;
    if (slot.goos.length > 0) return 1000;
    let most = 0;
    for (const c of slot.column) if (c !== first) most = Math.max(most, this.value(s, c));
    return most;
  }

  private trySecond(
    inv: Inv,
    s: SlotId,
    first: string,
    ranged: boolean,
    left: Purse,
    filled: Filled,
    score: number,
    better: (slot: SlotId, targets: string[], filled: Filled, score: number) => void,
    least: () => number,
  ) {
    const slot = this.view.slots[s] as Slot;
    const at = slot.column.indexOf(first);
    const next = ranged ? slot.column.filter((c) => c !== first) : at === 0 ? slot.column.slice(1, 2) : [];
    const last = slot.column.length === 1 && at === 0 && slot.goos.length === 1 && canSuffer(inv, 1);
    for (const enemy of last ? [...next, slot.goos[0]?.card as string] : next) {
      if (this.claims.enemies.has(enemy)) continue;
      if (!isGoo(slot, enemy) && score + this.value(s, enemy) + WEIGHTS.faith <= least()) continue;
      const both = this.fill(inv, copyPurse(left), this.demand(slot, enemy), filled);
      if (!both) continue;
      const goo = isGoo(slot, enemy);
      // clearing the way to a Great Old One that falls at once is no danger
      const relief = goo ? 220 - insanityCost(inv) : 0;
      better(s, [first, enemy], both, score + this.value(s, enemy) + relief - (both.cost - filled.cost) - 2);
    }
  }

  /** Hand cards that a fight will need are not given away. */
  claim(part: Part) {
    const { view, claims } = this;
    for (const t of part.targets) claims.enemies.add(t);
    if (part.die) claims.dice.add(part.die.id);
    for (const g of part.gifts) claims.given.add(g.card);
    const slot = view.slots[part.slot] as Slot;
    const lack = [0, 0, 0, 0, 0];
    for (const t of part.targets) this.demand(slot, t).need.forEach((n, s) => (lack[s] = (lack[s] ?? 0) + n));
    for (const card of view.hands[part.inv] ?? []) {
      const s = indexOf(ACTION[card]?.symbol ?? 'spiral');
      if ((lack[s] ?? 0) > 0 && !claims.given.has(card)) {
        lack[s] = (lack[s] ?? 0) - 1;
        claims.kept.add(card);
      }
    }
  }
}

/** Whether a part still stands after what others have claimed: claims only ever take away. */
function stands({ claims, view }: Planner, part: Part): boolean {
  if (part.targets.some((t) => claims.enemies.has(t))) return false;
  if (part.die && claims.dice.has(part.die.id)) return false;
  if (part.gifts.some((g) => claims.given.has(g.card) || claims.kept.has(g.card))) return false;
  return !(view.hands[part.inv] ?? []).some((card) => claims.given.has(card));
}

/** One assignment: those named first choose first, then the best part of those left. */
function assign(view: Open, first: readonly InvId[]): Part[] {
  const planner = new Planner(view);
  const parts: Part[] = [];
  for (const i of first) {
    const part = planner.bestPart(view.inv[i] as Inv);
    parts.push(part);
    planner.claim(part);
  }
  const open = new Map<InvId, Part>();
  for (const i of view.inv) if (!first.includes(i.id)) open.set(i.id, planner.bestPart(i));
  while (open.size > 0) {
    let best: Part | undefined;
    for (const part of open.values()) if (!best || part.score > best.score) best = part;
    if (!best) break;
    open.delete(best.inv);
    parts.push(best);
    planner.claim(best);
    for (const [i, part] of open) if (!stands(planner, part)) open.set(i, planner.bestPart(view.inv[i] as Inv));
  }
  return parts;
}

const worth = (parts: readonly Part[]) => parts.reduce((sum, p) => sum + p.score, 0);

/** The assignment worth most to the team among those in which the given ones choose first. */
function best(view: Open, orders: readonly (readonly InvId[])[]): Part[] {
  let found = assign(view, []);
  for (const first of orders) {
    const parts = assign(view, first);
    if (worth(parts) > worth(found) + 0.01) found = parts;
  }
  return found;
}

/** The team's assignment: the best part first, then what is left for the others; in a crowd anybody may come first. */
export const quickPlan = (view: Open): Part[] => best(view, view.inv.length < 5 ? [] : view.inv.map((i) => [i.id]));

/** Tries every order in which two may choose first. */
export const thoroughPlan = (view: Open): Part[] =>
  best(view, view.inv.flatMap((a) => view.inv.map((b) => (a === b ? [a.id] : [a.id, b.id])))); // prettier-ignore
