import { waitingFor, type PlayerID, type Wait } from '../../engine-extensions/agenda/agenda';
import { heardBy } from '../../engine-extensions/log/log';
import type { ViewBase } from '../../engine-extensions/moves';
import { slots, type Place } from '../../engine-extensions/secrecy/places';
import type { Arcanum, CardId, Guild, ObjectiveId } from './cards';
import type { Happened } from './events';
import { FREE, type ArcOptions, type Displayed, type Marks, type Question, type Result, type Seat, type State, type Zone, type ZoneId } from './state'; // prettier-ignore

/** An Agent as a viewer sees it; `card` is null for a back. */
export interface AgentView {
  readonly owner: PlayerID;
  readonly card: CardId | null;
  readonly down: boolean;
  readonly since: number;
}

export interface ZoneView {
  readonly id: ZoneId;
  readonly control: readonly PlayerID[];
  /** cards left below the Stake, the Jubilee included */
  readonly pile: number;
  readonly stake: CardId | null;
  readonly agents: readonly AgentView[];
  readonly militia: readonly { readonly caller: PlayerID; readonly card: CardId }[];
  readonly marks: Readonly<Marks>;
  readonly bids: Readonly<Record<PlayerID, Arcanum>>;
}

/** What everybody sees of a seat. */
export interface SeatView {
  readonly guild: Guild | null;
  readonly hand: number;
  readonly deck: number;
  readonly resource: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly won: readonly CardId[];
  readonly objectives: number;
  readonly wins: Readonly<Seat['wins']>;
  /** after the end: the Deck and the Objectives, open */
  readonly shown: { readonly deck: readonly CardId[]; readonly objectives: readonly ObjectiveId[] } | null;
}

/** What only the seat itself sees. */
export interface Own {
  readonly hand: readonly CardId[];
  /** dealt, then kept */
  readonly objectives: readonly ObjectiveId[];
  /** ARC-EFFECT-17: the two cards looked at, the topmost first */
  readonly scry: readonly CardId[] | null;
}

/** What a seat or a spectator sees. */
export interface View extends ViewBase {
  viewer: PlayerID | null;
  own: Own | null;
  readonly players: readonly PlayerID[];
  readonly options: Readonly<ArcOptions>;
  readonly round: number;
  readonly firstPlayer: PlayerID;
  /** the seats that are asked, and what */
  readonly asked: { readonly seats: readonly PlayerID[]; readonly question: Question } | null;
  readonly seats: Readonly<Record<PlayerID, SeatView>>;
  readonly zones: readonly ZoneView[];
  readonly anyGuild: readonly PlayerID[];
  readonly jubilee: boolean;
  readonly limbo: readonly CardId[];
  readonly militiaDeck: number;
  readonly militiaAside: readonly CardId[];
  readonly idle: Readonly<State['idle']>;
  readonly result: Result | null;
  readonly events: readonly Happened[];
}

/** Whether this viewer may know a face-down card (ARC-AGENT-07, ARC-EFFECT-08). */
const knows = (agent: Displayed, viewer: PlayerID | null) =>
  !agent.down || (viewer !== null && (agent.owner === viewer || agent.seenBy.includes(viewer)));

const agentView = (agent: Displayed, viewer: PlayerID | null): AgentView => ({
  owner: agent.owner,
  card: knows(agent, viewer) ? agent.card : null,
  down: agent.down,
  since: agent.since,
});

const zoneView = (G: State, zone: Zone, viewer: PlayerID | null): ZoneView => ({
  id: zone.id,
  control: zone.control,
  pile: zone.pile.length + (zone.id === FREE && !G.jubilee ? 1 : 0),
  stake: zone.stake,
  agents: zone.agents.map((a) => agentView(a, viewer)),
  militia: zone.militia,
  marks: zone.marks,
  bids: zone.bids,
});

const seatView = (seat: Seat, over: boolean): SeatView => ({
  guild: seat.guild,
  hand: seat.hand.length,
  deck: seat.deck.length,
  resource: seat.resource,
  removed: seat.removed,
  won: seat.won,
  objectives: seat.objectives.length,
  wins: seat.wins,
  shown: over ? { deck: seat.deck, objectives: seat.objectives } : null,
});

function askedOf(G: State): View['asked'] {
  const top = waitingFor<Wait & Question>(G);
  if (!top) return null;
  const { wait, ...question } = top;
  return { seats: Object.keys(wait), question: question as Question };
}

function ownOf(G: State, viewer: PlayerID | null): Own | null {
  const seat = viewer === null ? undefined : G.seats[viewer];
  if (!seat || viewer === null) return null;
  const top = waitingFor<Wait & Question>(G);
  const scrying = top?.ask === 'scry' && viewer in top.wait ? top.zone : null;
  const pile = scrying === null ? undefined : G.zones.find((z) => z.id === scrying)?.pile;
  return { hand: seat.hand, objectives: seat.objectives, scry: pile ? pile.slice(-2).reverse() : null };
}

/** Built field by field; arrays are shared with the state. */
export function view(G: State, viewer: PlayerID | null): View {
  const seats: Record<PlayerID, SeatView> = {};
  const over = G.over !== undefined;
  for (const p of G.players) seats[p] = seatView(G.seats[p] as Seat, over);
  return {
    viewer,
    own: ownOf(G, viewer),
    players: G.players,
    options: G.options,
    round: G.round,
    firstPlayer: G.firstPlayer,
    asked: askedOf(G),
    seats,
    zones: G.zones.map((z) => zoneView(G, z, viewer)),
    anyGuild: G.anyGuild,
    jubilee: G.jubilee,
    limbo: G.limbo,
    militiaDeck: G.militiaDeck.length,
    militiaAside: G.militiaAside,
    idle: G.idle,
    result: G.over ?? null,
    events: heardBy(G.events, viewer),
  };
}

/** What a viewer cannot tell apart: own Deck; a rival's Deck, hand and backs; piles and box; the Jubilee's place; Militia Deck; Objectives. */
export function hiddenFrom(G: State, viewer: PlayerID | null): Place[][] {
  const groups: Place[][] = [];
  const objectives = slots(['objectiveBox'], G.objectiveBox.length);
  for (const p of G.players) {
    const seat = G.seats[p] as Seat;
    const unseen: Place[] = G.over ? [] : slots(['seats', p, 'deck'], seat.deck.length);
    if (p !== viewer) {
      unseen.push(...slots(['seats', p, 'hand'], seat.hand.length));
      G.zones.forEach((zone, z) =>
        zone.agents.forEach((agent, i) => {
          if (agent.owner === p && !knows(agent, viewer)) unseen.push(['zones', z, 'agents', i, 'card']);
        }),
      );
      if (!G.over) objectives.push(...slots(['seats', p, 'objectives'], seat.objectives.length));
    }
    groups.push(unseen);
  }
  const top = waitingFor<Wait & Question>(G);
  const scrying = top?.ask === 'scry' && viewer !== null && viewer in top.wait ? top.zone : null;
  const stakes = slots(['box'], G.box.length);
  G.zones.forEach((zone, z) =>
    stakes.push(...slots(['zones', z, 'pile'], zone.pile.length - (zone.id === scrying ? 2 : 0))),
  );
  groups.push(stakes, slots(['tail'], G.tail.length), slots(['militiaDeck'], G.militiaDeck.length), objectives);
  return groups;
}

/** Every card of the match, wherever it lies. */
export const pieces = (G: State): string[] => [
  ...G.players.flatMap((p) => {
    const { deck, hand, resource, removed, objectives } = G.seats[p] as Seat;
    return [...deck, ...hand, ...resource, ...removed, ...objectives];
  }),
  ...G.zones.flatMap((z) => [
    ...z.pile,
    ...(z.stake === null ? [] : [z.stake]),
    ...z.agents.map((a) => a.card),
    ...z.militia.map((m) => m.card),
  ]),
  ...G.box,
  ...G.guildBox,
  ...G.limbo,
  ...G.militiaDeck,
  ...G.militiaAside,
  ...G.objectiveBox,
  'ducal-jubilee',
];
