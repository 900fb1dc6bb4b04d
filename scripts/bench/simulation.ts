import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Ctx, Game, State } from 'boardgame.io';
import { seeded, type Dice } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { sameJson } from '../../engine-extensions/moves';
import { awaited, type AnyState, type Turn } from '../../engine-extensions/rules';
import { anyChoose, drive, playOut } from '../../engine-extensions/simulation/driver';

/** Moves per second of random play in one game, on our driver and on the engine's two ways. */
export interface SimulationFigures {
  game: string;
  players: number;
  driver: number;
  reducer: number;
  client: number;
  /** the same random choices led to the same ends on all three, and to the same state and turn after every move of one match */
  equal: boolean;
}

interface Played {
  moves: number;
  end: string;
}

/** What a random player does, asked the engine's way. */
function pick(module: GameModule, G: unknown, ctx: Ctx, dice: Dice) {
  const turn = ctx as unknown as Turn;
  const seats = awaited(turn);
  const by = seats.length === 1 ? (seats[0] as string) : dice.pick(seats);
  const listed = (module.game as Game & { ai: { enumerate(G: unknown, ctx: Ctx, p: string): unknown } }).ai.enumerate(G, ctx, by); // prettier-ignore
  return { by, ...dice.pick(listed as { move: string; args: unknown[] }[]) };
}

function onDriver(module: GameModule, players: number, seed: string, most: number): Played {
  const dice = seeded(`${seed}-choices`);
  const driven = drive(module, players, undefined, seed);
  const moves = playOut(module, driven, anyChoose(module, dice), dice, undefined, most);
  return { moves, end: JSON.stringify(driven.G) };
}

function onReducer(module: GameModule, players: number, seed: string, most: number): Played {
  const dice = seeded(`${seed}-choices`);
  const game = { ...module.game, seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: players });
  let moves = 0;
  while (state.ctx.gameover === undefined && moves < most) {
    const { by, move, args } = pick(module, state.G, state.ctx, dice);
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: by } } as never) as State;
    moves++;
  }
  return { moves, end: JSON.stringify(state.G) };
}

function onClient(module: GameModule, players: number, seed: string, most: number): Played {
  const dice = seeded(`${seed}-choices`);
  // the client refuses moves marked client: false unless it is the master; a lone client plays for all seats
  const client = Client({ game: { ...module.game, seed, playerView: ({ G }) => G as AnyState }, numPlayers: players, debug: false }); // prettier-ignore
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState() as State;
    if (ctx.gameover !== undefined || moves >= most) {
      client.stop();
      return { moves, end: JSON.stringify(G) };
    }
    const { by, move, args } = pick(module, G, ctx, dice);
    client.updatePlayerID(by);
    (client.moves[move] as (...a: unknown[]) => void)(...args);
    moves++;
  }
}

/** One match on driver and reducer side by side: whether state and turn were the same after every move. */
function equalThroughout(module: GameModule, players: number, seed: string, most: number): boolean {
  const dice = seeded(`${seed}-choices`);
  const driven = drive(module, players, undefined, seed);
  const game = { ...module.game, seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: players });
  for (let moves = 0; ; moves++) {
    const turn = module.rules.turn(driven.G);
    const { phase, currentPlayer, activePlayers, gameover } = state.ctx;
    if (JSON.stringify(state.G) !== JSON.stringify(driven.G)) return false;
    if (!sameJson(gameover, turn.gameover)) return false;
    if (gameover !== undefined || moves >= most) return true;
    if (phase !== turn.phase || currentPlayer !== turn.currentPlayer) return false;
    if (!sameJson(activePlayers, turn.activePlayers)) return false;
    const { by, move, args } = pick(module, state.G, state.ctx, dice);
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: by } } as never) as State;
    module.rules.play(driven.G, by, { move, args }, driven.dice);
  }
}

/** CPU seconds that one contender plays before it is the next one's turn. */
const SLICE = 0.2;

/**
 * Random play side by side in one process, CPU time only. The three take turns in short slices, so that whatever else
 * the machine does slows each of them alike. `most`: a match ends after so many moves.
 */
export function benchSimulation(
  module: GameModule,
  players: number,
  seconds: number,
  most = Infinity,
): SimulationFigures {
  const runs = [onDriver, onReducer, onClient].map((play) => ({ play, moves: 0, spent: 0, match: 0, ends: [] as string[] })); // prettier-ignore
  for (const { play } of runs) play(module, players, 'warm-up', most);
  while (runs.some((run) => run.spent < seconds))
    for (const run of runs) {
      const until = run.spent + SLICE;
      while (run.spent < until) {
        const from = process.cpuUsage();
        const played = run.play(module, players, `bench-${run.match++}`, most);
        const { user, system } = process.cpuUsage(from);
        run.spent += (user + system) / 1e6;
        run.moves += played.moves;
        if (run.ends.length < 3) run.ends.push(played.end);
      }
    }
  const [driver, reducer, client] = runs.map(({ moves, spent }) => moves / spent) as [number, number, number];
  const ends = runs.map((run) => run.ends);
  const count = Math.min(...ends.map((e) => e.length));
  const sameEnds = ends.every((e) => e.slice(0, count).every((end, i) => end === ends[0]?.[i]));
  const equal = count > 0 && sameEnds && equalThroughout(module, players, 'equal', most);
  return { game: module.meta.id, players, driver, reducer, client, equal };
}
