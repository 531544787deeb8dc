import { type Day, type Month, monthOfDay } from '../../kernel/month.ts';
import { monthCoverage } from './month-coverage.ts';
import { restaurantRowStatus } from './report-status.ts';
import type { ReportRestaurant } from './report.ts';

/** A restaurant that an organization's report may sum up. */
export interface ReportingRestaurant {
  id: string;
  name: string;
  /** The day on which it was deleted; null while it is there. */
  closedOn: Day | null;
}

const deletedRow = ({ id, name }: { id: string; name: string }): ReportRestaurant => ({
  id,
  name,
  status: restaurantRowStatus({}),
});

/**
 * A restaurant's row with its months (specification, point 4). One that was deleted stays with what it reported, and lacks no
 * month from the one in which it closed on; where it reported nothing of the time it is told as deleted, and adds nothing.
 */
export function restaurantRow(
  { id, name, closedOn }: ReportingRestaurant,
  [start, end]: readonly [Day, Day],
  completed: ReadonlySet<Month>,
): ReportRestaurant {
  const { monthsIncluded, monthsMissing } = monthCoverage(start, end, completed);
  if (closedOn === null)
    return { id, name, monthsIncluded, monthsMissing, status: restaurantRowStatus({ monthsIncluded, monthsMissing }) };
  if (monthsIncluded.length === 0) return deletedRow({ id, name });
  const lacked = monthsMissing.filter((month) => month < monthOfDay(closedOn));
  const months = { monthsIncluded, monthsMissing: lacked };
  return { id, name, ...months, isClosed: true, status: restaurantRowStatus(months) };
}

/** A row that was stored while its restaurant was there, now that it is deleted: its figures are those of then. */
export function closedRow(row: ReportRestaurant): ReportRestaurant {
  return (row.monthsIncluded ?? []).length > 0 ? { ...row, isClosed: true } : deletedRow(row);
}

/** Which of the restaurants that a report sums up are deleted: those that stay with what they reported, and those that add nothing. */
export function closedRestaurants(
  rows: readonly ReportRestaurant[],
  chosen: ReadonlySet<string>,
): { staying: ReportRestaurant[]; fallingOut: ReportRestaurant[] } {
  const counted = rows.filter(({ id }) => chosen.has(id));
  return {
    staying: counted.filter(({ isClosed }) => isClosed === true),
    fallingOut: counted.filter(({ status }) => status === 'restaurant_deleted'),
  };
}
