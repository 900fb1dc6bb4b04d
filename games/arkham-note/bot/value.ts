import { clueOf, TYPES, VICTIMS, type Clue, type ClueId, type ClueType, type Edge } from '../cards';
import { links } from '../rules/line';
import { CALM, HAND, type Case, type State } from '../state';
import type { Weights } from './weights';

/** A bit for each type. */
export const BIT = Object.fromEntries(TYPES.map((t, i) => [t, 1 << i])) as Record<ClueType, number>;

export const bits = (mask: number) => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

/** The types among cards. */
export const maskOf = (cards: readonly ClueId[]) => {
  let mask = 0;
  for (const id of cards) mask |= BIT[clueOf(id).type];
  return mask;
};

/** What counts of a line. */
export interface Reading {
  length: number;
  types: number;
  /** types of puzzle cards the Big picture lacks */
  puzzles: number;
  /** types shown by more than one card */
  doubled: number;
  freeKeys: number;
  edge: readonly Edge[];
}

/** The line with one more clue. */
export function plus(r: Reading, c: Clue, have: number): Reading {
  const bit = BIT[c.type];
  return {
    length: r.length + 1,
    types: r.types | bit,
    puzzles: c.puzzle && !(have & bit) ? r.puzzles | bit : r.puzzles,
    doubled: r.types & bit ? r.doubled | bit : r.doubled,
    freeKeys: r.freeKeys + (c.key ? 1 : 0) - (c.lock ? 1 : 0),
    edge: c.right,
  };
}

export function read(line: Case, have: number): Reading {
  let types = 0;
  let puzzles = 0;
  let doubled = 0;
  let freeKeys = line.waived;
  let edge: readonly Edge[] = VICTIMS[line.victim]?.right ?? [];
  for (const id of line.clues) {
    const c = clueOf(id);
    const bit = BIT[c.type];
    doubled |= types & bit;
    types |= bit;
    if (c.puzzle) puzzles |= bit;
    if (c.key) freeKeys++;
    if (c.lock) freeKeys--;
    edge = c.right;
  }
  return { length: line.clues.length, types, puzzles: puzzles & ~have, doubled, freeKeys, edge };
}

/** Whether a card could be the next of a line. */
export const follows = (c: Clue, r: Reading) =>
  r.length >= c.min && links(r.edge, c.left) && (!c.lock || r.freeKeys >= 1);

/** Whether a card with a lock could be, if the contact opened it. */
export const followsLock = (c: Clue, r: Reading) => c.lock && r.length >= c.min && links(r.edge, c.left);

/** The prospects of a line; types that a better line promises count less. */
export function lineValue(W: Weights, r: Reading, promised: number, wanted: number): number {
  const shown = bits(r.types);
  let best = W.types[shown] ?? 0;
  // score the puzzles whose type stays in the line, and then one after the other of those whose type leaves with them
  const free = r.puzzles & r.doubled;
  const fresh = bits(free & ~promised);
  const stale = bits(free & promised);
  const costly = bits(r.puzzles & ~r.doubled);
  for (let extra = 0; extra <= costly; extra++) {
    const scored = Math.min(wanted, fresh + extra) + stale * W.twice;
    if (scored === 0) continue;
    const left = Math.min(5, shown - extra);
    const toCome = Math.max(0, r.length + 5 - left - CALM);
    best = Math.max(best, scored * (W.ready[left] ?? 0) + (W.types[left] ?? 0) * 0.5 - toCome * W.strain);
  }
  const keys = r.freeKeys > 0 ? W.key + (r.freeKeys > 1 ? W.secondKey : 0) : 0;
  return best + keys + W.edge * (r.edge[0] === 'ANY' ? 3 : r.edge.length);
}

/** A line among the others: what it is worth, and what better ones promise. */
export interface Prospect {
  r: Reading;
  value: number;
  promised: number;
}

/** What a card would bring to the line it suits best, less the nerve it may cost. */
export function gainOf(
  W: Weights,
  c: Clue,
  have: number,
  wanted: number,
  lines: readonly Prospect[],
  dread: number,
): number {
  let best = 0;
  let checks = 0;
  for (const e of c.effects) if (e === 'check') checks++;
  for (const { r, value, promised } of lines) {
    if (!follows(c, r)) continue;
    const cost = (checks + (r.length >= CALM ? 1 : 0)) * dread;
    const gain = lineValue(W, plus(r, c, have), promised, wanted) - value - cost;
    if (gain > best) best = gain;
  }
  return best;
}

/** How good the table looks; reads nothing that is hidden but the sizes of the stacks. */
export function valueOf(W: Weights, G: State): number {
  if (G.over) return G.over.win ? 1000 : -1000;
  const have = maskOf(G.bigPicture);
  const scored = bits(have);
  const wanted = G.options.victoryTypes - scored;
  const settled = G.agenda[G.agenda.length - 1];
  const closing = settled !== undefined && 'ask' in settled && settled.ask === 'wrapUp';
  if (wanted <= 0) return 1000;

  // what maintenance will do
  const { limits } = G.options;
  let victims = G.victims.length;
  let time = G.time.length;
  let draw = G.draw.length;
  if (closing && G.stability.length >= limits) return -1000;
  if (time >= limits) {
    victims--;
    if (closing) time = 0;
  }
  let gaps = 0;
  for (const lead of G.leads) if (lead === null) gaps++;
  if (draw < gaps) {
    victims--;
    draw += G.discard.length;
  }
  if (victims < 0) return closing ? -1000 : -400;

  let value = scored * W.type;
  for (let i = 0; i < victims; i++) value += W.victims[i] ?? W.victims[W.victims.length - 1] ?? 0;
  const life = W.victims[Math.max(0, victims - 1)] ?? 0;
  const stake = victims === 0 ? life * 2 : life;
  value -= stake * W.time * Math.pow(Math.min(1, time / limits), W.timePower);
  value -= W.stability * Math.pow(G.stability.length / limits, W.stabilityPower);
  value -= stake * W.runOut * Math.pow(Math.max(0, 1 - draw / W.runOutFrom), 2);

  const lines: Prospect[] = G.cases
    .map((line) => ({ r: read(line, have), value: 0, promised: 0 }))
    .sort((x, y) => bits(y.r.types) - bits(x.r.types));
  let promised = 0;
  for (const line of lines) {
    line.promised = promised;
    line.value = lineValue(W, line.r, promised, wanted);
    value += line.value;
    promised |= line.r.puzzles;
  }
  const nerve = (n: number) => W.stability * Math.pow(n / limits, W.stabilityPower);
  const dread = 0.5 * (nerve(G.stability.length + 1) - nerve(G.stability.length));
  const cardValue = (id: ClueId, share: number) => {
    const c = clueOf(id);
    const needed = c.puzzle && !(have & BIT[c.type]);
    return (
      share * gainOf(W, c, have, wanted, lines, dread) + (needed ? W.handPuzzle : 0) + (c.key ? W.handKey : 0) + W.card
    );
  };
  let least = Infinity;
  for (const id of G.hand) {
    const card = cardValue(id, W.hand);
    value += card;
    if (card < least) least = card;
  }
  if (G.hand.length > HAND) value -= least; // one of them will have to go
  let share = 1;
  for (const id of G.leads) {
    if (id === null) continue;
    value += W.lead * share * cardValue(id, W.hand);
    share *= W.laterLead;
  }
  return value + (G.contact === 'unused' ? W.contact : 0);
}
