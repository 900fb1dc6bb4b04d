import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { say } from '../../../engine-extensions/log/log';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { anomalyOf } from '../cards';
import { HERALD, type State } from '../state';
import { controlled, countAt, neighbours, openOf, tokensAt } from './open';
import { moveAnomaly, moveTracker } from './rebound';
import { discardRandom, loseInsight } from './supply';
import { removeToken } from './tokens';

/** Anomalies touch players alone (COL-SOLO-16). */
const players = (G: State) => G.board.order.filter((p) => p !== HERALD);

/** What an Anomaly does in step 3. */
export function haunt(G: State, id: string, dice: Dice) {
  const standee = G.board.anomalies.find((a) => a.id === id);
  const deed = anomalyOf(id).haunt;
  if (!standee || !deed) return;
  const { at } = standee;
  say(G, { event: 'haunted', anomaly: nameOf(id), at });
  switch (deed.do) {
    case 'tokensLose':
      for (const p of players(G)) if (countAt(G, p, at) > 0) loseInsight(G, p, deed.n, 'anomaly');
      return;
    case 'richestLose': {
      const most = Math.max(...players(G).map((p) => openOf(G, p).insight));
      for (const p of players(G)) if (most > 0 && openOf(G, p).insight === most) loseInsight(G, p, deed.n, 'anomaly');
      return;
    }
    case 'wander':
      return moveAnomaly(G, null, id, at === 6 ? 1 : at + 1);
    case 'maul':
      for (const place of deed.near ? [at, ...neighbours(at)].sort((a, b) => a - b) : [at]) maul(G, place);
      return;
    case 'toll':
      return moveTracker(G, null, deed.n);
    case 'choir':
      for (const p of players(G)) if (countAt(G, p, at) > 0) discardRandom(G, p, 1, dice, 'anomaly');
      return;
    case 'judge':
      for (const p of players(G)) if (controlled(G, p).length >= deed.locations) loseInsight(G, p, deed.n, 'anomaly');
      return;
  }
}

/** Removes a Normal token of whoever has most Normal ones there; tied: later in turn order. */
function maul(G: State, at: number) {
  let victim: PlayerID | undefined;
  let most = 0;
  for (const p of players(G)) {
    const n = tokensAt(G, at).filter((t) => t.by === p && t.kind === 'normal').length;
    if (n > 0 && n >= most) {
      most = n;
      victim = p;
    }
  }
  if (victim !== undefined) removeToken(G, null, victim, at);
}
