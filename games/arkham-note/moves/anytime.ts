import { done } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse } from '../../../engine-extensions/refusal';
import type { ClueId } from '../cards';
import { pull } from '../rules/areas';
import { end } from '../rules/end';
import type { State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

const AREAS = ['time', 'stability'] as const;
type Area = (typeof AREAS)[number];

/** ARK-CON-03: swap a hand card with a penalty card; no discard, and whatever was asked is still asked. */
export const contactExchange = move<[hand: ClueId, area: Area, card: ClueId]>({
  options: (view) =>
    view.contact !== 'unused'
      ? []
      : view.hand.flatMap((mine) =>
          AREAS.flatMap((area) => view[area].map((card): [ClueId, Area, ClueId] => [mine, area, card])),
        ),
  whyNot: (view, _me, hand, area) => {
    if (view.contact !== 'unused') return refuse('ARK-CON-01', 'contact-used');
    if (!view.hand.includes(hand)) return refuse('ARK-CON-03', 'not-in-hand');
    return refuse('ARK-CON-03', AREAS.includes(area) ? 'not-in-area' : 'no-such-area');
  },
  play: ({ G }, hand, area, card) => {
    const mine = G.hand.indexOf(hand);
    pull(G, area, card);
    G.hand.splice(mine, 1, card);
    G[area].push(hand);
    G.contact = 'exchange';
    say(G, { event: 'exchanged', gave: hand, got: card, with: area });
  },
});

/** ARK-TURN-01: on to maintenance. */
export const finishTurn = move({
  options: () => [[]],
  play: ({ G, playerID }) => done(G, playerID),
});

/** Gives the case up; it counts as a loss. */
export const abandon = move({
  options: () => [[]],
  housekeeping: true,
  play: ({ G }) => end(G, false, 'abandoned'),
});
