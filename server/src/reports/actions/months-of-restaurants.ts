import { type Day, firstDayOf, lastDayOf, type Month, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import type { ReportType } from '@plateprint/shared/reports/model/report-kind.ts';
import { restaurantRow, type ReportingRestaurant } from '@plateprint/shared/reports/model/restaurant-row.ts';
import type { ReportRestaurant } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { monthsOf } from '../store/month-store.ts';

interface MonthsQuery {
  organizationId: string;
  restaurants: readonly ReportingRestaurant[];
  startDate: string;
  endDate: string;
  variety: string;
  /** An organization's event is made of the events of its day, everything else of months. */
  type?: ReportType;
}

/**
 * Restaurants with the months of a range that have a completed monthly report (or an event of the day), and those that lack one.
 * Deleted ones that reported nothing of it are left out.
 */
export async function monthsOfRestaurants(database: Database, asked: MonthsQuery): Promise<ReportRestaurant[]> {
  const { organizationId, restaurants, startDate, endDate, variety, type } = asked;
  const [start, end] = [startDate as Day, endDate as Day];
  const completed = await monthsOf(database, {
    organizationId,
    restaurantIds: restaurants.map(({ id }) => id),
    variety,
    ...(type === 'event'
      ? { from: start, to: end, type }
      : { from: firstDayOf(monthOfDay(start)), to: lastDayOf(monthOfDay(end)), type: 'monthly' }),
  });
  return restaurants
    .map((restaurant) => restaurantRow(restaurant, [start, end], completed.get(restaurant.id) ?? new Set<Month>()))
    .filter(({ status }) => status !== 'restaurant_deleted');
}
