import { beginTurn, then, type PlayerID } from '../../engine-extensions/agenda/agenda';
import type { SetupArgs } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { say } from '../../engine-extensions/log/log';
import { draw } from '../../engine-extensions/zones/zones';
import {
  ANOMALY,
  deckOf,
  FACTIONS,
  isLegend,
  LEGENDS,
  OMEN,
  OPERATOR,
  RELICS,
  RITUALS,
  TILES,
  type Faction,
} from './cards';
import { heraldPlans, strengthOf } from './rules/herald';
import { firstSeat } from './rules/intel';
import { freeSlots } from './rules/open';
import { freeze } from './rules/plan';
import { spawn } from './rules/rebound';
import { emptyHolder } from './rules/reveal';
import { drawRituals, ownedOperators, seatOf, takeOperator, takeRelic } from './rules/supply';
import { placeToken } from './rules/tokens';
import { HAND, HERALD, HOLDERS, INSIGHT, type Options, type RoundTally, type Seat, type State } from './state';

const noTally = (): RoundTally => ({ kills: 0, opened: 0, finalised: 0, removed: 0, robbed: 0, raised: 0 });

const emptySeat = (): Seat => ({
  open: {
    faction: null,
    insight: 0,
    vp: 0,
    bank: 0,
    normal: 0,
    one: 0,
    two: 0,
    relics: [],
    exhausted: [],
    readied: [],
    discard: [],
    ready: false,
    passed: 'no',
    swapped: false,
    ritualScored: false,
    reveals: 0,
    paid: false,
    tilesUsed: [],
    limit: 0,
    tally: noTally(),
    victims: [],
    sources: { control: 0, rituals: 0, condition: 0, insight: 0, banked: 0 },
  },
  holders: Array.from({ length: HOLDERS }, emptyHolder),
  deck: [],
  hand: [],
  operators: [],
  locs: [],
  rituals: [],
  scouting: [],
  tossed: [],
  redrawn: 0,
  ballot: null,
  retreat: null,
  prefs: { auto: [], until: null, watch: false },
  frozen: null,
  notes: [],
  limit: 0,
});

/** COL-SETUP-03: the highest die is first; only the tied roll again. */
function rollForFirst(players: readonly PlayerID[], dice: Dice) {
  const rolls: Record<PlayerID, number[]> = Object.fromEntries(players.map((p) => [p, []]));
  let left = [...players];
  while (left.length > 1) {
    const round = left.map((p) => ({ p, n: dice.die(6) }));
    for (const { p, n } of round) (rolls[p] as number[]).push(n);
    const most = Math.max(...round.map((r) => r.n));
    left = round.filter((r) => r.n === most).map((r) => r.p);
  }
  return { rolls, first: left[0] as PlayerID };
}

/** COL-SETUP-01 to 03; the draft follows. */
export function setup({ players, options, dice }: SetupArgs<Options>): State {
  const solo = players.length === 1;
  const { rolls, first } = rollForFirst(players, dice);
  const at = players.indexOf(first);
  const order = [...players.slice(at), ...players.slice(0, at), ...(solo ? [HERALD] : [])];
  const tiles = dice.shuffle(Object.keys(TILES).sort());
  const G: State = {
    players,
    agenda: [{ do: 'draft', i: 0 }],
    now: { phase: 'draft', player: first, turn: 0 },
    events: [],
    options,
    board: {
      round: 1,
      first,
      order,
      tiles: tiles.slice(0, 6),
      tokens: Array.from({ length: 6 }, () => []),
      anomalies: [],
      tracker: 0,
      floor: 0,
      pile: INSIGHT,
      settled: Array.from({ length: 6 }, () => null),
      forced: [],
      snapshot: {},
      graveyard: [],
      house: [],
      relicDiscard: [],
      ritualDiscard: [],
      anomalyDiscard: [],
      herald: solo
        ? { difficulty: options.difficulty, gazes: 0, bonus: 0, bonusNext: 0, power: 0, powerNext: 0 }
        : null,
    },
    seats: Object.fromEntries(order.map((p) => [p, emptySeat()])),
    operatorDeck: dice.shuffle(
      Object.keys(OPERATOR)
        .filter((op) => !isLegend(op))
        .sort(),
    ),
    relicDeck: dice.shuffle(Object.keys(RELICS).sort()),
    ritualDeck: dice.shuffle(Object.keys(RITUALS).sort()),
    anomalyDeck: dice.shuffle(Object.keys(ANOMALY).sort()),
    box: tiles.slice(6),
    ritualSeen: {},
    windows: [],
    combat: null,
    operation: null,
    auction: null,
    pending: [],
    arrivals: [],
    fought: {},
    fallen: [],
    slain: [],
    playing: null,
    stats: { spawns: 0, blocked: 0, conditions: {}, owned: 0, alone: 0, plans: 0, fights: 0, peaces: 0 },
  };
  if (solo) seatOf(G, HERALD).deck = dice.shuffle(Object.keys(OMEN).sort());
  else say(G, { event: 'firstRolled', rolls, first });
  if (options.factionPick === 'random') {
    const mixed = dice.shuffle(FACTIONS);
    players.forEach((p, i) => chooseFaction(G, p, mixed[i] as Faction));
  }
  return G;
}

/** The factions nobody has yet. */
export const freeFactions = (o: { seats: Record<PlayerID, { open: { faction: Faction | null } }> }): Faction[] => {
  const taken = Object.values(o.seats).map((s) => s.open.faction);
  return FACTIONS.filter((f) => !taken.includes(f));
};

export function chooseFaction(G: State, p: PlayerID, faction: Faction) {
  seatOf(G, p).open.faction = faction;
  say(G, { event: 'factionChosen', by: p, faction });
}

/** COL-SETUP-04: the next in turn order picks; the last of four has no choice. */
export function nextDraft(G: State, i: number) {
  const p = G.board.order[i];
  if (p === undefined || p === HERALD) return then(G, { do: 'deal' });
  then(G, { do: 'draft', i: i + 1 });
  if (seatOf(G, p).open.faction !== null) return;
  const free = freeFactions(G);
  if (free.length === 1) return chooseFaction(G, p, free[0] as Faction);
  beginTurn(G, 'draft', p);
  then(G, { wait: { [p]: null }, ask: 'draft' });
}

/** COL-SETUP-05 to 12, SOLO-01, 02 */
export function deal(G: State, dice: Dice) {
  G.board.graveyard.push(takeOperator(G, dice) as string);
  for (const p of G.board.order) {
    const seat = seatOf(G, p);
    const { open } = seat;
    seat.locs = [1, 2, 3, 4, 5, 6];
    open.insight = 4;
    G.board.pile -= 4;
    if (p === HERALD) {
      open.faction = freeFactions(G)[0] as Faction;
      Object.assign(open, { normal: 15, one: 2, two: 1 });
      continue;
    }
    Object.assign(open, { normal: 14, one: 2, two: 1 });
    seat.deck = dice.shuffle(deckOf(open.faction as Faction));
    seat.hand = draw(seat.deck, HAND);
    const legend = Object.keys(LEGENDS).find((k) => LEGENDS[k]?.legend === open.faction) as string;
    seat.operators = [`${legend}#1`, ...Array.from({ length: 3 }, () => takeOperator(G, dice) as string)];
    drawRituals(G, p, 1, dice);
  }
  G.board.house.push(takeRelic(G, dice) as string);
  then(G, { do: 'round' });
  if (!G.board.herald) return;
  const { anomalies, tokens } = strengthOf(G);
  for (let i = 0; i < anomalies; i++) spawn(G, HERALD, null, dice);
  for (let i = 0; i < tokens; i++) {
    const at = dice.die(6);
    if (freeSlots(G, at) > 0) placeToken(G, HERALD, at);
  }
}

/** A new round: counters back to nothing, and everybody plans (COL-PLAN-06). */
export function beginRound(G: State, dice: Dice) {
  Object.assign(G.board, { settled: Array.from({ length: 6 }, () => null), forced: [], floor: 0, snapshot: {} });
  G.operation = null;
  G.playing = null;
  for (const p of G.board.order) {
    const { open } = seatOf(G, p);
    Object.assign(open, { ready: false, passed: 'no', swapped: false, ritualScored: false, reveals: 0, paid: false, tilesUsed: [], readied: [], tally: noTally(), victims: [] }); // prettier-ignore
  }
  beginTurn(G, 'planning', firstSeat(G));
  say(G, { event: 'roundBegan', round: G.board.round });
  if (G.board.herald) heraldPlans(G, dice);
  for (const p of G.players) {
    freeze(G, p);
    const owned = ownedOperators(G, p);
    G.stats.plans += 1;
    G.stats.owned += owned;
    if (owned === 1) G.stats.alone += 1;
  }
  then(G, { wait: Object.fromEntries(G.players.map((p) => [p, 'plan'])), ask: 'plan' }, { do: 'intel', i: 0 });
}
