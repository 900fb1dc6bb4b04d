import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { seeded } from '../../../engine-extensions/testing/dice';
import { tableOf, type TestTable } from '../../../engine-extensions/testing/seats';
import { arcana } from '..';
import { cardOf, GUILDS, type CardId, type Guild } from '../cards';
import { theZone } from '../rules/zones';
import type { ArcOptions, Displayed, Seat, State, ZoneId } from '../state';
import type { View } from '../view';

type AgentSpec = [owner: PlayerID, card: CardId, down?: 'down'];

/** What a test wants to lie where; all else stays as the setup left it. */
export interface Given {
  players?: 2 | 3 | 4;
  guilds?: Guild[];
  options?: Partial<ArcOptions>;
  first?: PlayerID;
  /** exactly these cards; the rest of the seat's cards go to its Deck, or to its Resource Deck if the Deck is given */
  seats?: Record<PlayerID, Partial<Pick<Seat, 'hand' | 'deck' | 'resource' | 'removed'>>>;
  zones?: Record<ZoneId, { stake?: CardId | null; agents?: AgentSpec[]; pile?: CardId[] }>;
  /** the order of the Free pile's last cards, the next one last; the pile is cut down to it */
  tail?: State['tail'];
  /** stop before the Objectives are chosen */
  choosing?: boolean;
  dice?: Dice;
}

export type Scene = TestTable<State, View>;

/** Takes a card from wherever it lies. */
function take(G: State, card: CardId): CardId {
  cardOf(card);
  for (const p of G.players) {
    const seat = G.seats[p] as Seat;
    for (const place of [seat.deck, seat.hand, seat.resource, seat.removed]) if (out(place, card)) return card;
  }
  for (const zone of G.zones) {
    if (out(zone.pile, card)) {
      zone.pile.unshift(G.box.shift() ?? fail('the box is empty'));
      return card;
    }
    if (zone.stake === card) {
      zone.stake = G.box.shift() ?? fail('the box is empty');
      return card;
    }
    const at = zone.agents.findIndex((a) => a.card === card);
    if (at >= 0) return zone.agents.splice(at, 1)[0]!.card;
  }
  if (out(G.box, card) || out(G.guildBox, card)) return card;
  return fail(`${card} is not in this match`);
}

function out(place: CardId[], card: CardId) {
  const at = place.indexOf(card);
  if (at >= 0) place.splice(at, 1);
  return at >= 0;
}

/** A card for a seat: a Stake counts as won. */
function owned(G: State, p: PlayerID, card: CardId): CardId {
  take(G, card);
  const seat = G.seats[p] as Seat;
  if (cardOf(card).family === 'stake' && !seat.won.includes(card)) seat.won.push(card);
  return card;
}

function layAgents(G: State, id: ZoneId, specs: readonly AgentSpec[]) {
  for (const [owner, card, down] of specs) {
    const agent: Displayed = { owner, card: owned(G, owner, card), down: down === 'down', since: G.round, seenBy: [] };
    theZone(G.zones, id).agents.push(agent);
  }
}

function laySeat(G: State, p: PlayerID, wanted: Partial<Pick<Seat, 'hand' | 'deck' | 'resource' | 'removed'>>) {
  const seat = G.seats[p] as Seat;
  seat.deck.push(...seat.hand.splice(0));
  const rest = wanted.deck ? seat.resource : seat.deck;
  if (wanted.deck) rest.push(...seat.deck.splice(0));
  for (const place of ['hand', 'deck', 'resource', 'removed'] as const)
    for (const card of wanted[place] ?? []) seat[place].push(owned(G, p, card));
  if (wanted.deck && wanted.resource) {
    G.guildBox.push(...seat.resource.filter((c) => !wanted.resource!.includes(c)));
    seat.resource = [...wanted.resource];
  }
}

/** Runs the real setup, then moves the named cards to where the test wants them. */
export function given(wanted: Given = {}): Scene {
  const { players = 2, guilds = GUILDS.slice(0, players), first = '0' } = wanted;
  const dice = wanted.dice ?? seeded('scenario');
  const { rules } = arcana;
  const G = rules.setup(players, wanted.options ?? {}, dice) as unknown as State;
  const scene = tableOf<State, View>(arcana, G, dice);
  if (G.options.guilds === 'choose') guilds.forEach((g, i) => scene.seat(String(i)).does('chooseGuild', g));
  if (G.options.objectives) {
    if (wanted.choosing) return scene;
    for (const p of G.players)
      scene.seat(p).does('pickObjectives', ...(scene.seat(p).options('pickObjectives')[0] as []));
  }
  G.events = [];
  G.firstPlayer = first;
  G.now = { ...G.now, player: first };
  G.agenda = [{ do: 'nextTurn' }, { wait: { [first]: null }, ask: 'act' }];
  for (const [p, seat] of Object.entries(wanted.seats ?? {})) laySeat(G, p, seat);
  for (const [id, { stake, pile }] of Object.entries(wanted.zones ?? {})) {
    const zone = theZone(G.zones, id);
    if (stake !== undefined) {
      if (stake !== null && zone.stake !== stake) take(G, stake);
      if (zone.stake !== null && zone.stake !== stake) G.box.push(zone.stake);
      zone.stake = stake;
    }
    if (pile) {
      const named = pile.map((card) => take(G, card));
      G.box.push(...zone.pile.splice(0).filter((c) => !named.includes(c)));
      zone.pile = named;
    }
  }
  for (const [id, { agents = [] }] of Object.entries(wanted.zones ?? {})) layAgents(G, id, agents);
  if (wanted.tail) {
    G.tail = [...wanted.tail];
    const free = theZone(G.zones, 'F');
    const stakes = G.tail.filter((c) => c === 'stake').length;
    G.box.push(...free.pile.splice(0, free.pile.length - stakes));
  }
  return scene;
}

/** Everybody discards until the round is over (or somebody is asked something else). */
export function discardAll(scene: Scene) {
  const { round } = scene.G;
  for (let n = 0; n < 200; n++) {
    const [p] = scene.waiting();
    if (p === undefined || scene.G.round !== round) return;
    const [card] = scene.seat(p).options('discard')[0] ?? [];
    if (card === undefined) return;
    scene.seat(p).does('discard', card);
  }
}

export const zone = (scene: Scene, id: ZoneId) => theZone(scene.G.zones, id);
export const seat = (scene: Scene, p: PlayerID) => scene.G.seats[p] as Seat;

/** The names of the events of the last move. */
export const told = (scene: Scene, viewer: PlayerID | null = null) => scene.heard(viewer).map((e) => e.event);
