import type { Config } from '../config';
import { PostgresStorage } from './postgres';
import { SqliteStorage } from './sqlite';
import type { Storage } from './storage';

/** The store this server is configured for. */
export const openStorage = async (
  config: Pick<Config, 'database' | 'databaseUrl' | 'sync'>,
  timed?: (seconds: number, writes: number) => void,
): Promise<Storage> =>
  config.databaseUrl === undefined ? new SqliteStorage(config, timed) : PostgresStorage.open(config.databaseUrl, timed);
