import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { effectStep } from '../../../engine-extensions/effects/resolver';
import { say, whisper } from '../../../engine-extensions/log/log';
import type { Seated } from '../../../engine-extensions/moves';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { actionOf, isLegend, operatorOf, relicOf, tileOf, type Quick, type Tag } from '../cards';
import { HERALD, LOCATIONS, type Answer, type Holder, type State, type Window } from '../state';
import { viewOf, type View } from '../view';
import { candidates } from './candidates';
import { isOver } from './combat';
import { exhaustRelic } from './effects';
import { controls, hasAnomaly, holdersOf, holds, openOf, rivalsOf, standingAt, type Open } from './open';
import { payCost } from './rebound';
import { seatOf } from './supply';

const inCombat = (tag: Tag) => tag === 'PRE' || tag === 'POST';
function fights(o: Open, p: PlayerID): boolean {
  if (o.combat === null || !o.board.order.includes(p)) return false;
  for (const holder of holdersOf(o, p)) if (holder.standing && holder.loc === o.combat.at) return true;
  return false;
}

/** The phase in progress, for "pass until it ends". */
export const phaseKey = (G: { board: { round: number }; now: { phase: string } }) => `${G.board.round}:${G.now.phase}`;

/** Tiles this player controls that can be used at this moment. */
export function tilesFor(o: Open, p: PlayerID, tag: Tag): { at: number; id: string }[] {
  const found: { at: number; id: string }[] = [];
  for (const at of LOCATIONS) {
    const id = o.board.tiles[at - 1] as string;
    const { bonus } = tileOf(id);
    if (!('use' in bonus) || bonus.use.tag !== tag) continue;
    if (controls(o, p, at) && !openOf(o, p).tilesUsed.includes(id)) found.push({ at, id });
  }
  return found;
}

/** COL-WIN-02: who may answer, by public facts alone. */
function eligible(G: State, tag: Tag): PlayerID[] {
  return G.board.order.filter((p) => {
    if (p === HERALD) return false;
    const seat = seatOf(G, p);
    if (inCombat(tag) && !fights(G, p) && !seat.prefs.watch) return false;
    if (seat.hand.length > 0 || sealedBy(G, p, 'quick') > 0) return true;
    if (seat.open.relics.some((r) => !seat.open.exhausted.includes(r))) return true;
    if (tilesFor(G, p, tag).length > 0) return true;
    return tag === 'INTEL' && seat.operators.length > 0 && duplicatesShown(G, p);
  });
}

/** A rival's Operator that is no Legendary lies face up. */
const duplicatesShown = (o: Open, me: PlayerID) =>
  rivalsOf(o, me).some((p) => holdersOf(o, p).some((h) => h.op !== null && !h.down.op && !isLegend(h.op)));

/** Cards that a player has sealed in windows which are not resolved yet: for others they are still in hand. */
export function sealedBy(G: { windows: readonly Window[] }, p: PlayerID, kind: 'quick' | 'duplicate') {
  let n = 0;
  for (const w of G.windows) if (w.answers[p]?.kind === kind && w.answers[p]?.card !== null) n++;
  return n;
}

/** COL-WIN-07 */
const passesAlone = (G: State, p: PlayerID, tag: Tag) => {
  const { auto, until } = seatOf(G, p).prefs;
  return auto.includes(tag) || until === phaseKey(G);
};

/** Opens a window: everybody eligible is asked at once. */
export function openWindow(G: State, tag: Tag) {
  if (inCombat(tag) && (G.combat === null || isOver(G))) return;
  const asked = eligible(G, tag);
  const waiting = asked.filter((p) => !passesAlone(G, p, tag));
  if (waiting.length === 0) return;
  G.windows.push({ tag, asked, answers: {}, resolved: 0 });
  const wait: Record<PlayerID, string> = {};
  for (const p of waiting) wait[p] = 'respond';
  then(G, { wait, ask: 'respond' }, { do: 'windowResolve' });
}

const current = (G: State): Window => G.windows[G.windows.length - 1] as Window;

/** COL-WIN-04: answers take effect one at a time, in turn order. */
export function resolveWindow(G: State) {
  const { answers } = current(G);
  const given = G.board.order.filter((p) => answers[p] && answers[p]?.kind !== 'pass');
  then(G, ...given.map((by) => ({ do: 'answer' as const, by })), { do: 'windowAgain' });
}

/** COL-WIN-05: if anything took effect, all are asked again. */
export function closeWindow(G: State) {
  const { tag, resolved } = G.windows.pop() as Window;
  if (resolved > 0) then(G, { do: 'window', tag });
}

/** A sealed answer comes up: it takes effect, or returns unspent and unseen. */
export function resolveAnswer(G: State, by: PlayerID) {
  const window = current(G);
  const answer = window.answers[by] as Answer;
  delete window.answers[by];
  takeBack(G, by, answer); // into the hand first: it is checked like any other play
  const isLate = inCombat(window.tag) && isOver(G); // COL-COMBAT-16: the Combat ended inside its window
  if (isLate || !canAnswer(viewOf(G, by) as Seated<View>, by, window.tag, answer)) {
    whisper(G, [by], { event: 'answerVoid', by, ...(answer.card ? { card: nameOf(answer.card) } : {}) });
    return;
  }
  window.resolved += 1;
  takeEffect(G, by, answer);
}

/** Puts the sealed card back where it came from. */
export function takeBack(G: State, by: PlayerID, { kind, card }: Answer) {
  if (card === null) return;
  if (kind === 'quick') seatOf(G, by).hand.push(card);
  if (kind === 'duplicate') seatOf(G, by).operators.push(card);
}

/** Seals an answer: the card leaves the hand for the window. */
export function seal(G: State, by: PlayerID, answer: Answer) {
  const seat = seatOf(G, by);
  if (answer.kind === 'quick') seat.hand.splice(seat.hand.indexOf(answer.card as string), 1);
  if (answer.kind === 'duplicate') seat.operators.splice(seat.operators.indexOf(answer.card as string), 1);
  current(G).answers[by] = answer;
}

/** COL-WIN-02: participants, and bystanders with cards marked for anyone. */
const mayUse = (view: View, me: PlayerID, use: Quick, tag: Tag) =>
  !inCombat(tag) || fights(view, me) || use.anyone === true;

const aims = (view: Seated<View>, me: PlayerID, use: Quick): (string | null)[] =>
  use.target ? candidates(view, me, use.target) : [null];

/** Every answer but a pass that a seat may give at this moment. */
export function answersAt(view: Seated<View>, me: PlayerID, tag: Tag): Answer[] {
  const found: Answer[] = [];
  const add = (kind: Answer['kind'], card: string, target: string | null, on: PlayerID = me) =>
    found.push({ kind, card, target, for: kind === 'relic' ? on : null });
  const ready = (use: Quick) => use.tag === tag && mayUse(view, me, use, tag) && (!use.if || holds(view, me, use.if));
  for (const card of view.own.hand) {
    const use = actionOf(card).quick;
    if (ready(use)) for (const t of aims(view, me, use)) add('quick', card, t);
  }
  const { relics, exhausted } = openOf(view, me);
  for (const id of relics) {
    const relic = relicOf(id);
    if (exhausted.includes(id)) continue;
    if (relic.kind === 'exhaust' && ready(relic.use))
      for (const on of beneficiaries(view, me, tag)) for (const t of aims(view, on, relic.use)) add('relic', id, t, on);
    if (relic.kind === 'carried' && tag === 'REVEAL')
      holdersOf(view, me).forEach((h, i) => {
        if (h.standing && !isCarried(view, me, id)) add('attach', id, String(i));
      });
  }
  for (const { id } of tilesFor(view, me, tag)) {
    const { bonus } = tileOf(id);
    if ('use' in bonus) for (const t of aims(view, me, bonus.use)) add('tile', id, t);
  }
  if (tag === 'INTEL') for (const [op, t] of duplicates(view, me)) add('duplicate', op, t);
  return found;
}

const isCarried = (o: Open, p: PlayerID, relic: string) => holdersOf(o, p).some((h) => h.relics.includes(relic));

/** COL-COMBAT-20: oneself; beside an Anomaly also another who fights it. */
function beneficiaries(view: View, me: PlayerID, tag: Tag): PlayerID[] {
  if (!inCombat(tag) || !view.combat || !hasAnomaly(view, view.combat.at) || !fights(view, me)) return [me];
  return [
    me,
    ...standingAt(view, view.combat.at)
      .map((s) => s.seat)
      .filter((p) => p !== me && p !== HERALD),
  ];
}

/** COL-INTEL-08: own Operators in hand and the revealed rival of the same name: [operator, `seat.holder`]. */
function duplicates(view: Seated<View>, me: PlayerID): [string, string][] {
  const found: [string, string][] = [];
  const names = new Set<string>();
  for (const op of view.own.operators) {
    if (isLegend(op) || names.has(nameOf(op))) continue;
    names.add(nameOf(op));
    for (const p of rivalsOf(view, me))
      holdersOf(view, p).forEach((h, i) => {
        if (h.op !== null && !h.down.op && nameOf(h.op) === nameOf(op)) found.push([op, `${p}.${i}`]);
      });
  }
  return found;
}

const sameAnswer = (a: Answer, b: Answer) =>
  a.kind === b.kind && a.card === b.card && a.target === b.target && a.for === b.for;

export const canAnswer = (view: Seated<View>, me: PlayerID, tag: Tag, answer: Answer) =>
  answersAt(view, me, tag).some((a) => sameAnswer(a, answer));

/** Does what an answer says; costs, then the effect, then what it set loose (COL-WIN-06, 08). */
export function takeEffect(G: State, by: PlayerID, { kind, card, target, for: on }: Answer) {
  const bound: Record<string, string> = target === null ? {} : { target };
  const told = target === null ? {} : { target: nameOf(target) };
  const seat = seatOf(G, by);
  const id = card as string;
  switch (kind) {
    case 'pass':
      return;
    case 'quick': {
      const row = actionOf(id);
      seat.hand.splice(seat.hand.indexOf(id), 1);
      seat.open.discard.push(id);
      say(G, { event: 'quickPlayed', by, card: nameOf(id), ...told });
      payCost(G, by, row.cost, true);
      G.playing = nameOf(id);
      return then(G, effectStep(by, row.quick.effect, bound), { do: 'settle' });
    }
    case 'relic': {
      const relic = relicOf(id);
      if (relic.kind !== 'exhaust') return;
      const whose = on ?? by;
      say(G, { event: 'relicUsed', by, relic: id, ...told, ...(whose === by ? {} : { for: whose }) });
      exhaustRelic(G, by, id);
      payCost(G, by, relic.cost, false);
      G.playing = id;
      return then(G, effectStep(whose, relic.use.effect, bound), { do: 'settle' });
    }
    case 'tile': {
      const { bonus } = tileOf(id);
      if (!('use' in bonus)) return;
      seat.open.tilesUsed.push(id);
      say(G, { event: 'tileUsed', by, tile: id, ...told });
      return then(G, effectStep(by, bonus.use.effect, bound), { do: 'settle' });
    }
    case 'attach': {
      const holder = seat.holders[Number(target)] as Holder;
      holder.relics.push(id);
      say(G, { event: 'attached', by, relic: id, holder: Number(target) });
      return;
    }
    case 'duplicate':
      return claimDuplicate(G, by, id, target as string);
  }
}

/** COL-INTEL-08: both to the Graveyard; no kill. */
function claimDuplicate(G: State, by: PlayerID, op: string, key: string) {
  const [p = '', h = ''] = key.split('.');
  const holder = seatOf(G, p).holders[Number(h)] as Holder;
  const { operators } = seatOf(G, by);
  operators.splice(operators.indexOf(op), 1);
  G.board.graveyard.push(op, holder.op as string);
  holder.op = null;
  holder.down.op = false;
  holder.seen.op = []; // who had peeked at the old one has not seen the next
  say(G, { event: 'duplicateClaimed', by, seat: p, name: operatorOf(op).name });
}
