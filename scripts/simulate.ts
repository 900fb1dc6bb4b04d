import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { GameModule } from '../engine-extensions/game-module';
import { problemWithOptions, resolveOptions, type Options } from '../engine-extensions/meta';
import { sameJson } from '../engine-extensions/moves';
import type { Batch } from '../engine-extensions/simulation/simulate';
import { margin, measured, tally, type Played, type Tally } from '../engine-extensions/simulation/tally';
import { bundled } from './bundled';
import { gameById, quit } from './games';

const USAGE = `npm run simulate -- <game> [--players N] [--matches M] [--bots medium | hard,easy] [--seed S]
                        [--preset Label | --options key=value,…] [--json]
Without --preset and --options every preset of the game is played.`;

interface Run {
  label: string;
  players: number;
  options: Options;
}

function wholeNumber(name: string, text: string, max: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1 || n > max) quit(`--${name} must be a whole number from 1 to ${max}, not ${text}`);
  return n;
}

function optionsFrom(text: string): Options {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

function runsOf(module: GameModule, players: number[], preset?: string, options?: string): Run[] {
  const { presets = [], options: specs } = module.meta;
  const chosen: { label: string; values: Options }[] = options
    ? [{ label: options, values: optionsFrom(options) }]
    : preset
      ? presets.filter((p) => p.label.toLowerCase() === preset.toLowerCase())
      : presets.length > 0
        ? [...presets]
        : [{ label: 'default', values: {} }];
  if (chosen.length === 0) quit(`No preset ${preset}. There are: ${presets.map((p) => p.label).join(', ')}`);
  for (const { values } of chosen) {
    const problem = problemWithOptions(specs, values);
    if (problem) quit(problem);
  }
  return players.flatMap((n) =>
    chosen.map(({ label, values }) => ({ label, players: n, options: resolveOptions(specs, values) })),
  );
}

/** Plays one run on all cores, with a progress bar. */
async function play(worker: string, game: string, batch: Batch, quiet: boolean): Promise<Played[]> {
  const workers = Math.min(availableParallelism(), batch.to);
  const played: Played[] = [];
  const bar = () => {
    if (quiet || !process.stderr.isTTY) return;
    const done = Math.round((30 * played.length) / batch.to);
    process.stderr.write(`\r${'█'.repeat(done)}${'░'.repeat(30 - done)} ${played.length} / ${batch.to}`);
  };
  await Promise.all(
    Array.from({ length: workers }, (_, i) => {
      const from = Math.floor((i * batch.to) / workers);
      const to = Math.floor(((i + 1) * batch.to) / workers);
      return new Promise<void>((resolve, reject) => {
        const child = fork(worker, { execArgv: [], env: { ...process.env, NODE_ENV: 'production' } });
        child.on('message', (some) => {
          played.push(...(some as Played[]));
          bar();
        });
        child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))));
        child.send({ game, batch: { ...batch, from, to } });
      });
    }),
  );
  if (!quiet && process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return played.sort((a, b) => (a.seed < b.seed ? -1 : 1));
}

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;

function print(t: Tally) {
  const wins = Object.entries(t.winsBySeat).sort();
  console.log(`  won ${percent(t.wins)} ± ${percent(margin(t.wins, t.matches))} of ${t.matches} matches`);
  if (wins.length > 1) console.log(`  by seat: ${wins.map(([s, w]) => `${s} ${percent(w)}`).join(', ')}`);
  for (const [name, s] of Object.entries({ moves: t.moves, ...t.numbers }))
    console.log(`  ${name}: ${s.mean.toFixed(1)} (5–95 %: ${s.p5}–${s.p95})`);
  for (const [name, shares] of [...Object.entries(t.words), ...Object.entries(t.members)])
    console.log(`  ${name}: ${Object.entries(shares).map(([k, v]) => `${k} ${percent(v)}`).join(', ')}`); // prettier-ignore
}

/** Compares with the dossier's bands; sampling error is allowed for shares. */
function check(module: GameModule, run: Run, bots: string, played: readonly Played[]) {
  const fits = (module.bands ?? []).filter(
    (b) =>
      b.bots === bots &&
      (b.players === undefined || b.players === run.players) &&
      sameJson(resolveOptions(module.meta.options, b.options), run.options),
  );
  return fits.map((band) => {
    const { value, of } = measured(played, band);
    const isShare = !band.measure.startsWith('mean') && !/^p\d/.test(band.measure);
    const slack = isShare ? margin(Math.min(1, Math.max(0, value)), of) : 0;
    const holds = value + slack >= (band.min ?? -Infinity) && value - slack <= (band.max ?? Infinity);
    return { ...band, value, of, holds };
  });
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      players: { type: 'string' },
      matches: { type: 'string', default: '200' },
      bots: { type: 'string', default: 'medium' },
      seed: { type: 'string', default: 'simulate' },
      preset: { type: 'string' },
      options: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length !== 1) quit(USAGE);
  const module = gameById(positionals[0]);
  const matches = wholeNumber('matches', values.matches, 1_000_000);
  const players = values.players ? [wholeNumber('players', values.players, 10)] : [...module.meta.players];
  for (const n of players)
    if (!module.meta.players.includes(n)) quit(`${module.meta.title} is for ${module.meta.players.join(', ')} players`);
  const bots = values.bots.split(',');
  for (const b of bots) if (b !== 'random' && !(b in module.bots)) quit(`${module.meta.title} has no ${b} bot; there are: random, ${Object.keys(module.bots).join(', ')}`); // prettier-ignore
  const worker = bundled('simulate-worker.ts');
  process.on('exit', () => rmSync(worker, { force: true }));
  const report = [];
  let missed = 0;
  for (const run of runsOf(module, players, values.preset, values.options)) {
    const played = await play(
      worker,
      module.meta.id,
      { ...run, bots, seed: values.seed, from: 0, to: matches },
      values.json,
    );
    const t = tally(played);
    const bands = check(module, run, values.bots, played);
    missed += bands.filter((b) => !b.holds).length;
    report.push({ game: module.meta.id, ...run, bots: values.bots, ...t, bands });
    if (values.json) continue;
    console.log(`${module.meta.title}, ${run.label}, ${run.players} players, bots ${values.bots}, seed ${values.seed}`);
    print(t);
    for (const b of bands)
      console.log(`  ${b.holds ? '✓' : '✗'} ${b.rule} ${b.measure}${b.among ? ` among ${b.among}` : ''}: ${b.value.toFixed(3)} (${b.min ?? ''}…${b.max ?? ''}, ${b.of} matches)`); // prettier-ignore
  }
  if (values.json) console.log(JSON.stringify(report, null, 2));
  process.exitCode = missed > 0 ? 1 : 0;
}

main().catch((error: unknown) => quit(error instanceof Error ? error.message : String(error)));
