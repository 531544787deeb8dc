import { type Day, type Month, monthLater, monthOfDay } from '../../kernel/month.ts';
import { monthCoverage } from './month-coverage.ts';
import { restaurantRowStatus } from './report-status.ts';
import type { ReportRestaurant } from './report.ts';

/** A restaurant that an organization's report may sum up. */
export interface ReportingRestaurant {
  id: string;
  name: string;
  /** The day on which it was deleted; null while it is there. */
  closedOn: Day | null;
  /** The latest month of which it has a completed report, in any report's time; null without any. */
  lastReported: Month | null;
}

const deletedRow = ({ id, name }: { id: string; name: string }): ReportRestaurant => ({
  id,
  name,
  status: restaurantRowStatus({}),
});

/**
 * A restaurant's row with its months (specification, point 4). One that was deleted stays with what it reported. It closed after
 * the last month that it reported, or on the day of its deletion, whichever is earlier, and lacks no month from then on; where it
 * reported nothing of the time it is shown as deleted, and adds nothing.
 */
export function restaurantRow(
  { id, name, closedOn, lastReported }: ReportingRestaurant,
  [start, end]: readonly [Day, Day],
  completed: ReadonlySet<Month>,
): ReportRestaurant {
  const { monthsIncluded, monthsMissing } = monthCoverage(start, end, completed);
  if (closedOn === null)
    return { id, name, monthsIncluded, monthsMissing, status: restaurantRowStatus({ monthsIncluded, monthsMissing }) };
  if (monthsIncluded.length === 0) return deletedRow({ id, name });
  const deletedIn = monthOfDay(closedOn);
  const lacked = monthsMissing.filter((month) => month < deletedIn && (lastReported === null || month < lastReported));
  const months = { monthsIncluded, monthsMissing: lacked };
  // Deleted months after its last report: that those count as closed is said, for nobody has said it.
  const isTaken = lastReported !== null && monthLater(lastReported, 1) < deletedIn;
  const closedAfter = isTaken ? { closedAfter: lastReported } : {};
  return { id, name, ...months, isClosed: true, ...closedAfter, status: restaurantRowStatus(months) };
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
