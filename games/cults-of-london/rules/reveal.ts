import { beginTurn, then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { SLOTS, type Slot } from '../cards';
import type { Holder, State } from '../state';
import { gainInsight, seatOf } from './supply';
import { trigger, triggered } from './triggers';

export const emptyHolder = (): Holder => ({
  loc: null,
  op: null,
  act: null,
  down: { loc: false, op: false, act: false },
  seen: { loc: [], op: [], act: [] },
  shield: false,
  standing: false,
  done: false,
  shown: false,
  unseen: false,
  wounds: 0,
  relics: [],
});

/** COL-COMMIT-02: seen by another player, so it stays. */
export const isLocked = (h: Holder, slot: Slot) => h[slot] !== null && (!h.down[slot] || h.seen[slot].length > 0);
export const isUsed = (h: Holder) => h.loc !== null || h.op !== null || h.act !== null;

/** A face-down card turns up for everyone; the last of three pays (COL-INTEL-06). */
export function turnUp(G: State, by: PlayerID, seat: PlayerID, h: number, slot: Slot, paid?: number) {
  const holder = seatOf(G, seat).holders[h] as Holder;
  const card = holder[slot];
  if (card === null || !holder.down[slot]) return;
  holder.down[slot] = false;
  holder.shown = true;
  say(G, {
    event: 'turnedUp',
    by,
    seat,
    holder: h,
    slot,
    card: nameOf(String(card)),
    ...(paid === undefined ? {} : { paid }),
  });
  trigger(G, seat, holder, 'onSeen');
  if (!SLOTS.every((s) => holder[s] !== null && !holder.down[s])) return;
  say(G, { event: 'holderOpened', by, seat, holder: h });
  gainInsight(G, by, 1, 'last-card');
  seatOf(G, by).open.tally.opened += 1; // COL-FAC-02
}

/** COL-COMMIT-04, 05: incomplete holders are aborted, all others turn up together and their Operators stand. */
export function revealAll(G: State) {
  beginTurn(G, 'resolution', G.players.includes(G.board.first) ? G.board.first : (G.players[0] as PlayerID));
  const plans: { seat: PlayerID; holder: number; loc: number; op: string; act: string }[] = [];
  for (const p of G.board.order) {
    const seat = seatOf(G, p);
    seat.frozen = null;
    seat.open.ready = false;
    seat.holders.forEach((holder, h) => {
      if (!isUsed(holder)) return;
      if (holder.loc === null || holder.op === null || holder.act === null) return abort(G, p, h);
      holder.unseen = !holder.shown && SLOTS.every((s) => holder.down[s] && holder.seen[s].length === 0);
      for (const s of SLOTS) holder.down[s] = false;
      holder.standing = true;
      plans.push({ seat: p, holder: h, loc: holder.loc, op: nameOf(holder.op), act: nameOf(holder.act) });
    });
  }
  say(G, { event: 'allRevealed', plans });
  const onReveal = G.board.order.flatMap((p) =>
    seatOf(G, p).holders.flatMap((h) => (h.standing ? triggered(G, p, h, 'onReveal') : [])),
  );
  then(
    G,
    ...onReveal,
    { do: 'settle' },
    { do: 'window', tag: 'REVEAL' },
    { do: 'combats', from: 1 },
    { do: 'window', tag: 'OP' },
    { do: 'operations' },
    { do: 'window', tag: 'END' },
    { do: 'refresh', n: 1 },
  );
}

/** Its cards go home, unseen ones unseen. */
function abort(G: State, p: PlayerID, h: number) {
  const seat = seatOf(G, p);
  const holder = seat.holders[h] as Holder;
  if (holder.loc !== null) seat.locs.push(holder.loc);
  seat.locs.sort();
  if (holder.op !== null) seat.operators.push(holder.op);
  if (holder.act !== null) (G.board.herald && p === 'herald' ? seat.open.discard : seat.hand).push(holder.act);
  seat.holders[h] = emptyHolder();
  say(G, { event: 'aborted', seat: p, holder: h });
}
