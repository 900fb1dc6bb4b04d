import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail, unreachable } from '../../../engine-extensions/fail';
import { say, whisper } from '../../../engine-extensions/log/log';
import { from } from '../../../engine-extensions/zones/zones';
import type { Card, CardId } from '../cards';
import type { Happened } from '../events';
import { noMarks, type Displayed, type State, type Zone } from '../state';
import {
  displayAt,
  drawCards,
  fromHand,
  liesDown,
  seatOf,
  toResource,
  told,
  turnStake,
  turnUp,
} from './cards-in-motion';
import type { Targets } from './targets';
import { theZone } from './zones';

/** ARC-EFFECT-01 to 18; the targets are legal. */
export function perform(G: State, me: PlayerID, location: Card, targets: Targets, dice: Dice): void {
  const zone = () => theZone(G.zones, targets.zone ?? fail('no zone chosen'));
  const card = () => targets.card ?? fail('no card chosen');
  switch (location.effect ?? fail(`${location.id} does nothing`)) {
    case 'lock': return mark(G, me, zone(), 'lock'); // prettier-ignore
    case 'seal': return mark(G, me, zone(), 'seal'); // prettier-ignore
    case 'boost': return mark(G, me, zone(), 'boost'); // prettier-ignore
    case 'raise': return mark(G, me, zone(), 'raise'); // prettier-ignore
    case 'priority': return mark(G, me, zone(), 'priority'); // prettier-ignore
    case 'recycle': return recycle(G, me, dice); // prettier-ignore
    case 'draw': return drawCards(G, me, 2, dice); // prettier-ignore
    case 'recall': return recall(G, me, card()); // prettier-ignore
    case 'move': return moveAgent(G, me, card(), zone()); // prettier-ignore
    case 'expel': return expel(G, me, card()); // prettier-ignore
    case 'peek': return peek(G, me, zone()); // prettier-ignore
    case 'expose': return turnUp(G, zone()); // prettier-ignore
    case 'replace': return replace(G, me, zone()); // prettier-ignore
    case 'salvage': return salvage(G, me, card()); // prettier-ignore
    case 'ambush': return displayAt(G, me, fromHand(G, me, card()), zone(), true); // prettier-ignore
    case 'harass': return harass(G, me, targets.seat ?? fail('nobody chosen'), dice); // prettier-ignore
    case 'scry': return scry(G, me, zone()); // prettier-ignore
    case 'retire': return retire(G, me, card()); // prettier-ignore
    default: return unreachable(location.effect as never); // prettier-ignore
  }
}

/** ARC-EFFECT-01, 02, 11, 12, 14; ARC-MIL-09; ARC-RULING-30 */
export function mark(G: State, me: PlayerID, zone: Zone, what: 'lock' | 'seal' | 'boost' | 'raise' | 'priority') {
  const { marks } = zone;
  if (what === 'lock') marks.locked = true;
  if (what === 'seal') marks.sealed = true;
  if (what === 'boost') marks.boost[me] = (marks.boost[me] ?? 0) + 2;
  if (what === 'raise') marks.raise += 2;
  if (what === 'priority' && !marks.priority.includes(me)) marks.priority.push(me);
  say(G, { event: 'marked', by: me, mark: what, zone: zone.id, stake: zone.stake as CardId });
}

/** ARC-EFFECT-03; thrown in the order of their names, for the order of drawing is nobody else's business. */
function recycle(G: State, me: PlayerID, dice: Dice) {
  const { hand } = seatOf(G, me);
  const count = hand.length;
  for (const card of hand.splice(0).sort()) {
    toResource(G, me, card);
    say(G, { event: 'discarded', by: me, card });
  }
  drawCards(G, me, count, dice);
}

function takeAgent(G: State, card: CardId): { zone: Zone; agent: Displayed } {
  for (const zone of G.zones) {
    const at = zone.agents.findIndex((a) => a.card === card);
    if (at >= 0) return { zone, agent: zone.agents.splice(at, 1)[0] as Displayed };
  }
  return fail(`${card} stands nowhere`);
}

const stakeOf = (zone: Zone): CardId => zone.stake ?? fail(`no Stake in ${zone.id}`);

/** A telling for everybody if the card lies open, for its owner alone if not. */
function tellOf(
  G: State,
  me: PlayerID,
  open: boolean,
  event: Extract<Happened, { event: 'recalled' | 'moved' }>,
  card: CardId,
) {
  // prettier-ignore
  if (open) say(G, { ...event, card });
  else whisper(G, [me], { ...event, card }, event);
}

/** ARC-EFFECT-05 */
function recall(G: State, me: PlayerID, card: CardId) {
  const { zone, agent } = takeAgent(G, card);
  seatOf(G, me).hand.push(card);
  tellOf(G, me, !agent.down, { event: 'recalled', by: me, zone: zone.id, stake: stakeOf(zone) }, card);
}

/** ARC-EFFECT-06 */
function moveAgent(G: State, me: PlayerID, card: CardId, to: Zone) {
  const { zone, agent } = takeAgent(G, card);
  agent.down = agent.down && liesDown(to, me);
  if (!agent.down) agent.seenBy = [];
  to.agents.push(agent);
  tellOf(
    G,
    me,
    !agent.down,
    { event: 'moved', by: me, from: zone.id, to: to.id, left: stakeOf(zone), joined: stakeOf(to) },
    card,
  );
}

/** ARC-EFFECT-07 */
function expel(G: State, me: PlayerID, card: CardId) {
  const { zone, agent } = takeAgent(G, card);
  toResource(G, agent.owner, card);
  say(G, { event: 'expelled', by: me, owner: agent.owner, card, zone: zone.id });
}

/** ARC-EFFECT-08 */
function peek(G: State, me: PlayerID, zone: Zone) {
  const seen = zone.agents.filter((a) => a.down && a.owner !== me);
  for (const agent of seen) if (!agent.seenBy.includes(me)) agent.seenBy.push(me);
  const open = { event: 'peeked', by: me, zone: zone.id, stake: stakeOf(zone) } as const;
  whisper(G, [me], { ...open, agents: told(seen) }, open);
}

/** ARC-EFFECT-10 */
function replace(G: State, me: PlayerID, zone: Zone) {
  const gone = zone.stake ?? fail('no Stake');
  const next = zone.pile.pop() ?? fail('no next Stake');
  zone.pile.unshift(gone);
  zone.pile.push(next);
  zone.stake = null;
  zone.marks = noMarks();
  say(G, { event: 'replaced', by: me, zone: zone.id, stake: gone });
  turnStake(G, zone.id);
}

/** ARC-EFFECT-13 */
function salvage(G: State, me: PlayerID, card: CardId) {
  from(seatOf(G, me).resource)(card);
  seatOf(G, me).hand.push(card);
  say(G, { event: 'salvaged', by: me, card });
}

/** ARC-EFFECT-16: by chance, from a sorted hand, so that the order of drawing plays no part. */
function harass(G: State, me: PlayerID, seat: PlayerID, dice: Dice) {
  const card = dice.pick([...seatOf(G, seat).hand].sort());
  toResource(G, seat, fromHand(G, seat, card));
  say(G, { event: 'harassed', by: me, seat, card });
}

/** ARC-EFFECT-17: the order is asked for while the two lie where they were. */
function scry(G: State, me: PlayerID, zone: Zone) {
  const cards = zone.pile.slice(-2).reverse();
  const open = { event: 'scried', by: me, zone: zone.id, stake: zone.stake } as const;
  whisper(G, [me], { ...open, cards }, open);
  then(G, { wait: { [me]: 'scry' }, ask: 'scry', zone: zone.id });
}

/** ARC-EFFECT-18 */
function retire(G: State, me: PlayerID, card: CardId) {
  from(seatOf(G, me).resource)(card);
  seatOf(G, me).removed.push(card);
  say(G, { event: 'retired', by: me, card });
}
