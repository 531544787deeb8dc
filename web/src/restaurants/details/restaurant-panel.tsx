import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useId } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { SidePanel } from '../../ui/overlay/dialog.tsx';
import { RestaurantForm } from './restaurant-form.tsx';

interface RestaurantPanelProps {
  restaurant: RestaurantDetails | null;
  organizationId: string;
  onClose: () => void;
}

/** A new restaurant, or one that is changed, beside the list. */
export function RestaurantPanel({ restaurant, organizationId, onClose }: RestaurantPanelProps) {
  const text = useText('restaurants/details');
  const ui = useText('ui');
  const notices = useNotices();
  const formId = useId();
  return (
    <SidePanel
      title={restaurant?.name ?? text('add')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            {restaurant ? ui('save') : text('addConfirm')}
          </Button>
        </>
      }
    >
      <RestaurantForm
        formId={formId}
        restaurant={restaurant}
        organizationId={organizationId}
        onSaved={({ name }) => {
          notices.show({ message: text(restaurant ? 'saved' : 'added', { name }) });
          onClose();
        }}
      />
    </SidePanel>
  );
}
