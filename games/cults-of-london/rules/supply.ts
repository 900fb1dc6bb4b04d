import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { effectStep } from '../../../engine-extensions/effects/resolver';
import { pick, ref } from '../../../engine-extensions/effects/words';
import { fail } from '../../../engine-extensions/fail';
import { say, whisper } from '../../../engine-extensions/log/log';
import { nameOf, shuffle } from '../../../engine-extensions/zones/zones';
import { isLegend, type Primitive } from '../cards';
import { HERALD, MAX_OPERATORS, MAX_RELICS, MAX_RITUALS, type Seat, type State } from '../state';
import { handLimitOf } from './open';

export const seatOf = (G: State, p: PlayerID): Seat => G.seats[p] ?? fail(`no seat ${p}`);

/** COL-INS-01: from the Pile, as far as it goes. */
export function gainInsight(G: State, p: PlayerID, n: number, why: string) {
  const got = Math.min(n, G.board.pile);
  if (got <= 0) return;
  G.board.pile -= got;
  seatOf(G, p).open.insight += got;
  say(G, { event: 'insightGained', by: p, n: got, why });
}

/** To the Pile, as far as there is some (COL-ROUND-08). */
export function loseInsight(G: State, p: PlayerID, n: number, why: string) {
  const { open } = seatOf(G, p);
  const lost = Math.min(n, open.insight);
  if (lost <= 0) return;
  open.insight -= lost;
  G.board.pile += lost;
  say(G, { event: 'insightLost', by: p, n: lost, why });
}

/** COL-ROUND-06 */
export function stealInsight(G: State, p: PlayerID, from: PlayerID, n: number) {
  const got = Math.min(n, seatOf(G, from).open.insight);
  if (got <= 0) return;
  seatOf(G, from).open.insight -= got;
  seatOf(G, p).open.insight += got;
  say(G, { event: 'insightStolen', by: p, from, n: got });
}

/** COL-ACT-04: cards from the own deck, the discard shuffled in when it is empty. */
export function takeActions(G: State, p: PlayerID, n: number, dice: Dice): string[] {
  const seat = seatOf(G, p);
  const got: string[] = [];
  while (got.length < n) {
    if (seat.deck.length === 0) {
      if (seat.open.discard.length + seat.tossed.length === 0) break;
      seat.deck.push(...seat.open.discard.splice(0), ...seat.tossed.splice(0));
      shuffle(seat.deck, dice);
      if (seat.frozen)
        seat.frozen.reshuffled = true; // told when all have confirmed
      else say(G, { event: 'reshuffled', what: 'actions', by: p });
    }
    got.push(seat.deck.pop() as string);
  }
  seat.hand.push(...got);
  return got;
}

/** Draws by an effect; what is above the limit goes at once (COL-ACT-03). */
export function drawActions(G: State, p: PlayerID, n: number, dice: Dice) {
  if (p === HERALD) return;
  const cards = takeActions(G, p, n, dice);
  if (cards.length === 0) return;
  whisper(
    G,
    [p],
    { event: 'drew', by: p, n: cards.length, cards: cards.map(nameOf) },
    { event: 'drew', by: p, n: cards.length },
  );
  then(G, { do: 'caps', seat: p, cap: 'hand' });
}

/** What a cap is about. */
export type Cap = 'hand' | 'operators' | 'relics' | 'rituals';

/** COL-ACT-03, OPR-02, RELIC-02, RIT-07: asks for what is above the cap, one after the other. */
export function checkCap(G: State, p: PlayerID, cap: Cap) {
  if (p === HERALD) return;
  const seat = seatOf(G, p);
  const ask = (zone: string, drop: Primitive) =>
    then(G, effectStep<Primitive>(p, pick('me', `cap-${cap}`, zone, 'card', drop)), { do: 'caps', seat: p, cap });
  switch (cap) {
    case 'hand':
      if (seat.hand.length > handLimitOf(G, p)) ask('ownHand', { do: 'dropAction', card: ref('card') });
      return;
    case 'operators':
      if (ownedOperators(G, p) > MAX_OPERATORS && seat.operators.some((op) => !isLegend(op)))
        ask('plainOperators', { do: 'dropOperator', op: ref('card') });
      return;
    case 'relics':
      if (seat.open.relics.length > MAX_RELICS) ask('ownRelics', { do: 'dropRelic', relic: ref('card') });
      return;
    case 'rituals':
      if (seat.rituals.length > MAX_RITUALS) ask('ownRituals', { do: 'dropRitual', ritual: ref('card') });
      return;
  }
}

export function discardRandom(G: State, p: PlayerID, n: number, dice: Dice, why: string) {
  const seat = seatOf(G, p);
  const cards: string[] = [];
  while (cards.length < n && seat.hand.length > 0) {
    const [card] = seat.hand.splice(dice.die(seat.hand.length) - 1, 1);
    cards.push(card as string);
  }
  if (cards.length === 0) return;
  seat.open.discard.push(...cards);
  say(G, { event: 'discarded', by: p, cards: cards.map(nameOf), why });
}

/** Operators in hand and in holders, the Legendary included. */
export function ownedOperators(G: State, p: PlayerID) {
  const seat = seatOf(G, p);
  let n = seat.operators.length;
  for (const h of seat.holders) if (h.op !== null) n++;
  return n;
}

/** COL-OPR-06: the top of the Operator deck, the Graveyard shuffled in when it is empty. */
export function takeOperator(G: State, dice: Dice): string | undefined {
  if (G.operatorDeck.length === 0 && G.board.graveyard.length > 0) {
    G.operatorDeck.push(...G.board.graveyard.splice(0));
    shuffle(G.operatorDeck, dice);
    say(G, { event: 'reshuffled', what: 'operators' });
  }
  return G.operatorDeck.pop();
}

export function recruit(G: State, p: PlayerID, n: number, dice: Dice) {
  const ops: string[] = [];
  for (let i = 0; i < n; i++) {
    const op = takeOperator(G, dice);
    if (op === undefined) break;
    ops.push(op);
  }
  if (ops.length === 0) return;
  seatOf(G, p).operators.push(...ops);
  whisper(
    G,
    [p],
    { event: 'recruited', by: p, n: ops.length, ops: ops.map(nameOf), from: 'deck' },
    { event: 'recruited', by: p, n: ops.length, from: 'deck' },
  );
  then(G, { do: 'caps', seat: p, cap: 'operators' });
}

/** From the Graveyard, of choice or its top. */
export function recruitDead(G: State, p: PlayerID, op: string) {
  const { graveyard } = G.board;
  const at = op === 'top' ? graveyard.length - 1 : graveyard.indexOf(op);
  if (at < 0) return;
  const [found] = graveyard.splice(at, 1);
  seatOf(G, p).operators.push(found as string);
  say(G, { event: 'recruited', by: p, n: 1, ops: [nameOf(found as string)], from: 'graveyard' });
  then(G, { do: 'caps', seat: p, cap: 'operators' });
}

/** COL-RELIC-04 */
export function takeRelic(G: State, dice: Dice): string | undefined {
  if (G.relicDeck.length === 0 && G.board.relicDiscard.length > 0) {
    G.relicDeck.push(...G.board.relicDiscard.splice(0));
    shuffle(G.relicDeck, dice);
    say(G, { event: 'reshuffled', what: 'relics' });
  }
  return G.relicDeck.pop();
}

export function gainRelic(G: State, p: PlayerID, relic: string, from: 'deck' | 'theft' | 'auction') {
  seatOf(G, p).open.relics.push(relic);
  say(G, { event: 'relicGained', by: p, relic, from });
  then(G, { do: 'caps', seat: p, cap: 'relics' });
}

/** Takes a Relic out of a player's area, ready or not. */
export function loseRelic(G: State, p: PlayerID, relic: string) {
  const { open, holders } = seatOf(G, p);
  open.relics.splice(open.relics.indexOf(relic), 1);
  if (open.exhausted.includes(relic)) open.exhausted.splice(open.exhausted.indexOf(relic), 1);
  for (const h of holders) if (h.relics.includes(relic)) h.relics.splice(h.relics.indexOf(relic), 1);
}

/** COL-RIT-07 */
export function drawRituals(G: State, p: PlayerID, n: number, dice: Dice) {
  if (p === HERALD) return;
  for (let i = 0; i < n; i++) {
    if (G.ritualDeck.length === 0 && G.board.ritualDiscard.length > 0) {
      G.ritualDeck.push(...G.board.ritualDiscard.splice(0));
      shuffle(G.ritualDeck, dice);
      say(G, { event: 'reshuffled', what: 'rituals' });
    }
    const ritual = G.ritualDeck.pop();
    if (ritual === undefined) break;
    seatOf(G, p).rituals.push(ritual);
    whisper(G, [p], { event: 'ritualDrawn', by: p, ritual }, { event: 'ritualDrawn', by: p });
  }
  then(G, { do: 'caps', seat: p, cap: 'rituals' });
}

/** A Ritual leaves a hand for the discard, face up. */
export function dropRitual(G: State, p: PlayerID, ritual: string) {
  const { rituals } = seatOf(G, p);
  rituals.splice(rituals.indexOf(ritual), 1);
  delete G.ritualSeen[ritual];
  G.board.ritualDiscard.push(ritual);
}
