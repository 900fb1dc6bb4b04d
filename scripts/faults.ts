/** npm run faults: breaks running servers in every way while people play, and holds them to what they told. */
import { parseArgs } from 'node:util';
import {
  clockJumps,
  cutCommits,
  diskFull,
  FAULTS,
  fullQueue,
  postgresAway,
  redisCut,
  type Fault,
} from './faults/events';
import { fuzz, isFuzzClean, printFuzz } from './faults/fuzz';
import { isClean, printReports, type Report } from './faults/report';
import { breakSite, type Plan } from './faults/run';
import { SITES, whyNot, type SiteKind } from './faults/site';
import { quit } from './games';

const USAGE = `npm run faults [-- sqlite | postgres | cluster | fuzz …] [--short] [--kills N] [--rounds N] [--tables N] [--messages N] [--seed S]
Kills, pauses, cuts and fills servers while people play with the web app's own client; then checks what everybody was
told against what is stored. fuzz: a million messages of nonsense. --short: all three sites at once, under a minute.`;

/** what the short form does beside kills */
const SHORT: Record<SiteKind, readonly Fault[]> = {
  sqlite: [clockJumps, fullQueue, diskFull],
  postgres: [cutCommits, cutCommits, postgresAway],
  cluster: [redisCut, cutCommits],
};

async function main() {
  process.setMaxListeners(100); // every part of a site cleans up at the exit
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      kills: { type: 'string' },
      rounds: { type: 'string' },
      tables: { type: 'string' },
      messages: { type: 'string' },
      seed: { type: 'string', default: 'faults' },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = positionals.length > 0 ? positionals : [...SITES, ...(values.short ? [] : ['fuzz'])];
  const wanted = SITES.filter((kind) => parts.includes(kind));
  if (values.help || parts.some((s) => s !== 'fuzz' && !SITES.includes(s as SiteKind))) quit(USAGE);
  const { short, seed } = values;
  const say = (line: string) => console.error(`… ${line}`);
  const sites = wanted.filter((kind) => {
    const why = whyNot(kind);
    if (why) console.log(`${kind} is NOT tested: ${why}`);
    return !why;
  });
  const planFor = (kind: SiteKind): Plan => ({
    seed: `${seed}-${kind}`,
    tables: Number(values.tables ?? (short ? 5 : 20)),
    thinks: short ? 200 : 60,
    kills: Number(values.kills ?? (short ? 3 : 100)),
    faults: short ? SHORT[kind] : FAULTS,
    rounds: Number(values.rounds ?? (short ? 1 : 5)),
  });
  const reports: Report[] = [];
  if (short) reports.push(...(await Promise.all(sites.map((kind) => breakSite(kind, planFor(kind), say)))));
  else for (const kind of sites) reports.push(await breakSite(kind, planFor(kind), say));
  const fuzzed = parts.includes('fuzz')
    ? await fuzz(Number(values.messages ?? (short ? 20_000 : 1_000_000)), seed, say)
    : undefined;
  if (reports.length > 0) printReports(reports);
  if (fuzzed) printFuzz(fuzzed);
  process.exit(reports.every(isClean) && (!fuzzed || isFuzzClean(fuzzed)) ? 0 : 1);
}

main().catch((error: unknown) => quit(error instanceof Error ? (error.stack ?? error.message) : String(error)));
