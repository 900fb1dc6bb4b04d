import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { cardOf, type Arcanum, type CardId } from '../cards';
import type { ArcStep, State, ZoneId } from '../state';
import { told, turnUp } from './cards-in-motion';
import { isInvolved, judge, qualifyingArcana } from './struggle';
import { winStake } from './win';
import { resolutionOrder, theZone } from './zones';

/** ARC-RES-01: one Stake after the other, then the round is closed. */
export function beginResolution(G: State) {
  say(G, { event: 'resolutionBegan' });
  const order = resolutionOrder(G.players, G.firstPlayer);
  then(G, ...order.map((zone): ArcStep => ({ do: 'resolve', zone })), { do: 'endRound' });
}

const clockwiseFrom = (players: readonly PlayerID[], first: PlayerID) => {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
};

/** ARC-RES-02, ARC-RULING-16: turn up, announce, award. */
export function resolveStake(G: State, id: ZoneId) {
  const zone = theZone(G.zones, id);
  if (zone.stake === null) return; // ARC-RULING-05: skipped
  const before = new Set(zone.agents.map((a) => a.owner));
  if (before.size > 1) G.record.contested++;
  turnUp(G, zone);
  const several = cardOf(zone.stake).gold.length > 1 && !zone.marks.sealed;
  const asked = several ? clockwiseFrom(G.players, G.firstPlayer).filter((p) => isInvolved(zone, p)) : [];
  then(G, ...asked.map((by): ArcStep => ({ do: 'announce', zone: id, by })), { do: 'award', zone: id });
}

/** ARC-RULING-16: asked only where there is a choice. */
export function askToAnnounce(G: State, id: ZoneId, by: PlayerID) {
  const able = qualifyingArcana(theZone(G.zones, id), by);
  if (able.length === 1) announce(G, id, by, able[0] as Arcanum);
  else if (able.length > 1) then(G, { wait: { [by]: 'announce' }, ask: 'announce', zone: id });
}

/** ARC-MULTI-01 */
export function announce(G: State, id: ZoneId, by: PlayerID, arcanum: Arcanum) {
  const zone = theZone(G.zones, id);
  zone.bids[by] = arcanum;
  say(G, { event: 'announced', by, zone: id, stake: zone.stake as CardId, arcanum });
}

/** ARC-RES-05 to 10, ARC-EFFECT-02 */
export function award(G: State, id: ZoneId) {
  const zone = theZone(G.zones, id);
  const stake = zone.stake;
  if (stake === null) return;
  const { totals, winner, outcome } = judge(zone, G.players);
  const { sealed, raise } = zone.marks;
  if (zone.agents.length > 0 || zone.militia.length > 0)
    say(G, { event: 'resolved', zone: id, stake, raise, totals, outcome: sealed ? 'sealed' : outcome });
  if (outcome === 'draw' && !sealed) G.record.drawn++;
  if (winner !== null && !sealed) return winStake(G, winner, zone, 'struggle');
  zone.bids = {};
  if (zone.agents.length > 0) say(G, { event: 'stayed', zone: id, agents: told(zone.agents) });
}
