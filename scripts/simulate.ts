import { margin, tally, type Tally } from '../engine-extensions/simulation/tally';
import { quit } from './games';
import { readArguments, type Arguments } from './simulation/arguments';
import { bandLine, checkBands } from './simulation/bands';
import { progressBar, startFleet, type Fleet } from './simulation/fleet';
import { ladder } from './simulation/ladder';
import { writeReport, type Simulated } from './simulation/report';

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

/** Plays every run, prints what it shows; gives how many bands were missed. */
async function simulateAll(fleet: Fleet, { module, matches, bots, seed, json, report, runs, rounds }: Arguments) {
  const all: Simulated[] = [];
  const level = bots.join(',');
  for (const run of runs) {
    const bar = progressBar(run.label, json);
    const played = await fleet.play(
      module.meta.id,
      { ...run, bots, seed, from: 0, to: matches, timed: report !== undefined, ...(rounds ? { rounds } : {}) },
      bar.tick,
    );
    bar.end();
    const bands = checkBands(module, run, level, played);
    all.push({ run, bots: level, played, tally: tally(played), bands });
    if (json) continue;
    console.log(`${module.meta.title}, ${run.label}, ${run.players} players, bots ${level}, seed ${seed}`);
    print(tally(played));
    for (const b of bands) console.log(`  ${bandLine(b)}`);
  }
  if (json)
    console.log(JSON.stringify(all.map(({ run, tally: t, bands }) => ({ game: module.meta.id, ...run, bots: level, ...t, bands })), null, 2)); // prettier-ignore
  if (report) console.error(`written: ${writeReport(report, module, all)}`);
  return all.flatMap((s) => s.bands).filter((b) => !b.holds).length;
}

async function main() {
  const args = readArguments();
  const fleet = startFleet(args.workers);
  try {
    const isGood = args.ladder ? await ladder(fleet, args) : (await simulateAll(fleet, args)) === 0;
    process.exitCode = isGood ? 0 : 1;
  } finally {
    fleet.stop();
  }
}

main().catch((error: unknown) => quit(error instanceof Error ? error.message : String(error)));
