import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readOf, useRead } from '../platform/api/use-read.ts';

/** Loaded by the guard before any page of the organization is shown. */
export const restaurantQuery = readOf(restaurantOfUser, {});

/** The restaurant worked in, for who asks ahead of a page; null while it is not known. */
export function restaurantIn(client: QueryClient): Restaurant | null {
  return client.getQueryData(restaurantQuery.queryKey)?.restaurant ?? null;
}

/** The restaurant worked in, and those that can be switched to. */
export function useRestaurants(): { restaurant: Restaurant | null; all: readonly Restaurant[]; hasMore: boolean } {
  const { data } = useRead(restaurantOfUser, {});
  return { restaurant: data?.restaurant ?? null, all: data?.items ?? [], hasMore: data?.next != null };
}

/** The restaurants whose name holds what was typed; the last answer stays until the next is there. */
export function useRestaurantSearch(search: string): { found: readonly Restaurant[]; isSearching: boolean } {
  const { data, isFetching } = useRead(
    restaurantOfUser,
    { query: search.trim() ? { search: search.trim() } : {} },
    { keepLast: true },
  );
  return { found: data?.items ?? [], isSearching: isFetching };
}

/** The restaurant worked in; null for somebody without any. */
export function useRestaurant(): Restaurant | null {
  return useRestaurants().restaurant;
}

/** The one restaurant of an organization; null where it has none or several, or where another organization’s could be worked in. */
export function useOnlyRestaurant(organizationId: string): Restaurant | null {
  const { all, hasMore } = useRestaurants();
  const [first] = all;
  return first && all.length === 1 && !hasMore && first.organizationId === organizationId ? first : null;
}
