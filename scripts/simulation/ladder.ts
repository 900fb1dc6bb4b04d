import { BOT_LEVELS } from '../../engine-extensions/bots/bot';
import { eloInterval, eloOf, ratings, rung, wilson, type Rung } from '../../engine-extensions/simulation/ladder';
import type { Arguments, Run } from './arguments';
import { progressBar, type Fleet } from './fleet';

/** What each level must win against the one below, as in a duel. */
const BARS: Record<string, number> = { easy: 0.8, medium: 0.65, hard: 0.6 };

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;

/** The hard level thinks long, so it plays fewer matches. */
const matchesOf = ({ matches, hardMatches }: Arguments, ...levels: string[]) =>
  levels.includes('hard') ? Math.min(matches, hardMatches) : matches;

/** One strong seat among weak ones; every seat gets its turn. */
async function climb(fleet: Fleet, args: Arguments, run: Run, strong: string, weak: string) {
  const { module, seed, json, rounds } = args;
  const matches = matchesOf(args, strong, weak);
  const all: Parameters<typeof rung>[3][number][] = [];
  const bar = progressBar(`${strong} among ${weak}`, json);
  for (let seat = 0; seat < run.players; seat++) {
    const bots = Array.from({ length: run.players }, (_, i) => (i === seat ? strong : weak));
    const from = Math.floor((seat * matches) / run.players);
    const to = Math.floor(((seat + 1) * matches) / run.players);
    const batch = { ...run, bots, seed: `${seed}-ladder`, from, to, ...(rounds ? { rounds } : {}) };
    const played = await fleet.play(module.meta.id, batch, (n) => bar.tick(from + n, matches));
    all.push(...played.map((p) => ({ played: p, seat: String(seat) })));
  }
  bar.end();
  return rung(strong, weak, run.players, all);
}

/** Whether levels meet as rivals; alone or together, win rates are compared instead. */
const isContest = (module: Arguments['module'], players: number) => players > 1 && !module.meta.cooperative;

/** ✓ reached, ~ within the interval, ✗ missed. */
const sign = (bar: number | undefined, share: number, high: number) =>
  bar === undefined ? ' ' : share >= bar ? '✓' : high >= bar ? '~' : '✗';

function rungLine(r: Rung, bar: number | undefined) {
  const [low, high] = eloInterval(r);
  return (
    `  ${sign(bar, r.duel, r.high)} ${r.strong} beats ${r.weak} ${percent(r.duel)} ` +
    `(${percent(r.low)}–${percent(r.high)}${bar ? `, bar ${percent(bar)}` : ''}), ${r.matches} matches, ` +
    `${Math.round(eloOf(r.duel))} Elo (${low}–${high})`
  );
}

async function rivals(fleet: Fleet, args: Arguments, run: Run, levels: readonly string[]): Promise<boolean> {
  const rungs: Rung[] = [];
  let isHigh = true;
  for (let i = 1; i < levels.length; i++)
    for (let j = i - 1; j >= 0; j--) {
      const r = await climb(fleet, args, run, levels[i] as string, levels[j] as string);
      rungs.push(r);
      const bar = j === i - 1 ? BARS[r.strong] : undefined;
      if (bar !== undefined && r.high < bar) isHigh = false;
      console.log(rungLine(r, bar));
    }
  const rated = ratings(rungs, levels[0] as string);
  console.log(`  Elo: ${levels.map((l) => `${l} ${rated[l]}`).join(', ')}`);
  return isHigh;
}

async function together(fleet: Fleet, args: Arguments, run: Run, levels: readonly string[]): Promise<boolean> {
  const rates: { won: number; high: number }[] = [];
  for (const level of levels) {
    const bar = progressBar(level, args.json);
    const to = matchesOf(args, level);
    const rounds = args.rounds ? { rounds: args.rounds } : {};
    const batch = { ...run, bots: [level], seed: `${args.seed}-ladder`, from: 0, to, ...rounds };
    const played = await fleet.play(args.module.meta.id, batch, bar.tick);
    bar.end();
    const won = played.filter((p) => p.summary.winners.length > 0).length / played.length;
    const [low, high] = wilson(won, played.length);
    rates.push({ won, high });
    console.log(`    ${level} wins ${percent(won)} (${percent(low)}–${percent(high)}), ${played.length} matches`);
  }
  // a level may fall behind the one below by chance, not by more than its interval allows
  const rises = rates.every(({ high }, i) => i === 0 || high >= (rates[i - 1]?.won ?? 0));
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
