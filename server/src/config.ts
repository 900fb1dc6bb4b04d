import { availableParallelism } from 'node:os';
import path from 'node:path';

/** How this server is run; every field has an environment variable, see README.md. */
export interface Config {
  host: string;
  port: number;
  /** the SQLite file; `:memory:` keeps nothing */
  database: string;
  /** a PostgreSQL database instead of the file */
  databaseUrl: string | undefined;
  /** several servers on one database tell each other through Redis */
  redisUrl: string | undefined;
  /** wait for the disk at every commit (power cuts), or for the operating system only (crashes) */
  sync: 'full' | 'normal';
  /** the built web app; not served when it isn't there */
  web: string;
  /** other origins whose pages may use this server */
  origins: string[];
  /** pages of this machine at any port may too: the web app's development server */
  localOrigins: boolean;
  /** how many proxies in front are trusted to say where a request comes from */
  proxies: number;
  /** hosts the made-up game of the tests too */
  testGames: boolean;
  limits: boolean;
  /** milliseconds a game's rules may take for one move before they are cut off; 0: as long as they like */
  moveLimit: number;
  /** how many matches stay in memory */
  hotMatches: number;
  /** a state is stored whole every so many moves */
  snapshotEvery: number;
  botWorkers: number;
  /** so that people can follow */
  botDelay: number;
  /** a bot that thinks longer is stopped and any legal move made */
  botTimeout: number;
  /** seconds after which the others may give an absent player's seat to a bot */
  absentAfter: number;
  /** milliseconds in a second of the turn clock; tests are in a hurry */
  clockSecond: number;
  /** hours after which a match nobody touched is removed */
  expiry: Expiry;
  /** who may read /metrics from elsewhere; without it only this machine */
  metricsToken: string | undefined;
  logLevel: string;
}

/** In hours since the last change. */
export interface Expiry {
  /** never started */
  waiting: number;
  running: number;
  /** running, but no person has a seat any more */
  deserted: number;
  over: number;
}

type Env = Record<string, string | undefined>;

function number(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value < min || value > max)
    throw new Error(`${name} must be a number from ${min} to ${max}, not ${JSON.stringify(text)}`);
  return value;
}

function whole(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = number(env, name, fallback, min, max);
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not ${value}`);
  return value;
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!values.includes(text as T)) throw new Error(`${name} must be one of ${values.join(', ')}`);
  return text as T;
}

const yes = (env: Env, name: string) => ['1', 'true', 'yes', 'on'].includes((env[name] ?? '').toLowerCase());

function origins(env: Env): string[] {
  const given = (env.MT_ORIGINS ?? '').split(',').map((o) => o.trim()).filter(Boolean); // prettier-ignore
  return given.map((o) => {
    try {
      return new URL(o).origin;
    } catch {
      throw new Error(`MT_ORIGINS: ${JSON.stringify(o)} is not an origin like https://example.org`);
    }
  });
}

/** What is wrong is said without the value: it holds a password. */
function databaseUrl(env: Env): string | undefined {
  const text = env.DATABASE_URL;
  if (!text) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error('DATABASE_URL must be like postgres://user:password@host:5432/database');
  return text;
}

function redisUrl(env: Env): string | undefined {
  const text = env.REDIS_URL;
  if (!text) return undefined;
  if (!/^rediss?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new Error('REDIS_URL must be like redis://host:6379');
  if (!env.DATABASE_URL) throw new Error('REDIS_URL needs DATABASE_URL: servers share their matches in PostgreSQL');
  return text;
}

/** The configuration from environment variables; throws with the variable's name on bad ones. */
export function configFrom(env: Env): Config {
  return {
    host: env.MT_HOST ?? '0.0.0.0',
    port: whole(env, env.MT_PORT ? 'MT_PORT' : 'PORT', 8000, 0, 65_535),
    database: env.MT_DATABASE || path.resolve('data', 'midnight-table.sqlite'),
    databaseUrl: databaseUrl(env),
    redisUrl: redisUrl(env),
    sync: oneOf(env, 'MT_SYNC', ['full', 'normal'], 'full'),
    web: path.resolve(env.MT_WEB || path.join('dist', 'web')),
    origins: origins(env),
    localOrigins: env.NODE_ENV !== 'production',
    proxies: whole(env, 'MT_PROXIES', 0, 0, 10),
    testGames: yes(env, 'MT_TEST_GAMES'),
    limits: oneOf(env, 'MT_LIMITS', ['on', 'off'], 'on') === 'on',
    moveLimit: whole(env, 'MT_MOVE_LIMIT_MS', 2000, 0, 60_000),
    hotMatches: whole(env, 'MT_HOT_MATCHES', 2000, 1, 1e6),
    snapshotEvery: whole(env, 'MT_SNAPSHOT_EVERY', 20, 1, 1000),
    botWorkers: whole(env, 'MT_BOT_WORKERS', Math.max(1, Math.min(4, availableParallelism() - 1)), 1, 64),
    botDelay: number(env, 'MT_BOT_DELAY_MS', 700, 0, 60_000),
    botTimeout: number(env, 'MT_BOT_TIMEOUT_MS', 10_000, 100, 600_000),
    absentAfter: number(env, 'MT_ABSENT_AFTER_S', 60, 0, 1e6),
    clockSecond: number(env, 'MT_CLOCK_SECOND_MS', 1000, 0.1, 1000),
    expiry: {
      waiting: number(env, 'MT_EXPIRE_WAITING_H', 48, 0.001, 1e6),
      running: number(env, 'MT_EXPIRE_RUNNING_H', 24 * 60, 0.001, 1e6),
      deserted: number(env, 'MT_EXPIRE_DESERTED_H', 24, 0.001, 1e6),
      over: number(env, 'MT_EXPIRE_OVER_H', 24 * 180, 0.001, 1e6),
    },
    metricsToken: env.MT_METRICS_TOKEN || undefined,
    logLevel: oneOf(env, 'MT_LOG', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}
