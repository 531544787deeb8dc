import { mayJoinLeaderboard } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditRestaurant, mayManageRestaurant } from '@plateprint/shared/access/restaurant-abilities.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { isLogoRestorable } from '../organizations/logo-change.ts';
import type { DetailedRestaurant } from './restaurant-details-store.ts';

export function presentRestaurant(restaurant: DetailedRestaurant, actor: Actor, now: Date): RestaurantDetails {
  const former = { former: restaurant.formerLogo, formerSince: restaurant.logoDeletedAt };
  return {
    ...restaurant,
    created: restaurant.created.toISOString(),
    deleted: restaurant.deleted?.toISOString() ?? null,
    logoRestorable: isLogoRestorable(former, now),
    mayEdit: mayEditRestaurant(actor, restaurant),
    mayDelete: mayManageRestaurant(actor, restaurant),
    mayJoinLeaderboard: mayJoinLeaderboard(actor, restaurant),
  };
}
