import type { QueryClient } from '@tanstack/react-query';
import { restaurantIn } from '../../../restaurants/use-restaurants.ts';
import type { OverviewFilter } from '../filter/overview-filter.ts';
import { recipePages } from './recipe-pages.ts';

/** The first recipes are asked for on the way to their list; a search by name is the list's own. */
export function askFirst(client: QueryClient, { named, ...filter }: OverviewFilter): void {
  const restaurant = restaurantIn(client);
  // What fails is asked for again by the list.
  if (restaurant && named === undefined)
    void client.prefetchInfiniteQuery(recipePages({ restaurantId: restaurant.id, search: '', filter }));
}
