import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

export interface Chain {
  /** Of the organization; its restaurants are `<id>-0` and on. */
  id: string;
  restaurants: number;
}

/** Organizations with their restaurants. */
export async function seedChains(database: Database, chains: readonly Chain[]): Promise<void> {
  for (const { id, restaurants } of chains) {
    await sql`
      insert into organization (id, enterprise_id, name, segment, location, plan)
      values (${id}, null, ${id}, 'hotel', 'SE', 'professional') on conflict do nothing`.execute(database);
    await sql`
      insert into restaurant (id, organization_id, name, location)
      select ${id} || '-' || nth, ${id}, ${id} || '-' || nth, 'SE' from generate_series(0, ${restaurants - 1}) nth
      on conflict do nothing`.execute(database);
  }
}

/** Parts that are copied beside a report's row and totals; `evidence` weighs most, so that only some reports have their own. */
export interface Copied {
  bodies: boolean;
  evidenceEach: number;
}

/** Columns that are written, not made of others. */
async function columnsOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** The select of a table's row under other values for some of its columns. */
function changed(columns: readonly string[], changes: Readonly<Record<string, string>>): string {
  return columns.map((name) => `${changes[name] ?? `t."${name}"`} as "${name}"`).join(', ');
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/**
 * Copies a completed monthly report to every restaurant of the chains for twelve months up to the last full one: rows, document
 * and totals as the product wrote them, with figures a little apart.
 */
export async function copyReports(
  database: Database,
  { chains, template, last, copied }: { chains: readonly Chain[]; template: string; last: Month; copied: Copied },
): Promise<void> {
  const [report, total, body] = await Promise.all(
    ['report', 'report_total', 'report_body'].map(async (table) => columnsOf(database, table)),
  );
  const months = Array.from({ length: 12 }, (_, back) => monthLater(last, -back));
  for (const { id, restaurants } of chains) {
    for (const [nth, month] of months.entries()) {
      const at = `from generate_series(0, ${restaurants - 1}) nth cross join`;
      const copy = `'${id}-' || nth || '-${month}'`;
      const factor = `(0.8 + ((nth * 37 + ${nth} * 11) % 40) / 100.0)`;
      const own = { id: copy, report_id: copy, organization_id: `'${id}'`, restaurant_id: `'${id}-' || nth` };
      const ofReport = { ...own, start_date: `'${month}-01'`, client_key: 'null', name: `'${month}'`, name_search: `'${month}'` };
      const ofTotal = { ...own, co2: `t.co2 * ${factor}`, co2_low: `t.co2_low * ${factor}`, co2_high: `t.co2_high * ${factor}` };
      const insert = (table: string, columns: readonly string[] = [], changes: Record<string, string>, where: string): string =>
        `insert into ${table} (${quoted(columns)}) select ${changed(columns, changes)} ${at} ${table} t where ${where}`;
      await sql.raw(insert('report', report, ofReport, `t.id = '${template}'`)).execute(database);
      await sql.raw(insert('report_total', total, ofTotal, `t.report_id = '${template}'`)).execute(database);
      const isCopied = `(t.kind <> 'evidence' or nth % ${copied.evidenceEach} = 0)`;
      if (copied.bodies)
        await sql.raw(insert('report_body', body, own, `t.report_id = '${template}' and ${isCopied}`)).execute(database);
    }
  }
  await sql`analyze report, report_total, report_body`.execute(database);
}
