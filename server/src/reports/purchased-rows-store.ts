import { isMonth, type Month } from '@plateprint/shared/kernel/month.ts';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type StoredRows, storedRowsOf } from './body-store.ts';

export interface PurchasesQuery {
  organizationId: string;
  /** Null for every restaurant of the organization. */
  restaurantId: string | null;
  /** Of these reports alone. */
  ids?: readonly string[];
  /** Days: reports of months that begin between them. */
  from: string;
  to: string;
}

function reportsOf(database: Database, { organizationId, restaurantId, from, to, ids }: PurchasesQuery) {
  return database
    .selectFrom('report')
    .where('report.organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('restaurant_id', '=', restaurantId ?? ''))
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`report.id = any(${ids ?? []}::text[])`))
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'procurement')
    .where('type', '=', 'monthly')
    .where('start_date', '>=', from)
    .where('start_date', '<=', to)
    .where('deleted_at', 'is', null);
}

/** How many months of a time have a report of purchases. */
export async function reportedMonths(database: Database, asked: PurchasesQuery): Promise<number> {
  const rows = await reportsOf(database, asked).select('start_date').distinct().execute();
  return rows.length;
}

/** The reports of a time, with the release and the place that their articles are written of; null where they are not. */
export async function boughtReports(
  database: Database,
  asked: PurchasesQuery,
): Promise<{ id: string; restaurantId: string; foodDataVersion: string | null; location: string | null }[]> {
  return reportsOf(database, asked)
    .leftJoin('bought_report', (join) =>
      join.onRef('bought_report.report_id', '=', 'report.id').on('bought_report.organization_id', '=', asked.organizationId),
    )
    .select([
      'report.id',
      'restaurant_id as restaurantId',
      'bought_report.food_data_version as foodDataVersion',
      'bought_report.location',
    ])
    .execute();
}

/** The restaurants that have a report of purchases in a time. */
export async function reportingKitchens(database: Database, asked: PurchasesQuery): Promise<string[]> {
  const rows = await reportsOf(database, asked).select('restaurant_id').distinct().execute();
  return rows.map(({ restaurant_id: id }) => id);
}

/** What the reports of each month are made of, as a text: another one as soon as one of them is saved, comes or goes. */
export async function purchasesStamps(database: Database, asked: PurchasesQuery): Promise<Map<Month, string>> {
  const { rows } = await sql<{ month: string; reports: string; versions: string; changed: Date }>`
    select left(start_date, 7) as month, count(*) as reports, sum(version) as versions, max(updated_at) as changed
    from (${reportsOf(database, asked).select(['start_date', 'version', 'updated_at'])}) as asked
    group by 1 order by 1`.execute(database);
  return new Map(
    rows.flatMap(({ month, reports, versions, changed }) =>
      isMonth(month) ? [[month, [reports, versions, changed.toISOString()].join(' ')] as const] : [],
    ),
  );
}

/** Packed bytes that are read at once: some ten thousand rows. */
const BYTES_AT_ONCE = 512 * 1024;

/**
 * The rows of the monthly procurement reports of a time, some reports at once: a year of many kitchens is never in memory together, and is no
 * thousand questions to the database.
 */
export async function* purchasedRows(
  database: Database,
  asked: PurchasesQuery,
): AsyncGenerator<StoredRows & { startDate: string; restaurantId: string }> {
  const reports = await reportsOf(database, asked)
    .innerJoin('report_body', (join) => join.onRef('report_body.report_id', '=', 'report.id').on('report_body.kind', '=', 'rows'))
    .where('report_body.organization_id', '=', asked.organizationId)
    .select(['report.id', 'report.start_date', 'report.restaurant_id'])
    .select(sql<number>`octet_length(report_body.body)`.as('bytes'))
    .orderBy('report.start_date')
    .orderBy('report.id')
    .execute();
  for (const some of bySize(reports)) {
    const bodies = await storedRowsOf(database, { organizationId: asked.organizationId, ids: some.map(({ id }) => id) });
    for (const { id, start_date: startDate, restaurant_id: restaurantId } of some) {
      const rows = await bodies.get(id)?.();
      if (rows) yield { ...rows, startDate, restaurantId };
    }
  }
}

/** In their order, as many together as are small enough. */
function bySize<Report extends { bytes: number }>(reports: readonly Report[]): Report[][] {
  const parts: Report[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const report of reports) {
    bytes += report.bytes;
    if (bytes > BYTES_AT_ONCE) {
      parts.push([]);
      ({ bytes } = report);
    }
    parts.at(-1)?.push(report);
  }
  return parts;
}
