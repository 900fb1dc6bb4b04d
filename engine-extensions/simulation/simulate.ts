import type { BotFactory } from '../bots/bot';
import { randomBot } from '../bots/random';
import type { GameModule } from '../game-module';
import type { Options } from '../meta';
import { anyChoose, botsChoose, drive, playOut, seeded } from './driver';
import type { Played } from './tally';

/** One batch of matches, as a worker gets it. */
export interface Batch {
  players: number;
  options: Options;
  /** one level for all seats, or one per seat; `random` plays anything legal */
  bots: readonly string[];
  seed: string;
  from: number;
  to: number;
}

function factoryOf(module: GameModule, level: string): BotFactory {
  if (level === 'random') return randomBot;
  const factory = module.bots[level as keyof GameModule['bots']];
  if (!factory) throw new Error(`${module.meta.title} has no ${level} bot`);
  return factory;
}

/** Plays a batch on the bare rules; each match has its own seed, so a batch can be split anywhere. */
export function* simulate(module: GameModule, batch: Batch): Generator<Played> {
  const seats = Array.from({ length: batch.players }, (_, i) => String(i));
  const levels = seats.map((_, i) => batch.bots[i % batch.bots.length] ?? 'medium');
  const bots = Object.fromEntries(seats.map((p, i) => [p, factoryOf(module, levels[i] as string)(module)]));
  const allRandom = levels.every((l) => l === 'random');
  for (let i = batch.from; i < batch.to; i++) {
    const seed = `${batch.seed}-${i}`;
    const dice = seeded(`${seed}-bots`);
    const driven = drive(module, batch.players, batch.options, seed);
    const choose = allRandom ? anyChoose(module, dice) : botsChoose(module, bots, dice);
    const moves = playOut(module, driven, choose, dice);
    yield { seed, moves, summary: module.summary?.(driven.G) ?? { winners: [], facts: {} } };
  }
}
