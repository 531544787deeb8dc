import { type Day, firstDayOf, lastDayOf, type Month, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { monthCoverage } from '@plateprint/shared/reports/month-coverage.ts';
import type { ReportType } from '@plateprint/shared/reports/report-kind.ts';
import { restaurantRowStatus } from '@plateprint/shared/reports/report-status.ts';
import type { ReportRestaurant } from '@plateprint/shared/reports/report.ts';
import type { Database } from '../database/database.ts';
import { monthsOf } from './month-store.ts';
import type { NamedRestaurant } from './report-restaurant-store.ts';

interface Asked {
  organizationId: string;
  restaurants: readonly NamedRestaurant[];
  startDate: string;
  endDate: string;
  variety: string;
  /** An organization's event is made of the events of its day, everything else of months. */
  type?: ReportType;
}

/** Restaurants with the months of a range that have a completed monthly report (or an event of the day), and those that lack one. */
export async function monthsOfRestaurants(database: Database, asked: Asked): Promise<ReportRestaurant[]> {
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
  return restaurants.map(({ id, name, isDeleted }) => {
    if (isDeleted) return { id, name, status: restaurantRowStatus({}) };
    const coverage = monthCoverage(start, end, completed.get(id) ?? new Set<Month>());
    return { id, name, ...coverage, status: restaurantRowStatus(coverage) };
  });
}
