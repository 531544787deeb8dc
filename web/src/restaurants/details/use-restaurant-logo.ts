import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useUpload } from '../../platform/api/use-upload.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../platform/notices/notices.tsx';
import type { LogoActions } from '../../organizations/logo-setting.tsx';
import { useAlert } from '../../organizations/use-alert.ts';

const REFRESHES = [api.readRestaurant, api.listRestaurants, api.restaurantOfUser];

export function useRestaurantLogo(restaurantId: string): LogoActions {
  const text = useText('organizations');
  const notices = useNotices();
  const alert = useAlert();
  const body = { restaurantId };
  const upload = useUpload(api.uploadRestaurantLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.saved') }),
  });
  const restore = useChange(api.restoreRestaurantLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.restored') }),
  });
  const putBack = () => restore.mutate({ body }, { onError: alert });
  const remove = useChange(api.deleteRestaurantLogo, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('logo.deleted'), action: { label: text('undo'), run: putBack } }),
  });
  return {
    upload: (file) => upload.start({ body, file }),
    isUploading: upload.isUploading,
    share: upload.share,
    cancel: upload.cancel,
    failure: upload.failure,
    remove: () => remove.mutate({ body }, { onError: alert }),
    restore: putBack,
    isChanging: remove.isPending || restore.isPending,
  };
}
