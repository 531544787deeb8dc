import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { rowsOfOrganization } from '../store/rows-of-organization.ts';
import type { ExportedKind } from './exported-kinds.ts';

/** Rows that are in memory at a time: a recipe with its footprint has up to some hundred kB. */
const PAGE = 200;

interface Line {
  line: string;
  key: string[];
}

/** The rows of a kind as lines of JSON, some at a time. */
export async function* linesOf(
  database: Database,
  { table, columns, key, where }: ExportedKind,
  organizationId: string,
): AsyncGenerator<string[]> {
  const keys = sql.join(key.map((column) => sql`${sql.ref(column)}::text`));
  const row = sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]));
  const pageAfter = async (last: readonly string[] | null): Promise<Line[]> => {
    const after = last === null ? sql`true` : sql`(${keys}) > (${sql.join(last.map((value) => sql`${value}::text`))})`;
    const { rows } = await sql<Line>`
      select json_build_object(${row})::text as line, array[${keys}] as key from ${sql.table(table)}
      where ${where(organizationId)} and ${after} order by ${keys} limit ${PAGE}`.execute(database);
    return rows;
  };
  let rows = await pageAfter(null);
  yield rows.map(({ line }) => line);
  for (let last = rows.at(-1); last && rows.length === PAGE; last = rows.at(-1)) {
    rows = await pageAfter(last.key);
    yield rows.map(({ line }) => line);
  }
}

/** The ids of an organization's reports that have rows. */
export async function reportsWithRows(database: Database, organizationId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('report_body')
    .select('report_id')
    .where(rowsOfOrganization('report_body')(organizationId))
    .where('kind', '=', 'rows')
    .orderBy('report_id')
    .execute();
  return rows.map(({ report_id }) => report_id);
}

/** Where the certificate of an organization's labels is in the file store; null when there is none. */
export async function certificateKeyOf(database: Database, organizationId: string): Promise<string | null> {
  const row = await database
    .selectFrom('organization')
    .select('label_certificate')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return row?.label_certificate ?? null;
}
