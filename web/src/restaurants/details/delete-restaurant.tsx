import { hasUsers } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './restaurant.module.css';
import { useRestaurantsBin } from './use-restaurants-bin.ts';

interface DeleteRestaurantProps {
  restaurant: { id: string; name: string };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a restaurant is deleted, and tells who works there: they lose it until it is restored. */
export function DeleteRestaurant({ restaurant, onClose, onDeleted }: DeleteRestaurantProps) {
  const text = useText('restaurants/details');
  const { data, error } = useRead(hasUsers, { params: { id: restaurant.id } }, { staleTime: 0 });
  const { putIn } = useRestaurantsBin();
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    await putIn(restaurant);
    onClose();
    onDeleted?.();
  }

  return (
    <ConfirmDialog
      title={text('deleteTitle', { name: restaurant.name })}
      isOpen
      onClose={onClose}
      onConfirm={() => void confirm()}
      confirmLabel={text('delete')}
      danger
      busy={isBusy}
      failure={error}
    >
      <div className={styles.set}>
        <p>{text('deleteLead')}</p>
        {!data && !error && <Skeleton lines={1} />}
        {data && (data.hasUsers || data.invited > 0) && (
          <Message tone="warning">{text('worksHere', { users: data.users, invited: data.invited })}</Message>
        )}
        {data && !data.hasUsers && data.invited === 0 && <p className={styles.quiet}>{text('nobodyHere')}</p>}
      </div>
    </ConfirmDialog>
  );
}
