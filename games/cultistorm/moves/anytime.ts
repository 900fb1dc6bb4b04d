import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { isSymbol } from '../cards';
import { slotOfEnemy } from '../rules/strength';
import { end, invOf, reopen } from '../rules/table';
import type { InvId, Ping } from '../state';
import type { View } from '../view';
import { led, move, notYours } from './move';

const isInv = (view: View, i: unknown): i is InvId => typeof i === 'number' && view.inv[i] !== undefined;

function whyNoHandOver(view: View, me: PlayerID, inv: InvId, seat: PlayerID): Refusal | undefined {
  const who = isInv(view, inv) ? view.inv[inv] : undefined;
  if (!who || who.seat === me) return refuse('CST-APP-02', 'not-theirs');
  if (view.own?.invs.length === 0) return refuse('CST-APP-02', 'leads-nobody');
  if (seat === who.seat || !view.seats.includes(seat)) return refuse('CST-APP-02', 'no-such-seat');
  const open = view.handOvers[inv];
  return open?.to === seat && open.agreed.includes(me) ? refuse('CST-APP-02', 'agreed-already') : undefined;
}

/** CST-APP-02: each agreeing seat calls it; more than half of the other seats' investigators decide. */
export const handOver = move<[inv: InvId, seat: PlayerID]>({
  housekeeping: true,
  options: () => [],
  allows: (view, me, inv, seat, ...more: unknown[]) => more.length === 0 && !whyNoHandOver(view, me, inv, seat),
  whyNot: (view, me, inv, seat) => whyNoHandOver(view, me, inv, seat),
  play: ({ G, playerID }, inv, seat) => {
    const who = invOf(G, inv);
    const open = G.handOvers[inv];
    const agreed = open?.to === seat ? [...open.agreed, playerID] : [playerID];
    const others = G.inv.filter((i) => i.seat !== who.seat);
    const yes = others.filter((i) => agreed.includes(i.seat)).length;
    if (yes * 2 <= others.length) {
      G.handOvers[inv] = { to: seat, agreed };
      return;
    }
    reopen(G);
    delete G.handOvers[inv];
    who.seat = seat;
    say(G, { event: 'handedOver', inv, to: seat });
  },
});

function whyNoPing(view: View, inv: InvId, kind: Ping['kind'], about: string): Refusal | undefined {
  const no = notYours(view, inv);
  if (no) return no;
  const bad = refuse(null, 'no-such-ping');
  switch (kind) {
    case 'need':
    case 'give':
      return isSymbol(about) ? undefined : bad;
    case 'target':
      return typeof about === 'string' && slotOfEnemy(view, about) ? undefined : bad;
    case 'go':
      return /^[0-4]$/.test(about) && view.slots.length > 0 ? undefined : bad;
    case 'thanks':
      return isInv(view, Number(about)) && /^\d$/.test(about) ? undefined : bad;
    default:
      return bad;
  }
}

/** What one tells the team: a need, an offer, a target, a place. The newest of each investigator stands. */
export const ping = move<[inv: InvId, kind: Ping['kind'], about: string]>({
  housekeeping: true,
  options: () => [],
  allows: (view, _me, inv, kind, about, ...more: unknown[]) => more.length === 0 && !whyNoPing(view, inv, kind, about),
  whyNot: (view, _me, inv, kind, about) => whyNoPing(view, inv, kind, about),
  play: ({ G }, inv, kind, about) => {
    G.pings[inv] = { kind, about };
    say(G, { event: 'pinged', inv, ping: { kind, about } });
  },
});

/** Where one person leads everybody, the night may be given up. */
export const abandon = move({
  housekeeping: true,
  options: (view) => (view.inv.every((i) => led(view, i.id)) ? [[]] : []),
  whyNot: () => refuse('CST-APP-01', 'not-alone'),
  play: ({ G }) => end(G, false, 'abandoned', null),
});
