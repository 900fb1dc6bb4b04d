import type { Ctx, TurnConfig } from 'boardgame.io';
import { acting, sameSeats, type Now, type Table } from './agenda';

interface Events {
  setPhase(phase: string): void;
  endTurn(arg: { next: string }): void;
  setActivePlayers(arg: { value: Record<string, string | null> }): void;
}

/** The end of every move: one boardgame.io event, the widest change. */
export function follow(before: Now, G: Table, ctx: Ctx, aside: boolean, events: Events) {
  if (G.over !== undefined) return; // endIf ends the match
  const seats = acting(G, aside);
  if (G.now.phase !== before.phase) events.setPhase(G.now.phase);
  else if (G.now.turn !== before.turn) events.endTurn({ next: G.now.player });
  else if (!sameSeats(ctx.activePlayers, seats)) events.setActivePlayers({ value: { ...seats } });
}

/** The only hooks boardgame.io gets, the same for every phase of every game. */
export const turnFromAgenda = (aside: boolean): TurnConfig => ({
  order: {
    first: ({ G }: { G: Table }) => Number(G.now.player),
    next: ({ G }: { G: Table }) => Number(G.now.player),
  },
  onBegin: ({ G, ctx, events }: { G: Table; ctx: Ctx; events: unknown }) => {
    const to = events as Events;
    const seats = acting(G, aside);
    if (ctx.phase !== G.now.phase)
      to.setPhase(G.now.phase); // setup went past the first phase
    else if (seats) to.setActivePlayers({ value: { ...seats } });
  },
});
