import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { LogoActions } from '../../organizations/logo-setting.tsx';
import { useLogoActions } from '../../organizations/use-logo-actions.ts';

const REFRESHES = [api.readRestaurant, api.listRestaurants, api.restaurantOfUser];

export function useRestaurantLogo(restaurantId: string): LogoActions {
  const body = { restaurantId };
  return useLogoActions({
    upload: { endpoint: api.uploadRestaurantLogo, input: (file) => ({ body, file }) },
    remove: { endpoint: api.deleteRestaurantLogo, input: { body } },
    restore: { endpoint: api.restoreRestaurantLogo, input: { body } },
    refreshes: REFRESHES,
  });
}
