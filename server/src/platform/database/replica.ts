import { Pool } from 'pg';
import type pg from 'pg';
import { type Database, databaseOn } from './database.ts';
import { positionOf, TIMELINE_WRITTEN } from './log-position.ts';

/** How often both servers are asked how far their log is. */
const LOOK_EVERY_MS = 1000;
/** A replica that has not what the primary had so long ago is not read. */
const LONGEST_LAG_MS = 5000;
const LONGEST_ANSWER_MS = 2000;

/** Where a server's log is, and which log: each promotion begins another (a timeline), and positions of two cannot be compared. */
interface LogPlace {
  timeline: number;
  position: number;
}

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
  let replayed: LogPlace | null = null;
  /** Where the primary was, the oldest first. */
  let marks: (LogPlace & { at: number })[] = [];
  const lost = (): void => {
    replayed = null;
  };
  const look = async (): Promise<void> => {
    const [written, followed] = await Promise.all([writtenTo(primary), replayedTo(pool)]);
    const now = performance.now();
    if (written !== null) {
      // What another log had says nothing of this one.
      if (marks.at(-1)?.timeline !== written.timeline) marks = [];
      marks.push({ at: now, ...written });
    }
    marks = marks.filter(({ at }, place) => place === marks.length - 1 || now - at <= 2 * LONGEST_LAG_MS);
    replayed = followed;
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  void look();
  return {
    database: databaseOn(pool),
    has(position) {
      const least = marks.findLast(({ at }) => performance.now() - at >= LONGEST_LAG_MS) ?? marks[0];
      if (replayed === null || replayed.timeline !== least?.timeline) return false;
      return replayed.position >= Math.max(least.position, position ?? 0);
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

const WRITTEN = `select pg_current_wal_lsn() as position, ${TIMELINE_WRITTEN} as timeline`;
/** Which log it receives is told to whom may watch the server; to others which one it had at its last restart point, so that it is read later. */
const REPLAYED = `
  select pg_last_wal_replay_lsn() as position,
    coalesce((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint())) as timeline`;

async function writtenTo(primary: pg.Pool): Promise<LogPlace | null> {
  return asked(primary, WRITTEN);
}

/** One that was promoted writes a log of its own, which is that of the primary only where it is the primary. */
async function replayedTo(pool: pg.Pool): Promise<LogPlace | null> {
  const isFollowing = await pool.query<{ follows: boolean }>('select pg_is_in_recovery() as follows').then(
    ({ rows }) => rows[0]?.follows ?? null,
    () => null,
  );
  return isFollowing === null ? null : asked(pool, isFollowing ? REPLAYED : WRITTEN);
}

async function asked(pool: pg.Pool, query: string): Promise<LogPlace | null> {
  const said = await pool.query<{ position: string; timeline: number | null }>(query).then(
    ({ rows }) => rows[0],
    () => undefined, // it does not answer: the other one is asked
  );
  const [position, timeline] = [positionOf(said?.position), said?.timeline ?? null];
  return position === null || timeline === null ? null : { timeline, position };
}
