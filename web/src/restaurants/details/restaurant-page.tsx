import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../platform/notices/notices.tsx';
import { LogoSetting } from '../../organizations/logo-setting.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { NoRestaurant } from '../no-restaurant.tsx';
import { useRestaurant } from '../use-restaurants.ts';
import { useSwitchRestaurant } from '../use-switch-restaurant.ts';
import { DeleteRestaurant } from './delete-restaurant.tsx';
import { LeaderboardSetting } from './leaderboard-setting.tsx';
import { RestaurantFacts } from './restaurant-facts.tsx';
import { RestaurantForm } from './restaurant-form.tsx';
import styles from './restaurant.module.css';
import { useRestaurantLogo } from './use-restaurant-logo.ts';

/** One restaurant; without an id the one that is worked in. */
export function RestaurantPage() {
  const text = useText('restaurants/details');
  const { id } = useParams({ strict: false });
  const current = useRestaurant();
  const shown = id ?? current?.id ?? null;
  if (shown !== null) return <Restaurant key={shown} id={shown} isCurrent={shown === current?.id} />;
  return (
    <Page>
      <PageHeader title={text('restaurant')} />
      <NoRestaurant />
    </Page>
  );
}

function Restaurant({ id, isCurrent }: { id: string; isCurrent: boolean }) {
  const text = useText('restaurants/details');
  const { data: restaurant, error, refetch } = useRead(readRestaurant, { params: { id } });
  const { switchTo, isSwitching } = useSwitchRestaurant();
  return (
    <Page>
      <PageHeader
        title={restaurant?.name ?? text('restaurant')}
        lead={isCurrent ? text('current') : undefined}
        trail={
          restaurant && (
            <Breadcrumbs
              crumbs={[
                <Link key="up" to="/organization" search={{ id: restaurant.organizationId, tab: 'restaurants' }} quiet>
                  {restaurant.organizationName}
                </Link>,
                restaurant.name,
              ]}
            />
          )
        }
        actions={
          restaurant &&
          !isCurrent && (
            <Button icon="swap" busy={isSwitching} onClick={() => switchTo(restaurant)}>
              {text('workHere')}
            </Button>
          )
        }
      />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!restaurant && !error && <Skeleton lines={8} />}
      {restaurant && <RestaurantCards restaurant={restaurant} />}
    </Page>
  );
}

function RestaurantCards({ restaurant }: { restaurant: RestaurantDetails }) {
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
