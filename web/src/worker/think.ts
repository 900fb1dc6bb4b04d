import type { BotLevel } from '../../../engine-extensions/bots/bot';
import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { stateOf, turnOf, type Match } from '../../../engine-extensions/match/match';
import type { LegalMove } from '../../../engine-extensions/moves';
import type { BotAnswer, BotQuestion } from './question';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve(answer: BotAnswer): void; reject(error: Error): void }>();

function start(): Worker {
  const made = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  };
  made.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('the bot fell over'));
    waiting.clear();
    made.terminate();
    worker = undefined;
  };
  return made;
}

/** Asks a bot in the worker. Hidden cards never leave this function as they lie. */
export async function think(match: Match, me: string, level: BotLevel): Promise<{ move: LegalMove; because: string }> {
  worker ??= start();
  asked += 1;
  const id = asked;
  const turn = turnOf(match);
  const { imagined } = knowledgeOf(match.module, stateOf(match), turn, me);
  const seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
  const question: BotQuestion = { id, game: match.module.meta.id, level, me, turn, imagined, seed };
  const answer = await new Promise<BotAnswer>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage(question);
  });
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
