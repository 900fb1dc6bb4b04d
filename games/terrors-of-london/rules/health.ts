import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from './tell';
import { rivalOf, sideOf, type State } from '../state';
import { armorLeft } from './area';
import { endGame } from './end';
import { setOff } from './triggers';

/** TOL-HP-03, 04: not damage, so Armor does nothing (TOL-ARM-04). */
export function loseHealth(G: State, p: PlayerID, n: number, why: 'curse' | 'effect' | 'cost') {
  const side = sideOf(G.open, p);
  side.health = Math.max(0, side.health - n);
  say(G, { event: 'lostHealth', by: p, n, health: side.health, why });
  if (side.health === 0) endGame(G, { winner: rivalOf(p), reason: 'health' });
}

/** TOL-ATK-01, 02 with TOL-RULING-19. */
export function attack(G: State, me: PlayerID, n: number) {
  const rival = rivalOf(me);
  const side = sideOf(G.open, rival);
  const stopped = Math.min(n, armorLeft(G.open, rival));
  G.open.act.prevented += stopped;
  const through = Math.min(side.health, n - stopped);
  side.health -= through;
  sideOf(G.open, me).deeds.damage += through;
  say(G, { event: 'attacked', by: me, n, stopped, health: side.health });
  if (side.health === 0) return endGame(G, { winner: me, reason: 'health' });
  if (through > 0) setOff(G, me, { on: 'damage' });
}

/** TOL-HP-01, 02 */
export function heal(G: State, me: PlayerID, n: number) {
  const side = sideOf(G.open, me);
  side.pool.regeneration -= n;
  side.health += n;
  side.deeds.healed += n;
  say(G, { event: 'healed', by: me, n, health: side.health });
}
