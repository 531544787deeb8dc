import { type OverviewFilter, queryOf } from '../filter/overview-filter.ts';

/** Recipes fetched at first, and at a time by those who scroll on: ten thousand come in fifty steps. */
const AT_FIRST = 60;
export const AT_A_TIME = 200;

export interface RecipesQuery {
  restaurantId: string;
  search: string;
  filter: Omit<OverviewFilter, 'named'>;
}

/** The first page of the list, as it is asked for. */
export function firstRecipes({ restaurantId, search, filter }: RecipesQuery) {
  return { params: { restaurantId }, query: { ...queryOf(filter), limit: AT_FIRST, ...(search && { search }) } };
}
