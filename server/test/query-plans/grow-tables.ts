import type pg from 'pg';
import { addRareRows } from './rare-rows.ts';

/**
 * How often what is there is copied, and bytes that each table has at least: so many that PostgreSQL reads some rows by an index wherever
 * there is one, and that those of one organization are few among them.
 */
const TIMES = 40;
const BYTES = 3_000_000;
const LEAST_ROWS = 5000;
const MOST_ROWS = 10_000;

interface Column {
  table: string;
  name: string;
  type: string;
  isReference: boolean;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
    exists (select from pg_constraint k where k.contype = 'f' and a.attnum = any (k.conkey) and k.conrelid = c.oid) as "isReference"
  from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
  where c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migration' and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = '' order by c.relname, a.attnum`;

/** Indexes of words and lists: made once the rows are there, they cost a fraction of what each row would. */
const WORD_INDEXES = `
  select oid::regclass::text as name, pg_get_indexdef(oid) as definition from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'i' and relam = (select oid from pg_am where amname = 'gin') order by 1`;

/** Texts that identify rows and refer to others. */
const KEYS = /(?:^|_)(?:id|thing|token|key|subject|hash|feed|email|number)$/u;
/** Conditions that few rows meet, whatever was tried here: roles over all organizations, and names that wait. */
const FEW: ReadonlyMap<string, string> = new Map([
  ['role_grant', "scope_kind <> 'all'"],
  ['mapped_ingredient', 'decided_at is not null or rows > 0'],
]);
const DONE = new Set(['label_basis_asked_at', 'seen_at', 'mailed_at', 'accepted_at', 'handled_at']);

/**
 * Fills every table with copies of its rows, the n-th copies of all tables belonging to each other like the rows that they were made of:
 * organizations, their restaurants, recipes, reports, and so on. @returns how many rows each table has
 */
export async function growTables(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  const { rows: columns } = await pool.query<Column>(COLUMNS);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const grown = new Map<string, number>();
  const client = await pool.connect();
  try {
    // Neither triggers nor references: they hold for the copies as they do for the rows.
    await client.query('set session_replication_role = replica');
    await addRareRows(client);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(WORD_INDEXES);
    await client.query(`drop index ${indexes.map(({ name }) => name).join(', ')}`);
    for (const [table, copied] of byTable) {
      await client.query(copying(table, copied));
      const { rows } = await client.query<{ many: number }>(`select count(*)::int as many from "${table}"`);
      grown.set(table, rows[0]?.many ?? 0);
    }
    for (const { definition } of indexes) await client.query(definition);
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
  await pool.query('vacuum analyze');
  return grown;
}

function copying(table: string, columns: readonly Column[]): string {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  return `with old as (
      select count(*) as many, least(${MOST_ROWS}, greatest(${LEAST_ROWS}, ${BYTES} / greatest(avg(pg_column_size(r)), 1), count(*) * ${TIMES})) as wanted
      from "${table}" r
    )
    insert into "${table}" (${names}) select ${columns.map(copyOf).join(', ')}
    from "${table}" t, generate_series(1, (select ceil(wanted / greatest(many, 1))::int from old)) n
    where ${FEW.get(table) ?? 'true'} on conflict do nothing`;
}

function copyOf({ name, type, isReference }: Column): string {
  const column = `t."${name}"`;
  if (DONE.has(name)) return `coalesce(${column}, now())`;
  if (type === 'bytea' && KEYS.test(name)) return `sha256(${column} || convert_to(n::text, 'UTF8'))`;
  if (type === 'text' && (isReference || KEYS.test(name))) return `${column} || '~' || n`;
  if (name === 'facets')
    return `array(select case when facet ~ '^[so]:' then facet || '~' || n else facet end from unnest(${column}) facet)`;
  return column;
}
