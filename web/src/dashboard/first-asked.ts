import type { DashboardFilter } from './dashboard-filter.ts';

/** The recipes that were worked on last; without any a kitchen is in its first days. */
export function latestRecipesOf(restaurantId: string) {
  return { params: { restaurantId }, query: { limit: 6 } } as const;
}

export function monthsOf(
  id: string,
  { variety, location, foodData }: Pick<DashboardFilter, 'variety' | 'location' | 'foodData'>,
) {
  return { params: { id }, query: { category: 'restaurant', variety, location, foodData } } as const;
}

export function yearOf(id: string, { variety, location }: Pick<DashboardFilter, 'variety' | 'location'>) {
  return { params: { id }, query: { category: 'restaurant', variety, location } } as const;
}
