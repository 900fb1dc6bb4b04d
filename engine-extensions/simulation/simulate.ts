import type { BotFactory } from '../bots/bot';
import { randomBot } from '../bots/random';
import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import type { MoveRecord } from '../match/match';
import type { Options } from '../meta';
import { awaited, type AnyState } from '../rules';
import { nameOf } from '../zones/zones';
import { anyChoose, botsChoose, drive, playOut, seeded, type Chooser } from './driver';
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
  /** measure how long decisions take and which cards are named in moves */
  timed?: boolean;
  /** imagined courses of play for bots that search, instead of their level's own */
  rounds?: number;
}

function factoryOf(module: GameModule, level: string): BotFactory {
  if (level === 'random') return randomBot;
  const factory = module.bots[level as keyof GameModule['bots']];
  if (!factory) throw new Error(`${module.meta.title} has no ${level} bot`);
  return factory;
}

/** Who leads alone, or nobody. */
function leader(module: GameModule, G: AnyState): PlayerID | null {
  const points = G.players.map((p) => ({ p, at: module.standing?.(G, p) ?? 0 }));
  const most = Math.max(...points.map(({ at }) => at));
  const first = points.filter(({ at }) => at === most);
  return first.length === 1 ? (first[0]?.p ?? null) : null;
}

/** Watches one match: how wide its decisions are, how often the lead changes, how long they take. */
function watcher(module: GameModule, start: AnyState, timed: boolean) {
  const pieces = new Set(timed ? module.pieces(start) : []);
  const named: Record<PlayerID, Set<string>> = Object.fromEntries(start.players.map((p) => [p, new Set<string>()]));
  let decisions = 0;
  let options = 0;
  let turn = -1;
  let lead: PlayerID | null = null;
  let leadChanges = 0;
  const thinking: number[] = [];
  const turns = new Map<number, number>();
  return {
    choosing(choose: Chooser): Chooser {
      return (G, me) => {
        const from = timed ? performance.now() : 0;
        const chosen = choose(G, me);
        if (timed) {
          const took = performance.now() - from;
          thinking.push(took);
          turns.set(G.now.turn, (turns.get(G.now.turn) ?? 0) + took);
        }
        return chosen;
      };
    },
    onMove({ by, args }: MoveRecord, G: AnyState) {
      decisions++;
      if (timed)
        for (const arg of args.flat(2)) if (typeof arg === 'string' && pieces.has(arg)) named[by]?.add(nameOf(arg));
      if (timed) for (const p of awaited(module.rules.turn(G)).slice(0, 1)) options += module.rules.legalMoves(G, module.rules.turn(G), p).length; // prettier-ignore
      if (!module.standing || G.now.turn === turn) return;
      turn = G.now.turn;
      const now = leader(module, G);
      if (now !== null && lead !== null && now !== lead) leadChanges++;
      lead = now ?? lead;
    },
    seen: () => ({
      ...(module.standing ? { leadChanges } : {}),
      ...(timed
        ? {
            thinking,
            turns: [...turns.values()],
            options: options / Math.max(1, decisions),
            named: Object.fromEntries(Object.entries(named).map(([p, cards]) => [p, [...cards]])),
          }
        : {}),
    }),
  };
}

/** Plays a batch on the bare rules; each match has its own seed, so a batch can be split anywhere. */
export function* simulate(module: GameModule, batch: Batch): Generator<Played> {
  const seats = Array.from({ length: batch.players }, (_, i) => String(i));
  const levels = seats.map((_, i) => batch.bots[i % batch.bots.length] ?? 'medium');
  const thinking = batch.rounds === undefined ? {} : { rounds: batch.rounds };
  const bots = Object.fromEntries(seats.map((p, i) => [p, factoryOf(module, levels[i] as string)(module, thinking)]));
  const allRandom = levels.every((l) => l === 'random');
  for (let i = batch.from; i < batch.to; i++) {
    const seed = `${batch.seed}-${i}`;
    const dice = seeded(`${seed}-bots`);
    const driven = drive(module, batch.players, batch.options, seed);
    const watch = watcher(module, driven.G, batch.timed === true);
    const choose = watch.choosing(allRandom ? anyChoose(module, dice) : botsChoose(module, bots, dice));
    const moves = playOut(module, driven, choose, dice, watch.onMove);
    yield { seed, moves, summary: module.summary?.(driven.G) ?? { winners: [], facts: {} }, ...watch.seen() };
  }
}
