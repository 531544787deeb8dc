import { Pool } from 'pg';
import type pg from 'pg';
import { type Database, databaseOn } from './database.ts';
import { positionOf } from './log-position.ts';

/** How often both servers are asked how far their log is. */
const LOOK_EVERY_MS = 1000;
/** A replica that has not what the primary had so long ago is not read. */
const LONGEST_LAG_MS = 5000;
const LONGEST_ANSWER_MS = 2000;

/** A server that follows the primary, for reading what bears to be a second old. */
export interface Replica {
  database: Database;
  /** Whether it has all that was written up to a position of the log, and follows closely; null: any position will do. */
  has: (position: number | null) => boolean;
  /** Where the primary's log is now: whoever has just written sees it where this was reached. */
  position: () => Promise<string | null>;
  /** It failed: it is left alone until it answers again. */
  lost: () => void;
  close: () => Promise<void>;
}

export function openReplica(url: string, primary: pg.Pool): Replica {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: LONGEST_ANSWER_MS,
  });
  pool.on('error', () => lost());
  pool.on('connect', (client) => client.on('error', () => undefined));
  let replayed = -1;
  /** Where the primary was, the oldest first. */
  let marks: { at: number; position: number }[] = [];
  const lost = (): void => {
    replayed = -1;
  };
  const look = async (): Promise<void> => {
    const [written, followed] = await Promise.all([writtenTo(primary), replayedTo(pool)]);
    const now = performance.now();
    if (written !== null) marks.push({ at: now, position: written });
    marks = marks.filter(({ at }, place) => place === marks.length - 1 || now - at <= 2 * LONGEST_LAG_MS);
    replayed = followed ?? -1;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    database: databaseOn(pool),
    has(position) {
      const least = marks.findLast(({ at }) => performance.now() - at >= LONGEST_LAG_MS)?.position ?? marks[0]?.position;
      return replayed >= 0 && least !== undefined && replayed >= Math.max(least, position ?? 0);
    },
    async position() {
      const { rows } = await primary.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
      return rows[0]?.position ?? null;
    },
    lost,
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}

async function writtenTo(primary: pg.Pool): Promise<number | null> {
  return asked(primary, 'select pg_current_wal_lsn() as position');
}

/** One that was promoted has everything, and writes a log of its own. */
async function replayedTo(pool: pg.Pool): Promise<number | null> {
  return asked(
    pool,
    'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end as position',
  );
}

async function asked(pool: pg.Pool, query: string): Promise<number | null> {
  return pool.query<{ position: string }>(query).then(
    ({ rows }) => positionOf(rows[0]?.position),
    () => null, // it does not answer: the other one is asked
  );
}
