import { type EditRefusal, menuEditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback } from 'react';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useActor } from '../users/actor.ts';

type MenuInPlace = Parameters<typeof menuEditRefusal>[1];

/** Asks of each menu of a restaurant whether it may be changed; null when it may. */
export function useMenuRefusal(restaurant: Restaurant): (menu: MenuInPlace) => EditRefusal | null {
  const actor = useActor();
  return useCallback((menu) => menuEditRefusal(actor, menu, placeOfRestaurant(actor, restaurant)), [actor, restaurant]);
}
