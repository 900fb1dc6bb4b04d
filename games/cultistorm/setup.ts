import type { SetupArgs } from '../../engine-extensions/define-game';
import type { Dice } from '../../engine-extensions/dice';
import { then } from '../../engine-extensions/agenda/agenda';
import { say } from '../../engine-extensions/log/log';
import { fail } from '../../engine-extensions/fail';
import { shuffle } from '../../engine-extensions/zones/zones';
import { actionOf, ACTIONS, ACTS, CULTISTS, EVENTS, GOOS, INVESTIGATORS, ITEMS, LOCATIONS, noTrophies, SECT, SYMBOLS, TERROR, terrorOf, type Wave } from './cards'; // prettier-ignore
import type { CircleCard, CstOptions, Inv, InvId, Slot, State } from './state';
import { FINAL_SLOT, SLOTS } from './rules/numbers';

const TROPHIES = 8;
const DICE = 8;

const newInv = (id: InvId, seat: string): Inv => ({
  id,
  seat,
  card: null,
  at: 0,
  insanity: 0,
  permanent: 0,
  shield: 0,
  trophies: noTrophies(),
  lore: [],
  seals: [],
  items: [],
  dice: [],
  supports: [],
  targets: [],
  passed: false,
  done: false,
  tookDie: false,
  moves: 0,
  freeMoves: 0,
  searched: false,
  fought: false,
  used: [],
  ranged: false,
  noPenalty: false,
});

const goosOf = (wave: Wave) => GOOS.filter((g) => g.wave === wave).map((g) => g.id).sort(); // prettier-ignore

/** CST-APP-01: investigators are dealt to the seats in turn. Nothing is shuffled before all have chosen. */
export function setup({ players, options, dice }: SetupArgs<CstOptions>): State {
  const n = Math.max(2, players.length, options.investigators);
  const inv = Array.from({ length: n }, (_, i) => newInv(i, players[i % players.length] ?? '0'));
  if (options.pick === 'random') {
    const people = dice.shuffle(INVESTIGATORS.map((x) => x.id));
    for (const x of inv) x.card = people[x.id] ?? fail('too few investigators');
  }
  return {
    players,
    now: { phase: 'choose', player: players[0] ?? '0', turn: 0 },
    agenda: [{ do: 'layOut' }, { do: 'await', ask: { ask: 'choose' } }],
    events: [],
    options,
    round: 0,
    first: 0,
    inv,
    slots: [],
    marker: 0,
    terrorAt: FINAL_SLOT,
    pool: [],
    diceLeft: Array.from({ length: DICE }, (_, i) => `d${i + 1}`),
    trophiesLeft: Object.fromEntries(SYMBOLS.map((s) => [s, TROPHIES])) as State['trophiesLeft'],
    sealsLeft: [...SYMBOLS],
    sealsUsed: [],
    goosLeft: { first: goosOf('first'), second: goosOf('second'), sect: options.sect ? goosOf('sect') : [] },
    cultistDeck: CULTISTS.map((c) => c.id),
    cultistDiscard: [],
    removed: options.sect ? SECT.map((c) => c.id) : [],
    itemDeck: [...ITEMS, ...EVENTS].map((i) => i.id),
    itemDiscard: [],
    circle: [],
    circleCards: [],
    terrorDeck: TERROR.map((t) => t.id),
    terrorDiscard: [],
    unusedActs: ACTS.map((a) => a.id),
    flip: null,
    decksOut: 0,
    box: ACTIONS.map((a) => a.id),
    decks: inv.map(() => []),
    hands: inv.map(() => []),
    discards: inv.map(() => []),
    dealt: inv.map(() => []),
    drawn: inv.map(() => []),
    resolving: [],
    rules: [],
    offers: [],
    refusedOffers: [],
    pings: {},
    handOvers: {},
    peeks: [],
    finalAct: null,
    doom: 0,
    tally: { defeated: inv.map(() => 0), supports: inv.map(() => 0), goosDefeated: 0, used: [] },
  };
}

/** CST-SETUP-01 to 09 and 11, once everybody has an investigator. */
export function layOut(G: State, dice: Dice) {
  G.first = dice.die(G.inv.length) - 1; // CST-RULING-04
  const drawn = SYMBOLS.map((s) => dice.pick(LOCATIONS.filter((l) => l.symbol === s)).id);
  G.slots = dice.shuffle(drawn).map((location): Slot => ({
    location,
    shrine: false,
    ward: 0,
    sealed: false,
    trophies: 0,
    die: 'blank',
    used: false,
    column: [],
    goos: [],
  }));
  say(G, { event: 'laidOut', locations: G.slots.map((s) => s.location) });
  layCultists(G, dice);
  layCircle(G, dice);
  for (const inv of G.inv) {
    const deck = G.box.filter((card) => actionOf(card).inv === inv.card);
    G.box = G.box.filter((card) => !deck.includes(card));
    shuffle(deck, dice);
    G.decks[inv.id] = deck;
  }
  then(G, { do: 'deal' });
}

/** CST-SETUP-02, 03, CST-SECT-01, CST-RULING-05, 43 */
function layCultists(G: State, dice: Dice) {
  const most = Math.max(3, G.inv.length);
  const sect = G.options.sect ? SECT.map((c) => c.id) : [];
  G.cultistDeck = CULTISTS.filter((c) => c.skulls <= most).map((c) => c.id);
  G.removed = CULTISTS.filter((c) => c.skulls > most).map((c) => c.id);
  shuffle(G.cultistDeck, dice);
  if (sect.length > 0) {
    G.removed.push(...G.cultistDeck.splice(-sect.length));
    G.removed.sort();
    G.cultistDeck.push(...sect);
    shuffle(G.cultistDeck, dice);
  }
  G.slots.forEach((place, slot) => {
    const card = G.cultistDeck.pop() ?? fail('no cultist');
    place.column.push(card);
    say(G, { event: 'appeared', card, slot });
  });
}

/** CST-SETUP-06 to 08 */
function layCircle(G: State, dice: Dice) {
  shuffle(G.terrorDeck, dice);
  shuffle(G.unusedActs, dice);
  for (let slot = 0; slot < SLOTS; slot++) {
    const card = (slot === FINAL_SLOT ? G.unusedActs : G.terrorDeck).pop() ?? fail('no terror card');
    G.circleCards[slot] = card;
    const shown: CircleCard = { gems: terrorOf(card).gems, tokens: slot === FINAL_SLOT ? 1 : 0, up: false };
    G.circle[slot] = shown;
  }
  G.unusedActs.sort();
}

/** CST-SETUP-12, 13 */
export function dealItems(G: State, dice: Dice) {
  shuffle(G.itemDeck, dice);
  for (const inv of G.inv) G.dealt[inv.id] = [G.itemDeck.pop() ?? fail('no item'), G.itemDeck.pop() ?? fail('no item')];
  then(G, { do: 'phase', phase: 'deal' }, { do: 'takePlaces' });
}

/** CST-SETUP-12, 14; a fierce storm has begun already. */
export function takePlaces(G: State, dice: Dice) {
  shuffle(G.itemDeck, dice);
  const n = G.inv.length;
  for (let k = 0; k < n; k++) {
    const inv = G.inv[(G.first + k) % n] ?? fail('nobody');
    inv.at = k;
  }
  then(G, { do: 'round' });
  if (G.options.storm === 'fierce') then(G, { do: 'terror' }, { do: 'terror' });
}
