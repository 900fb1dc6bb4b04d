import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import { say, whisper } from '../../../engine-extensions/log/log';
import { from, shuffle } from '../../../engine-extensions/zones/zones';
import { cardOf, type CardId } from '../cards';
import type { ToldAgent } from '../events';
import { FREE, noMarks, type Displayed, type Seat, type State, type Zone, type ZoneId } from '../state';
import { theZone } from './zones';

export const seatOf = (G: State, p: PlayerID): Seat => G.seats[p] ?? fail(`no seat ${p}`);

/** Out of the hand; the turn's card. */
export function fromHand(G: State, p: PlayerID, card: CardId): CardId {
  from(seatOf(G, p).hand)(card);
  return card;
}

/** ARC-ACT-06, ARC-LOC-01, ARC-BRIBE-05, …: used cards go here. */
export function toResource(G: State, p: PlayerID, card: CardId) {
  seatOf(G, p).resource.push(card);
}

/** ARC-DRAW-01 to 05: from the Deck, reshuffling only when a card is due and none is there. */
export function drawCards(G: State, p: PlayerID, count: number, dice: Dice) {
  const seat = seatOf(G, p);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    if (seat.deck.length === 0) {
      if (seat.resource.length === 0) break;
      seat.deck = seat.resource;
      seat.resource = [];
      shuffle(seat.deck, dice);
      say(G, { event: 'reshuffled', by: p, count: seat.deck.length });
    }
    drawn.push(seat.deck.pop() as CardId);
  }
  seat.hand.push(...drawn);
  const told = { event: 'drew', by: p, count: drawn.length } as const;
  if (drawn.length > 0) whisper(G, [p], { ...told, cards: [...drawn] }, told);
}

export const told = (agents: readonly Displayed[]): ToldAgent[] => agents.map(({ owner, card }) => ({ owner, card }));

/** ARC-RES-02, ARC-RULING-09, ARC-EFFECT-09: these lie open for good. */
export function turnUp(G: State, zone: Zone, which: (agent: Displayed) => boolean = () => true) {
  const turned = zone.agents.filter((a) => a.down && which(a));
  if (turned.length === 0) return;
  for (const agent of turned) {
    agent.down = false;
    agent.seenBy = [];
  }
  say(G, { event: 'turnedUp', zone: zone.id, stake: zone.stake as CardId, agents: told(turned) });
}

/** ARC-AGENT-01 to 03 */
export const liesDown = (zone: { readonly control: readonly PlayerID[] }, p: PlayerID) => zone.control.includes(p);

/** An Agent goes to a Stake. */
export function displayAt(G: State, p: PlayerID, card: CardId, zone: Zone, down: boolean) {
  zone.agents.push({ owner: p, card, down, since: G.round, seenBy: [] });
  G.seen.displayed = true;
  const open = { event: 'displayed', by: p, zone: zone.id, down, stake: zone.stake as CardId } as const;
  if (down) whisper(G, [p], { ...open, card }, open);
  else say(G, { ...open, card });
}

/** All Agents of a Stake that was won go to their owners; its marks and bids go (ARC-RES-09, ARC-BRIBE-05, ARC-LOC-05). */
export function clearStake(G: State, zone: Zone) {
  const home = zone.agents;
  zone.agents = [];
  for (const { owner, card } of home) toResource(G, owner, card);
  if (home.length > 0) say(G, { event: 'wentHome', zone: zone.id, agents: told(home) });
  for (const { card } of zone.militia) G.militiaAside.push(card);
  zone.militia = [];
  zone.marks = noMarks();
  zone.bids = {};
}

/** ARC-SETUP-10, ARC-BRIBE-06, ARC-EOR-01, ARC-EOR-02: the next card of a pile, if there is one. */
export function turnStake(G: State, id: ZoneId) {
  const zone = theZone(G.zones, id);
  if (zone.stake !== null) return;
  if (id === FREE) {
    if (G.jubilee) return; // ARC-OVER-04
    // ARC-SETUP-09: from the last six on, the order of the tail tells what comes
    if (zone.pile.length < G.tail.length && G.tail.pop() === 'jubilee') {
      G.jubilee = true;
      say(G, { event: 'jubilee' });
      return;
    }
  }
  const stake = zone.pile.pop();
  if (stake === undefined) return;
  zone.stake = stake;
  say(G, { event: 'stakeTurned', zone: id, stake });
}

/** The Stakes for the record and the Objectives (ARC-OBJ-06). */
export function recordWin(G: State, p: PlayerID, zone: Zone, how: 'struggle' | 'bribe') {
  const seat = seatOf(G, p);
  const stake = zone.stake ?? fail('no Stake to win');
  seat.won.push(stake);
  if (how === 'bribe') seat.wins.bribe++;
  if (zone.id === FREE) seat.wins.free++;
  else if (!liesDown(zone, p)) seat.wins.foreign++;
  G.seen.won = true;
  if (cardOf(stake).kind === 'personality') {
    G.record.personalities++;
    if (how === 'bribe') G.record.bribed++;
  }
  say(G, { event: 'won', by: p, zone: zone.id, stake, how });
}
