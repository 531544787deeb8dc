import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Until somebody waits for a lock of the database (or so many do), or what should wait is over. @returns whether they wait */
export async function untilSomebodyWaits(database: Database, waiting: Promise<unknown>, many = 1): Promise<boolean> {
  const state = { isOver: false };
  const over = () => void (state.isOver = true);
  waiting.then(over, over);
  for (let asked = 0; asked < 400 && !state.isOver; asked += 1) {
    const { rows } = await sql`select from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(database);
    if (rows.length >= many) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
