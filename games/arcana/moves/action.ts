import { done, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { movesFor, type Seated } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { ARCANA, cardOf, isAgent, isCard, type Arcanum, type CardId } from '../cards';
import { displayAt, fromHand, liesDown, toResource, turnUp } from '../rules/cards-in-motion';
import { perform } from '../rules/effects';
import { agentsTotal } from '../rules/struggle';
import { isOpenTo, targetsOf, type Targets } from '../rules/targets';
import { winStake } from '../rules/win';
import { theZone, zoneOf } from '../rules/zones';
import { FREE, type State, type ZoneId } from '../state';
import type { View, ZoneView } from '../view';
import { count } from './count';

const move = movesFor<State, View>();

/** The card must be in hand and of a fitting kind. */
function whyNotCard(view: Seated<View>, card: unknown, kind: 'agent' | 'relic' | 'location'): Refusal | undefined {
  if (!isCard(card) || !view.own.hand.includes(card)) return refuse('ARC-ACT-02', 'not-in-hand');
  const c = cardOf(card);
  if (kind === 'agent' && !isAgent(c))
    return c.kind === 'relic' ? refuse('ARC-CARD-07', 'relic-no-agent') : refuse('ARC-CARD-08', 'location-no-agent');
  if (kind === 'relic' && c.kind !== 'relic') return refuse('ARC-BRIBE-01', 'needs-relic');
  if (kind === 'location' && c.kind !== 'location') return refuse('ARC-LOC-01', 'needs-location');
  return undefined;
}

/** ARC-AGENT-04, ARC-OVER-04, ARC-EFFECT-01: why nothing may come to a zone. */
export function whyNotZone(view: View, zone: ZoneView | undefined): Refusal | undefined {
  if (!zone) return refuse('ARC-ZONE-01', 'no-such-zone');
  if (zone.stake === null && zone.id === FREE && view.jubilee) return refuse('ARC-OVER-04', 'jubilee-no-stake');
  if (zone.stake === null) return refuse('ARC-AGENT-04', 'no-live-stake');
  if (zone.marks.locked) return refuse('ARC-EFFECT-01', 'locked');
  return undefined;
}

/** ARC-AGENT-01 to 06 */
export const displayAgent = move<[card: CardId, zone: ZoneId]>({
  secret: true,
  options: (view) => {
    const found: [CardId, ZoneId][] = [];
    for (const card of view.own.hand)
      if (isAgent(cardOf(card))) for (const zone of view.zones) if (isOpenTo(zone)) found.push([card, zone.id]);
    return found;
  },
  whyNot: (view, _me, card, zone) => whyNotCard(view, card, 'agent') ?? whyNotZone(view, zoneOf(view.zones, zone)),
  play: ({ G, playerID }, card, id) => {
    done(G, playerID);
    const zone = theZone(G.zones, id);
    displayAt(G, playerID, fromHand(G, playerID, card), zone, liesDown(zone, playerID));
  },
});

/** ARC-LOC-01 to 06 */
export const playLocation = move<[card: CardId, targets: Targets]>({
  secret: true,
  options: (view, me) => {
    const found: [CardId, Targets][] = [];
    for (const card of view.own.hand) {
      const c = cardOf(card);
      if (c.kind === 'location') for (const targets of targetsOf(view, me, c)) found.push([card, targets]);
    }
    return found;
  },
  whyNot: (view, me, card, targets) =>
    whyNotCard(view, card, 'location') ??
    (targetsOf(view, me, cardOf(card)).length === 0
      ? refuse('ARC-LOC-04', 'no-target')
      : (whyNotZoneOf(view, targets) ?? refuse('ARC-LOC-06', 'bad-target'))),
  play: ({ G, playerID, dice }, card, targets) => {
    const location = cardOf(card);
    done(G, playerID);
    G.limbo.push(fromHand(G, playerID, card)); // ARC-LOC-02
    count(G.record.played, location.effect);
    say(G, { event: 'locationPlayed', by: playerID, card, effect: location.effect ?? 'draw' });
    then(G, { do: 'shelve', by: playerID, card });
    if (location.again) G.agenda.splice(-1, 0, { do: 'again', by: playerID });
    perform(G, playerID, location, targets, dice);
  },
});

function whyNotZoneOf(view: View, targets: unknown): Refusal | undefined {
  const id = typeof targets === 'object' && targets !== null && 'zone' in targets ? targets.zone : undefined;
  return id === undefined ? undefined : whyNotZone(view, zoneOf(view.zones, id));
}

/** Why a Relic bribes nobody there (ARC-BRIBE-01, ARC-BRIBE-02). */
function whyNotBribe(view: View, me: PlayerID, id: unknown, arcanum: unknown): Refusal | undefined {
  const zone = zoneOf(view.zones, id);
  const closed = whyNotZone(view, zone);
  if (closed || !zone || zone.stake === null) return closed;
  const stake = cardOf(zone.stake);
  if (stake.kind !== 'personality') return refuse('ARC-BRIBE-02', `no-bribe-${stake.kind}`);
  if (!zone.agents.some((a) => a.owner === me)) return refuse('ARC-BRIBE-01', 'no-agent-there');
  if (stake.gold.length > 1 && !stake.gold.includes(arcanum as Arcanum)) return refuse('ARC-MULTI-04', 'name-arcanum');
  return undefined;
}

/** ARC-BRIBE-01 to 09, ARC-MULTI-04 */
export const bribe = move<[relic: CardId, zone: ZoneId, ...arcanum: [Arcanum?]]>({
  options: (view, me) => {
    const found: [CardId, ZoneId, ...[Arcanum?]][] = [];
    for (const relic of view.own.hand) {
      if (cardOf(relic).kind !== 'relic') continue;
      for (const zone of view.zones) {
        if (zone.stake === null || whyNotBribe(view, me, zone.id, ARCANA[0])) continue;
        const { gold } = cardOf(zone.stake);
        if (gold.length > 1) for (const arcanum of gold) found.push([relic, zone.id, arcanum]);
        else found.push([relic, zone.id]);
      }
    }
    return found;
  },
  whyNot: (view, me, relic, zone, arcanum) => whyNotCard(view, relic, 'relic') ?? whyNotBribe(view, me, zone, arcanum),
  play: ({ G, playerID }, relic, id, arcanum) => {
    done(G, playerID);
    const zone = theZone(G.zones, id);
    const stake = cardOf(zone.stake as CardId);
    turnUp(G, zone, (a) => a.owner === playerID); // ARC-RULING-09
    const total = agentsTotal(zone, playerID, arcanum ?? (stake.gold[0] as Arcanum)) + cardOf(relic).ducat;
    toResource(G, playerID, fromHand(G, playerID, relic));
    say(G, { event: 'bribed', by: playerID, relic, zone: id, stake: stake.id, total, price: stake.ducat });
    if (total < stake.ducat) return; // ARC-BRIBE-07
    then(G, { do: 'turnStake', zone: id });
    winStake(G, playerID, zone, 'bribe');
  },
});

/** ARC-ACT-06 */
export const discard = move<[card: CardId]>({
  options: (view) => view.own.hand.map((card) => [card]),
  whyNot: () => refuse('ARC-ACT-02', 'not-in-hand'),
  play: ({ G, playerID }, card) => {
    done(G, playerID);
    count(G.record.thrown, cardOf(card).effect);
    toResource(G, playerID, fromHand(G, playerID, card));
    say(G, { event: 'discarded', by: playerID, card });
  },
});
