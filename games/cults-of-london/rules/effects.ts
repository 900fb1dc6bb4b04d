import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { effectStep, effectsOf, type EffectStep } from '../../../engine-extensions/effects/resolver';
import { unreachable } from '../../../engine-extensions/fail';
import { say, whisper } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { isLegend, type Primitive, type Slot } from '../cards';
import { readyRelic } from '../cards/words';
import { HERALD, type Combat, type Holder, type State } from '../state';
import { viewOf, type View } from '../view';
import { candidates } from './candidates';
import { applyHits, sendHome } from './hits';
import { controlled, holds, outpostAt, rivalsOf } from './open';
import { leaveAnomaly, moveAnomaly, moveTracker } from './rebound';
import { turnUp } from './reveal';
import {
  discardRandom,
  drawActions,
  drawRituals,
  dropRitual,
  gainInsight,
  gainRelic,
  loseInsight,
  loseRelic,
  recruit,
  recruitDead,
  seatOf,
  stealInsight,
  takeOperator,
  takeRelic,
} from './supply';
import { burnOutpost, moveToken, placeOutpost, placeToken, removeToken } from './tokens';

const parts = (key: string) => key.split('.');
const whom = (G: State, me: PlayerID, who: string) => (who === 'rivals' ? rivalsOf(G, me) : [who === 'me' ? me : who]);

/** The one switch: what each word of a card does. `me` is who "you" on the card means. */
function act(G: State, me: PlayerID, p: Primitive, dice: Dice): void {
  const text = (value: unknown) => value as string;
  switch (p.do) {
    case 'gainInsight': return gainInsight(G, me, p.n, 'card'); // prettier-ignore
    case 'loseInsight': return whom(G, me, text(p.who)).forEach((w) => loseInsight(G, w, p.n, 'card')); // prettier-ignore
    case 'stealInsight': return stealInsight(G, me, text(p.who), p.n); // prettier-ignore
    case 'drawAction': return drawActions(G, me, p.n, dice); // prettier-ignore
    case 'discardRandom': return discardRandom(G, text(p.who), p.n, dice, 'card'); // prettier-ignore
    case 'recoverAction': return recover(G, me, text(p.card)); // prettier-ignore
    case 'peekHand': return peekHand(G, me, text(p.who), p.n, dice); // prettier-ignore
    case 'recruit': return recruit(G, me, p.n, dice); // prettier-ignore
    case 'recruitFrom': return recruitDead(G, me, text(p.op)); // prettier-ignore
    case 'scout': return scout(G, me, p.n, dice); // prettier-ignore
    case 'keepScouted': return keepScouted(G, me, text(p.op)); // prettier-ignore
    case 'exchangeDead': return exchangeDead(G, me, text(p.op), text(p.for)); // prettier-ignore
    case 'returnOperator': return sendHome(G, me, Number(p.holder), 'effect'); // prettier-ignore
    case 'stealOperator': return stealOperator(G, me, text(p.who), dice); // prettier-ignore
    case 'drawRelic': return drawRelic(G, me, dice); // prettier-ignore
    case 'stealRelic': return stealRelic(G, me, text(p.relic)); // prettier-ignore
    case 'exhaustRelic': return exhaustRelic(G, me, text(p.relic)); // prettier-ignore
    case 'readyRelic': return makeReady(G, me, text(p.relic)); // prettier-ignore
    case 'drawRitual': return drawRituals(G, me, p.n, dice); // prettier-ignore
    case 'peekRitual': return peekRitual(G, me, text(p.who), dice); // prettier-ignore
    case 'revealCard': return onSlot(p.slot, (seat, h, slot) => turnUp(G, me, seat, h, slot)); // prettier-ignore
    case 'peekCard': return onSlot(p.slot, (seat, h, slot) => peekCard(G, me, seat, h, slot)); // prettier-ignore
    case 'hideCard': return onSlot(p.slot, (seat, h, slot) => hideCard(G, seat, h, slot)); // prettier-ignore
    case 'shieldHolder': return shield(G, me, Number(p.holder)); // prettier-ignore
    case 'freeSwap': return freeSwap(G, me, text(p.swap)); // prettier-ignore
    case 'redirect': return redirect(G, me, text(p.to)); // prettier-ignore
    case 'score':
    case 'scoreAfter': return whom(G, me, text(p.who)).forEach((w) => modify(G, w, p.n)); // prettier-ignore
    case 'reroll': return reroll(G, whom(G, me, text(p.who))[0] as PlayerID, dice); // prettier-ignore
    case 'setDie': return setDie(G, me, p.n, 'set'); // prettier-ignore
    case 'preventHit': return guard(G, whom(G, me, text(p.who))[0] as PlayerID); // prettier-ignore
    case 'extraHit': return extraHit(G, me); // prettier-ignore
    case 'ignorePower': return ignorePower(G, me); // prettier-ignore
    case 'damage': return applyHits(G, Array.from({ length: p.n }, () => ({ on: text(p.target), by: me })), dice); // prettier-ignore
    case 'forceFight': return forceFight(G, me, Number(p.at)); // prettier-ignore
    case 'removeToken': return onToken(p.token, (at, of) => removeToken(G, me, of, at)); // prettier-ignore
    case 'placeToken': return placeToken(G, me, Number(p.at)); // prettier-ignore
    case 'moveToken': { const [from, to] = parts(text(p.move)).map(Number); return moveToken(G, me, from as number, to as number); } // prettier-ignore
    case 'replaceToken': return onToken(p.token, (at, of) => { removeToken(G, me, of, at); placeToken(G, me, at); }); // prettier-ignore
    case 'placeOutpost': return placeOutpost(G, me, Number(p.at), p.level); // prettier-ignore
    case 'burnOutpost': return burnOutpost(G, me, Number(p.at)); // prettier-ignore
    case 'rebound': return moveTracker(G, me, p.n); // prettier-ignore
    case 'floor': return setFloor(G, me, p.n); // prettier-ignore
    case 'spawn': return callSpawn(G, me, p.at === undefined ? null : Number(p.at)); // prettier-ignore
    case 'moveAnomaly': { const [id = '', to = ''] = text(p.move).split('>'); return moveAnomaly(G, me, id, Number(to)); } // prettier-ignore
    case 'banish': return banish(G, me, text(p.anomaly)); // prettier-ignore
    case 'healAnomaly': return healAnomaly(G, text(p.anomaly)); // prettier-ignore
    case 'bankVP': return bankVP(G, me, p.n); // prettier-ignore
    case 'handLimit': return raiseLimit(G, me, p.n); // prettier-ignore
    case 'if': return holds(G, me, p.is) ? then(G, effectStep(me, p.then)) : undefined; // prettier-ignore
    case 'perCount': return act(G, me, { do: p.then, n: Math.min(p.max, count(G, me, p.count)) }, dice); // prettier-ignore
    case 'dropAction': return dropAction(G, me, text(p.card)); // prettier-ignore
    case 'dropOperator': return dropOperator(G, me, text(p.op)); // prettier-ignore
    case 'dropRelic': return dropRelic(G, me, text(p.relic)); // prettier-ignore
    case 'dropRitual': return giveUpRitual(G, me, text(p.ritual)); // prettier-ignore
    default: return unreachable(p); // prettier-ignore
  }
}

/** The resolver of this game's cards, and the move by which seats answer. */
export const effects = effectsOf<State, View, Primitive>({
  stage: 'choose',
  who: (_G, _word, me) => (me === HERALD ? undefined : me),
  view: (G, seat) => viewOf(G, seat),
  candidates: (view, seat, from) => candidates(view, seat, from),
  act,
});

/** Crystal Palace: one own Relic is ready again. */
export const readyAfterCombat = (p: PlayerID): EffectStep<Primitive> => effectStep(p, readyRelic());

const take = (zone: string[], card: string) => {
  const i = zone.indexOf(card);
  return i < 0 ? undefined : zone.splice(i, 1)[0];
};

const onSlot = (key: unknown, then_: (seat: PlayerID, h: number, slot: Slot) => void) => {
  const [seat = '', h = '', slot = ''] = parts(key as string);
  then_(seat, Number(h), slot as Slot);
};
const onToken = (key: unknown, then_: (at: number, of: PlayerID) => void) => {
  const [at = '', of = ''] = parts(key as string);
  then_(Number(at), of);
};

function recover(G: State, me: PlayerID, card: string) {
  const seat = seatOf(G, me);
  if (take(seat.open.discard, card) === undefined) return;
  seat.hand.push(card);
  say(G, { event: 'recovered', by: me, card: nameOf(card) });
  then(G, { do: 'caps', seat: me, cap: 'hand' });
}

function peekHand(G: State, me: PlayerID, who: PlayerID, n: number, dice: Dice) {
  const cards = dice.shuffle(seatOf(G, who).hand).slice(0, n).map(nameOf).sort();
  if (cards.length === 0) return;
  const { notes } = seatOf(G, me);
  notes.push({ seat: who, round: G.board.round, cards });
  if (notes.length > 6) notes.shift();
  whisper(
    G,
    [me],
    { event: 'peeked', by: me, seat: who, what: 'hand', cards: [...cards] },
    { event: 'peeked', by: me, seat: who, what: 'hand' },
  );
}

function scout(G: State, me: PlayerID, n: number, dice: Dice) {
  const { scouting } = seatOf(G, me);
  for (let i = 0; i < n; i++) {
    const op = takeOperator(G, dice);
    if (op !== undefined) scouting.push(op);
  }
}

function keepScouted(G: State, me: PlayerID, op: string) {
  const seat = seatOf(G, me);
  take(seat.scouting, op);
  seat.operators.push(op);
  G.operatorDeck.unshift(...seat.scouting.splice(0));
  whisper(
    G,
    [me],
    { event: 'recruited', by: me, n: 1, ops: [nameOf(op)], from: 'deck' },
    { event: 'recruited', by: me, n: 1, from: 'deck' },
  );
  then(G, { do: 'caps', seat: me, cap: 'operators' });
}

function exchangeDead(G: State, me: PlayerID, op: string, dead: string) {
  const seat = seatOf(G, me);
  if (take(G.board.graveyard, dead) === undefined) return;
  if (take(seat.operators, op) !== undefined) G.board.graveyard.push(op);
  seat.operators.push(dead);
  say(G, { event: 'operatorExchanged', by: me, op: nameOf(op), for: nameOf(dead) });
}

function stealOperator(G: State, me: PlayerID, who: PlayerID, dice: Dice) {
  const victim = seatOf(G, who);
  const plain = candidatesToSteal(victim.operators);
  if (plain.length === 0) return;
  const op = dice.pick(plain);
  take(victim.operators, op);
  seatOf(G, me).operators.push(op);
  whisper(
    G,
    [me, who],
    { event: 'operatorStolen', by: me, from: who, op: nameOf(op) },
    { event: 'operatorStolen', by: me, from: who },
  );
  then(G, { do: 'caps', seat: me, cap: 'operators' });
}
const candidatesToSteal = (operators: readonly string[]) => operators.filter((op) => !isLegend(op));

function drawRelic(G: State, me: PlayerID, dice: Dice) {
  const relic = takeRelic(G, dice);
  if (relic !== undefined) gainRelic(G, me, relic, 'deck');
}

const ownerOf = (G: State, relic: string) => G.board.order.find((p) => seatOf(G, p).open.relics.includes(relic));

function stealRelic(G: State, me: PlayerID, relic: string) {
  const owner = ownerOf(G, relic);
  if (owner === undefined) return;
  loseRelic(G, owner, relic);
  gainRelic(G, me, relic, 'theft');
}

/** COL-ROUND-07 */
export function exhaustRelic(G: State, by: PlayerID | null, relic: string) {
  const owner = ownerOf(G, relic);
  if (owner === undefined || seatOf(G, owner).open.exhausted.includes(relic)) return;
  seatOf(G, owner).open.exhausted.push(relic);
  say(G, { event: 'relicExhausted', by, relic });
}

function makeReady(G: State, me: PlayerID, relic: string) {
  const { open } = seatOf(G, me);
  if (take(open.exhausted, relic) === undefined) return;
  open.readied.push(relic);
  say(G, { event: 'relicReadied', by: me, relic });
}

function peekRitual(G: State, me: PlayerID, who: PlayerID, dice: Dice) {
  const { rituals } = seatOf(G, who);
  if (rituals.length === 0) return;
  const ritual = dice.pick(rituals);
  const seen = (G.ritualSeen[ritual] ??= []);
  if (!seen.includes(me)) seen.push(me);
  whisper(
    G,
    [me],
    { event: 'peeked', by: me, seat: who, what: 'ritual', cards: [ritual] },
    { event: 'peeked', by: me, seat: who, what: 'ritual' },
  );
}

function peekCard(G: State, me: PlayerID, seat: PlayerID, h: number, slot: Slot) {
  const holder = seatOf(G, seat).holders[h] as Holder;
  const card = holder[slot];
  if (card === null || !holder.down[slot]) return;
  if (!holder.seen[slot].includes(me)) holder.seen[slot].push(me);
  whisper(
    G,
    [me, seat],
    { event: 'peeked', by: me, seat, what: 'holder', holder: h, slot, cards: [nameOf(String(card))] },
    { event: 'peeked', by: me, seat, what: 'holder', holder: h, slot },
  );
}

function hideCard(G: State, seat: PlayerID, h: number, slot: Slot) {
  const holder = seatOf(G, seat).holders[h] as Holder;
  if (holder[slot] === null || holder.down[slot]) return;
  holder.down[slot] = true;
  say(G, { event: 'hidden', by: seat, holder: h, slot });
}

function shield(G: State, me: PlayerID, h: number) {
  (seatOf(G, me).holders[h] as Holder).shield = true;
  say(G, { event: 'shielded', by: me, holder: h });
}

function freeSwap(G: State, me: PlayerID, key: string) {
  const [slot, a, b] = parts(key) as ['op' | 'act', string, string];
  const { holders } = seatOf(G, me);
  const [x, y] = [holders[Number(a)] as Holder, holders[Number(b)] as Holder];
  [x[slot], y[slot]] = [y[slot], x[slot]];
  if (slot === 'op') {
    [x.wounds, y.wounds] = [y.wounds, x.wounds];
    [x.relics, y.relics] = [y.relics, x.relics];
    // who fought what goes with the Operator
    for (const f of [...G.slain.flat(), ...Object.values(G.fought).flat()])
      if (f.seat === me) f.h = f.h === Number(a) ? Number(b) : f.h === Number(b) ? Number(a) : f.h;
  }
  say(G, { event: 'swapped', by: me, slot, a: Number(a), b: Number(b) });
}

function redirect(G: State, me: PlayerID, key: string) {
  const [h, to] = parts(key).map(Number) as [number, number];
  const seat = seatOf(G, me);
  const holder = seat.holders[h] as Holder;
  if (!seat.locs.includes(to)) return;
  seat.locs[seat.locs.indexOf(to)] = holder.loc as number;
  seat.locs.sort();
  holder.loc = to;
  say(G, { event: 'redirected', by: me, holder: h, to });
}

/** A line in the score; which card it came from is read off the window that resolves. */
function modify(G: State, on: PlayerID, n: number) {
  const combat = G.combat as Combat;
  const card = G.playing ?? 'card';
  combat.mods.push({ on, n, card });
  say(G, { event: 'scoreChanged', on, n, card });
}

function setDie(G: State, on: PlayerID, to: number, why: 'reroll' | 'set') {
  const combat = G.combat as Combat;
  const from = combat.dice[on];
  if (from === undefined) return;
  combat.dice[on] = to;
  say(G, { event: 'dieChanged', on, from, to, why });
}
const reroll = (G: State, on: PlayerID, dice: Dice) => setDie(G, on, dice.die(6), 'reroll');

function guard(G: State, on: PlayerID) {
  const { shields } = G.combat as Combat;
  shields[on] = (shields[on] ?? 0) + 1;
  say(G, { event: 'guarded', on });
}

function extraHit(G: State, me: PlayerID) {
  const { extra } = G.combat as Combat;
  extra[me] = (extra[me] ?? 0) + 1;
  say(G, { event: 'extraHitGained', by: me });
}

function ignorePower(G: State, me: PlayerID) {
  (G.combat as Combat).ignore.push(me);
  say(G, { event: 'powerIgnored', by: me });
}

function forceFight(G: State, me: PlayerID, at: number) {
  G.board.forced.push(at);
  say(G, { event: 'fightForced', by: me, at });
}

/** COL-SR-05: the highest counts, at most 6. */
function setFloor(G: State, me: PlayerID, n: number) {
  G.board.floor = Math.max(G.board.floor, Math.min(6, n));
  say(G, { event: 'floorSet', by: me, n: G.board.floor });
}

function callSpawn(G: State, me: PlayerID, at: number | null) {
  if (G.combat) G.combat.spawns.push({ by: me, at });
  else G.pending.push({ by: me, at });
}

function banish(G: State, me: PlayerID, id: string) {
  const standee = G.board.anomalies.find((a) => a.id === id);
  if (!standee) return;
  leaveAnomaly(G, id);
  say(G, { event: 'banished', by: me, anomaly: nameOf(id), at: standee.at });
}

export function healAnomaly(G: State, id: string) {
  const standee = G.board.anomalies.find((a) => a.id === id);
  if (!standee || standee.wounds === 0) return;
  standee.wounds = 0;
  say(G, { event: 'anomalyHealed', anomaly: nameOf(id) });
}

function bankVP(G: State, me: PlayerID, n: number) {
  seatOf(G, me).open.bank += n;
  say(G, { event: 'banked', by: me, n });
}

function raiseLimit(G: State, me: PlayerID, n: number) {
  seatOf(G, me).open.limit += n;
  say(G, { event: 'handLimitRaised', by: me, n });
}

function count(G: State, me: PlayerID, what: 'controlled' | 'outposts' | 'anomalies' | 'finalised' | 'kills'): number {
  switch (what) {
    case 'controlled':
      return controlled(G, me).length;
    case 'outposts':
      return [1, 2, 3, 4, 5, 6].filter((at) => outpostAt(G, at)?.by === me).length;
    case 'anomalies':
      return G.board.anomalies.length;
    default:
      return seatOf(G, me).open.tally[what];
  }
}

function dropAction(G: State, me: PlayerID, card: string) {
  const seat = seatOf(G, me);
  if (take(seat.hand, card) === undefined) return;
  seat.open.discard.push(card);
  say(G, { event: 'discarded', by: me, cards: [nameOf(card)], why: 'limit' });
}

function dropOperator(G: State, me: PlayerID, op: string) {
  if (take(seatOf(G, me).operators, op) === undefined) return;
  G.board.graveyard.push(op);
  say(G, { event: 'operatorDropped', by: me, op: nameOf(op) });
}

/** COL-RELIC-02: to the top of the Auction House. */
function dropRelic(G: State, me: PlayerID, relic: string) {
  loseRelic(G, me, relic);
  G.board.house.push(relic);
  say(G, { event: 'relicDropped', by: me, relic });
}

function giveUpRitual(G: State, me: PlayerID, ritual: string) {
  dropRitual(G, me, ritual);
  say(G, { event: 'ritualDropped', by: me, ritual });
}
