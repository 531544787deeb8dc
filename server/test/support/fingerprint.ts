import type { Pool } from 'pg';

/** What is asked of each database's tables, put together once: who may call what asks it some six hundred times. */
const questions = new WeakMap<Pool, Promise<string>>();

async function questionFor(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ column: string }>(`
    select format('(select count(*) || '':'' || coalesce(sum(xmin::text::bigint), 0) from %1$I) as %1$I', table_name) as column
    from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'open_call_count' order by table_name`);
  return `select ${rows.map(({ column }) => column).join(', ')}`;
}

/**
 * Every table's number of rows and a sum over the transactions that wrote them (`xmin`, which every insert and update sets):
 * two alike mean that nothing was written between them, not even what stood there before. Only the calls of the open API are
 * counted whatever becomes of them. The statement is prepared: to plan a reading of a hundred tables takes six times as long as it.
 */
export async function fingerprint(pool: Pool): Promise<Record<string, string>> {
  const question = questions.get(pool) ?? questionFor(pool);
  questions.set(pool, question);
  const { rows } = await pool.query<Record<string, string>>({ name: 'fingerprint', text: await question });
  return rows[0] ?? {};
}
