import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Failures that pass without delay: an account is one person's, behind an address may sit a whole canteen. */
const FREE_FAILURES = { account: 5, address: 30 };
/** The delay after the free ones doubles from one second up to this. */
const LONGEST_DELAY_MS = 15 * 60_000;
/** Failures are forgotten after this long without another one. */
const MEMORY_MS = 60 * 60_000;

export interface Attempt {
  email: string;
  address: string;
}

function subjects({ email, address }: Attempt): { subject: string; free: number }[] {
  return [
    { subject: `account:${email.toLowerCase()}`, free: FREE_FAILURES.account },
    { subject: `address:${address}`, free: FREE_FAILURES.address },
  ];
}

/** Milliseconds that the next attempt must wait after the last failure. */
export function delayAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(1000 * 2 ** (failures - free), LONGEST_DELAY_MS);
}

export async function refuseHastyAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  const limits = subjects(attempt);
  const rows = await database
    .selectFrom('sign_in_attempt')
    .selectAll()
    .where(
      'subject',
      'in',
      limits.map((limit) => limit.subject),
    )
    .execute();
  for (const row of rows) {
    const free = limits.find((limit) => limit.subject === row.subject)?.free ?? 0;
    const age = now.getTime() - row.last_failure_at.getTime();
    if (age < MEMORY_MS && age < delayAfter(row.failures, free)) throw new AppError('too_many_requests');
  }
}

export async function rememberFailure(database: Database, attempt: Attempt, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - MEMORY_MS);
  await database
    .insertInto('sign_in_attempt')
    .values(subjects(attempt).map(({ subject }) => ({ subject, failures: 1, last_failure_at: now })))
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        failures: sql`case when sign_in_attempt.last_failure_at < ${forgotten} then 1 else sign_in_attempt.failures + 1 end`,
        last_failure_at: now,
      }),
    )
    .execute();
}

export async function forgetFailures(database: Database, email: string): Promise<void> {
  await database.deleteFrom('sign_in_attempt').where('subject', '=', `account:${email.toLowerCase()}`).execute();
}
