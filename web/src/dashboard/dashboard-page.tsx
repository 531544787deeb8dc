import { readDashboard } from '@plateprint/shared/reports/dashboard-api.ts';
import { useRead } from '../api/use-read.ts';
import { useText } from '../i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { ButtonLink } from '../ui/link.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSession } from '../users/session.ts';
import { DashboardControls } from './dashboard-controls.tsx';
import { useDashboardFilter } from './dashboard-filter.ts';
import styles from './dashboard-page.module.css';
import { Months } from './months.tsx';
import { Recipes } from './recipes.tsx';

export function DashboardPage() {
  const text = useText('dashboard');
  const { authUser, userOrganization } = useSession();
  const restaurant = useRestaurant();
  const { filter } = useDashboardFilter();
  const { data, error, isPending, refetch } = useRead(
    readDashboard,
    { params: { id: restaurant?.id ?? '' }, query: filter },
    { enabled: restaurant !== null, keepLast: true },
  );
  const place = filter.category === 'organization' ? userOrganization.name : restaurant?.name;

  return (
    <Page>
      <PageHeader title={text('hello', { name: authUser.firstname })} lead={place} actions={<NewRecipe />} />
      {restaurant && <DashboardControls />}
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {restaurant && isPending && <Skeleton lines={8} />}
      {data && (
        <div className={styles.months}>
          <Months dashboard={data} />
        </div>
      )}
      {restaurant && <Recipes restaurantId={restaurant.id} />}
    </Page>
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
