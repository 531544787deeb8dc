import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useParams } from '@tanstack/react-router';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { NoRestaurant } from '../no-restaurant.tsx';
import { useRestaurant } from '../use-restaurants.ts';
import { useSwitchRestaurant } from '../use-switch-restaurant.ts';
import { RestaurantCards } from './restaurant-cards.tsx';

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
