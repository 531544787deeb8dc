import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import type { QueryClient } from '@tanstack/react-query';
import { JUST_ASKED, readOf } from '../platform/api/use-read.ts';
import { restaurantQuery } from '../restaurants/use-restaurants.ts';
import { sessionQuery } from '../users/session.ts';
import { type DashboardFilter, usualView } from './dashboard-filter.ts';
import { monthsOf, yearOf } from './first-asked.ts';

/** What the view of one's own restaurant shows first is asked for on the way to it, beside its code and texts. */
export function askFirst(client: QueryClient, filter: DashboardFilter): void {
  const id = client.getQueryData(restaurantQuery.queryKey)?.restaurant?.id;
  const actor = client.getQueryData(sessionQuery.queryKey)?.actor;
  if (id === undefined || !actor || filter.of !== undefined || (filter.view ?? usualView(actor)) !== 'restaurant') return;
  // What fails is asked for again by the part that shows it.
  void client.prefetchQuery({ ...readOf(readDashboard, monthsOf(id, filter)), staleTime: JUST_ASKED });
  void client.prefetchQuery({ ...readOf(readYear, yearOf(id, filter)), staleTime: JUST_ASKED });
}
