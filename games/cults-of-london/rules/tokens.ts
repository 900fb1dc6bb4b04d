import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { HERALD, type State } from '../state';
import { freeSlots, outpostAt, tokensAt } from './open';
import { seatOf } from './supply';
import { triggerRob } from './triggers';

/** A Normal token from the supply into an empty slot (COL-CTRL-01). */
export function placeToken(G: State, p: PlayerID, at: number) {
  const { open } = seatOf(G, p);
  if (open.normal === 0 || freeSlots(G, at) === 0) return;
  open.normal -= 1;
  tokensAt(G, at).push({ by: p, kind: 'normal' });
  say(G, { event: 'tokenPlaced', by: p, at });
}

/** COL-FAC-03: by any means; the Herald counts for two rivals. */
function rob(G: State, by: PlayerID, of: PlayerID) {
  const { tally, victims } = seatOf(G, by).open;
  tally.removed += 1;
  if (!victims.includes(of)) {
    victims.push(of);
    tally.robbed += of === HERALD ? 2 : 1;
  }
  triggerRob(G, by, of);
}

/** COL-CTRL-04: a Normal token back to its owner's supply; `by` null: an Anomaly's doing. */
export function removeToken(G: State, by: PlayerID | null, of: PlayerID, at: number) {
  const here = tokensAt(G, at);
  const i = here.findIndex((t) => t.by === of && t.kind === 'normal');
  if (i < 0) return;
  here.splice(i, 1);
  seatOf(G, of).open.normal += 1;
  say(G, { event: 'tokenRemoved', by, at, of });
  if (by === null || by === of) return;
  rob(G, by, of);
}

export function moveToken(G: State, p: PlayerID, from: number, to: number) {
  const here = tokensAt(G, from);
  const i = here.findIndex((t) => t.by === p && t.kind === 'normal');
  if (i < 0 || freeSlots(G, to) === 0) return;
  here.splice(i, 1);
  tokensAt(G, to).push({ by: p, kind: 'normal' });
  say(G, { event: 'tokenMoved', by: p, from, to });
}

/** COL-OUT-01: in an empty slot, else instead of an own Normal token; One may be exchanged for Two. */
export function placeOutpost(G: State, p: PlayerID, at: number, level: 1 | 2) {
  const { open } = seatOf(G, p);
  const here = tokensAt(G, at);
  const standing = outpostAt(G, at);
  if (standing) {
    if (standing.by !== p || standing.kind !== 'one' || level !== 2 || open.two === 0) return;
    standing.kind = 'two';
    open.two -= 1;
    open.one += 1;
  } else {
    if ((level === 1 ? open.one : open.two) === 0) return;
    if (freeSlots(G, at) === 0) {
      const own = here.findIndex((t) => t.by === p);
      if (own < 0) return;
      here.splice(own, 1);
      open.normal += 1;
    }
    here.push({ by: p, kind: level === 1 ? 'one' : 'two' });
    if (level === 1) open.one -= 1;
    else open.two -= 1;
  }
  say(G, { event: 'outpostPlaced', by: p, at, level });
}

/** COL-OUT-03 */
export function burnOutpost(G: State, by: PlayerID, at: number) {
  const here = tokensAt(G, at);
  const i = here.findIndex((t) => t.kind !== 'normal');
  const token = here[i];
  if (!token) return;
  here.splice(i, 1);
  const owner = seatOf(G, token.by).open;
  if (token.kind === 'one') owner.one += 1;
  else owner.two += 1;
  say(G, { event: 'outpostBurnt', by, at, of: token.by, level: token.kind === 'one' ? 1 : 2 });
  if (token.by !== by) rob(G, by, token.by);
}
