import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { nameOf, shuffle } from '../../../engine-extensions/zones/zones';
import { omenOf, SLOTS } from '../cards';
import { HERALD, LOCATIONS, type Difficulty, type HeraldTable, type Holder, type State } from '../state';
import { controls, freeSlots, neighbours, tokensAt } from './open';
import { exhaustRelic, healAnomaly } from './effects';
import { moveTracker } from './rebound';
import { turnUp } from './reveal';
import { discardRandom, loseInsight, seatOf, takeOperator } from './supply';
import { placeToken, removeToken } from './tokens';

/** COL-SOLO-02 */
export interface Strength {
  holders: number;
  bonus: number;
  gazes: number;
  swell: number;
  anomalies: number;
  tokens: number;
  lastRound: number;
}

export const STRENGTH: Record<Difficulty, Strength> = {
  acolyte: { holders: 2, bonus: 0, gazes: 0, swell: 2, anomalies: 0, tokens: 0, lastRound: 12 },
  adept: { holders: 3, bonus: 0, gazes: 1, swell: 3, anomalies: 1, tokens: 0, lastRound: 11 },
  magister: { holders: 3, bonus: 1, gazes: 1, swell: 4, anomalies: 1, tokens: 2, lastRound: 10 },
  eldritch: { holders: 3, bonus: 1, gazes: 2, swell: 5, anomalies: 2, tokens: 3, lastRound: 9 },
};

export const strengthOf = (G: State): Strength => STRENGTH[(G.board.herald as HeraldTable).difficulty];

/** COL-SOLO-03: a random place, a thrall and an Omen in each holder, face down. */
export function heraldPlans(G: State, dice: Dice) {
  const table = G.board.herald as HeraldTable;
  const seat = seatOf(G, HERALD);
  const { holders, bonus, gazes } = strengthOf(G);
  table.gazes = gazes;
  table.bonus = bonus + table.bonusNext;
  table.power = table.powerNext;
  table.bonusNext = 0;
  table.powerNext = 0;
  for (let h = 0; h < holders; h++) {
    const op = takeOperator(G, dice);
    const act = takeOmen(G, dice);
    const [loc] = seat.locs.splice(dice.die(seat.locs.length) - 1, 1);
    if (op === undefined || act === undefined || loc === undefined) {
      if (op !== undefined) G.operatorDeck.unshift(op);
      if (act !== undefined) seat.open.discard.push(act);
      if (loc !== undefined) seat.locs.push(loc);
      break;
    }
    Object.assign(seat.holders[h] as Holder, { loc, op, act });
    for (const slot of SLOTS) (seat.holders[h] as Holder).down[slot] = true;
  }
  seat.locs.sort();
}

function takeOmen(G: State, dice: Dice): string | undefined {
  const seat = seatOf(G, HERALD);
  if (seat.deck.length === 0 && seat.open.discard.length > 0) {
    seat.deck.push(...seat.open.discard.splice(0));
    shuffle(seat.deck, dice);
    say(G, { event: 'reshuffled', what: 'omens' });
  }
  return seat.deck.pop();
}

/** COL-SOLO-04 */
export function heraldGaze(G: State, dice: Dice) {
  const { open } = seatOf(G, HERALD);
  const table = G.board.herald as HeraldTable;
  const backs: [PlayerID, number, (typeof SLOTS)[number]][] = [];
  for (const p of G.players)
    seatOf(G, p).holders.forEach((h, i) => {
      if (!h.shield) for (const slot of SLOTS) if (h.down[slot]) backs.push([p, i, slot]);
    });
  if (open.insight < 2 || table.gazes === 0 || backs.length === 0) {
    open.passed = 'out';
    say(G, { event: 'passedIntel', by: HERALD, stay: false });
    return;
  }
  table.gazes -= 1;
  loseInsight(G, HERALD, 2, 'reveal');
  const [p, h, slot] = dice.pick(backs);
  turnUp(G, HERALD, p, h, slot, 2);
}

/** The player's Normal tokens at a place; there is one player. */
const playersToken = (G: State, at: number) => tokensAt(G, at).find((t) => t.by !== HERALD && t.kind === 'normal');

/** COL-SOLO-10: a surviving thrall carries out its Omen. */
export function heraldOperates(G: State, h: number, dice: Dice) {
  const seat = seatOf(G, HERALD);
  const holder = seat.holders[h] as Holder;
  const at = holder.loc as number;
  holder.done = true;
  const victim = playersToken(G, at);
  if (seat.open.normal === 0 || (freeSlots(G, at) === 0 && !victim)) {
    say(G, { event: 'usedUp', by: HERALD, at, card: nameOf(holder.act as string), why: 'no-slot' });
    return;
  }
  const omen = omenOf(holder.act as string);
  G.agenda.push({ do: 'settle' });
  say(G, { event: 'finalised', by: HERALD, at, card: nameOf(holder.act as string), removed: victim?.by ?? null });
  moveTracker(G, HERALD, omen.cost);
  if (victim) removeToken(G, HERALD, victim.by, at);
  placeToken(G, HERALD, at);
  say(G, { event: 'omenResolved', omen: nameOf(holder.act as string), at });
  resolveOmen(G, omen.deed, at, dice);
}

/** COL-SOLO-17 */
function resolveOmen(G: State, deed: ReturnType<typeof omenOf>['deed'], at: number, dice: Dice) {
  const table = G.board.herald as HeraldTable;
  const player = G.players[0] as PlayerID;
  const { open } = seatOf(G, player);
  switch (deed) {
    case 'nothing': return; // prettier-ignore
    case 'secondSigil': return placeToken(G, HERALD, at); // prettier-ignore
    case 'unmaking': {
      const where = [at, ...neighbours(at).sort((a, b) => a - b)].find((l) => playersToken(G, l));
      return where === undefined ? undefined : removeToken(G, HERALD, player, where);
    }
    case 'blackTithe': return loseInsight(G, player, 2, 'omen'); // prettier-ignore
    case 'hungerBelow': return G.board.anomalies.forEach((a) => healAnomaly(G, a.id)); // prettier-ignore
    case 'drownedChoir': return discardRandom(G, player, 1, dice, 'omen'); // prettier-ignore
    case 'ruinousStar': return controls(G, HERALD, at) ? raiseDoom(G, 1, 'omen') : undefined; // prettier-ignore
    case 'thrallHarvest': table.bonusNext += 1; return; // prettier-ignore
    case 'veilBurn': {
      const ready = open.relics.filter((r) => !open.exhausted.includes(r));
      return ready.length === 0 ? undefined : exhaustRelic(G, HERALD, dice.pick(ready));
    }
    case 'stolenHour': open.limit -= 1; return; // prettier-ignore
    case 'bloodMoon': table.powerNext += 1; return; // prettier-ignore
  }
}

export function raiseDoom(G: State, n: number, why: 'control' | 'anomalies' | 'omen') {
  if (n === 0) return;
  seatOf(G, HERALD).open.vp += n;
  say(G, { event: 'doomRose', n, why });
}

/** COL-SOLO-13 */
export function scoreDoom(G: State) {
  const held = LOCATIONS.filter((at) => controls(G, HERALD, at)).length;
  raiseDoom(G, Math.floor(held / 2), 'control');
  const haunted = new Set(G.board.anomalies.map((a) => a.at)).size;
  raiseDoom(G, haunted >= 4 ? 2 : haunted >= 2 ? 1 : 0, 'anomalies');
}

/** COL-SOLO-11: surviving thralls go under the Operator deck, Omens to their discard. */
export function heraldGoesHome(G: State) {
  const seat = seatOf(G, HERALD);
  for (const h of seat.holders) {
    if (h.op !== null) G.operatorDeck.unshift(h.op);
    if (h.act !== null) seat.open.discard.push(h.act);
    if (h.loc !== null) seat.locs.push(h.loc);
    h.op = h.act = h.loc = null;
  }
  seat.locs.sort();
}
