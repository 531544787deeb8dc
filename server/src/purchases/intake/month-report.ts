import type { Database } from '../../platform/database/database.ts';
import { sameStart } from '../../reports/report-store.ts';
import type { ReportHome } from '../../reports/report-reach.ts';

/** The procurement report of a restaurant's month; null when there is none. */
export async function monthReport(database: Database, restaurant: ReportHome, month: string): Promise<string | null> {
  const start = { category: 'restaurant', variety: 'procurement', type: 'monthly', startDate: `${month}-01` } as const;
  return sameStart(database, restaurant, start);
}
