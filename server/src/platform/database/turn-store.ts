import { sql } from 'kysely';
import type { Database } from './database.ts';
import { LOCKS } from './locks/locks.ts';

/** A turn that is held for longer hangs: the next one goes on without it, and the version of a save still shows a race. */
const LONGEST_WAIT_S = 20;

/** Does an action in its turn among those of the same name, over all processes, in the order in which they came. */
export async function inTurn<Answer>(database: Database, name: string, action: () => Promise<Answer>): Promise<Answer> {
  let done: { answer: Answer } | undefined;
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`set local lock_timeout = ${sql.lit(`${LONGEST_WAIT_S}s`)}`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.turns)}, hashtext(${name}))`
        .execute(transaction)
        .catch((error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error;
        });
      done = { answer: await action() };
    });
  } catch (error) {
    if (!done) throw error;
  }
  if (!done) throw new Error('a turn that ends without an answer');
  return done.answer;
}
