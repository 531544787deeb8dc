import type { compareOrganizations, compareRestaurants } from '@plateprint/shared/dashboard/comparison-api.ts';
import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { type DashboardFilter, unusual } from '../dashboard-filter.ts';

/** The compared parts: the organizations of an enterprise, or the restaurants of an organization. */
export type ComparedKind = 'enterprise' | 'organization';

export type ComparisonEndpoint = typeof compareOrganizations | typeof compareRestaurants;

/** The address of a row’s own view, of the same months. */
export function wayDown(kind: ComparedKind, filter: DashboardFilter, { id }: Pick<ComparedRow, 'id'>): Partial<DashboardFilter> {
  const below = kind === 'enterprise' ? ('organization' as const) : ('restaurant' as const);
  return unusual({ ...filter, view: below, of: id });
}

/** The months of a comparison that some restaurants have no report of, the latest first. */
export function lackingMonths({
  months,
  totals,
}: Pick<Comparison, 'months' | 'totals'>): { month: string; restaurants: number }[] {
  return months
    .map(({ month, reports }) => ({ month, restaurants: totals.restaurants - reports }))
    .filter(({ restaurants }) => restaurants > 0)
    .toReversed();
}
