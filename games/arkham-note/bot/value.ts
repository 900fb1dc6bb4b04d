import { clueOf, TYPES, type Clue, type ClueId, type ClueType } from '../cards';
import { fits, openEdge } from '../rules/line';
import { CALM, HAND, type Case, type State } from '../state';
import type { Weights } from './weights';

const BIT = Object.fromEntries(TYPES.map((t, i) => [t, 1 << i])) as Record<ClueType, number>;

const bits = (mask: number) => {
  let n = 0;
  for (let m = mask; m !== 0; m &= m - 1) n++;
  return n;
};

const maskOf = (cards: readonly ClueId[]) => {
  let mask = 0;
  for (const id of cards) mask |= BIT[clueOf(id).type];
  return mask;
};

/** What counts of a line. */
interface Reading {
  line: Case;
  types: number;
  /** types of puzzle cards the Big picture lacks */
  puzzles: number;
  /** types shown by more than one card */
  doubled: number;
  freeKeys: number;
}

function read(line: Case, have: number): Reading {
  let types = 0;
  let puzzles = 0;
  let doubled = 0;
  let freeKeys = line.waived;
  for (const id of line.clues) {
    const c = clueOf(id);
    const bit = BIT[c.type];
    if (types & bit) doubled |= bit;
    types |= bit;
    if (c.puzzle && !(have & bit)) puzzles |= bit;
    if (c.key) freeKeys++;
    if (c.lock) freeKeys--;
  }
  return { line, types, puzzles, doubled, freeKeys };
}

/** The prospects of a line; types that a better line promises count less. */
function lineValue(W: Weights, r: Reading, promised: number, wanted: number): number {
  const shown = bits(r.types);
  const length = r.line.clues.length;
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
    const toCome = Math.max(0, length + 5 - left - CALM);
    best = Math.max(best, scored * (W.ready[left] ?? 0) + (W.types[left] ?? 0) * 0.5 - toCome * W.strain);
  }
  const keys = r.freeKeys > 0 ? W.key + (r.freeKeys > 1 ? W.secondKey : 0) : 0;
  const edge = openEdge(r.line);
  return best + keys + W.edge * (edge[0] === 'ANY' ? 3 : edge.length);
}

/** What a card is good for, in hand. */
function cardValue(W: Weights, c: Clue, have: number, lines: readonly Reading[]): number {
  const bit = BIT[c.type];
  const puzzle = c.puzzle && !(have & bit);
  let value = W.card + (c.key ? W.handKey : 0) + (puzzle ? W.handPuzzle : 0);
  let best = 0;
  for (const r of lines) {
    if (!fits(c, r.line)) continue;
    const fresh = r.types & bit ? 0 : W.newType * (1 + bits(r.types) / 3);
    const now = fresh + (puzzle ? W.handPuzzleFits : 0) - (r.line.clues.length >= CALM ? W.strain : 0);
    if (now > best) best = now;
  }
  value += best;
  return value;
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

  const lines = G.cases.map((line) => read(line, have)).sort((a, b) => bits(b.types) - bits(a.types));
  let promised = 0;
  for (const r of lines) {
    value += lineValue(W, r, promised, wanted);
    promised |= r.puzzles;
  }
  let least = Infinity;
  for (const id of G.hand) {
    const card = cardValue(W, clueOf(id), have, lines);
    value += card;
    if (card < least) least = card;
  }
  if (G.hand.length > HAND) value -= least; // one of them will have to go
  let first = true;
  for (const id of G.leads) {
    if (id === null) continue;
    value += (first ? W.firstLead : W.otherLead) * cardValue(W, clueOf(id), have, lines);
    first = false;
  }
  return value + (G.contact === 'unused' ? W.contact : 0);
}
