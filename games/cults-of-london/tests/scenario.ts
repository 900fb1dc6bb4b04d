import { awaited, type AnyState } from '../../../engine-extensions/rules';
import { seeded, type Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { tableOf, type TestSeat } from '../../../engine-extensions/testing/seats';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { cultsOfLondon } from '..';
import { ANOMALY, OPERATOR, type Faction } from '../cards';
import type { Happened } from '../events';
import type { Layout } from '../rules/plan';
import { HERALD, type Holder, type Options, type Seat, type State } from '../state';
import type { View } from '../view';

/** A die that shows these faces first and is fair afterwards. */
export interface Script extends Dice {
  next(...faces: number[]): void;
}

function scripted(seed: string): Script {
  const base = seeded(seed);
  const queue: number[] = [];
  const die = (sides: number) => queue.shift() ?? base.die(sides);
  return {
    ...base,
    die,
    roll: (sides, n) => Array.from({ length: n }, () => die(sides)),
    next: (...faces) => queue.push(...faces),
  };
}

export interface Plans {
  [seat: string]: [loc: number, op: string, act: string][];
}

const FACTIONS: Faction[] = ['purge', 'society', 'mohocks', 'dawn'];

/** Everything a match begins with, and ways to lay the table as a test wants it. */
export function given({
  players = 4,
  factions = FACTIONS,
  options = {},
  seed = 'given',
}: { players?: number; factions?: readonly Faction[]; options?: Partial<Options>; seed?: string } = {}) {
  const dice = scripted(seed);
  const G = cultsOfLondon.rules.setup(players, options, dice) as unknown as State;
  const told: Happened[] = [];
  const plain = tableOf<State, View>(cultsOfLondon, G, dice);
  /** seats whose every move is remembered in the story */
  const table = {
    ...plain,
    seat(p: string): TestSeat<View> {
      const seat = plain.seat(p);
      const { does } = seat;
      seat.does = (move, ...args) => {
        does(move, ...args);
        told.push(...G.events.map((e) => e.tell));
      };
      return seat;
    },
  };
  const { order } = G.board;
  order.forEach((p, i) => {
    if (p !== HERALD && G.seats[p]?.open.faction === null && G.now.phase === 'draft')
      table.seat(p).does('chooseFaction', factions[i]);
  });
  /** seats in turn order: a, b, c, d */
  const [a = '', b = '', c = '', d = ''] = order;
  const seatOf = (p: string): Seat => G.seats[p] ?? fail(`no seat ${p}`);
  const state = G as unknown as AnyState;

  const zones = (p: string) => {
    const s = seatOf(p);
    return { action: [s.deck, s.open.discard], operator: [s.operators] };
  };
  const pull = (from: string[][], want: string): string => {
    for (const zone of from) {
      const i = zone.findIndex((card) => card === want || nameOf(card) === want);
      if (i >= 0) return zone.splice(i, 1)[0] as string;
    }
    return fail(`no ${want} to be had`);
  };
  const full = (p: string, card: string) => (card.includes('/') ? card : `${seatOf(p).open.faction}/${card}`);

  const t = {
    G,
    dice,
    table,
    a,
    b,
    c,
    d,
    board: G.board,
    seat: (p: string): TestSeat<View> => table.seat(p),
    open: (p: string) => seatOf(p).open,
    of: seatOf,
    view: (p: string | null) => cultsOfLondon.rules.view(state, p) as unknown as View,
    waiting: () => table.waiting(),
    heard: (p: string | null = null) => table.heard(p) as Happened[],
    /** what has been told since the beginning, or since `forget`, of one kind */
    told: <E extends Happened['event']>(event: E) =>
      told.filter((e) => e.event === event) as Extract<Happened, { event: E }>[],
    forget() {
      told.length = 0;
    },
    /** exactly these Action cards in hand */
    hand(p: string, ...cards: string[]) {
      const s = seatOf(p);
      s.deck.unshift(...s.hand.splice(0));
      for (const card of cards) s.hand.push(pull(zones(p).action, full(p, card)));
      return [...s.hand];
    },
    /** these cards on top of the deck, the first drawn first */
    deck(p: string, ...cards: string[]) {
      for (const card of [...cards].reverse()) seatOf(p).deck.push(pull(zones(p).action, full(p, card)));
    },
    /** exactly these Operators in hand */
    ops(p: string, ...names: string[]) {
      const s = seatOf(p);
      const rest = s.operators.splice(0);
      const elsewhere = [
        rest,
        G.operatorDeck,
        G.board.graveyard,
        ...order.filter((q) => q !== p).map((q) => seatOf(q).operators),
      ];
      for (const name of names) s.operators.push(pull(elsewhere, name));
      const legend = rest.filter((op) => OPERATOR[op]?.legend);
      G.operatorDeck.unshift(...rest.filter((op) => !OPERATOR[op]?.legend));
      s.operators.push(...legend);
      return [...s.operators];
    },
    insight(p: string, n: number) {
      G.board.pile += seatOf(p).open.insight - n;
      seatOf(p).open.insight = n;
    },
    /** tokens at a place, one letter each by seat; `a1`, `a2` are Outposts */
    tokens(at: number, ...of: string[]) {
      for (const token of G.board.tokens[at - 1] ?? []) {
        const s = seatOf(token.by).open;
        if (token.kind === 'normal') s.normal++;
        else if (token.kind === 'one') s.one++;
        else s.two++;
      }
      G.board.tokens[at - 1] = of.map((key) => {
        const [p, level] = key.split('+') as [string, string?];
        const s = seatOf(p).open;
        if (level === '1') s.one--;
        else if (level === '2') s.two--;
        else s.normal--;
        return {
          by: p,
          kind: level === '1' ? ('one' as const) : level === '2' ? ('two' as const) : ('normal' as const),
        };
      });
    },
    anomaly(name: string, at: number) {
      const id = pull([G.anomalyDeck, G.board.anomalyDiscard], name);
      G.board.anomalies.push({ id, at, wounds: 0 });
      return id;
    },
    /** the next Anomaly to be drawn */
    next(name: string) {
      G.anomalyDeck.push(pull([G.anomalyDeck, G.board.anomalyDiscard], name));
    },
    ritual(p: string, ...ids: string[]) {
      const s = seatOf(p);
      G.ritualDeck.unshift(...s.rituals.splice(0));
      for (const id of ids) s.rituals.push(pull([G.ritualDeck, ...order.map((q) => seatOf(q).rituals)], id));
    },
    relic(p: string, ...ids: string[]) {
      for (const id of ids) seatOf(p).open.relics.push(pull([G.relicDeck, G.board.house, G.board.relicDiscard], id));
    },
    tile(at: number, id: string) {
      const i = G.board.tiles.indexOf(id);
      if (i === at - 1) return;
      const other = G.board.tiles[at - 1] as string;
      if (i >= 0) G.board.tiles[i] = other;
      else G.box[G.box.indexOf(id)] = other;
      G.board.tiles[at - 1] = id;
    },
    holder: (p: string, h = 0): Holder => seatOf(p).holders[h] ?? fail('no holder'),
    /** seats plan so and are ready; who is not named plans nothing */
    plan(plans: Plans) {
      for (const p of G.players) {
        const rows = plans[p] ?? [];
        const used = new Set<string>();
        const layout: Layout = [0, 1, 2].map((h) => {
          const row = rows[h];
          if (!row) return null;
          const op =
            seatOf(p).operators.find((x) => (nameOf(x) === row[1] || x === row[1]) && !used.has(x)) ??
            fail(`${row[1]} is not in hand`);
          const act =
            seatOf(p).hand.find((x) => (nameOf(x) === full(p, row[2]) || x === row[2]) && !used.has(x)) ??
            fail(`${row[2]} is not in hand`);
          used.add(op).add(act);
          return [row[0], op, act];
        });
        table.seat(p).does('ready', layout);
      }
    },
    /** everybody passes while this is asked */
    pass(...asks: string[]) {
      for (let n = 0; n < 200; n++) {
        const ask = t.view(null).ask?.ask;
        const [p] = awaited(cultsOfLondon.rules.turn(state));
        if (!ask || !p || !asks.includes(ask)) return;
        const does: Record<string, [string, ...unknown[]]> = {
          intel: ['passIntel', false],
          respond: ['pass'],
          commit: ['ready'],
          bid: ['passBid'],
          operate: ['decline'],
          ballot: ['ballot', 'peace'],
          retreat: ['retreatVote', true],
          score: ['endScore'],
        };
        const first = table.seat(p).legal()[0];
        const has = (move: string) => table.seat(p).options(move).length > 0;
        if (ask === 'refill') {
          if (has('refill') || has('mulligan')) table.seat(p).does(has('refill') ? 'refill' : 'mulligan');
          else table.seat(p).does(first?.move ?? '', ...(first?.args ?? []));
        } else if (ask === 'score' && has('scoreRitual')) table.seat(p).does('scoreRitual', ...(first?.args ?? []));
        else table.seat(p).does(...(does[ask] ?? fail(`no way to pass ${ask}`)));
      }
      fail('passed for ever');
    },
    /** everybody passes in windows of these kinds only */
    passIn(...tags: string[]) {
      for (let n = 0; n < 200; n++) {
        const { window } = t.view(null);
        const [p] = awaited(cultsOfLondon.rules.turn(state));
        if (!window || !p || !tags.includes(window.tag)) return;
        table.seat(p).does('pass');
      }
      fail('passed for ever');
    },
    /** on to the reveal, nobody spends or changes anything; the REVEAL window is passed unless it is wanted */
    reveal(keepWindow = false) {
      t.pass('intel');
      t.passIn('INTEL');
      t.pass('commit');
      if (!keepWindow) t.passIn('REVEAL');
    },
    /** from wherever it is to the next Planning */
    round() {
      t.pass('intel', 'respond', 'commit', 'operate', 'ballot', 'retreat', 'score', 'bid', 'refill');
    },
    anomalyRow: (id: string) => ANOMALY[id],
  };
  return t;
}

export type Given = ReturnType<typeof given>;
