import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import {
  deleteRestaurant,
  listRestaurants,
  restaurantOfUser,
  restoreRestaurant,
} from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useChange } from '../../api/use-change.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNotices } from '../../notices/notices.tsx';
import { useAlert } from '../../organizations/use-alert.ts';

type Named = { id: string; name: string };

const REFRESHES = [listRestaurants, restaurantOfUser, readOrganizationAudit];

/** Deletes and restores restaurants; a deleted one comes back by the notice's undo. */
export function useRestaurantsBin(): { putIn: (restaurant: Named) => Promise<void>; takeOut: (restaurant: Named) => void } {
  const text = useText('restaurants/details');
  const notices = useNotices();
  const alert = useAlert();
  const remove = useChange(deleteRestaurant, { refreshes: REFRESHES });
  const restore = useChange(restoreRestaurant, { refreshes: REFRESHES });

  async function takeOut({ id, name }: Named) {
    try {
      await restore.mutateAsync({ params: { id } });
      notices.show({ message: text('restored', { name }) });
    } catch (failure) {
      alert(failure);
    }
  }

  async function putIn(restaurant: Named) {
    try {
      await remove.mutateAsync({ params: { id: restaurant.id } });
      notices.show({
        message: text('deleted', { name: restaurant.name }),
        action: { label: text('undo'), run: () => void takeOut(restaurant) },
      });
    } catch (failure) {
      alert(failure);
    }
  }

  return { putIn, takeOut: (restaurant) => void takeOut(restaurant) };
}
