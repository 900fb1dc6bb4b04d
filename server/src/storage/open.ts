import type { Config } from '../config';
import type { Storage } from './storage';

/** The store a server is configured for; the other one's code is not loaded. `alone`: a file is for one server only. */
export async function openStorage(
  config: Pick<Config, 'database' | 'databaseUrl' | 'sync'>,
  timed?: (seconds: number, writes: number) => void,
  alone = false,
): Promise<Storage> {
  if (config.databaseUrl !== undefined)
    return (await import('./postgres')).PostgresStorage.open(config.databaseUrl, timed);
  const { SqliteStorage } = await import('./sqlite');
  return new SqliteStorage(config, timed, alone);
}
