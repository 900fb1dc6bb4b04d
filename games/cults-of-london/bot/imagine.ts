import { isWait, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { copyJson, exchange, type Place } from '../../../engine-extensions/secrecy/places';
import { actionOf, SLOTS, type Slot } from '../cards';
import { canDo, standingAt } from '../rules/open';
import { clearHolder, setSlot, type Plan } from '../rules/plan';
import { isUsed } from '../rules/reveal';
import { seatOf } from '../rules/supply';
import { takeBack } from '../rules/windows';
import { HERALD, type Holder, type Question, type Seat, type State } from '../state';
import { viewOf, type Own } from '../view';
import { ownedBy, planLayout } from './planner';

/** What others have laid, sealed or voted on the question of the moment is not known: they are asked again. */
function askAgain(G: State, me: PlayerID) {
  const rivals = G.players.filter((p) => p !== me);
  const top = G.agenda[G.agenda.length - 1];
  const asks = top && isWait(top) && 'ask' in top ? (top as Question) : undefined;
  for (const p of rivals) seatOf(G, p).prefs = { auto: [], until: null, watch: false };
  for (const w of G.windows)
    for (const p of rivals) {
      const answer = w.answers[p];
      if (answer) takeBack(G, p, answer);
      delete w.answers[p];
    }
  G.agenda = G.agenda.filter((step) => !('do' in step && step.do === 'answer' && step.by !== me));
  if (!asks || 'choice' in asks) return;
  const wait = (seats: readonly PlayerID[], stage: string) => {
    for (const p of seats) if (p !== me && p !== HERALD) asks.wait[p] = stage;
  };
  switch (asks.ask) {
    case 'plan':
      for (const p of rivals) {
        seatOf(G, p).open.ready = false;
        for (let h = 0; h < 3; h++) clearHolder(G, p, h);
      }
      return wait(rivals, 'plan');
    case 'commit':
      for (const p of rivals) {
        seatOf(G, p).open.ready = false;
        for (const key of seatOf(G, p).frozen?.empty ?? []) setSlot(G, p, Number(key[0]), 'op', null);
      }
      return wait(rivals, 'commit');
    case 'respond':
      return wait(G.windows[G.windows.length - 1]?.asked ?? [], 'respond');
    case 'ballot':
    case 'retreat': {
      for (const p of rivals) Object.assign(seatOf(G, p), { ballot: null, retreat: null });
      const here = standingAt(G, asks.at).map((s) => s.seat);
      return wait(here, asks.ask);
    }
  }
}

const isHidden = (h: Holder, slot: Slot, me: PlayerID) =>
  h[slot] !== null && h.down[slot] && !h.seen[slot].includes(me);

/** A plan that could lie in a holder: what is known of it, and cards that go together. */
function fitting(G: State, p: PlayerID, seat: Seat, known: Holder, wishes: Plan[], dice: Dice): NonNullable<Plan> {
  const suits = (w: Plan) =>
    w !== null && SLOTS.every((s, k) => known[s] === null || known[s] === w[k]) && isFree(seat, known, w);
  const wish = wishes.find(suits);
  if (wish) return wish;
  const loc = known.loc ?? dice.pick(seat.locs);
  const ops = known.op === null ? dice.shuffle(seat.operators) : [known.op];
  const acts = known.act === null ? dice.shuffle(seat.hand) : [known.act];
  for (const op of ops) for (const act of acts) if (canDo(G, p, op, actionOf(act).req)) return [loc, op, act];
  return [loc, ops[0] as string, acts[0] as string];
}

const isFree = (seat: Seat, known: Holder, [loc, op, act]: NonNullable<Plan>) =>
  (known.loc !== null || seat.locs.includes(loc)) &&
  (known.op !== null || seat.operators.includes(op as string)) &&
  (known.act !== null || seat.hand.includes(act));

/** Backs are plans, not any three cards: whoever laid them wanted something. */
function believe(G: State, p: PlayerID, me: PlayerID, dice: Dice) {
  const seat = seatOf(G, p);
  const slots = seat.holders.flatMap((h, i) => SLOTS.filter((s) => isHidden(h, s, me)).map((s) => [i, s] as const));
  if (slots.length === 0) return;
  for (const [h, s] of slots) setSlot(G, p, h, s, null);
  const view = viewOf(G, p);
  const own = view.own as Own;
  const wishes = planLayout({ view, me: p, own, owned: ownedBy(view, p, own.operators.length) }, dice, 0.3);
  for (const h of [...new Set(slots.map(([i]) => i))]) {
    const plan = fitting(G, p, seat, seat.holders[h] as Holder, wishes, dice);
    SLOTS.forEach((s, k) => {
      const card = plan[k];
      if (slots.some(([i, slot]) => i === h && slot === s) && card !== null && card !== undefined)
        setSlot(G, p, h, s, card);
    });
  }
}

/** A table that could be the true one, for all that `me` knows. */
export function imagineTable(known: State, hidden: readonly (readonly Place[])[], me: PlayerID, dice: Dice): State {
  const G = copyJson(known);
  exchange(G, hidden, dice);
  askAgain(G, me);
  for (const p of G.players) if (p !== me && seatOf(G, p).holders.some(isUsed)) believe(G, p, me, dice);
  return G;
}
