import { then, type Step, type Table } from '../../engine-extensions/agenda/agenda';
import { defineGame } from '../../engine-extensions/define-game';
import type { GameModule } from '../../engine-extensions/game-module';
import type { LogEvent, Logged } from '../../engine-extensions/log/log';
import { movesFor, type ViewBase } from '../../engine-extensions/moves';
import { toy } from '../../engine-extensions/testing/toy';
import { meta } from '../../engine-extensions/testing/toy/meta';

/** Games that do what no game should. */

type State = Table & Logged;
type View = ViewBase & { events: readonly LogEvent[]; big?: string };
const move = movesFor<State, View>();

/** A game whose moves throw, never end, or make a huge state. */
export const trapdoor: GameModule = {
  ...defineGame<State, View, Step, { wait: Record<string, string | null> }>({
    meta: { ...meta, id: 'trapdoor', title: 'Trapdoor', options: [] },
    setup: ({ players }) => ({
      players,
      agenda: [{ wait: Object.fromEntries(players.map((p) => [p, 'any'])) }],
      now: { phase: 'all', player: '0', turn: 1 },
      events: [],
    }),
    phases: {
      all: {
        stages: {
          any: {
            moves: {
              nothing: move({ together: true, options: () => [[]], play: () => {} }),
              fall: move({
                together: true,
                options: () => [[]],
                play: ({ G }) => {
                  G.events.push({ tell: { event: 'half-done' } });
                  throw new Error('boom');
                },
              }),
              fallInOptions: move({
                together: true,
                options: () => {
                  throw new Error('boom in options');
                },
                play: () => {},
              }),
              loop: move({
                together: true,
                options: () => [[]],
                play: ({ G }) => {
                  while (G.now.turn > 0) G.now.player = '0';
                },
              }),
              spin: move({ together: true, options: () => [[]], play: ({ G }) => then(G, { do: 'spin' }) }),
            },
          },
        },
      },
    },
    perform: (G) => then(G, { do: 'spin' }),
    view: (G, viewer) => ({ viewer, own: viewer === null ? null : {}, events: G.events.map((e) => e.tell) }),
    hiddenFrom: () => [],
    pieces: () => [],
  }),
  bots: {},
};

/** The toy, but its moves throw half-way while `broken.on`. */
export const broken = { on: false };

export const brokenToy: GameModule = {
  ...toy,
  rules: {
    ...toy.rules,
    play: (G, ...move) => {
      toy.rules.play(G, ...move);
      if (broken.on) throw new Error('boom');
    },
  },
};
