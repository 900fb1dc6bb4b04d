import { ACTION, INVESTIGATOR, isSymbol, type Sym } from '../cards';
import { isRanged } from '../rules/fight';
import { canSuffer, hasRule } from '../rules/numbers';
import { isGoo, outOfReach } from '../rules/strength';
import type { DieId, Inv, InvId, Open, Slot, SlotId } from '../state';
import { addSource, demandAt, indexOf, lacking, missing, purseAt, spendOn, supportSource, type Demand, type Purse } from './resources'; // prettier-ignore
import { enemyValue, insanityCost, placeValue, WEIGHTS } from './value';

export interface Gift {
  from: InvId;
  card: string;
}

/** What one investigator is to do this round. */
export interface Part {
  inv: InvId;
  slot: SlotId;
  targets: string[];
  /** dice to take from the pool, the symbol a wild one is set to */
  die: { id: DieId; as: Sym | null } | null;
  gifts: Gift[];
  score: number;
}

const SYMS: readonly Sym[] = ['spiral', 'star', 'tentacle', 'moon', 'flame'];

/** What a move to a place costs in nerve, as this phase stands. */
const goPrice = (view: Open, inv: Inv, to: SlotId): number =>
  to === inv.at || (inv.moves === 0 && !hasRule(view, 'no-free-move')) || inv.freeMoves > 0 ? 0 : 1;

interface Claims {
  enemies: Set<string>;
  dice: Set<DieId>;
  /** hand cards promised as support, and those their owner needs itself */
  given: Set<string>;
  kept: Set<string>;
}

/** The die that helps most; null when none does. */
function bestDie(view: Open, inv: Inv, purse: Purse, demand: Demand, claims: Claims): Part['die'] {
  if (inv.tookDie && !view.inv.every((i) => i.tookDie)) return null;
  const lack = lacking(purse, demand);
  let wild: Part['die'] = null;
  for (const d of view.pool) {
    if (claims.dice.has(d.id)) continue;
    if (isSymbol(d.face)) {
      if ((lack[indexOf(d.face)] ?? 0) > 0) return { id: d.id, as: null };
    } else if (!wild) {
      const s = lack.findIndex((n) => n > 0);
      if (s >= 0) wild = { id: d.id, as: SYMS[s] ?? null };
    }
  }
  return wild;
}

interface Offer extends Gift {
  cost: number;
  gives: number;
}

/** Support cards that would fill a gap, the cheapest first. */
function offers(view: Open, inv: Inv, purse: Purse, demand: Demand, claims: Claims, taxed: boolean): Offer[] {
  const found: Offer[] = [];
  const before = missing(purse, demand);
  for (const other of view.inv) {
    if (other.id === inv.id) continue;
    for (const card of view.hands[other.id] ?? []) {
      if (claims.given.has(card) || claims.kept.has(card)) continue;
      const source = supportSource(card);
      const a = ACTION[card];
      if (!source || !a) continue;
      const price = a.unique && !taxed ? 0 : 1;
      if (!canSuffer(other, price)) continue;
      addSource(purse, source);
      const gives = before - missing(purse, demand);
      addSource(purse, source, -1);
      if (gives <= 0) continue;
      const cost = (price ? insanityCost(other) : 0) + WEIGHTS.support + (a.noDraw ? 2 : 0);
      found.push({ from: other.id, card, cost: cost - gives * 0.01, gives });
    }
  }
  return found.sort((a, b) => a.cost / a.gives - b.cost / b.gives || (a.card < b.card ? -1 : 1));
}

/** Fills a gap with dice and gifts; undefined when it cannot be filled. */
function fill(view: Open, inv: Inv, purse: Purse, demand: Demand, claims: Claims, taxed: boolean) {
  let die: Part['die'] = null;
  const gifts: Gift[] = [];
  let cost = 0;
  if (missing(purse, demand) === 0) return { die, gifts, cost };
  die = bestDie(view, inv, purse, demand, claims);
  if (die) {
    const { id, as } = die;
    const face = as ?? (view.pool.find((d) => d.id === id)?.face as Sym);
    purse.have[indexOf(face)] = (purse.have[indexOf(face)] ?? 0) + 1;
  }
  for (let guard = 0; guard < 6 && missing(purse, demand) > 0; guard++) {
    const given = new Set([...claims.given, ...gifts.map((g) => g.card)]);
    const best = offers(view, inv, purse, demand, { ...claims, given }, taxed)[0];
    const source = best && supportSource(best.card);
    if (!best || !source) return undefined;
    addSource(purse, source);
    gifts.push({ from: best.from, card: best.card });
    cost += best.cost;
  }
  return missing(purse, demand) === 0 ? { die, gifts, cost } : undefined;
}

const styleOf = (inv: Inv) => (inv.card === null ? 'ranged' : (INVESTIGATOR[inv.card]?.style ?? 'ranged'));

/** The best an investigator can do with what nobody else has claimed. */
function bestPart(view: Open, inv: Inv, claims: Claims, taxed: boolean): Part {
  let best: Part = {
    inv: inv.id,
    slot: inv.at,
    targets: [],
    die: null,
    gifts: [],
    score: placeValue(view, inv, inv.at),
  };
  for (let s = 0; s < view.slots.length; s++) {
    const price = goPrice(view, inv, s);
    if (price > 0 && !canSuffer(inv, price)) continue;
    const slot = view.slots[s] as Slot;
    const stay = placeValue(view, inv, s) - insanityCost(inv, price) - (s === inv.at ? 0 : 0.1);
    if (stay > best.score) best = { inv: inv.id, slot: s, targets: [], die: null, gifts: [], score: stay };
    const there = s === inv.at ? inv : { ...inv, at: s };
    const column = slot.column.filter((c) => !claims.enemies.has(c));
    const enemies = [...column, ...slot.goos.map((g) => g.card).filter((g) => !claims.enemies.has(g))];
    for (const enemy of enemies) {
      const goo = isGoo(slot, enemy);
      const ranged = isRanged(view, inv, styleOf(inv));
      if (goo ? outOfReach(view, there, enemy, ranged) : !ranged && slot.column[0] !== enemy) continue;
      if (goo && !canSuffer(inv, 1 + price)) continue;
      const value = enemyValue(view, s, enemy);
      const bound = stay + value + WEIGHTS.firstFight;
      if (bound <= best.score) continue;
      const demand = demandAt(slot, enemy);
      const purse = purseAt(view, inv, s, claims.given);
      const filled = fill(view, inv, purse, demand, claims, taxed);
      if (!filled) continue;
      const score = bound - filled.cost - (goo ? insanityCost(inv) : 0) - demand.total * 0.3;
      if (score <= best.score) continue;
      best = { inv: inv.id, slot: s, targets: [enemy], die: filled.die, gifts: filled.gifts, score };
    }
  }
  return best;
}

/** A second target with what is left, and the gifts that would still make it possible. */
function addSecond(view: Open, part: Part, claims: Claims, taxed: boolean) {
  const inv = view.inv[part.inv] as Inv;
  const slot = view.slots[part.slot] as Slot;
  const first = part.targets[0];
  if (first === undefined) return;
  const purse = purseAt(view, inv, part.slot, claims.given);
  if (part.die) {
    const { id, as } = part.die;
    const face = as ?? (view.pool.find((d) => d.id === id)?.face as Sym);
    purse.have[indexOf(face)] = (purse.have[indexOf(face)] ?? 0) + 1;
  }
  for (const g of part.gifts) {
    const source = supportSource(g.card);
    if (source) addSource(purse, source);
  }
  const left = spendOn(purse, demandAt(slot, first));
  const ranged = isRanged(view, inv, styleOf(inv));
  let best: { enemy: string; gifts: Gift[]; score: number } | undefined;
  const rest = slot.column.filter((c) => c !== first && !claims.enemies.has(c));
  const lastOne = slot.column.length === 1 && slot.column[0] === first;
  const goo = lastOne && slot.goos.length === 1 && canSuffer(inv, 1) ? [slot.goos[0]?.card as string] : [];
  for (const enemy of [...rest, ...goo]) {
    if (!ranged && !isGoo(slot, enemy) && slot.column[0] !== enemy && slot.column[1] !== enemy) continue;
    const filled = fill(view, inv, { ...left, have: [...left.have] }, demandAt(slot, enemy), { ...claims, dice: new Set(view.pool.map((d) => d.id)) }, taxed); // prettier-ignore
    if (!filled) continue;
    const score = enemyValue(view, part.slot, enemy) - filled.cost;
    if (score > (best?.score ?? 0)) best = { enemy, gifts: filled.gifts, score };
  }
  if (!best) return;
  part.targets.push(best.enemy);
  part.gifts.push(...best.gifts);
  claims.enemies.add(best.enemy);
  for (const g of best.gifts) claims.given.add(g.card);
}

/** Hand cards that a fight will need, so that they are not given away. */
function claimOwn(view: Open, part: Part, claims: Claims) {
  const inv = view.inv[part.inv] as Inv;
  const slot = view.slots[part.slot] as Slot;
  const lack = [0, 0, 0, 0, 0];
  for (const t of part.targets) demandAt(slot, t).need.forEach((n, s) => (lack[s] = (lack[s] ?? 0) + n));
  for (const card of view.hands[inv.id] ?? []) {
    const s = indexOf(ACTION[card]?.symbol ?? 'spiral');
    if ((lack[s] ?? 0) > 0 && !claims.given.has(card)) {
      lack[s] = (lack[s] ?? 0) - 1;
      claims.kept.add(card);
    }
  }
}

/** The team's assignment: the best part first, then what is left for the others, then second targets. */
export function planFor(view: Open): Part[] {
  const taxed = hasRule(view, 'tax');
  const claims: Claims = { enemies: new Set(), dice: new Set(), given: new Set(), kept: new Set() };
  const parts: Part[] = [];
  const open = new Set(view.inv.map((i) => i.id));
  while (open.size > 0) {
    let best: Part | undefined;
    for (const i of open) {
      const part = bestPart(view, view.inv[i] as Inv, claims, taxed);
      if (!best || part.score > best.score) best = part;
    }
    if (!best) break;
    open.delete(best.inv);
    parts.push(best);
    for (const t of best.targets) claims.enemies.add(t);
    if (best.die) claims.dice.add(best.die.id);
    for (const g of best.gifts) claims.given.add(g.card);
    claimOwn(view, best, claims);
  }
  for (const part of parts) addSecond(view, part, claims, taxed);
  return parts;
}
