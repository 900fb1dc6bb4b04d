import { done } from '../../agenda/agenda';
import { say, whisper } from '../../log/log';
import { movesFor } from '../../moves';
import { refuse } from '../../refusal';
import { draw, from, into, move as moveCard } from '../../zones/zones';
import type { ToyState } from './state';
import type { ToyView } from './view';

const move = movesFor<ToyState, ToyView>();

/** Everybody at once, in secret. */
export const pledge = move<[card: string]>({
  together: true,
  secret: true,
  options: (view) => view.own.hand.map((card) => [card]),
  whyNot: (view, _me, card) => (view.own.hand.includes(card) ? undefined : refuse('TOY-PLEDGE-1', 'not-in-hand')),
  play: ({ G, playerID }, card) => {
    const seat = G.seats[playerID]!;
    moveCard(card, from(seat.hand), into(seat.pledge));
    say(G, { event: 'pledged', by: playerID });
    done(G, playerID);
  },
});

/** In turn, after the pledges. */
export const buy = move({
  options: (view) => (view.deck > 0 ? [[]] : []),
  play: ({ G, playerID }) => {
    const cards = draw(G.deck, 1);
    G.seats[playerID]!.hand.push(...cards);
    for (const card of cards)
      whisper(G, [playerID], { event: 'drew', by: playerID, card }, { event: 'drew', by: playerID });
    done(G, playerID);
  },
});

export const pass = move({
  options: () => [[]],
  play: ({ G, playerID }) => {
    say(G, { event: 'passed', by: playerID });
    done(G, playerID);
  },
});

/** At any time. */
export const concede = move({
  housekeeping: true,
  together: true,
  options: () => [[]],
  play: ({ G, playerID }) => {
    say(G, { event: 'conceded', by: playerID });
    G.over = { conceded: playerID };
  },
});
