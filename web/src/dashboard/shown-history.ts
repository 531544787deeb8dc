import type { AgainstBenchmark } from '@plateprint/shared/reports/totals/against-benchmark.ts';
import type { Dashboard, MonthlyHistoryItem } from '@plateprint/shared/reports/totals/dashboard.ts';

/** The shown figures of months, of one restaurant or of many together. */
export interface ShownHistory {
  variety: Dashboard['variety'];
  history: readonly ShownMonth[];
  benchmark: AgainstBenchmark;
}
export type ShownMonth = Pick<
  MonthlyHistoryItem,
  'month' | 'name' | 'longName' | 'year' | 'reports' | 'reportId' | 'averageCO2' | 'perKg' | 'barChartData' | 'servingsByLevel'
>;
