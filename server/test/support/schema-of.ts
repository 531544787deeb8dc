import type { Pool } from 'pg';

/**
 * Queries for the parts of a database's schema, in words that are the same in every PostgreSQL from 15 on; a column's place is no
 * matter.
 */
const PARTS = {
  columns: `select c.relname as of, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as not_null,
      a.attgenerated as generated, pg_get_expr(d.adbin, d.adrelid) as otherwise
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped order by 1, 2`,
  indexes: `select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  constraints: `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`,
  // Without brackets: a dump writes a condition of many parts with fewer of them.
  triggers: `select translate(pg_get_triggerdef(oid), '()', '') as says, tgenabled as enabled from pg_trigger where not tgisinternal order by 1`,
  functions: `select pg_get_functiondef(p.oid) as says from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prolang <> (select oid from pg_language where lanname = 'c')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
  extensions: `select extname from pg_extension where extname <> 'plpgsql' order by 1`,
  migrations: `select number, name, checksum from schema_migration order by 1`,
};

export async function schemaOf(pool: Pool): Promise<Record<string, unknown[]>> {
  const read = Object.entries(PARTS).map(async ([name, statement]) => [name, (await pool.query(statement)).rows] as const);
  return Object.fromEntries(await Promise.all(read));
}
