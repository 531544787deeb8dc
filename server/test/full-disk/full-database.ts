import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Makes a database answer every row that is written as PostgreSQL does on a full disk, as long as it is said to be full. */
export async function fillable(database: Database): Promise<{ fill: (isFull: boolean) => Promise<void> }> {
  await sql`create table disk (is_full boolean not null)`.execute(database);
  await sql`insert into disk values (false)`.execute(database);
  await sql`create function write_on_disk() returns trigger language plpgsql as $$ begin
      if (select is_full from disk) then raise exception 'could not extend file: No space left on device' using errcode = '53100'; end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`.execute(database);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'disk'`.execute(database);
  for (const { name } of rows)
    await sql`create trigger a_full_disk before insert or update or delete on ${sql.table(name)}
      for each row execute function write_on_disk()`.execute(database);
  return {
    async fill(isFull) {
      await sql`update disk set is_full = ${isFull}`.execute(database);
    },
  };
}
