import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

interface Limit {
  subject: string;
  /** Attempts that pass without delay. */
  free: number;
  /** The delay after the free ones doubles from one second up to this. */
  longestDelayS: number;
  /** One attempt is forgotten in this span. */
  decayS: number;
}

const FORGOTTEN_AFTER_S = 60 * 60;

export interface Attempt {
  email: string;
  address: string;
}

/**
 * An account is one person's: guessing at it is slowed down more and more. Behind an address may sit a whole canteen:
 * nobody there waits longer than a few seconds because of a colleague, and what was missed soon no longer counts.
 */
function limits({ email, address }: Attempt): Limit[] {
  return [
    { subject: `account:${email.toLowerCase()}`, free: 5, longestDelayS: 15 * 60, decayS: FORGOTTEN_AFTER_S },
    { subject: `address:${address}`, free: 60, longestDelayS: 4, decayS: 10 },
  ];
}

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
 * Counts an attempt as failed before its password is looked at; whose password fits takes it back by `forgetAttempt`.
 * @throws too_many_requests when it comes too early: then nothing is counted, so that hammering does not lock anybody out.
 */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const limit of limits(attempt)) {
      if (!(await count(transaction, limit, now))) throw new AppError('too_many_requests');
    }
  });
}

/** After a sign-in the account begins anew, and the address has one attempt less. */
export async function forgetAttempt(database: Database, { email, address }: Attempt): Promise<void> {
  await database.deleteFrom('sign_in_attempt').where('subject', '=', `account:${email.toLowerCase()}`).execute();
  await database
    .updateTable('sign_in_attempt')
    .set({ failures: sql`greatest(0, failures - 1)` })
    .where('subject', '=', `address:${address}`)
    .execute();
}

/** Attempts that no delay goes by any more. */
export async function purgeAttempts(database: Database, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_S * 1000);
  await database.deleteFrom('sign_in_attempt').where('last_failure_at', '<', forgotten).execute();
}
