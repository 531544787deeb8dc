import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import {
  deleteRestaurant,
  listRestaurants,
  restaurantOfUser,
  restoreRestaurant,
} from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useBin } from '../../organizations/use-bin.ts';

const REFRESHES = [listRestaurants, restaurantOfUser, readOrganizationAudit];

/** Deletes and restores restaurants. */
export function useRestaurantsBin() {
  const text = useText('restaurants/details');
  const remove = useChange(deleteRestaurant, { refreshes: REFRESHES });
  const restore = useChange(restoreRestaurant, { refreshes: REFRESHES });
  return useBin<{ id: string; name: string }>({
    remove: async ({ id }) => remove.mutateAsync({ params: { id } }),
    restore: async ({ id }) => restore.mutateAsync({ params: { id } }),
    noticesOf: ({ name }) => ({ deleted: text('deleted', { name }), restored: text('restored', { name }), undo: text('undo') }),
  });
}
