import { say } from '../../../engine-extensions/log/log';
import type { Result, State } from '../state';
import { bigPictureTypes } from './areas';

/** ARK-END-04: the match stops here. */
export function end(G: State, win: boolean, reason: Result['reason']) {
  const result = { win, reason, turns: G.now.turn, types: bigPictureTypes(G.bigPicture) };
  G.over = result;
  say(G, { event: 'ended', ...result });
}
