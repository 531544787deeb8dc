import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { readOf, useRead } from '../api/use-read.ts';

/** What the guard loads before any page of the house is shown. */
export const restaurantQuery = readOf(restaurantOfUser, {});

/** The restaurant worked in, and those that can be switched to. */
export function useRestaurants(): { restaurant: Restaurant | null; all: readonly Restaurant[] } {
  const { data } = useRead(restaurantOfUser, {});
  return { restaurant: data?.restaurant ?? null, all: data?.items ?? [] };
}

/** The restaurant worked in; null for somebody without any. */
export function useRestaurant(): Restaurant | null {
  return useRestaurants().restaurant;
}
