import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface Limit {
  /** What is counted: an account, an address, a device; a kind of attempt before a colon. */
  subject: string;
  /** Attempts that pass without delay. */
  free: number;
  /** The delay after the free ones doubles from one second up to this. */
  longestDelayS: number;
  /** One attempt is forgotten in this span. */
  decayS: number;
}

export const FORGOTTEN_AFTER_S = 60 * 60;

/** Counts an attempt in one statement, so that of any number at once only the allowed ones pass; false where it comes too early. */
async function count(database: Database, { subject, free, longestDelayS, decayS }: Limit, now: Date): Promise<boolean> {
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
  return row !== undefined;
}

/**
 * Counts an attempt within each of its limits.
 * @throws too_many_requests when it comes too early: then nothing is counted, so that hammering does not make the wait longer.
 */
export async function countWithin(database: Database, limits: readonly Limit[], now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const limit of limits) {
      if (!(await count(transaction, limit, now))) throw new AppError('too_many_requests');
    }
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
