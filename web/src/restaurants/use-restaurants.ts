import { readRestaurant, restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readOf, useRead } from '../platform/api/use-read.ts';

/** Loaded by the guard before any page of the organization is shown. */
export const restaurantQuery = readOf(restaurantOfUser, {});

/** The restaurant worked in, for who asks ahead of a page; null while it is not known. */
export function restaurantIn(client: QueryClient): Restaurant | null {
  return client.getQueryData(restaurantQuery.queryKey)?.restaurant ?? null;
}

/** The restaurant worked in, and the first of those that can be switched to: all of them unless there are more. */
export function useRestaurants(): { restaurant: Restaurant | null; first: readonly Restaurant[]; hasMore: boolean } {
  const { data } = useRead(restaurantOfUser, {});
  return { restaurant: data?.restaurant ?? null, first: data?.items ?? [], hasMore: data?.next != null };
}

/** Any restaurant within reach. It is asked for where it is not among the first; null until it is here. */
export function useRestaurantOf(id: string): Restaurant | null {
  const { restaurant, first, hasMore } = useRestaurants();
  const known = [restaurant, ...first].find((each) => each?.id === id);
  const { data } = useRead(readRestaurant, { params: { id } }, { enabled: known === undefined && hasMore });
  return known ?? data ?? null;
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
  const { first, hasMore } = useRestaurants();
  const [only] = first;
  return only && first.length === 1 && !hasMore && only.organizationId === organizationId ? only : null;
}
