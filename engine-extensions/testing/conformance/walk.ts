import { awaited, type AnyState, type Turn } from '../../rules';
import type { PlayerID } from '../../agenda/agenda';
import { Alea, diceFrom, seeded } from '../../dice';
import { fail } from '../../fail';
import type { GameModule } from '../../game-module';
import type { LogEvent } from '../../log/log';
import { createMatch, makeMove, stateOf, turnOf, undoMove, type Match, type MoveRecord } from '../../match/match';
import { moveKey, sameJson } from '../../moves';
import { knowledgeOf } from '../../bots/knowledge';
import { copyJson, exchange } from '../../secrecy/places';
import { drive } from '../../simulation/driver';
import {
  checkDriver,
  checkEngineRefuses,
  checkJson,
  checkLeaks,
  checkListFromView,
  checkMoves,
  checkPieces,
  checkRefusals,
  sortedPieces,
  type Stale,
} from './checks';

export interface WalkOptions {
  numPlayers: number;
  setupData?: unknown;
  seed: string;
  /** play on boardgame.io's reducer as well and demand equal states after every move */
  reducer: boolean;
  /** let bots choose now and then, so that play gets somewhere */
  bots: boolean;
  /** put every bot to the fairness proof at some decisions */
  fairness: boolean;
  /** moves that may stay legal when they are no longer listed: votes already cast */
  unlisted?: readonly string[];
  /** a match longer than this does not end */
  maxMoves?: number;
}

export interface Walked {
  moves: MoveRecord[];
  over: unknown;
  /** what was told, and which moves were made */
  events: LogEvent[];
  /** whether some exchange of hidden cards changed the state: else the leak check proves nothing */
  exchanged: boolean;
}

const MAX_MOVES = 20_000;

/** Plays one random match and checks everything at every step. A failure names seed and moves. */
export function walk(module: GameModule, options: WalkOptions): Walked {
  const moves: MoveRecord[] = [];
  try {
    return walkOn(module, options, moves);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${module.meta.id}: ${message}\nseed ${JSON.stringify(options.seed)}, ${options.numPlayers} players, options ${JSON.stringify(options.setupData ?? {})}, after ${moves.length} moves:\n${JSON.stringify(moves)}`,
      { cause: error },
    );
  }
}

function walkOn(module: GameModule, options: WalkOptions, moves: MoveRecord[]): Walked {
  const { rules } = module;
  const { numPlayers, setupData, seed } = options;
  const chance = seeded(`${seed}-walk`);
  const driven = drive(module, numPlayers, setupData, seed);
  let { G } = driven;
  let match = options.reducer ? createMatch(module, { numPlayers, setupData, seed }) : undefined;
  const pieces = sortedPieces(module, G);
  const events: LogEvent[] = [];
  let exchanged = false;
  let searched = 0;
  let stale: Stale = new Map();
  for (;;) {
    if (moves.length > (options.maxMoves ?? MAX_MOVES)) fail('the match does not end');
    checkJson(G);
    checkPieces(module, G, pieces);
    if (match) checkSame(match, G, rules.turn(G));
    if (G.over !== undefined) break;
    const legal = checkMoves(module, G);
    checkRefusals(module, G, legal, { stale, unlisted: options.unlisted ?? [], dice: chance });
    if (match && chance.die(4) === 1) checkEngineRefuses(module, match.state, legal, chance);
    stale = legal;
    for (const viewer of [chance.pick(G.players), chance.die(4) === 1 ? null : chance.pick(G.players)])
      exchanged = checkLeaks(module, G, viewer, chance) || exchanged;
    checkDriver(module, G, legal);
    const by = chance.pick([...legal.keys()]);
    const listed = legal.get(by) ?? [];
    if (chance.die(4) === 1) checkListFromView(module, G, by, listed);
    if (options.fairness && chance.die(6) === 1 && listed.length > 1)
      checkBots(module, G, by, `${seed}-${moves.length}`, searched++ < SEARCHED);
    const chosen = options.bots && chance.die(8) > 1 ? botMove(module, G, by, chance) : chance.pick(listed);
    const move: MoveRecord = { by, move: chosen.move, args: chosen.args };
    moves.push(move);
    // a match can be stored and restored between any two moves
    if (chance.die(5) === 1) G = JSON.parse(JSON.stringify(G)) as AnyState;
    rules.play(G, by, chosen, driven.dice);
    events.push(...G.events.map((told) => told.tell));
    if (match) match = inStep(match, move);
  }
  checkReplay(module, options, moves, G);
  return { moves, over: G.over, events, exchanged };
}

/** The reducer takes the move; what it may undo, it undoes exactly. */
function inStep(match: Match, move: MoveRecord): Match {
  const made = makeMove(match, move, 'engine');
  if ('refused' in made) return fail(`the engine refuses ${moveKey(move)}: ${made.refused.why}`);
  const last = made.match.back.at(-1);
  if (last) {
    const undone = undoMove(made.match, move.by);
    if ('refused' in undone) return fail(`undo is offered and refused: ${undone.refused.why}`);
    if (!sameJson(stateOf(undone.match).agenda, stateOf(match).agenda) || undone.match.n !== match.n)
      fail('undo does not lead back');
  }
  return made.match;
}

function checkSame(match: Match, G: AnyState, turn: Turn) {
  const engine = turnOf(match);
  if (JSON.stringify(stateOf(match)) !== JSON.stringify(G)) fail('driver and engine disagree on the state');
  if (JSON.stringify(engine.gameover) !== JSON.stringify(turn.gameover)) fail('driver and engine disagree on the end');
  if (turn.gameover !== undefined) return;
  if (engine.phase !== turn.phase) fail(`phase is ${engine.phase} in the engine, ${turn.phase} in the driver`);
  if (engine.currentPlayer !== turn.currentPlayer) fail('driver and engine disagree on whose turn it is');
  if (!sameJson(engine.activePlayers, turn.activePlayers)) fail('driver and engine disagree on the active seats');
}

function botMove(module: GameModule, G: AnyState, by: PlayerID, dice: ReturnType<typeof seeded>) {
  const factory = module.bots.medium ?? module.bots.easy ?? fail('no bot');
  return factory(module).choose(knowledgeOf(module, G, module.rules.turn(G), by), dice);
}

/** Decisions of a match at which the level that searches is put to the proof: it is slow. */
const SEARCHED = 6;

/** Imagined courses of play for a bot that searches: few, as the proof needs none of its strength. */
const ROUNDS = 12;

/** Each bot answers from the list, the same again, and the same in two worlds its seat cannot tell apart. */
function checkBots(module: GameModule, G: AnyState, me: PlayerID, seed: string, searches: boolean) {
  const turn = module.rules.turn(G);
  for (const [level, factory] of Object.entries(module.bots)) {
    if (level === 'hard' && !searches) continue;
    const other = copyJson(G);
    exchange(other, module.hiddenFrom(G, me), seeded(seed));
    const [a, again, b] = [G, G, other].map((world) =>
      factory(module, { rounds: ROUNDS }).choose(knowledgeOf(module, world, turn, me), seeded(seed)),
    );
    if (!a || module.rules.whyNot(G, turn, me, a))
      fail(`the ${level} bot makes an illegal move: ${a ? moveKey(a) : 'none'}`);
    if (!again || moveKey(a as MoveRecord) !== moveKey(again))
      fail(`the ${level} bot answers differently to the same dice`);
    if (!b || moveKey(a as MoveRecord) !== moveKey(b)) fail(`the ${level} bot knows more than its seat`);
  }
}

function checkReplay(
  module: GameModule,
  { numPlayers, setupData, seed }: WalkOptions,
  moves: readonly MoveRecord[],
  end: AnyState,
) {
  const alea = Alea.seeded(seed);
  const dice = diceFrom(() => alea.next());
  const G = module.rules.setup(numPlayers, setupData, dice);
  for (const move of moves) {
    if (!awaited(module.rules.turn(G)).includes(move.by)) fail('the replay waits for another seat');
    module.rules.play(G, move.by, move, dice);
  }
  if (JSON.stringify(G) !== JSON.stringify(end)) fail('seed and moves replay to another end');
}
