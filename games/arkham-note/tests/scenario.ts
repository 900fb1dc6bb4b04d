import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { seeded, still } from '../../../engine-extensions/testing/dice';
import { tableOf } from '../../../engine-extensions/testing/seats';
import { arkhamNote } from '..';
import { clueOf, know, readClue, VICTIMS, type Clue, type ClueId, type VictimId } from '../cards';
import type { Happened } from '../events';
import type { ArkOptions, Case, Question, State } from '../state';
import type { View } from '../view';

/** Cards of an area: by name, or how many; then fitting ones come from the deal. */
export type Some = number | readonly ClueId[];

export interface Line {
  /** by the right edge, `'CI'`; any victim when absent */
  victim?: string;
  clues?: readonly ClueId[];
}

/** Where things lie; what is not named stays as it was dealt. */
export interface Given {
  options?: Partial<ArkOptions>;
  lines?: readonly Line[];
  hand?: readonly ClueId[];
  /** the leftmost spaces; null is a gap, the rest as dealt */
  leads?: readonly (ClueId | null)[];
  /** from the top, or how many; cards beyond the number lie in the Closed cases */
  draw?: Some;
  discard?: Some;
  time?: Some;
  stability?: Some;
  closed?: readonly ClueId[];
  bigPicture?: readonly ClueId[];
  /** how many victims are left in the stack */
  victims?: number;
  contact?: State['contact'];
  /** shuffles leave the sorted order when absent */
  dice?: Dice;
}

let made = 0;

/** A card of the test's own from shorthand, such as `LOC S>CI [P L T] {check}`; it joins the deck it is used in. */
export function card(print: string): ClueId {
  const id = `made-${String(++made).padStart(3, '0')}`;
  const card: Clue = { id, name: print, ...readClue(print), flavour: '', art: [] };
  know([card]);
  return id;
}

/** Several at once. */
export const cards = (...prints: string[]): ClueId[] => prints.map(card);

/** What an area takes when only a number is asked for. */
const FITTING: Record<'discard' | 'time' | 'stability', (c: Clue) => boolean> = {
  discard: (c) => !c.hourglass && !c.puzzle,
  time: (c) => c.hourglass && !c.puzzle,
  stability: (c) => c.stability && !c.puzzle,
};

/** Runs the real setup and moves the named cards to where the test wants them. */
function lay(given: Given): State {
  const G = arkhamNote.rules.setup(1, given.options, seeded('scenario')) as unknown as State;
  const named = [
    ...(given.lines ?? []).flatMap((l) => l.clues ?? []),
    ...[given.hand, given.leads, given.draw, given.discard, given.time, given.stability].flatMap((a) =>
      Array.isArray(a) ? (a as (ClueId | null)[]) : [],
    ),
    ...(given.closed ?? []),
    ...(given.bigPicture ?? []),
  ].filter((c) => c !== null);
  const twice = named.find((c, i) => named.indexOf(c) !== i);
  if (twice) fail(`there is only one ${twice}`);
  for (const id of named) {
    clueOf(id);
    if (!G.deck.includes(id)) G.deck.push(id);
  }
  G.deck.sort();
  const dealt = [...G.draw, ...[...G.hand].reverse(), ...G.leads.filter((c) => c !== null)].reverse(); // from the top
  const free = dealt.filter((c) => !named.includes(c));
  const next = () => free.shift() ?? fail('the deck is used up');
  const some = (area: 'discard' | 'time' | 'stability'): ClueId[] => {
    const want = given[area] ?? [];
    if (typeof want !== 'number') return [...want];
    return Array.from({ length: want }, () => {
      const at = free.findIndex((id) => FITTING[area](clueOf(id)));
      return at < 0 ? fail(`no more cards for ${area}`) : (free.splice(at, 1)[0] as ClueId);
    });
  };
  G.leads = [4, 3, 2, 1, 0].map((i) => (given.leads && i < given.leads.length ? given.leads[i]! : next())).reverse();
  G.hand = given.hand ? [...given.hand] : [next(), next(), next()];
  G.discard = some('discard');
  G.time = some('time');
  G.stability = some('stability');
  G.closed = [...(given.closed ?? [])];
  G.bigPicture = [...(given.bigPicture ?? [])];
  if (typeof given.draw === 'number') {
    G.draw = free.splice(0, given.draw).reverse();
    G.closed.push(...free.splice(0));
  } else G.draw = [...(given.draw ?? []), ...free.splice(0)].reverse();
  layVictims(G, given);
  G.contact = given.contact ?? 'unused';
  return G;
}

function layVictims(G: State, given: Given) {
  const { lines, victims } = given;
  if (!lines && victims === undefined) return;
  const free: VictimId[] = [...G.victims, ...G.cases.map((c) => c.victim)];
  const take = (edge?: string): VictimId => {
    const fits = (id: VictimId) => !edge || [...edge].every((t) => VICTIMS[id]?.right.includes(t as never));
    const at = free.findIndex(fits);
    if (at >= 0) return free.splice(at, 1)[0] as VictimId;
    const boxed = G.box.findIndex(fits);
    const other = free.pop();
    if (boxed < 0 || !other) return fail(`no victim ${edge} left`);
    return G.box.splice(boxed, 1, other)[0] as VictimId;
  };
  const wanted = lines ?? G.cases.map((): Line => ({}));
  const named = wanted.map((line) => (line.victim ? take(line.victim) : undefined));
  const open = wanted.map((line, i): Case => {
    return { id: '', victim: named[i] ?? take(), clues: [...(line.clues ?? [])], waived: 0 };
  });
  G.victims = free.splice(0, victims ?? Math.min(3, free.length));
  G.solved = free;
  G.cases = open.map((c, i) => ({ ...c, id: `case-${G.solved.length + i + 1}` }));
}

/** The player of a scenario. Cases are named by their place, 0 the topmost. */
export interface Player {
  readonly view: View;
  /** what is asked beyond the action, or null */
  readonly asked: Question | null;
  takes(): void;
  playsLead(at: number, contact?: 'contact'): void;
  plays(card: ClueId, at: number, contact?: 'contact'): void;
  closes(at: number, ...scored: ClueId[]): void;
  passes(): void;
  /** answers a take, a search or the bonus; null declines */
  chooses(card: ClueId | null): void;
  discards(card: ClueId): void;
  shuffles(yes: boolean): void;
  swaps(mine: ClueId, area: 'time' | 'stability', card: ClueId): void;
  finishes(): void;
  legal(): string[];
  can(move: string, ...args: unknown[]): boolean;
  refused(move: string, ...args: unknown[]): { rule: string | null; why: string };
}

export interface Scenario {
  G: State;
  me: Player;
  /** the id of a case by its place */
  id(at: number): string;
  /** what the last move did */
  heard(): Happened[];
}

/** A laid-out table and its player. */
export function given(what: Given = {}): Scenario {
  const G = lay(what);
  const before = arkhamNote.pieces(G).sort();
  const table = tableOf<State, View>(arkhamNote, G, what.dice ?? still());
  const seat = table.seat('0');
  const id = (at: number) => G.cases[at]?.id ?? fail(`no case ${at}`);
  const does = (move: string, ...args: unknown[]) => {
    seat.does(move, ...args);
    const after = arkhamNote.pieces(G).sort();
    if (after.join() !== before.join()) fail(`${move} lost or doubled a card`);
  };
  const key = (contact?: 'contact') => (contact ? [true] : []);
  return {
    G,
    id,
    heard: () => table.heard('0') as Happened[],
    me: {
      get view() {
        return seat.view;
      },
      get asked() {
        return seat.view.pending;
      },
      takes: () => does('takeLead'),
      playsLead: (at, contact) => does('playLead', id(at), ...key(contact)),
      plays: (mine, at, contact) => does('playFromHand', mine, id(at), ...key(contact)),
      closes: (at, ...scored) => does('closeCase', id(at), scored),
      passes: () => does('pass'),
      chooses: (chosen) => does('resolveTake', chosen),
      discards: (chosen) => does('resolveDiscard', chosen),
      shuffles: (yes) => does('resolveShuffle', yes),
      swaps: (mine, area, other) => does('contactExchange', mine, area, other),
      finishes: () => does('finishTurn'),
      legal: () => [...new Set(seat.legal().map((m) => m.move))],
      can: (move, ...args) => seat.can(move, ...args),
      refused: (move, ...args) => seat.refused(move, ...args),
    },
  };
}
