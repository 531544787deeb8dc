import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { LogoSetting } from '../../organizations/logo-setting.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DeleteRestaurant } from './delete-restaurant.tsx';
import { LeaderboardSetting } from './leaderboard-setting.tsx';
import { RestaurantFacts } from './restaurant-facts.tsx';
import { RestaurantForm } from './restaurant-form.tsx';
import styles from './restaurant.module.css';
import { useRestaurantLogo } from './use-restaurant-logo.ts';

export function RestaurantCards({ restaurant }: { restaurant: RestaurantDetails }) {
  const text = useText('restaurants/details');
  const ui = useText('ui');
  const notices = useNotices();
  const navigate = useNavigate();
  const formId = useId();
  const logo = useRestaurantLogo(restaurant.id);
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, organizationId, mayEdit, mayDelete } = restaurant;
  return (
    <div className={styles.cards}>
      <Card title={text('details')}>
        {mayEdit ? (
          <div className={styles.set}>
            <RestaurantForm
              key={id}
              formId={formId}
              restaurant={restaurant}
              organizationId={organizationId}
              onSaved={({ name }) => notices.show({ message: text('saved', { name }) })}
            />
            <div className={styles.tools}>
              <Button type="submit" form={formId}>
                {ui('save')}
              </Button>
              {mayDelete && (
                <Button variant="quiet" icon="bin" onClick={() => setIsDeleting(true)}>
                  {text('delete')}
                </Button>
              )}
            </div>
          </div>
        ) : (
          <RestaurantFacts restaurant={restaurant} />
        )}
      </Card>
      <Card title={text('logo')}>
        <LogoSetting
          path={restaurant.logo}
          isRestorable={restaurant.logoRestorable}
          mayEdit={mayEdit}
          icon="restaurant"
          actions={logo}
        />
      </Card>
      <Card title={text('leaderboard.title')}>
        <LeaderboardSetting restaurant={restaurant} />
      </Card>
      {isDeleting && (
        <DeleteRestaurant
          restaurant={restaurant}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => void navigate({ to: '/organization', search: { tab: 'restaurants' } })}
        />
      )}
    </div>
  );
}
