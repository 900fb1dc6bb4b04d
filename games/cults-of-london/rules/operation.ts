import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { effectStep } from '../../../engine-extensions/effects/resolver';
import { say } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { actionOf } from '../cards';
import { HERALD, LOCATIONS, type Holder, type State } from '../state';
import { heraldOperates } from './herald';
import { sendHome } from './hits';
import { canDo, countAt, roomFor, standingAt } from './open';
import { payCost } from './rebound';
import { seatOf } from './supply';
import { placeToken, removeToken } from './tokens';
import { triggered } from './triggers';

/** COL-OP-01, 02: the next Operator in the order of Locations, then turn order, whose moment has not come. */
export function nextOperation(G: State, dice: Dice) {
  for (const at of LOCATIONS)
    for (const { seat, h, holder } of standingAt(G, at)) {
      if (holder.done) continue;
      then(G, { do: 'operations' });
      if (seat === HERALD) return heraldOperates(G, h, dice);
      return offer(G, seat, h, holder, at);
    }
}

function offer(G: State, p: PlayerID, h: number, holder: Holder, at: number) {
  const room = roomFor(G, p, at).length > 0;
  // COL-OP-07: peace serves newcomers
  if (G.board.settled[at - 1] === 'skipped' && (!room || countAt(G, p, at) > 0)) return sendHome(G, p, h, 'skipped');
  const able = canDo(G, p, holder.op as string, actionOf(holder.act as string).req);
  if (!room || !able) {
    holder.done = true;
    say(G, { event: 'usedUp', by: p, at, card: nameOf(holder.act as string), why: room ? 'no-skill' : 'no-slot' });
    return;
  }
  G.operation = { by: p, holder: h, at };
  then(G, { wait: { [p]: 'operate' }, ask: 'operate', holder: h });
}

/** COL-OP-03: cost, removal, token, text; what it set loose comes after (COL-OP-08). */
export function finalise(G: State, p: PlayerID, h: number, remove: PlayerID | null) {
  const seat = seatOf(G, p);
  const holder = seat.holders[h] as Holder;
  const at = holder.loc as number;
  const card = holder.act as string;
  const row = actionOf(card);
  holder.done = true;
  seat.open.tally.finalised += 1;
  say(G, { event: 'finalised', by: p, at, card: nameOf(card), removed: remove });
  then(G, effectStep(p, row.op), ...triggered(G, p, holder, 'onFinalise'), { do: 'operationEnd' }, { do: 'settle' });
  payCost(G, p, row.cost, false);
  if (remove !== null) removeToken(G, p, remove, at);
  placeToken(G, p, at);
}

/** COL-OP-04 */
export function decline(G: State, p: PlayerID, h: number) {
  const holder = seatOf(G, p).holders[h] as Holder;
  holder.done = true;
  G.operation = null;
  say(G, { event: 'declined', by: p, at: holder.loc as number, card: nameOf(holder.act as string) });
}
