import { type Day, type Month, monthOfDay, monthsBetween } from '../../kernel/month.ts';

export interface MonthCoverage {
  monthsIncluded: Month[];
  monthsMissing: Month[];
}

/** Which months of a range have a completed monthly report, in the order of time. */
export function monthCoverage(startDate: Day, endDate: Day, completed: ReadonlySet<Month>): MonthCoverage {
  const months = monthsBetween(monthOfDay(startDate), monthOfDay(endDate));
  return {
    monthsIncluded: months.filter((month) => completed.has(month)),
    monthsMissing: months.filter((month) => !completed.has(month)),
  };
}
