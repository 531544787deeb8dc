import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { addressesOf } from './addresses.ts';
import { databaseOn, type OpenDatabase } from './database.ts';
import { migrate } from './migrations/migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { poolOn } from './pool.ts';
import { Primary } from './primary.ts';

interface Where {
  /** Any PostgreSQL ≥ 15; absent: the embedded one in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  say: (line: string) => void;
}

export async function openDatabase({ url, dataDir, say }: Where): Promise<OpenDatabase> {
  return url ? openServer(url, say) : openEmbedded(dataDir, say);
}

async function openServer(url: string, say: (line: string) => void): Promise<OpenDatabase> {
  const primary = new Primary(addressesOf(url), say);
  const pool = poolOn(url, say, primary);
  try {
    if (addressesOf(url).length > 1 && !(await primary.find(LONGEST_SEARCH_MS)))
      throw new Error('None of the servers of DATABASE_URL takes writes.');
    return {
      database: databaseOn(pool),
      pool,
      schema: await migrated(pool, say),
      kind: 'server',
      home: null,
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    // A name with several addresses fails with a list of errors, whose own message is empty.
    if (error instanceof AggregateError)
      throw new Error(`The server of DATABASE_URL does not answer: ${reasons(error)}`, { cause: error });
    throw error;
  }
}

/** A start in the midst of a failover waits for its end. */
const LONGEST_SEARCH_MS = 30_000;
/** How often a server that is there, but slow or only starting, is asked. A timeout has taken ten seconds already. */
const TRIES = 9;
const PAUSE_MS = 1000;

/** A start among many on a busy machine waits for its database rather than end. */
async function migrated(pool: pg.Pool, say: (line: string) => void): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await migrate(pool, { say });
    } catch (error) {
      if (tries === TRIES || !isBusy(error)) throw error;
      if (tries === 1) say('database: it is there, but slow to answer; waiting for it');
      await pause(PAUSE_MS);
    }
  }
}

/** No connection in time, none left, or the server still starting: `cannot_connect_now`, `too_many_connections`. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return code === '57P03' || code === '53300' || error.message.startsWith('timeout exceeded when trying to connect');
}

function reasons({ errors }: AggregateError): string {
  return errors.map((error: unknown) => (error instanceof Error ? error.message : String(error))).join(', ');
}
