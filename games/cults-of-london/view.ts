import { waitingFor, type PlayerID } from '../../engine-extensions/agenda/agenda';
import type { AskedQuestion } from '../../engine-extensions/effects/resolver';
import { heardBy } from '../../engine-extensions/log/log';
import type { ViewBase } from '../../engine-extensions/moves';
import type { Primitive, RitualId, Tag } from './cards';
import type { Happened } from './events';
import type { Open } from './rules/open';
import {
  type Answer,
  type Ask,
  type Auction,
  type Board,
  type Combat,
  type Frozen,
  type Holder,
  type OpenSeat,
  type Operation,
  type Options,
  type Prefs,
  type Question,
  type Seat,
  type State,
} from './state';

/** A seat as a viewer sees it: cards of others as counts. */
export interface SeatView {
  open: OpenSeat;
  holders: readonly Holder[];
  hand: number;
  operators: number;
  deck: number;
  rituals: number;
}

/** What only the seat itself sees. */
export interface Own {
  hand: readonly string[];
  operators: readonly string[];
  locs: readonly number[];
  rituals: readonly string[];
  scouting: readonly string[];
  /** cards laid aside in step 7, and how many of them in the second round of it */
  tossed: readonly string[];
  redrawn: number;
  ballot: 'fight' | 'peace' | null;
  retreat: boolean | null;
  prefs: Prefs;
  /** this seat's sealed answer in the open window */
  answer: Answer | null;
  notes: Seat['notes'];
  /** Rituals of others that this seat has peeked at */
  known: Record<PlayerID, readonly RitualId[]>;
}

export interface View extends ViewBase, Open {
  viewer: PlayerID | null;
  own: Own | null;
  phase: string;
  options: Options;
  board: Board;
  seats: Record<PlayerID, SeatView>;
  combat: Combat | null;
  operation: Operation | null;
  auction: Auction | null;
  window: { tag: Tag; asked: readonly PlayerID[]; answered: readonly PlayerID[] } | null;
  /** what everybody knows is asked; questions of a card's effect are the asked seat's own */
  ask: Ask | null;
  asked: AskedQuestion<Primitive> | null;
  decks: { operators: number; relics: number; rituals: number; anomalies: number };
  events: readonly Happened[];
}

const BLANK: Holder = {
  loc: null,
  op: null,
  act: null,
  down: { loc: false, op: false, act: false },
  seen: { loc: [], op: [], act: [] },
  shield: false,
  standing: false,
  done: false,
  shown: false,
  unseen: false,
  wounds: 0,
  relics: [],
};
const UNUSED: readonly Holder[] = Object.freeze([BLANK, BLANK, BLANK]);

/** A rival's holder: what lies face down is a back, unless this viewer has peeked at it. */
function masked(h: Holder, i: number, viewer: PlayerID | null, frozen: Frozen | null): Holder {
  if (!h.down.loc && !h.down.op && !h.down.act) return h;
  const hides = (slot: 'loc' | 'op' | 'act') => h.down[slot] && !(viewer !== null && h.seen[slot].includes(viewer));
  const copy: Holder = { ...h, loc: hides('loc') ? null : h.loc, op: hides('op') ? null : h.op, act: hides('act') ? null : h.act }; // prettier-ignore
  // slots as at the start of Commitment
  if (frozen?.empty.includes(`${i}.op`)) {
    copy.op = null;
    copy.down = { ...h.down, op: false };
  }
  return copy;
}

function sealed(G: State, p: PlayerID, kind: 'quick' | 'duplicate'): number {
  let n = 0;
  for (const w of G.windows) if (w.answers[p]?.kind === kind) n++;
  return n;
}

function seatView(G: State, p: PlayerID, seat: Seat, viewer: PlayerID | null): SeatView {
  const { open, frozen } = seat;
  if (p === viewer)
    return {
      open,
      holders: seat.holders,
      hand: seat.hand.length,
      operators: seat.operators.length,
      deck: seat.deck.length,
      rituals: seat.rituals.length,
    };
  let holders: readonly Holder[] = seat.holders;
  if (frozen && G.now.phase === 'planning') holders = UNUSED;
  else if (G.now.phase !== 'resolution' && G.now.phase !== 'refresh')
    holders = seat.holders.map((h, i) => masked(h, i, viewer, frozen));
  return {
    // a deck that runs out in step 7 would tell how many cards were laid aside
    open: frozen ? { ...open, discard: frozen.discard } : open,
    holders,
    hand: frozen ? frozen.hand : seat.hand.length + sealed(G, p, 'quick'),
    operators: frozen ? frozen.operators : seat.operators.length + sealed(G, p, 'duplicate'),
    deck: frozen ? frozen.deck : seat.deck.length,
    rituals: seat.rituals.length,
  };
}

/** Rituals that the viewer has peeked at and that are still held. */
function knownTo(G: State, viewer: PlayerID): Record<PlayerID, RitualId[]> {
  const known: Record<PlayerID, RitualId[]> = {};
  for (const ritual in G.ritualSeen) {
    if (!G.ritualSeen[ritual]?.includes(viewer)) continue;
    const p = G.players.find((q) => G.seats[q]?.rituals.includes(ritual));
    if (p !== undefined) (known[p] ??= []).push(ritual);
  }
  return known;
}

function ownOf(G: State, viewer: PlayerID): Own {
  const seat = G.seats[viewer] as Seat;
  return {
    hand: seat.hand,
    operators: seat.operators,
    locs: seat.locs,
    rituals: seat.rituals,
    scouting: seat.scouting,
    tossed: seat.tossed,
    redrawn: seat.redrawn,
    ballot: seat.ballot,
    retreat: seat.retreat,
    prefs: seat.prefs,
    answer: G.windows[G.windows.length - 1]?.answers[viewer] ?? null,
    notes: seat.notes,
    known: knownTo(G, viewer),
  };
}

function windowOf(G: State): View['window'] {
  const w = G.windows[G.windows.length - 1];
  const top = waitingFor<Question>(G);
  if (!w || top?.ask !== 'respond') return null;
  return { tag: w.tag, asked: w.asked, answered: w.asked.filter((p) => !(p in top.wait)) };
}

function askOf(G: State): Ask | null {
  const top = waitingFor<Question>(G);
  if (!top || 'choice' in top) return null;
  const { wait: _, ...ask } = top;
  return ask;
}

function askedOf(G: State, viewer: PlayerID | null): View['asked'] {
  const top = waitingFor<Question>(G);
  if (!top || !('choice' in top) || viewer === null || !(viewer in top.wait)) return null;
  return { ask: top.ask, by: top.by, choice: top.choice, bound: top.bound };
}

/** What a seat or a spectator may see; built field by field, arrays shared with the state. */
export function viewOf(G: State, viewer: PlayerID | null): View {
  const seats: Record<PlayerID, SeatView> = {};
  for (const p in G.seats) seats[p] = seatView(G, p, G.seats[p] as Seat, viewer);
  return {
    viewer,
    own: viewer !== null && G.players.includes(viewer) ? ownOf(G, viewer) : null,
    phase: G.now.phase,
    options: G.options,
    board: G.board,
    seats,
    combat: G.combat,
    operation: G.operation,
    auction: G.auction,
    window: windowOf(G),
    ask: askOf(G),
    asked: askedOf(G, viewer),
    decks: {
      operators: G.operatorDeck.length,
      relics: G.relicDeck.length,
      rituals: G.ritualDeck.length,
      anomalies: G.anomalyDeck.length,
    },
    events: heardBy(G.events, viewer),
  };
}
