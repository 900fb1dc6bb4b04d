/** npm run admin -- <command>: looks after the store that the same variables name for the server, while it runs or not. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backupPostgres, backupSqlite, restorePostgres, restoreSqlite } from '../server/src/admin/backup';
import { endMatch } from '../server/src/admin/end';
import { exported, inspect, summary } from '../server/src/admin/look';
import { configFrom } from '../server/src/config';
import { hostedGames } from '../server/src/games';
import { openStorage } from '../server/src/storage/open';
import type { EveryFilter, Storage } from '../server/src/storage/storage';
import { quit } from './games';

const USAGE = `npm run admin -- <command>, on DATABASE_URL or MT_DATABASE as for the server; also while it runs

  list [--game G] [--state waiting|running|over] [--idle-days N] [--limit N] [--json]   longest unchanged first
  inspect ID                     a match as an onlooker may see it, and how much is stored: no hands, seed or credentials
  end ID --why TEXT              ends a match where it stands; its players are told
  purge ID …                     removes matches for good
  purge --idle-days N [--state S] [--game G] --yes   without --yes: says how many it would be
  export ID … [--secrets] [--to FILE]    one line of JSON each; --secrets: seed and moves of a running match, too
  export --all [--state S] [--game G] [--secrets] [--to FILE]
  backup FILE                    a copy of everything at one moment
  restore FILE --yes             puts a backup in the place of everything, in one transaction`;

const DAY = 86_400_000;
const CHUNK = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    state: { type: 'string' },
    'idle-days': { type: 'string' },
    limit: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
    why: { type: 'string' },
    all: { type: 'boolean', default: false },
    secrets: { type: 'boolean', default: false },
    to: { type: 'string' },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const config = configFrom(process.env);
const games = hostedGames(true);

function filter(limit: number): EveryFilter {
  const { game, state } = values;
  const days = values['idle-days'] === undefined ? undefined : Number(values['idle-days']);
  if (days !== undefined && !(days >= 0)) quit('--idle-days must be a number');
  if (state !== undefined && state !== 'waiting' && state !== 'running' && state !== 'over') quit('--state is one of waiting, running, over'); // prettier-ignore
  return {
    limit,
    ...(game === undefined ? {} : { game }),
    ...(state === undefined ? {} : { state: state as 'over' }),
    ...(days === undefined ? {} : { changedBefore: Date.now() - days * DAY }),
  };
}

async function list(storage: Storage) {
  for (const row of await storage.every(filter(Number(values.limit))))
    console.log(values.json ? JSON.stringify({ id: row.id, game: row.game, updatedAt: row.updatedAt, started: row.startedAt !== undefined, over: row.gameover !== undefined, unlisted: row.unlisted, moves: row.n }) : summary(row)); // prettier-ignore
}

async function purge(storage: Storage, ids: string[]) {
  if (ids.length > 0) {
    for (const id of ids) {
      if (!(await storage.row(id))) quit(`There is no match ${id}.`);
      await storage.remove(id);
    }
    return console.log(`removed ${ids.length}`);
  }
  if (values['idle-days'] === undefined) quit('purge needs ids or --idle-days');
  let gone = 0;
  if (!values.yes) gone = (await storage.every(filter(1_000_000))).length;
  else
    for (;;) {
      const rows = await storage.every(filter(CHUNK));
      // some at a time, so that nobody waits long for the file
      await Promise.all(rows.map((row) => storage.remove(row.id)));
      gone += rows.length;
      if (rows.length < CHUNK) break;
    }
  console.log(values.yes ? `removed ${gone}` : `would remove ${gone}; say --yes`);
}

async function exportTo(storage: Storage, ids: string[]) {
  const rows = values.all ? await storage.every(filter(1_000_000)) : await Promise.all(ids.map(async (id) => (await storage.row(id)) ?? quit(`There is no match ${id}.`))); // prettier-ignore
  if (rows.length === 0) quit('export needs ids or --all');
  if (values.to) writeFileSync(values.to, '', { mode: 0o600 });
  for (const row of rows) {
    const line = `${JSON.stringify(await exported(storage, games, row, values.secrets))}\n`;
    if (values.to) writeFileSync(values.to, line, { flag: 'a' });
    else process.stdout.write(line);
  }
}

async function withStorage(work: (storage: Storage) => Promise<unknown>) {
  const storage = await openStorage(config);
  try {
    await work(storage);
  } finally {
    await storage.close();
  }
}

async function main() {
  const [command, ...args] = positionals;
  const [first] = args;
  const { databaseUrl, database } = config;
  if (values.help || command === undefined) quit(USAGE);
  const one = first ?? '';
  switch (command) {
    case 'list':
      return withStorage(list);
    case 'inspect':
      return withStorage(async (s) => console.log(JSON.stringify(await inspect(s, games, one), null, 2)));
    case 'end':
      if (!values.why) quit('end needs --why, which its players are told');
      return withStorage((s) => endMatch(s, games, one, values.why as string, Date.now()));
    case 'purge':
      return withStorage((s) => purge(s, args));
    case 'export':
      return withStorage((s) => exportTo(s, args));
    case 'backup':
      if (!first) quit('backup needs a file');
      return databaseUrl ? backupPostgres(databaseUrl, first) : backupSqlite(database, first);
    case 'restore':
      if (!first || !values.yes) quit('restore needs a file and --yes: everything that is stored now is replaced');
      return databaseUrl ? restorePostgres(databaseUrl, first) : restoreSqlite(database, first);
    default:
      quit(USAGE);
  }
}

main().catch((error: unknown) => quit(error instanceof Error ? error.message : String(error)));
