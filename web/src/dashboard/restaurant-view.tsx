import { readDashboard } from '@plateprint/shared/reports/dashboard-api.ts';
import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useRead } from '../api/use-read.ts';
import { useText } from '../i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSession } from '../users/session.ts';
import { DashboardControls } from './dashboard-controls.tsx';
import { unusual, useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard-page.module.css';
import { Months } from './months.tsx';
import { Recipes } from './recipes.tsx';

/** Twelve months of the restaurant that is worked in, or, on the way down from its organization, of another. */
export function RestaurantView() {
  const text = useText('dashboard');
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const { filter } = useDashboardFilter();
  if (filter.of !== undefined && filter.of !== restaurant?.id) return <OtherRestaurant key={filter.of} id={filter.of} />;
  return (
    <Page>
      <PageHeader title={text('hello', { name: authUser.firstname })} lead={restaurant?.name} actions={<NewRecipe />} />
      {restaurant && (
        <>
          <DashboardControls />
          <MonthsOf id={restaurant.id} />
          <Recipes restaurantId={restaurant.id} />
        </>
      )}
    </Page>
  );
}

function OtherRestaurant({ id }: { id: string }) {
  const text = useText('dashboard');
  const { filter } = useDashboardFilter();
  const { data: restaurant } = useRead(readRestaurant, { params: { id } });
  const up = restaurant && (
    <Link key="up" to="/dashboard" search={unusual({ ...filter, view: 'organization', of: restaurant.organizationId })} quiet>
      {restaurant.organizationName}
    </Link>
  );
  return (
    <Page>
      <PageHeader title={restaurant?.name ?? text('restaurant')} trail={up && <Breadcrumbs crumbs={[up, restaurant.name]} />} />
      <DashboardControls />
      <MonthsOf id={id} name={restaurant?.name} />
    </Page>
  );
}

function MonthsOf({ id, name }: { id: string; name?: string | undefined }) {
  const { filter } = useDashboardFilter();
  const query = { category: 'restaurant', variety: filter.variety, location: filter.location } as const;
  const { data, error, isPending, refetch } = useRead(readDashboard, { params: { id }, query }, { keepLast: true });
  return (
    <>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={8} />}
      {data && (
        <div className={styles.months}>
          <Months dashboard={data} restaurant={{ id, name: name ?? '' }} />
        </div>
      )}
    </>
  );
}

function NewRecipe() {
  const text = useText('dashboard');
  return (
    <ButtonLink to="/recipes/recipe/{-$id}" params={{}} variant="primary" icon="add">
      {text('newRecipe')}
    </ButtonLink>
  );
}
