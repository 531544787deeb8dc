import type { SingleDateType } from '@plateprint/shared/access/report-kind.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { totalsWithTwins } from '../stored-twins.ts';

interface MonthQuery {
  organizationId: string;
  restaurantIds: readonly string[];
  variety: string;
  /** First days of the months; of events the days themselves. */
  from: string;
  to: string;
  type?: SingleDateType;
}

/** The completed reports of restaurants' months; of two of one month, as only races leave them, the later one. */
function completedMonths(database: Database, { organizationId, restaurantIds, variety, from, to, type = 'monthly' }: MonthQuery) {
  return database
    .selectFrom('report')
    .distinctOn(['report.restaurant_id', 'report.start_date'])
    .where('report.organization_id', '=', organizationId)
    .where(sql<SqlBool>`report.restaurant_id = any(${restaurantIds}::text[])`)
    .where('report.variety', '=', variety)
    .where('report.type', '=', type)
    .where('report.start_date', '>=', from)
    .where('report.start_date', '<=', to)
    .where('report.category', '=', 'restaurant')
    .where('report.status', '=', 'completed')
    .where('report.deleted_at', 'is', null)
    .orderBy('report.restaurant_id')
    .orderBy('report.start_date')
    .orderBy('report.generated_at', 'desc');
}

/** Which months each restaurant has a completed report of. */
export async function monthsOf(database: Database, asked: MonthQuery): Promise<Map<string, Set<Month>>> {
  const rows = await completedMonths(database, asked).select(['report.restaurant_id', 'report.start_date']).execute();
  const months = new Map<string, Set<Month>>();
  for (const row of rows) {
    const month = row.start_date.slice(0, 7) as Month;
    months.set(row.restaurant_id, (months.get(row.restaurant_id) ?? new Set()).add(month));
  }
  return months;
}

export interface MonthTotals {
  reportId: string;
  restaurantId: string;
  startDate: string;
  totals: ReportTotals;
}

/** The totals of completed months by one emission database; documents stay closed. */
export async function totalsOfMonths(
  database: Database,
  asked: MonthQuery & { emissionDatabase: string },
): Promise<MonthTotals[]> {
  const rows = await completedMonths(database, asked)
    .innerJoin('report_total', 'report_total.report_id', 'report.id')
    .where('report_total.location', '=', asked.emissionDatabase)
    .select(['report.id', 'report.restaurant_id', 'report.start_date', 'report_total.totals'])
    .execute();
  return rows.map((row) => ({
    reportId: row.id,
    restaurantId: row.restaurant_id,
    startDate: row.start_date,
    totals: totalsWithTwins(row.totals as ReportTotals),
  }));
}
