import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/**
 * Every table's number of rows and a sum over the transactions that wrote them (`xmin`, which every insert and update sets):
 * two alike mean that nothing was written between them, not even what stood there before. Only the calls of the open API are
 * counted whatever becomes of them.
 */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'open_call_count' order by 1`.execute(database);
  const prints = tables.map(
    ({ name }) => sql`
      select ${sql.lit(name)}::text as name, count(*) || ':' || coalesce(sum(t.xmin::text::bigint), 0) as print
      from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(prints, sql` union all `)}`.execute(database);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}
