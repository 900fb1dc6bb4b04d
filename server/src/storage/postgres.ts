import { randomBytes } from 'node:crypto';
import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { GroupCommit } from './group-commit';
import { forPostgres, MIGRATIONS } from './migrations';
import { SqlStorage, type Read } from './sql-storage';
import { STATEMENTS } from './statements';
import { drive, type Query, type Steps } from './steps';
import { Away, Conflict, Unsure, type Change, type Creation, type SharedStorage } from './storage';
import { isOurs, untilAnswered } from './outcome';

const BIGINT = 20;
/** held while a server looks whether the tables are up to date, so that two that start at once do not both make them */
const MIGRATION_LOCK = 7_420_117;
const LEASE_LOCK = 7_420_118;
/** leases are measured by one clock, the database's */
const NOW = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint';
const LIMITS = { max: 10, connectionTimeoutMillis: 5000, statement_timeout: 10_000, query_timeout: 15_000 };

const NAMES = new Map<string, string>(Object.entries(STATEMENTS).map(([name, text]) => [text, name]));

/** `?` becomes `$1`, `$2` …; what has a name is prepared once per connection, what has none is planned for its arguments. */
function asked(text: string, args: readonly unknown[]) {
  let n = 0;
  const name = NAMES.get(text);
  return { text: text.replace(/\?/g, () => `$${++n}`), values: [...args], ...(name === undefined ? {} : { name }) };
}

/** The database has not refused, it has gone: shut down, cut off, or silent for too long. */
const isLost = (error: unknown) => !(error instanceof DatabaseError) || /^(57P|08)/.test(error.code ?? '');

const isTwice = (error: unknown) => error instanceof DatabaseError && error.code === '23505';

/** `DATABASE_URL` without the password, for messages. */
function named(url: string) {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

/** A PostgreSQL database; several servers may write to it, the match's version keeps them apart. */
export class PostgresStorage extends SqlStorage implements SharedStorage {
  protected readonly group: GroupCommit;
  protected readonly namesIndex = false;

  private constructor(
    private readonly pool: Pool,
    timed?: (seconds: number, writes: number) => void,
  ) {
    super();
    this.group = new GroupCommit({ begin: 'BEGIN', drive: (steps) => this.write(steps), timed });
  }

  /** Connects and brings the tables up to date, or says why not. */
  static async open(url: string, timed?: (seconds: number, writes: number) => void): Promise<PostgresStorage> {
    const pool = new Pool({
      connectionString: url,
      application_name: 'midnight-table',
      keepAlive: true,
      ...LIMITS,
      types: {
        getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
          oid === BIGINT ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
      },
    });
    // a connection that breaks tells whoever waits for it; the pool makes another one
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    try {
      await migrate(pool);
    } catch (error) {
      await pool.end();
      const { message, code } = error as Error & { code?: string };
      throw new Error(`DATABASE_URL: cannot open ${named(url)}: ${message || code}`, { cause: error });
    }
    return new PostgresStorage(pool, timed);
  }

  protected all: Read = async <T>(text: string, ...args: unknown[]) =>
    (await this.pool.query(asked(text, args))).rows as T[];

  protected async atOnce<T>(work: (all: Read) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const found = await work(
        async <R>(text: string, ...args: unknown[]) => (await client.query(asked(text, args))).rows as R[],
      );
      await client.query('COMMIT');
      client.release();
      return found;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** All on one connection; when that is lost, nothing more is tried on it. */
  private async write(steps: Steps): Promise<void> {
    let client: PoolClient | undefined;
    let lost: Unsure | Away | undefined;
    const run = async ({ text, args }: Query) => {
      if (lost) throw lost;
      try {
        client ??= await this.pool.connect();
        return (await client.query(asked(text, args))).rowCount ?? 0;
      } catch (error) {
        if (!isLost(error)) throw error;
        const Lost = text === 'COMMIT' ? Unsure : Away;
        throw (lost = new Lost('the database was lost', { cause: error }));
      }
    };
    await drive(steps, run);
    client?.release(lost);
  }

  // a commit that was cut off is made again: whether the first one came through is seen by what is in its way

  override create(creation: Creation) {
    return untilAnswered(() => super.create(creation), async (error) => isTwice(error)); // prettier-ignore
  }

  override commit(change: Change) {
    return untilAnswered(() => super.commit(change), async (error) => error instanceof Conflict && (await isOurs(this, change))); // prettier-ignore
  }

  override remove(id: string) {
    return untilAnswered(() => super.remove(id), async () => false); // prettier-ignore
  }

  async mayHaveNews() {
    return true;
  }

  async revs(ids: readonly string[]) {
    const { rows } = await this.pool.query<{ id: string; rev: number }>({ name: 'revs', text: 'SELECT id, rev FROM matches WHERE id = ANY($1)', values: [ids] }); // prettier-ignore
    return new Map(rows.map((r) => [r.id, r.rev]));
  }

  async lease(process: string, ms: number, slots: number) {
    const client = await this.pool.connect();
    try {
      const tell = (text: string, ...args: unknown[]) => client.query<{ n: number }>(text, args);
      await client.query('BEGIN');
      await tell('SELECT pg_advisory_xact_lock($1)', LEASE_LOCK);
      await tell('INSERT INTO slots (n, until) SELECT i, 0 FROM generate_series(0, $1::bigint - 1) AS i ON CONFLICT DO NOTHING', slots); // prettier-ignore
      await tell(`DELETE FROM processes WHERE until < ${NOW}`);
      await tell(`INSERT INTO processes (id, until) VALUES ($1, ${NOW} + $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until`, process, ms); // prettier-ignore
      const live = (await tell('SELECT COUNT(*) AS n FROM processes')).rows[0]?.n ?? 1;
      const share = Math.ceil(slots / live);
      await tell(`UPDATE slots SET owner = NULL, until = 0 WHERE until < ${NOW} OR n IN (SELECT n FROM slots WHERE owner = $1 ORDER BY n OFFSET $2)`, process, share); // prettier-ignore
      await tell(`UPDATE slots SET owner = $1 WHERE n IN (SELECT n FROM slots WHERE owner IS NULL ORDER BY n
        LIMIT GREATEST(0, $2 - (SELECT COUNT(*) FROM slots WHERE owner = $1)))`, process, share); // prettier-ignore
      const { rows } = await tell(`UPDATE slots SET until = ${NOW} + $2 WHERE owner = $1 RETURNING n`, process, ms);
      await client.query('COMMIT');
      client.release();
      return rows.map((r) => r.n);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async endLease(process: string) {
    await this.pool.query('DELETE FROM processes WHERE id = $1', [process]);
    await this.pool.query('UPDATE slots SET owner = NULL, until = 0 WHERE owner = $1', [process]);
  }

  async secret(): Promise<Buffer> {
    const fresh = randomBytes(32).toString('base64');
    await this.pool.query("INSERT INTO secrets (name, secret) VALUES ('wire', $1) ON CONFLICT DO NOTHING", [fresh]);
    const { rows } = await this.pool.query<{ secret: string }>("SELECT secret FROM secrets WHERE name = 'wire'");
    return Buffer.from(rows[0]?.secret ?? fresh, 'base64');
  }

  async close() {
    await this.group.flush();
    await this.pool.end();
  }
}

/** All or nothing, and one server at a time. */
async function migrate(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (n BIGINT PRIMARY KEY, at TIMESTAMPTZ DEFAULT now())');
    const has = (await client.query<{ n: number }>('SELECT COUNT(*) AS n FROM migrations')).rows[0]?.n ?? 0;
    if (has > MIGRATIONS.length) throw new Error(`it is of a newer server (${has} > ${MIGRATIONS.length})`);
    for (const [i, sql] of MIGRATIONS.slice(has).entries()) {
      await client.query(forPostgres(sql));
      await client.query('INSERT INTO migrations (n) VALUES ($1)', [has + i + 1]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
