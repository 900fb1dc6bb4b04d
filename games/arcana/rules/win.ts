import { then, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { from } from '../../../engine-extensions/zones/zones';
import type { CardId } from '../cards';
import type { State, Zone } from '../state';
import { clearStake, recordWin, seatOf, toResource } from './cards-in-motion';

/** A Stake is won: Agents go home, the winner chooses where it goes if Tactical Removal is played (ARC-TAC-01, ARC-TAC-03). */
export function winStake(G: State, p: PlayerID, zone: Zone, how: 'struggle' | 'bribe') {
  const stake = zone.stake as CardId;
  recordWin(G, p, zone, how);
  zone.stake = null;
  clearStake(G, zone);
  if (!G.options.tacticalRemoval) return toResource(G, p, stake);
  G.limbo.push(stake);
  then(G, { wait: { [p]: 'removal' }, ask: 'removal', zone: zone.id, stake });
}

/** ARC-TAC-01, ARC-TAC-02 */
export function shelveWin(G: State, p: PlayerID, stake: CardId, remove: boolean) {
  from(G.limbo)(stake);
  if (remove) seatOf(G, p).removed.push(stake);
  else toResource(G, p, stake);
  say(G, { event: remove ? 'removed' : 'kept', by: p, stake });
}
