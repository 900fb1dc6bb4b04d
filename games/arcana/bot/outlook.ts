import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { ARCANA, cardOf, isAgent, STARTERS, type Arcanum, type CardId, type Guild } from '../cards';
import { FREE } from '../state';
import type { View } from '../view';

/** What is known of cards nobody shows: how many Agents are among them and what they are worth. */
export interface Unseen {
  agents: number;
  sum: Record<Arcanum, number>;
  squares: Record<Arcanum, number>;
}

export interface Rival {
  id: PlayerID;
  hand: number;
  /** the average value of an unseen Agent, and its variance */
  mean: Record<Arcanum, number>;
  variance: Record<Arcanum, number>;
}

/** What a seat makes of the whole table before it looks at single Stakes. */
export interface Outlook {
  view: View;
  me: PlayerID;
  rivals: Rival[];
  /** how many rounds are left, by what the Free pile tells */
  rounds: number;
  /** the chance that this round is the last */
  ending: number;
  /** how often a card won now will be played */
  uses: number;
  /** how many Stakes lie open */
  live: number;
}

function add(unseen: Unseen, id: CardId, sign: 1 | -1) {
  const card = cardOf(id);
  if (!isAgent(card)) return;
  const { sum, squares } = unseen;
  const { staff, sword, cup } = card;
  unseen.agents += sign;
  sum.staff += sign * staff;
  sum.sword += sign * sword;
  sum.cup += sign * cup;
  squares.staff += sign * staff * staff;
  squares.sword += sign * sword * sword;
  squares.cup += sign * cup * cup;
}

const empty = (): Unseen => ({
  agents: 0,
  sum: { staff: 0, sword: 0, cup: 0 },
  squares: { staff: 0, sword: 0, cup: 0 },
});

const OF_GUILD: Partial<Record<Guild, Unseen>> = {};
function ofGuild(guild: Guild): Unseen {
  const known = OF_GUILD[guild];
  if (known) return known;
  const unseen = empty();
  for (const id of Object.keys(STARTERS[guild])) add(unseen, id, 1);
  return (OF_GUILD[guild] = unseen);
}

/** All a seat owns less what lies open: its Deck, hand and backs together. */
export function unseenOf(view: View, p: PlayerID): Unseen {
  const seat = view.seats[p];
  if (!seat?.guild) return empty();
  const all = ofGuild(seat.guild);
  const unseen: Unseen = { agents: all.agents, sum: { ...all.sum }, squares: { ...all.squares } };
  for (const id of seat.won) add(unseen, id, 1);
  for (const id of seat.resource) add(unseen, id, -1);
  for (const id of seat.removed) add(unseen, id, -1);
  for (const zone of view.zones)
    for (const agent of zone.agents) if (agent.owner === p && agent.card !== null) add(unseen, agent.card, -1);
  return unseen;
}

function rivalOf(view: View, id: PlayerID): Rival {
  const { agents, sum, squares } = unseenOf(view, id);
  const mean = { staff: 1.67, sword: 1.67, cup: 1.67 };
  const variance = { staff: 1.6, sword: 1.6, cup: 1.6 };
  if (agents > 0)
    for (const a of ARCANA) {
      mean[a] = sum[a] / agents;
      variance[a] = Math.max(0.1, squares[a] / agents - mean[a] * mean[a]);
    }
  return { id, hand: view.seats[id]?.hand ?? 0, mean, variance };
}

/** How many Stakes the Free zone still turns up before the Jubilee, on average. */
const stakesToCome = (pile: number) => (pile > 6 ? pile - 6 + 2.5 : Math.max(0, pile - 1) / 2);

export function outlookOf(view: View, me: PlayerID): Outlook {
  const n = view.players.length;
  const free = view.zones.find((z) => z.id === FREE);
  const pile = free?.pile ?? 0;
  const perRound = n === 2 ? 0.62 : 0.85;
  const rounds = view.jubilee ? 0 : (stakesToCome(pile) + 0.5) / perRound;
  const seat = view.seats[me];
  const owned = 11 + (seat?.won.length ?? 0) - (seat?.removed.length ?? 0);
  const contested = (free?.agents.length ?? 0) > 0 ? 1 : 0.6;
  return {
    view,
    me,
    rivals: view.players.filter((p) => p !== me).map((p) => rivalOf(view, p)),
    rounds,
    ending: view.jubilee ? 1 : pile <= 6 ? (perRound * contested) / Math.max(1, pile) : 0,
    uses: (4 * rounds) / Math.max(8, owned),
    live: view.zones.reduce((n, z) => n + (z.stake === null ? 0 : 1), 0),
  };
}
