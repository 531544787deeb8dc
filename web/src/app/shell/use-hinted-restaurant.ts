import { useEffect } from 'react';
import { usualView } from '../../dashboard/dashboard-filter.ts';
import { hintRestaurant } from '../../restaurants/hint-restaurant.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { useActor } from '../../users/actor.ts';

/** Notes the restaurant worked in for the next document. Owners begin at their enterprise, which asks nothing of a restaurant. */
export function useHintedRestaurant(): void {
  const actor = useActor();
  const restaurant = useRestaurant();
  const hinted = restaurant !== null && usualView(actor) === 'restaurant' ? restaurant.id : null;
  useEffect(() => hintRestaurant(hinted), [hinted]);
}
