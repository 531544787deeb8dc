import { isMonth, type Month } from '../../kernel/month.ts';
import type { ReportRestaurant } from '../model/report.ts';

/** The missing months of a report over months, and how many of its restaurants lack some. */
export interface MissingMonths {
  /** In the order of time, each once. */
  months: Month[];
  lacking: number;
  restaurants: number;
}

/** The months that a report speaks of and has no figures for; null where it lacks none. */
export function missingMonths(restaurants: readonly Pick<ReportRestaurant, 'monthsMissing'>[]): MissingMonths | null {
  const lacking = restaurants.filter(({ monthsMissing = [] }) => monthsMissing.length > 0);
  if (lacking.length === 0) return null;
  const months = [...new Set(lacking.flatMap(({ monthsMissing = [] }) => monthsMissing))].filter(isMonth).toSorted();
  return { months, lacking: lacking.length, restaurants: restaurants.length };
}
