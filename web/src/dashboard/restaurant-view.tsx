import { mayReadOrganizationReports, mayViewEnterprise } from '@plateprint/shared/access/abilities.ts';
import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { readRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { JUST_ASKED, useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { UnaskedLetters } from '../menus/unasked-letters.tsx';
import { useOrganization } from '../organizations/use-organization.ts';
import { NoRestaurant } from '../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx';
import { StandingList } from '../targets/standing-list.tsx';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { Link } from '../ui/control/link.tsx';
import { Page, PageHeader } from '../ui/layout/page-header.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useActor } from '../users/actor.ts';
import { useSession } from '../users/session.ts';
import { DashboardControls } from './dashboard-controls.tsx';
import { type DashboardView, unusual, useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard.module.css';
import { monthsOf, yearOf } from './first-asked.ts';
import { Months } from './months.tsx';
import { NewRecipe, Recipes } from './recipes.tsx';

/** While reports are being made it is looked this often whether they are all there. */
const COMING_EVERY_MS = 3000;

/** Twelve months of the restaurant that is worked in, or of the one that was come to from its organization. */
export function RestaurantView() {
  const text = useText('dashboard');
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const { filter } = useDashboardFilter();
  if (filter.of !== undefined) return <RestaurantBelow key={filter.of} id={filter.of} />;
  return (
    <Page>
      <PageHeader
        title={text('hello', { name: authUser.firstname })}
        lead={restaurant?.name}
        actions={restaurant && <NewRecipe restaurantId={restaurant.id} />}
      />
      {restaurant ? (
        <>
          <UnaskedLetters restaurant={restaurant} />
          <DashboardControls />
          <MonthsOf id={restaurant.id} />
          <StandingList place={{ restaurantId: restaurant.id }} />
          <Recipes restaurantId={restaurant.id} />
        </>
      ) : (
        <NoRestaurant />
      )}
    </Page>
  );
}

function RestaurantBelow({ id }: { id: string }) {
  const text = useText('dashboard');
  const { data: restaurant } = useRead(readRestaurant, { params: { id } });
  return (
    <Page>
      <PageHeader
        title={restaurant?.name ?? text('restaurant')}
        trail={restaurant && <WayUp organizationId={restaurant.organizationId} name={restaurant.name} />}
      />
      <DashboardControls />
      <MonthsOf id={id} name={restaurant?.name} />
      <StandingList place={{ restaurantId: id }} />
    </Page>
  );
}

/** From a restaurant up to its organization and enterprise, for those who may look at them. */
function WayUp({ organizationId, name }: { organizationId: string; name: string }) {
  const actor = useActor();
  const { filter } = useDashboardFilter();
  const { data: organization } = useOrganization(organizationId);
  if (!organization) return null;
  const { enterprise } = organization;
  const up = (view: DashboardView, of: { id: string; name: string }) => (
    <Link key={view} to="/dashboard" search={unusual({ ...filter, view, of: of.id })} quiet>
      {of.name}
    </Link>
  );
  const above = [
    ...(enterprise && mayViewEnterprise(actor, enterprise) ? [up('enterprise', enterprise)] : []),
    ...(mayReadOrganizationReports(actor, { id: organization.id, enterpriseId: enterprise?.id ?? null })
      ? [up('organization', organization)]
      : []),
  ];
  return <Breadcrumbs crumbs={[...above, name]} />;
}

function MonthsOf({ id, name }: { id: string; name?: string | undefined }) {
  const { filter } = useDashboardFilter();
  const { data, error, isPending, refetch } = useRead(readDashboard, monthsOf(id, filter), {
    keepLast: true,
    refreshEvery: (last) => (last?.areComing ? COMING_EVERY_MS : null),
  });
  // The answer about the year stands above the months: they wait for it, or they would be pushed down.
  const year = useRead(readYear, yearOf(id, filter), { staleTime: JUST_ASKED, keepLast: true });
  return (
    <>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && (isPending || year.isPending) && (
        <div className={styles.awaited}>
          <Skeleton lines={8} />
        </div>
      )}
      {data && !year.isPending && (
        <div className={`${styles.months} ${styles.sheet}`}>
          <Months dashboard={data} restaurant={{ id, name: name ?? '' }} />
        </div>
      )}
    </>
  );
}
