import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { TooEarly } from '../platform/http/too-early.ts';

export interface Limit {
  /** The subject of the count: an account, an address, a device; a kind of attempt before a colon. */
  subject: string;
  /** Attempts that pass without delay. */
  free: number;
  /** The delay after the free ones doubles from one second up to this. */
  longestDelayS: number;
  /** One attempt is forgotten in this span. */
  decayS: number;
}

export const FORGOTTEN_AFTER_S = 60 * 60;

/** Counts an attempt in one statement, so that of any number at once only the allowed ones pass. @returns how many are remembered with it; null where it comes too early */
async function count(database: Database, { subject, free, longestDelayS, decayS }: Limit, now: Date): Promise<number | null> {
  const age = sql<number>`greatest(0, extract(epoch from ${now}::timestamptz - sign_in_attempt.last_failure_at))`;
  const left = sql<number>`greatest(0, sign_in_attempt.failures - floor(least(${age}, 1e6) / ${decayS}::int))::int`;
  const row = await database
    .insertInto('sign_in_attempt')
    .values({ subject, failures: 1, last_failure_at: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet({
          failures: sql`case when ${age} >= ${FORGOTTEN_AFTER_S}::int then 1 else ${left} + 1 end`,
          last_failure_at: now,
        })
        .where(
          sql<boolean>`${left} < ${free}::int or ${age} >= least(power(2, least(${left} - ${free}::int, 20)), ${longestDelayS}::int)`,
        ),
    )
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? null;
}

/** Seconds until the next attempt passes, by its delay or because enough is forgotten by then. */
async function secondsLeft(database: Database, { subject, free, longestDelayS, decayS }: Limit, now: Date): Promise<number> {
  const row = await database
    .selectFrom('sign_in_attempt')
    .select(['failures', 'last_failure_at'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!row) return 1;
  const age = Math.max(0, (now.getTime() - row.last_failure_at.getTime()) / 1000);
  const left = Math.max(0, row.failures - Math.floor(age / decayS));
  const delay = Math.min(2 ** Math.min(left - free, 20), longestDelayS);
  return Math.max(1, Math.ceil(Math.min(delay, (row.failures - free + 1) * decayS) - age));
}

/**
 * Counts an attempt within each of its limits. @returns how many each remembers with it
 * @throws too_many_requests when it comes too early: then nothing is counted, so that hammering does not make the wait longer.
 */
export async function countWithin(database: Database, limits: readonly Limit[], now: Date): Promise<number[]> {
  return database.transaction().execute(async (transaction) => {
    const counted: number[] = [];
    for (const limit of limits) {
      const remembered = await count(transaction, limit, now);
      if (remembered === null) throw new TooEarly(await secondsLeft(transaction, limit, now));
      counted.push(remembered);
    }
    return counted;
  });
}

export async function forgetSubjects(database: Database, subjects: readonly string[]): Promise<void> {
  await database.deleteFrom('sign_in_attempt').where('subject', 'in', subjects).execute();
}

export async function takeBack(database: Database, subjects: readonly string[]): Promise<void> {
  await database
    .updateTable('sign_in_attempt')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('subject', 'in', subjects)
    .execute();
}

/** Attempts that no delay goes by any more. */
export async function purgeAttempts(database: Database, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_S * 1000);
  await database.deleteFrom('sign_in_attempt').where('last_failure_at', '<', forgotten).execute();
}
