import type pg from 'pg';
import type { LOCKS } from './locks.ts';

/**
 * Does what no other process does meanwhile. The lock is a transaction's, which does nothing else: one of the connection would be let
 * go of on another one behind a pooler that hands connections out for a transaction.
 */
export async function underLock<Answer>(
  pool: pg.Pool,
  lock: (typeof LOCKS)[keyof typeof LOCKS],
  action: () => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    return await action();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
