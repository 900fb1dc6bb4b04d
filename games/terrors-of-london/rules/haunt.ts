import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from './tell';
import { cardOf, type CardId } from '../cards';
import { sideOf, type Open, type Side, type State, type Token } from '../state';

/** TOL-HNT-02, TOL-RULING-18: only without a token, and while the reserve has one. */
export const canGainToken = (open: Open, side: Side, card: CardId) =>
  open.reserve.haunt > 0 && side.play.includes(card) && cardOf(card).type === 'monster' && !(card in side.tokens);

/** TOL-HNT-01 */
export function gainToken(G: State, me: PlayerID, card: CardId) {
  const side = sideOf(G.open, me);
  if (!canGainToken(G.open, side, card)) return;
  side.tokens[card] = 'haunt';
  G.open.reserve.haunt--;
  say(G, { event: 'tokenGained', by: me, card });
}

export function flip(G: State, me: PlayerID, card: CardId, to: Token) {
  const side = sideOf(G.open, me);
  if (!(card in side.tokens) || side.tokens[card] === to) return;
  side.tokens[card] = to;
  say(G, { event: 'tokenFlipped', by: me, card, to });
}

/** TOL-HACT-01: all three. */
export const mayHaunt = (open: Open, side: Side, card: CardId) =>
  open.act.began.includes(card) && side.tokens[card] === 'dismiss' && !open.act.haunted.includes(card);

/** Dismiss tokens that may be turned back: on monsters that did not begin this turn in play. */
export const flippable = (open: Open, side: Side): CardId[] =>
  Object.keys(side.tokens).filter((card) => side.tokens[card] === 'dismiss' && !open.act.began.includes(card));
