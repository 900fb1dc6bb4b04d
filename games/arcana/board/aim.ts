import type { LegalMove } from '../../../engine-extensions/moves';
import { cardOf, isAgent, type Arcanum, type CardId } from '../cards';
import { agentsTotal, goldOf, totalOf } from '../rules/struggle';
import type { Targets } from '../rules/targets';
import type { ZoneId } from '../state';
import type { View, ZoneView } from '../view';

export const handKey = (card: CardId) => `hand:${card}`;
export const agentKey = (card: CardId) => `agent:${card}`;
export const objectiveKey = (id: string) => `objective:${id}`;

/** What is picked up: a card from hand, perhaps an Agent for it to move or to place. */
export interface Aim {
  card: CardId;
  agent: CardId | null;
}

export function aimOf(picked: readonly string[], view: View): Aim | null {
  const [first = '', second = ''] = picked;
  const card = first.startsWith('hand:') ? first.slice(5) : '';
  if (!view.own?.hand.includes(card)) return null;
  return { card, agent: second.startsWith('agent:') ? second.slice(6) : null };
}

/** Effects whose Agent is chosen before the Stake. */
export const takesAgent = (card: CardId) => ['move', 'ambush'].includes(cardOf(card).effect ?? '');

/** The moves that a click on this Stake stands for; several only where an arcanum must be named. */
export function movesAt(aim: Aim | null, zone: ZoneView, asked: View['asked']): LegalMove[] {
  if (asked?.question.ask === 'militia') return [{ move: 'placeMilitia', args: [zone.id] }];
  if (!aim) return [];
  const card = cardOf(aim.card);
  if (isAgent(card)) return [{ move: 'displayAgent', args: [aim.card, zone.id] }];
  if (card.kind === 'relic') {
    const gold = zone.stake ? cardOf(zone.stake).gold : [];
    if (zone.stake && cardOf(zone.stake).kind === 'personality' && gold.length > 1)
      return gold.map((a) => ({ move: 'bribe', args: [aim.card, zone.id, a] }));
    return [{ move: 'bribe', args: [aim.card, zone.id] }];
  }
  if (takesAgent(aim.card))
    return aim.agent
      ? [{ move: 'playLocation', args: [aim.card, { card: aim.agent, zone: zone.id } satisfies Targets] }]
      : [];
  return [{ move: 'playLocation', args: [aim.card, { zone: zone.id } satisfies Targets] }];
}

/** What a seat's total at a Stake looks like to the viewer. */
export interface Tally {
  /** the best of the gold arcana, of what can be seen */
  seen: number;
  /** backs that may add to it */
  backs: number;
  reaches: boolean;
  arcanum: Arcanum;
}

export function tallyOf(zone: ZoneView, seat: string): Tally {
  const gold = zone.stake ? cardOf(zone.stake).gold : [];
  let best: Tally = { seen: 0, backs: 0, reaches: false, arcanum: gold[0] ?? 'staff' };
  const backs = zone.agents.filter((a) => a.owner === seat && a.card === null).length;
  for (const arcanum of gold) {
    const seen = totalOf(zone, seat, arcanum);
    const reaches = zone.stake !== null && seen >= goldOf(zone.stake, arcanum, zone.marks);
    if (seen > best.seen || arcanum === gold[0]) best = { seen, backs, reaches, arcanum };
  }
  return best;
}

/** The same, with a card more. */
export function tallyWith(zone: ZoneView, seat: string, card: CardId): Tally {
  const more: ZoneView = { ...zone, agents: [...zone.agents, { owner: seat, card, down: false, since: 0 }] };
  return tallyOf(more, seat);
}

/** What a Relic would come to as a bribe here, in the best arcanum. */
export function bribeAt(
  zone: ZoneView,
  me: string,
  relic: CardId,
): { agents: number; total: number; price: number } | null {
  if (!zone.stake || cardOf(zone.stake).kind !== 'personality' || !zone.agents.some((a) => a.owner === me)) return null;
  const agents = Math.max(...cardOf(zone.stake).gold.map((a) => agentsTotal(zone, me, a)));
  return { agents, total: agents + cardOf(relic).ducat, price: cardOf(zone.stake).ducat };
}

/** The best bribe a hand can offer here. */
export function bestBribe(
  zone: ZoneView,
  me: string,
  hand: readonly CardId[],
): { relic: CardId; total: number; price: number } | null {
  let best: { relic: CardId; total: number; price: number } | null = null;
  for (const card of hand) {
    if (cardOf(card).kind !== 'relic') continue;
    const reach = bribeAt(zone, me, card);
    if (reach && (!best || reach.total > best.total)) best = { relic: card, total: reach.total, price: reach.price };
  }
  return best;
}

export type { ZoneId };
