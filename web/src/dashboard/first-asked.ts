import type { DashboardFilter } from './dashboard-filter.ts';

/** The recipes that were worked on last; without any a kitchen is in its first days. */
export function latestRecipesOf(restaurantId: string) {
  return { params: { restaurantId }, query: { limit: 6 } } as const;
}

export function monthsOf(
  id: string,
  { variety, emissionDatabase, foodData }: Pick<DashboardFilter, 'variety' | 'emissionDatabase' | 'foodData'>,
) {
  return { params: { id }, query: { category: 'restaurant', variety, emissionDatabase, foodData } } as const;
}

export function yearOf(id: string, { variety, emissionDatabase }: Pick<DashboardFilter, 'variety' | 'emissionDatabase'>) {
  return { params: { id }, query: { category: 'restaurant', variety, emissionDatabase } } as const;
}
