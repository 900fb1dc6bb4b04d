import { BOT_LEVELS } from '../../engine-extensions/bots/bot';
import { eloOf, ratings, rung, type Rung } from '../../engine-extensions/simulation/ladder';
import type { Arguments, Run } from './arguments';
import { progressBar, type Fleet } from './fleet';

/** What each level must win against the one below, as in a duel. */
const BARS: Record<string, number> = { easy: 0.8, medium: 0.65, hard: 0.6 };

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;

/** One strong seat among weak ones; every seat gets its turn. */
async function climb(fleet: Fleet, { module, matches, seed, json }: Arguments, run: Run, strong: string, weak: string) {
  const all: Parameters<typeof rung>[3][number][] = [];
  const bar = progressBar(`${strong} among ${weak}`, json);
  for (let seat = 0; seat < run.players; seat++) {
    const bots = Array.from({ length: run.players }, (_, i) => (i === seat ? strong : weak));
    const from = Math.floor((seat * matches) / run.players);
    const to = Math.floor(((seat + 1) * matches) / run.players);
    const played = await fleet.play(module.meta.id, { ...run, bots, seed: `${seed}-ladder`, from, to }, (n) =>
      bar.tick(from + n, matches),
    );
    all.push(...played.map((p) => ({ played: p, seat: String(seat) })));
  }
  bar.end();
  return rung(strong, weak, run.players, all);
}

/** Whether levels meet as rivals; alone or together, win rates are compared instead. */
const isContest = (module: Arguments['module'], players: number) => players > 1 && !module.meta.cooperative;

async function rivals(fleet: Fleet, args: Arguments, run: Run, levels: readonly string[]): Promise<boolean> {
  const rungs: Rung[] = [];
  let isHigh = true;
  for (let i = 1; i < levels.length; i++)
    for (let j = 0; j < i; j++) {
      const r = await climb(fleet, args, run, levels[i] as string, levels[j] as string);
      rungs.push(r);
      const bar = j === i - 1 ? BARS[r.strong] : undefined;
      if (bar !== undefined && r.high < bar) isHigh = false;
      console.log(
        `  ${bar === undefined ? ' ' : r.duel >= bar ? '✓' : r.high >= bar ? '~' : '✗'} ${r.strong} beats ${r.weak} ${percent(r.duel)} (${percent(r.low)}–${percent(r.high)}${bar ? `, bar ${percent(bar)}` : ''}), ${r.matches} matches, ${Math.round(eloOf(r.duel))} Elo`,
      );
    }
  const rated = ratings(rungs, levels[0] as string);
  console.log(`  Elo: ${levels.map((l) => `${l} ${rated[l]}`).join(', ')}`);
  return isHigh;
}

async function together(fleet: Fleet, args: Arguments, run: Run, levels: readonly string[]): Promise<boolean> {
  const rates: number[] = [];
  for (const level of levels) {
    const bar = progressBar(level, args.json);
    const batch = { ...run, bots: [level], seed: `${args.seed}-ladder`, from: 0, to: args.matches };
    const played = await fleet.play(args.module.meta.id, batch, bar.tick);
    bar.end();
    const won = played.filter((p) => p.summary.winners.length > 0).length / played.length;
    rates.push(won);
    console.log(`    ${level} wins ${percent(won)} of ${played.length}`);
  }
  const rises = rates.every((rate, i) => i === 0 || rate >= (rates[i - 1] ?? 0));
  console.log(`  ${rises ? '✓' : '✗'} win rates rise by level`);
  return rises;
}

/** The bots of a game, each level against those below. Says whether every bar is met. */
export async function ladder(fleet: Fleet, args: Arguments): Promise<boolean> {
  const levels = ['random', ...BOT_LEVELS.filter((l) => l in args.module.bots)];
  let isHigh = true;
  for (const run of args.runs) {
    console.log(`${args.module.meta.title}, ${run.label}, ${run.players} players`);
    const climbs = isContest(args.module, run.players) ? rivals : together;
    isHigh = (await climbs(fleet, args, run, levels)) && isHigh;
  }
  return isHigh;
}
