import { advance, then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { copyJson } from '../../../engine-extensions/secrecy/places';
import { tableOf, type TestSeat } from '../../../engine-extensions/testing/seats';
import { still } from '../../../engine-extensions/testing/dice';
import { gooOf, LOCATIONS, SYMBOLS, terrorOf, type CultistFace, type Face, type Sym } from '../cards';
import { perform } from '../game';
import { cultistorm } from '..';
import { reopen } from '../rules/table';
import type { CstStep, Inv, InvId, PhaseName, SlotId, State } from '../state';
import type { View } from '../view';

interface InvGiven extends Partial<
  Pick<Inv, 'at' | 'insanity' | 'permanent' | 'shield' | 'targets' | 'moves' | 'searched' | 'ranged'>
> {
  hand?: string[];
  items?: string[];
  trophies?: Partial<Record<Sym, number>>;
  lore?: Sym[];
  seals?: Sym[];
  dice?: Face[];
  supports?: [card: string, from: InvId][];
}

interface Given {
  /** people; one investigator each unless `investigators` says more */
  seats?: number;
  investigators?: number;
  people?: string[];
  options?: Record<string, string | number | boolean>;
  /** the symbols of the five slots */
  places?: Sym[];
  /** names of the locations, where it matters which of a pair */
  locations?: Record<SlotId, string>;
  columns?: Record<SlotId, string[]>;
  goos?: Record<SlotId, [card: string, ...devoured: string[]][]>;
  faces?: Record<SlotId, CultistFace>;
  sealed?: SlotId[];
  warded?: SlotId[];
  shrines?: SlotId[];
  placed?: Record<SlotId, number>;
  marker?: SlotId;
  terrorAt?: SlotId;
  circle?: Record<SlotId, [card: string, tokens: number]>;
  pool?: Face[];
  inv?: InvGiven[];
  /** top cards of the decks, the next first */
  cultists?: string[];
  itemsOnTop?: string[];
  round?: number;
}

/** Dice that fall as ordered, then on 1; a shuffle leaves the order as it is. */
export class OrderedDice {
  private faces: number[] = [];
  order(...faces: number[]) {
    this.faces.push(...faces);
  }
  readonly dice: Dice = {
    ...still(),
    die: () => this.faces.shift() ?? 1,
    roll: (_sides, count) => Array.from({ length: count }, () => this.faces.shift() ?? 1),
  };
}

/** Faces in the order of the die, for `order`. */
export const face = (f: Face | CultistFace) => (f === 'wild' || f === 'blank' ? 6 : SYMBOLS.indexOf(f) + 1);

const PEOPLE = ['archivist', 'boxer', 'alienist', 'exorcist', 'trooper'];
const PLACES: Sym[] = ['moon', 'star', 'tentacle', 'spiral', 'flame'];

/** Takes a card out of the first zone that has it. */
function take(card: string, ...zones: string[][]): string {
  for (const zone of zones) {
    const at = zone.indexOf(card);
    if (at >= 0) return zone.splice(at, 1)[0] as string;
  }
  return fail(`${card} lies nowhere; is it in this match?`);
}

/** A night laid out for a scenario, in the investigator phase of round 1 unless a phase is entered. */
export function night(given: Given = {}) {
  const ordered = new OrderedDice();
  const { dice } = ordered;
  const seats = given.seats ?? 3;
  const options = { investigators: given.investigators ?? 0, ...given.options };
  const G = cultistorm.rules.setup(seats, options, dice) as unknown as State;
  const table = tableOf<State, View>(cultistorm, G, dice);
  const people = given.people ?? PEOPLE;
  const seatOf = (i: InvId): TestSeat<View> => table.seat((G.inv[i] ?? fail(`no investigator ${i}`)).seat);
  const go = () => advance(G, dice, (step) => perform(G, step as CstStep, dice));
  const asked = () => seatOf(0).view.asked;
  const t = {
    ...table,
    G,
    dice: ordered,
    /** the seat that leads an investigator */
    of: seatOf,
    get over() {
      return G.over;
    },
    asked,
    /** lets steps happen now, on top of whatever is going on */
    run: (...steps: CstStep[]) => {
      G.events = [];
      reopen(G);
      then(G, ...steps);
      go();
    },
    /** one phase, and then a standstill */
    enter: (phase: PhaseName) => {
      G.events = [];
      G.agenda = [{ do: 'await', ask: { ask: 'gateSeal', inv: 0 } }];
      then(G, { do: 'phase', phase });
      go();
    },
    /** whether the phase that was entered is over */
    get isOver() {
      return asked()?.ask === 'gateSeal';
    },
    /** the round goes on from the beginning of a phase */
    goOnFrom: (phase: PhaseName) => {
      const order: PhaseName[] = ['cultist', 'terror', 'prep', 'investigator', 'combat', 'sealing'];
      G.events = [];
      G.agenda = [{ do: 'round' }];
      then(G, ...order.slice(order.indexOf(phase)).map((p): CstStep => ({ do: 'phase', phase: p })));
      go();
    },
    events: (name: string) => G.events.map((e) => e.tell).filter((e) => e.event === name),
    /** an investigator fights; the payment is looked up among the listed */
    fights: (i: InvId, enemy: string) => {
      const option = seatOf(i)
        .options('fight')
        .find(([who, e]) => who === i && e === enemy);
      if (!option) fail(`${i} cannot fight ${enemy}`);
      seatOf(i).does('fight', ...(option as unknown[]));
    },
  };
  if (given.options?.['pick'] !== 'random')
    for (const inv of G.inv) seatOf(inv.id).does('chooseInvestigator', inv.id, people[inv.id]);
  for (const inv of [...G.inv]) {
    const [first] = seatOf(inv.id)
      .options('keepItem')
      .filter((o) => o[0] === inv.id);
    seatOf(inv.id).does('keepItem', ...(first ?? []));
  }
  while (asked()?.ask === 'vote') {
    const voter = table.waiting()[0] as string;
    table.seat(voter).does('vote', ...(table.seat(voter).options('vote')[0] ?? []));
  }
  while (asked()?.ask === 'prep') {
    const i = G.inv.find((x) => !x.done) as Inv;
    seatOf(i.id).does('ready', i.id);
  }
  if (asked()?.ask !== 'investigate') fail(`the night did not begin: ${JSON.stringify(asked())}`);
  lay(G, given);
  G.events = [];
  return t;
}

/** Moves the named cards to where the scenario wants them; nothing is made or lost. */
function lay(G: State, given: Given) {
  G.round = given.round ?? G.round;
  G.terrorDeck.unshift(...G.terrorDiscard.splice(0));
  for (const inv of G.inv) G.itemDeck.unshift(...inv.items.splice(0));
  // an empty shore first
  for (const s of G.slots) {
    G.cultistDeck.unshift(...s.column.splice(0));
    s.die = 'blank';
    s.shrine = false;
    s.goos = [];
  }
  (given.places ?? PLACES).forEach((symbol, i) => {
    const slot = G.slots[i] ?? fail('no slot');
    slot.location =
      given.locations?.[i] ?? LOCATIONS.find((l) => l.symbol === symbol)?.id ?? fail(`no location ${symbol}`);
  });
  const everywhere = () => [G.cultistDeck, G.cultistDiscard, ...(G.options.sect ? [G.removed] : [])];
  for (const [s, cards] of Object.entries(given.columns ?? {}))
    (G.slots[Number(s)] ?? fail('no slot')).column.push(...cards.map((c) => take(c, ...everywhere())));
  for (const [s, goos] of Object.entries(given.goos ?? {}))
    for (const [card, ...devoured] of goos) {
      take(card, G.goosLeft[gooOf(card).wave]);
      (G.slots[Number(s)] ?? fail('no slot')).goos.push({
        card,
        devoured: devoured.map((c) => take(c, ...everywhere())),
      });
    }
  for (const [s, f] of Object.entries(given.faces ?? {})) (G.slots[Number(s)] ?? fail('no slot')).die = f;
  for (const s of given.sealed ?? []) (G.slots[s] ?? fail('no slot')).sealed = true;
  for (const s of given.warded ?? []) (G.slots[s] ?? fail('no slot')).ward = G.round + 1;
  for (const s of given.shrines ?? []) (G.slots[s] ?? fail('no slot')).shrine = true;
  for (const [s, n] of Object.entries(given.placed ?? {})) {
    const slot = G.slots[Number(s)] ?? fail('no slot');
    const symbol = LOCATIONS.find((l) => l.id === slot.location)?.symbol ?? fail('no symbol');
    slot.trophies = n;
    G.trophiesLeft[symbol] -= n;
  }
  G.marker = given.marker ?? 0;
  G.terrorAt = given.terrorAt ?? G.terrorAt;
  for (const [s, [card, tokens]] of Object.entries(given.circle ?? {})) layCircle(G, Number(s), card, tokens);
  if (given.pool) {
    G.diceLeft.push(...G.pool.splice(0).map((d) => d.id));
    G.diceLeft.sort();
    G.pool = given.pool.map((f) => ({ id: G.diceLeft.shift() ?? fail('no die'), face: f }));
  }
  (given.inv ?? []).forEach((x, i) => layInv(G, i, copyJson(x)));
  for (const card of [...(given.cultists ?? [])].reverse()) G.cultistDeck.push(take(card, ...everywhere()));
  for (const card of [...(given.itemsOnTop ?? [])].reverse()) G.itemDeck.push(take(card, G.itemDeck, G.itemDiscard));
}

function layCircle(G: State, s: SlotId, card: string, tokens: number) {
  const was = G.circleCards[s] ?? fail('no card');
  if (was !== card) {
    const zones = [G.terrorDeck, G.unusedActs, G.circleCards];
    const at = zones.find((z) => z.includes(card)) ?? fail(`no terror card ${card}`);
    at[at.indexOf(card)] = was;
    G.circleCards[s] = card;
    G.circle.forEach((shown, i) => (shown.gems = terrorOf(G.circleCards[i] ?? '').gems));
  }
  (G.circle[s] ?? fail('no card')).tokens = tokens;
}

function layInv(G: State, i: InvId, x: InvGiven) {
  const inv = G.inv[i] ?? fail(`no investigator ${i}`);
  Object.assign(inv, Object.fromEntries(Object.entries(x).filter(([k]) => ['at', 'insanity', 'permanent', 'shield', 'targets', 'moves', 'searched', 'ranged'].includes(k)))); // prettier-ignore
  const [deck, hand, pile] = [G.decks[i] ?? [], G.hands[i] ?? [], G.discards[i] ?? []];
  if (x.hand) {
    deck.unshift(...hand.splice(0));
    hand.push(...x.hand.map((c) => take(c, deck, pile)));
  }
  if (x.items) {
    G.itemDeck.unshift(...inv.items.splice(0));
    inv.items.push(...x.items.map((c) => take(c, G.itemDeck, ...G.inv.map((o) => o.items))));
  }
  for (const [symbol, n] of Object.entries(x.trophies ?? {})) {
    inv.trophies[symbol as Sym] = n;
    G.trophiesLeft[symbol as Sym] -= n;
  }
  (x.lore ?? []).forEach((symbol, k) => {
    inv.lore.push({ symbol, n: k === 0 ? 1 : 2 });
    G.trophiesLeft[symbol] -= k === 0 ? 1 : 2;
  });
  for (const s of x.seals ?? []) inv.seals.push(take(s, G.sealsLeft) as Sym);
  for (const f of x.dice ?? []) inv.dice.push({ id: G.diceLeft.shift() ?? fail('no die'), face: f });
  for (const [card, from] of x.supports ?? [])
    inv.supports.push({ card: take(card, G.decks[from] ?? [], G.hands[from] ?? [], G.discards[from] ?? []), from });
}
