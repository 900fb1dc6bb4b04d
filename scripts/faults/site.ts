import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage } from '../../server/src/storage/open';
import type { Storage } from '../../server/src/storage/storage';
import { missing, Postgres } from '../../server/tests/postgres';
import { missingRedis, Redis } from '../../server/tests/redis';
import { Cable } from './cable';
import { ServerProcess } from './server-process';
import { SmallDisk } from './small-disk';

export const SITES = ['sqlite', 'postgres', 'cluster'] as const;
export type SiteKind = (typeof SITES)[number];

export const TITLES: Record<SiteKind, string> = {
  sqlite: 'SQLite, one process',
  postgres: 'PostgreSQL, one process',
  cluster: 'PostgreSQL and Redis, three processes',
};

/** Servers and what they stand on, with a way to break each part. */
export interface Site {
  kind: SiteKind;
  /** where players connect: any of the servers that answers */
  url: string;
  servers: readonly ServerProcess[];
  postgres?: Postgres;
  /** between the servers and PostgreSQL, between the servers and Redis */
  toPostgres?: Cable;
  toRedis?: Cable;
  disk?: SmallDisk;
  /** the store, as it is on disk */
  storage(): Promise<Storage>;
  stop(): Promise<void>;
}

/** Why this site cannot be built here. */
export const whyNot = (kind: SiteKind) =>
  kind === 'sqlite' ? undefined : (missing ?? (kind === 'cluster' ? missingRedis : undefined));

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer();
      await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
      return probe;
    }),
  );
  const ports = probes.map((p) => (p.address() as AddressInfo).port);
  await Promise.all(probes.map((p) => new Promise((closed) => p.close(closed))));
  return ports;
}

/** Builds a site of throw-away parts and starts its servers. */
export async function openSite(kind: SiteKind, more: Record<string, string> = {}): Promise<Site> {
  const dir = mkdtempSync(path.join(tmpdir(), `mt-faults-${kind}-`));
  chmodSync(dir, 0o755); // PostgreSQL runs as somebody else
  const disk = SmallDisk.mount(path.join(dir, 'disk'), kind === 'sqlite' ? 32 : 320);
  const data = disk?.dir ?? path.join(dir, 'data');
  mkdirSync(data, { recursive: true });
  const env: Record<string, string> = { ...more };
  const where = { database: path.join(data, 'faults.sqlite'), databaseUrl: undefined as string | undefined };
  let postgres: Postgres | undefined;
  let toPostgres: Cable | undefined;
  let redis: Redis | undefined;
  let toRedis: Cable | undefined;
  if (kind === 'sqlite') env.MT_DATABASE = where.database;
  else {
    postgres = await Postgres.start(data);
    where.databaseUrl = await postgres.fresh();
    const { port } = new URL(where.databaseUrl);
    toPostgres = await Cable.to(() => [Number(port)]);
    env.DATABASE_URL = where.databaseUrl.replace(`:${port}/`, `:${toPostgres.port}/`);
  }
  if (kind === 'cluster') {
    redis = await Redis.start();
    const { port } = new URL(redis.url);
    toRedis = await Cable.to(() => [Number(port)]);
    env.REDIS_URL = `redis://127.0.0.1:${toRedis.port}`;
  }
  const ports = await freePorts(kind === 'cluster' ? 3 : 1);
  const servers = ports.map((port) => new ServerProcess(port, env, path.join(dir, `${port}.log`)));
  await Promise.all(servers.map((s) => s.start()));
  const front = await Cable.to(() => servers.filter((s) => s.isRunning).map((s) => s.port));
  return {
    kind,
    url: `http://127.0.0.1:${front.port}`,
    servers,
    ...(postgres ? { postgres } : {}),
    ...(toPostgres ? { toPostgres } : {}),
    ...(toRedis ? { toRedis } : {}),
    ...(disk ? { disk } : {}),
    storage: () => openStorage({ ...where, sync: 'normal' }),
    async stop() {
      front.close();
      await Promise.all(servers.map((s) => s.stop()));
      toRedis?.close();
      toPostgres?.close();
      await redis?.stop();
      await postgres?.stop();
      disk?.unmount();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
