import type { Dashboard, MonthlyHistoryItem } from '@plateprint/shared/reports/totals/dashboard.ts';

/** What is shown of months, of one restaurant or of many together. */
export interface ShownHistory {
  variety: Dashboard['variety'];
  history: readonly ShownMonth[];
}
export type ShownMonth = Pick<
  MonthlyHistoryItem,
  'month' | 'name' | 'longName' | 'year' | 'reports' | 'averageCO2' | 'barChartData' | 'servingsByLevel'
>;
