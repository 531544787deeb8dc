import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { BoardGroup } from './board-key.ts';
import { LOCKS } from '../platform/database/locks/locks.ts';

/** The name of the lock that is held while boards of a group are worked out. */
function lockName({ scope, scopeId, emissionDatabase, period }: BoardGroup): string {
  return [scope, scopeId, emissionDatabase, period].join(' ');
}

/** One at a time works the boards of a group out; whoever waited finds them done. Hand in a transaction. */
export async function lockBoards(database: Database, group: BoardGroup): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.boards)}, hashtext(${lockName(group)}))`.execute(database);
}

/** The same without waiting. @returns whether nobody else is at it. */
export async function mayLockBoards(database: Database, group: BoardGroup): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCKS.boards)}, hashtext(${lockName(group)})) as locked`.execute(database);
  return rows[0]?.locked ?? false;
}
