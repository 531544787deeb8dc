import type { DashboardFilter } from './dashboard-filter.ts';

export function monthsOf(
  id: string,
  { variety, location, foodData }: Pick<DashboardFilter, 'variety' | 'location' | 'foodData'>,
) {
  return { params: { id }, query: { category: 'restaurant', variety, location, foodData } } as const;
}

export function yearOf(id: string, { variety, location }: Pick<DashboardFilter, 'variety' | 'location'>) {
  return { params: { id }, query: { category: 'restaurant', variety, location } } as const;
}
