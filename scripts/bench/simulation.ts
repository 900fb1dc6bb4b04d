import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { Ctx, Game, State } from 'boardgame.io';
import { seeded, type Dice } from '../../engine-extensions/dice';
import type { GameModule } from '../../engine-extensions/game-module';
import { awaited, type AnyState, type Turn } from '../../engine-extensions/rules';
import { anyChoose, drive, playOut } from '../../engine-extensions/simulation/driver';

/** Moves per second of random play in one game, on our driver and on the engine's two ways. */
export interface SimulationFigures {
  game: string;
  players: number;
  driver: number;
  reducer: number;
  client: number;
  /** the same random choices led to the same state on all three */
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

function onDriver(module: GameModule, players: number, seed: string): Played {
  const dice = seeded(`${seed}-choices`);
  const driven = drive(module, players, undefined, seed);
  const moves = playOut(module, driven, anyChoose(module, dice), dice);
  return { moves, end: JSON.stringify(driven.G) };
}

function onReducer(module: GameModule, players: number, seed: string): Played {
  const dice = seeded(`${seed}-choices`);
  const game = { ...module.game, seed };
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: players });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const { by, move, args } = pick(module, state.G, state.ctx, dice);
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: by } } as never) as State;
    moves++;
  }
  return { moves, end: JSON.stringify(state.G) };
}

function onClient(module: GameModule, players: number, seed: string): Played {
  const dice = seeded(`${seed}-choices`);
  // the client refuses moves marked client: false unless it is the master; a lone client plays for all seats
  const client = Client({ game: { ...module.game, seed, playerView: ({ G }) => G as AnyState }, numPlayers: players, debug: false }); // prettier-ignore
  client.start();
  let moves = 0;
  for (;;) {
    const { G, ctx } = client.getState() as State;
    if (ctx.gameover !== undefined) {
      client.stop();
      return { moves, end: JSON.stringify(G) };
    }
    const { by, move, args } = pick(module, G, ctx, dice);
    client.updatePlayerID(by);
    (client.moves[move] as (...a: unknown[]) => void)(...args);
    moves++;
  }
}

/** Plays for about `seconds` of CPU and gives moves per second, and the ends for comparison. */
function rate(play: (seed: string) => Played, seconds: number) {
  play('warm-up');
  const ends: string[] = [];
  let moves = 0;
  let spent = 0;
  for (let i = 0; spent < seconds; i++) {
    const from = process.cpuUsage();
    const played = play(`bench-${i}`);
    const { user, system } = process.cpuUsage(from);
    spent += (user + system) / 1e6;
    moves += played.moves;
    if (ends.length < 3) ends.push(played.end);
  }
  return { perSecond: moves / spent, ends };
}

/** Random play side by side in one process, CPU time only. */
export function benchSimulation(module: GameModule, players: number, seconds: number): SimulationFigures {
  const driver = rate((seed) => onDriver(module, players, seed), seconds);
  const reducer = rate((seed) => onReducer(module, players, seed), seconds);
  const client = rate((seed) => onClient(module, players, seed), seconds);
  const count = Math.min(driver.ends.length, reducer.ends.length, client.ends.length);
  const equal = driver.ends.slice(0, count).every((end, i) => end === reducer.ends[i] && end === client.ends[i]);
  return {
    game: module.meta.id,
    players,
    driver: driver.perSecond,
    reducer: reducer.perSecond,
    client: client.perSecond,
    equal: equal && count > 0,
  };
}
