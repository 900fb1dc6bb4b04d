import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { cardOf, type Arcanum, type CardId } from '../cards';
import type { Marks } from '../state';

/** A zone as state and views have it; a face-down card one may not see is null. */
export interface Contest {
  readonly stake: CardId | null;
  readonly agents: readonly { readonly owner: PlayerID; readonly card: CardId | null }[];
  readonly militia: readonly { readonly caller: PlayerID; readonly card: CardId }[];
  readonly marks: Readonly<Marks>;
}

/** The Agents' values in an arcanum, without support: what a bribe counts (ARC-BRIBE-03, ARC-RULING-10). */
export function agentsTotal(zone: Contest, seat: PlayerID, arcanum: Arcanum): number {
  let sum = 0;
  for (const { owner, card } of zone.agents) if (owner === seat && card !== null) sum += cardOf(card)[arcanum];
  return sum;
}

/** ARC-RES-03, ARC-MIL-04, ARC-RULING-30: Agents, Militia and marks. */
export function totalOf(zone: Contest, seat: PlayerID, arcanum: Arcanum): number {
  let sum = agentsTotal(zone, seat, arcanum) + (zone.marks.boost[seat] ?? 0);
  for (const { caller, card } of zone.militia) if (caller === seat) sum += cardOf(card)[arcanum];
  return sum;
}

/** ARC-RES-04: somebody without Agent and Militia has no part in it. */
export const isInvolved = (zone: Contest, seat: PlayerID) =>
  zone.agents.some((a) => a.owner === seat) || zone.militia.some((m) => m.caller === seat);

/** The number to reach in an arcanum of a Stake, raised or not (ARC-EFFECT-12). */
export const goldOf = (stake: CardId, arcanum: Arcanum, marks: Readonly<Marks>) => cardOf(stake)[arcanum] + marks.raise;

/** The gold arcana in which a seat reaches the number (ARC-MULTI-02). */
export function qualifyingArcana(zone: Contest, seat: PlayerID): Arcanum[] {
  const { stake } = zone;
  if (stake === null || !isInvolved(zone, seat)) return [];
  return cardOf(stake).gold.filter((a) => totalOf(zone, seat, a) >= goldOf(stake, a, zone.marks));
}

/** What the resolution of a Stake finds, once everything lies open and is announced. */
export interface Outcome {
  totals: Record<PlayerID, number>;
  winner: PlayerID | null;
  outcome: 'won' | 'draw' | 'missed';
}

/** ARC-RES-03 to 08, ARC-MULTI-02, ARC-MULTI-03. */
export function judge(
  zone: Contest & { readonly bids: Readonly<Record<PlayerID, Arcanum>> },
  players: readonly PlayerID[],
): Outcome {
  const stake = zone.stake as CardId;
  const { gold } = cardOf(stake);
  const totals: Record<PlayerID, number> = {};
  let most = -1;
  let best: PlayerID[] = [];
  for (const p of players) {
    if (!isInvolved(zone, p)) continue;
    // with several golds: what was announced, or for the record the best one
    const arcanum = zone.bids[p] ?? bestOf(zone, p, gold);
    const total = totalOf(zone, p, arcanum);
    totals[p] = total;
    if (gold.length > 1 && zone.bids[p] === undefined) continue; // nothing qualifies, no bid
    if (total < goldOf(stake, arcanum, zone.marks)) continue;
    if (total > most) {
      most = total;
      best = [p];
    } else if (total === most) best.push(p);
  }
  if (best.length === 0) return { totals, winner: null, outcome: 'missed' };
  const winner = best.length === 1 ? best[0] : breaker(zone, best);
  return winner === undefined ? { totals, winner: null, outcome: 'draw' } : { totals, winner, outcome: 'won' };
}

/** ARC-EFFECT-14, ARC-RULING-29: priority decides a draw if one of the tied has it. */
function breaker(zone: Contest, tied: readonly PlayerID[]): PlayerID | undefined {
  const first = tied.filter((p) => zone.marks.priority.includes(p));
  return first.length === 1 ? first[0] : undefined;
}

function bestOf(zone: Contest, seat: PlayerID, gold: readonly Arcanum[]): Arcanum {
  let best = gold[0] as Arcanum;
  for (const a of gold) if (totalOf(zone, seat, a) > totalOf(zone, seat, best)) best = a;
  return best;
}
