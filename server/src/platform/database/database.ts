import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables/tables.ts';

/** A connection pool or an open transaction: stores take either, so an action of several steps can be one transaction. */
export type Database = Kysely<Tables>;

export function databaseOn(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export interface OpenDatabase {
  database: Database;
  pool: pg.Pool;
  /** The number of the newest migration. */
  schema: number;
  kind: 'embedded' | 'server';
  /** The folder on whose disk the embedded one lies; null: elsewhere. */
  home: string | null;
  close: () => Promise<void>;
}
