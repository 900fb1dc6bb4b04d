import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '../../../engine-extensions/bots/bot';
import { seeded } from '../../../engine-extensions/dice';
import { hostedGames } from '../games';
import type { Answer, FromWorker, Question, ToWorker } from './question';

/** A thread in which bots think. It is given what a seat knows and nothing else. */

const games = hostedGames((workerData as { testGames: boolean }).testGames);
const bots = new Map<string, Bot>();

function think({ game, level, me, turn, imagined, seed }: Question): Answer {
  const start = performance.now();
  const module = games.get(game);
  const factory = module?.bots[level];
  if (!module || !factory) throw new Error(`no ${level} bot for ${game}`);
  const key = `${game} ${level}`;
  const bot = bots.get(key) ?? factory(module);
  bots.set(key, bot);
  const view = module.rules.view(imagined, me);
  const legal = module.rules.legalMoves(view, turn, me);
  if (legal.length === 0) throw new Error('nothing is legal');
  const knows = { me, view, turn, legal, imagined };
  const move = bot.choose(knows, seeded(seed));
  const because = bot.because?.(knows, move);
  return { move, ms: performance.now() - start, ...(because === undefined ? {} : { because }) };
}

parentPort?.on('message', ({ id, question }: ToWorker) => {
  let reply: FromWorker;
  try {
    reply = { id, answer: think(question) };
  } catch (error) {
    reply = { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
