import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { say } from './tell';
import { nameOf, shuffle } from '../../../engine-extensions/zones/zones';
import { cardOf, cardsOf, OVERLORD_NAMES, OVERLORDS, type CardId, type OverlordName } from '../cards';
import { freshSide } from '../setup';
import { beginPhase, FIRST_HAND, HAND, QUICK, rivalOf, sideOf, STREET, TOKENS, type Open, type State } from '../state';
import { drawCards } from './piles';
import { startTurn } from './turn';

/** Everything back into the box: a series begins each game from there. */
function clearTable(G: State) {
  const { open } = G;
  const all = [...G.market, ...G.acolytes, ...open.removed, ...open.street.filter((c) => c !== null)];
  for (const p of G.players) {
    const side = sideOf(open, p);
    all.push(...(G.decks[p] ?? []), ...(G.hands[p] ?? []), ...side.discard, ...side.play, ...side.relics);
    open.seats[p] = freshSide();
    G.decks[p] = [];
    G.hands[p] = [];
  }
  G.box = [...G.box, ...all].sort();
  G.market = [];
  G.acolytes = [];
  G.known = [];
  open.removed = [];
  open.street = Array<null>(STREET).fill(null);
  open.reserve = { muster: TOKENS, haunt: TOKENS };
  beginPhase(G, []);
  open.turn = 0;
}

/** TOL-SETUP-02: the First Player by lot, by option or, in a series, the loser (TOL-EXT-05). */
export function startGame(G: State, first: PlayerID | null, dice: Dice) {
  clearTable(G);
  const chosen = first ?? dice.pick(G.players);
  const order = [chosen, rivalOf(chosen)];
  G.open.order = order;
  G.open.game++;
  say(G, { event: 'gameBegan', game: G.open.game, first: chosen });
  then(
    G,
    ...order.map((seat) => ({ do: 'draftOverlord', seat }) as const),
    ...order.map((seat) => ({ do: 'draftInfluence', seat }) as const),
    { do: 'battle' },
  );
}

/** TOL-SETUP-03, TOL-RULING-01: of a faction the rival has not taken, unless the match is a mirror (TOL-EXT-04). */
export function overlordsFor(open: Open, me: PlayerID): OverlordName[] {
  const taken = sideOf(open, rivalOf(me)).overlord;
  return OVERLORD_NAMES.filter(
    (name) => taken === null || open.options.mirror || OVERLORDS[name].faction !== OVERLORDS[taken].faction,
  );
}

/** The physical Influence cards of this seat's overlord; in a mirror the second player has the second copies. */
export function influenceFor(open: Open, me: PlayerID): CardId[] {
  const mine = sideOf(open, me).overlord ?? fail('no overlord');
  const copy = sideOf(open, rivalOf(me)).overlord === mine && open.order[1] === me ? 2 : 1;
  return cardsOf('influence')
    .filter((id) => cardOf(id).overlord === mine)
    .map((id) => `${nameOf(id)}#${copy}`);
}

/** TOL-SETUP-04, TOL-EXT-03 */
export function takeOverlord(G: State, me: PlayerID, overlord: OverlordName, byLot: boolean) {
  const side = sideOf(G.open, me);
  const { health } = OVERLORDS[overlord];
  side.overlord = overlord;
  side.max = G.open.options.quick ? Math.ceil(health * QUICK) : health;
  side.health = side.max;
  say(G, { event: 'overlordChosen', by: me, overlord, byLot });
}

export function takeInfluence(G: State, me: PlayerID, cards: readonly CardId[], automatic: boolean) {
  sideOf(G.open, me).influence = cards.map((id) => cardOf(id).design);
  say(G, { event: 'influenceChosen', by: me, cards: [...cards], automatic });
}

export function draftOverlord(G: State, seat: PlayerID, dice: Dice) {
  if (G.open.options.overlords === 'random') return takeOverlord(G, seat, dice.pick(overlordsFor(G.open, seat)), true);
  beginTurn(G, 'draftOverlord', seat);
  then(G, { wait: { [seat]: null } });
}

/** TOL-EXT-02: for a first game the beginner pair is picked (TOL-SETUP-06). */
export function draftInfluence(G: State, seat: PlayerID) {
  if (G.open.options.help) {
    const pair = influenceFor(G.open, seat).filter((id) => cardOf(id).beginner);
    return takeInfluence(G, seat, pair, true);
  }
  beginTurn(G, 'draftInfluence', seat);
  then(G, { wait: { [seat]: null } });
}

function fromBox(G: State, wanted: (id: CardId) => boolean, n = Infinity): CardId[] {
  const taken: CardId[] = [];
  const left: CardId[] = [];
  for (const id of G.box) (taken.length < n && wanted(id) ? taken : left).push(id);
  G.box = left;
  return taken;
}

/** The two Influence cards a seat has chosen. */
const chosenBy = (open: Open, p: PlayerID): CardId[] =>
  influenceFor(open, p).filter((id) => sideOf(open, p).influence.includes(cardOf(id).design));

/** TOL-SETUP-07 to 15 */
export function startBattle(G: State, dice: Dice) {
  const { open } = G;
  for (const p of open.order) {
    const chosen = chosenBy(open, p);
    const deck = [
      ...fromBox(G, (id) => cardOf(id).design === 'cultist', 5),
      ...fromBox(G, (id) => cardOf(id).design === 'fanatic', 3),
      ...fromBox(G, (id) => chosen.includes(id)),
    ];
    shuffle(deck, dice);
    G.decks[p] = deck;
  }
  G.acolytes = fromBox(G, (id) => cardOf(id).family === 'acolyte');
  shuffle(G.acolytes, dice);
  G.market = fromBox(G, (id) => cardOf(id).family === 'market');
  shuffle(G.market, dice);
  open.street = G.market.splice(-STREET).reverse();
  say(G, { event: 'streetLaid', cards: [...open.street] as CardId[] });
  const [first, second] = open.order as [PlayerID, PlayerID];
  drawCards(G, first, FIRST_HAND, dice);
  drawCards(G, second, HAND, dice);
  startTurn(G, first);
}
