import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { anomalyOf, operatorOf, relicOf, tileOf, type Ability, type Bonus, type Condition, type Skill } from '../cards';
import {
  HAND,
  HERALD,
  LOCATIONS,
  SLOTS_PER_LOCATION,
  type Board,
  type Combat,
  type Holder,
  type OpenSeat,
  type Operation,
  type Standee,
} from '../state';

/** The open facts, the same in the state and in every view; what rules and options read. */
export interface Open {
  board: Board;
  seats: Record<PlayerID, { open: OpenSeat; holders: readonly Holder[] }>;
  combat: Combat | null;
  operation: Operation | null;
}

export const openOf = (o: Open, p: PlayerID): OpenSeat => (o.seats[p] as { open: OpenSeat }).open;
export const holdersOf = (o: Open, p: PlayerID) => (o.seats[p] as { holders: readonly Holder[] }).holders;
export const rivalsOf = (o: Open, me: PlayerID) => o.board.order.filter((p) => p !== me);

/** COL-RIT-01 */
export const neighbours = (at: number): [number, number] => [at === 1 ? 6 : at - 1, at === 6 ? 1 : at + 1];

export const tokensAt = (o: Open, at: number) => o.board.tokens[at - 1] as Board['tokens'][number];
export const countAt = (o: Open, p: PlayerID, at: number) => {
  let n = 0;
  for (const t of tokensAt(o, at)) if (t.by === p) n++;
  return n;
};
export const freeSlots = (o: Open, at: number) => SLOTS_PER_LOCATION - tokensAt(o, at).length;
export const outpostAt = (o: Open, at: number) => tokensAt(o, at).find((t) => t.kind !== 'normal');

/** COL-CTRL-02 */
export const controls = (o: Open, p: PlayerID, at: number) => countAt(o, p, at) >= 2;
export const controlled = (o: Open, p: PlayerID) => LOCATIONS.filter((at) => controls(o, p, at));
export const tokensOnBoard = (o: Open, p: PlayerID) => LOCATIONS.reduce((n, at) => n + countAt(o, p, at), 0);

export const anomaliesAt = (o: Open, at: number): Standee[] => o.board.anomalies.filter((a) => a.at === at);
export const hasAnomaly = (o: Open, at: number) => o.board.anomalies.some((a) => a.at === at);
/** COL-ANOM-05; a Blood Moon adds to it in the solo game */
export const powerOf = (o: Open, a: Standee) => anomalyOf(a.id).power + (o.board.herald?.power ?? 0);

/** An Operator at a Location. */
export interface Standing {
  seat: PlayerID;
  h: number;
  holder: Holder;
}

/** The Operators there, in turn order. */
export function standingAt(o: Open, at: number): Standing[] {
  const found: Standing[] = [];
  for (const seat of o.board.order) {
    const holders = holdersOf(o, seat);
    for (let h = 0; h < holders.length; h++) {
      const holder = holders[h] as Holder;
      if (holder.standing && holder.loc === at) found.push({ seat, h, holder });
    }
  }
  return found;
}

export const standingOf = (o: Open, p: PlayerID, at: number): Standing | undefined =>
  standingAt(o, at).find((s) => s.seat === p);

/** Where an effect happens: the Combat, or the Operation. */
export const hereOf = (o: Open): number | null => o.combat?.at ?? o.operation?.at ?? null;

export const isExhausted = (o: Open, p: PlayerID, card: string) => openOf(o, p).exhausted.includes(card);

/** Tiles and ready Relics that give this player something lasting. */
function lasting(o: Open, p: PlayerID): (Ability | Bonus)[] {
  const found: (Ability | Bonus)[] = [];
  if (p === HERALD) return found;
  for (const id of openOf(o, p).relics) {
    const relic = relicOf(id);
    if (relic.kind === 'constant' && !isExhausted(o, p, id)) found.push(relic.ability);
  }
  for (const at of LOCATIONS) if (controls(o, p, at)) found.push(tileOf(o.board.tiles[at - 1] as string).bonus);
  return found;
}

/** The sum of a player's lasting changes of one kind. */
export function constantOf(
  o: Open,
  p: PlayerID,
  kind: 'cost' | 'revealPrice' | 'auctionPrice' | 'handLimit' | 'insight',
) {
  let n = 0;
  for (const a of lasting(o, p)) if ('constant' in a && a.constant === kind) n += a.n;
  return n;
}

/** Controls the tile with this bonus; gives its Location. */
export function tileFor(
  o: Open,
  p: PlayerID,
  special: Extract<Bonus, { special: string }>['special'],
): number | undefined {
  return LOCATIONS.find((at) => {
    const { bonus } = tileOf(o.board.tiles[at - 1] as string);
    return 'special' in bonus && bonus.special === special && controls(o, p, at);
  });
}

export const handLimitOf = (o: Open, p: PlayerID) => HAND + constantOf(o, p, 'handLimit');

/** COL-INTEL-02: 2, less what lowers it, at least 1. */
export function revealPrice(o: Open, p: PlayerID) {
  const first = openOf(o, p).reveals === 0 && tileFor(o, p, 'firstRevealCheaper') !== undefined ? 1 : 0;
  return Math.max(1, 2 + constantOf(o, p, 'revealPrice') - first);
}

/** Skills of an Operator in its owner's service. */
export function hasSkill(o: Open, p: PlayerID, op: string, skill: Skill) {
  if (operatorOf(op).skills.includes(skill)) return true;
  for (const a of lasting(o, p)) if ('constant' in a && a.constant === 'skill' && a.skill === skill) return true;
  return false;
}

/** COL-PLAN-04 */
export const canDo = (o: Open, p: PlayerID, op: string, req: readonly Skill[]) =>
  req.length === 0 || req.some((s) => hasSkill(o, p, op, s));

/** Whether a card's condition holds for a player, and for one of its holders. */
export function holds(o: Open, p: PlayerID, is: Condition, holder?: Holder): boolean {
  const at = holder?.loc ?? hereOf(o);
  switch (is.is) {
    case 'trackerAtLeast':
      return o.board.tracker >= is.n;
    case 'anomalyHere':
      return at !== null && hasAnomaly(o, at);
    case 'noAnomalyHere':
      return at !== null && !hasAnomaly(o, at);
    case 'controlHere':
      return at !== null && controls(o, p, at);
    case 'outpostHere':
      return at !== null && outpostAt(o, at)?.by === p;
    case 'behind':
      return rivalsOf(o, p).some((r) => openOf(o, r).vp > openOf(o, p).vp);
    case 'unseen':
      return holder?.unseen === true;
    case 'alone':
      return at !== null && standingAt(o, at).length === 1;
  }
}

/** The abilities that work for an Operator: its own and those of Relics it carries; thralls have none (COL-SOLO-06). */
export function abilitiesOf(seat: PlayerID, holder: Holder): Ability[] {
  if (seat === HERALD || holder.op === null || holder.down.op) return [];
  const found: Ability[] = [];
  const own = operatorOf(holder.op).ability;
  if (own) found.push(own);
  for (const id of holder.relics) {
    const relic = relicOf(id);
    if (relic.kind === 'carried') found.push(relic.ability);
  }
  return found;
}

/** Hit points an Operator starts with. */
export function healthOf(seat: PlayerID, holder: Holder) {
  if (holder.op === null) return 0;
  let hp = operatorOf(holder.op).hp;
  for (const a of abilitiesOf(seat, holder)) if ('constant' in a && a.constant === 'health') hp += a.n;
  return hp;
}

/** One line of a fighter's score; `off` says that an Anomaly voids it (COL-ANOM-03). */
export interface ScorePart {
  card: string;
  n: number;
  off?: true;
}

/** What adds to a fighter's die, line by line (COL-COMBAT-07, OUT-02). */
export function scoreParts(o: Open, { seat, holder }: Standing): ScorePart[] {
  const at = holder.loc as number;
  const parts: ScorePart[] = [];
  if (seat === HERALD) {
    if (o.board.herald && o.board.herald.bonus !== 0) parts.push({ card: 'herald', n: o.board.herald.bonus });
  } else {
    const post = outpostAt(o, at);
    if (post?.by === seat)
      parts.push({
        card: 'outpost',
        n: post.kind === 'one' ? 1 : 2,
        ...(hasAnomaly(o, at) ? { off: true as const } : {}),
      });
    if (tileFor(o, seat, 'scoreHere') === at) parts.push({ card: o.board.tiles[at - 1] as string, n: 1 });
    for (const a of abilitiesOf(seat, holder))
      if ('constant' in a && a.constant === 'score' && (!a.if || holds(o, seat, a.if, holder)))
        parts.push({ card: holder.op as string, n: a.n });
    for (const id of openOf(o, seat).relics) {
      const relic = relicOf(id);
      if (relic.kind !== 'constant' || isExhausted(o, seat, id)) continue;
      const a = relic.ability;
      if ('constant' in a && a.constant === 'score' && (!a.if || holds(o, seat, a.if, holder)))
        parts.push({ card: id, n: a.n });
    }
  }
  for (const m of o.combat?.mods ?? []) if (m.on === seat) parts.push({ card: m.card, n: m.n });
  return parts;
}

export function scoreOf(o: Open, s: Standing): number {
  let n = o.combat?.dice[s.seat] ?? 0;
  for (const part of scoreParts(o, s)) if (!part.off) n += part.n;
  return Math.max(0, n);
}

/** COL-COMBAT-01, SOLO-08: a Combat would be held here. */
export function isDue(o: Open, at: number): boolean {
  const here = standingAt(o, at);
  if (o.board.herald) return here.some((s) => s.seat !== HERALD) && (here.length > 1 || hasAnomaly(o, at));
  return here.length > 1 || (here.length === 1 && hasAnomaly(o, at));
}

/** COL-COMBAT-03 */
export function isAvoidable(o: Open, at: number): boolean {
  if (hasAnomaly(o, at) || o.board.forced.includes(at)) return false;
  const here = standingAt(o, at);
  if (here.some((s) => s.seat === HERALD)) return false; // COL-SOLO-07
  const present = new Set(here.map((s) => s.seat));
  const foreign = tokensAt(o, at).filter((t) => t.kind === 'normal' && !present.has(t.by)).length;
  return freeSlots(o, at) + foreign >= here.length;
}

/** COL-OP-03, 05: whose Normal token may be removed to make room; null: none needed. */
export function roomFor(o: Open, p: PlayerID, at: number): (PlayerID | null)[] {
  const supply = openOf(o, p).normal;
  const ways: (PlayerID | null)[] = freeSlots(o, at) > 0 && supply > 0 ? [null] : [];
  for (const owner of o.board.order) {
    if (!tokensAt(o, at).some((t) => t.by === owner && t.kind === 'normal')) continue;
    if (supply > 0 || owner === p) ways.push(owner);
  }
  return ways;
}
