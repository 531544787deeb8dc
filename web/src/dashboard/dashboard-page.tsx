import { listRecipes } from '@plateprint/shared/recipes/recipe-api.ts';
import { useRead } from '../api/use-read.ts';
import { useText } from '../i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { ButtonLink } from '../ui/link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Page, PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useSession } from '../users/session.ts';
import styles from './dashboard-page.module.css';
import { dishRange } from './dish-range.ts';
import { DishFigure } from './dish-figure.tsx';
import { LatestRecipes } from './latest-recipes.tsx';

/** How many of the latest recipes are looked at. */
const LOOKED_AT = 100;

export function DashboardPage() {
  const text = useText('dashboard');
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const { data, error, isPending, refetch } = useRead(
    listRecipes,
    { params: { restaurantId: restaurant?.id ?? '' }, query: { limit: LOOKED_AT } },
    { enabled: restaurant !== null },
  );
  const range = data && dishRange(data.items);

  return (
    <Page>
      <PageHeader title={text('hello', { name: authUser.firstname })} lead={restaurant?.name} actions={<NewRecipe />} />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {restaurant && isPending && <Skeleton lines={6} />}
      {data?.items.length === 0 && (
        <EmptyState picture="plate" title={text('empty.title')} action={<NewRecipe />}>
          {text('empty.lead')}
        </EmptyState>
      )}
      {range && (
        <div className={styles.range}>
          <DishFigure title={text('lightest')} recipe={range.lightest} among={range.count} />
          <DishFigure title={text('heaviest')} recipe={range.heaviest} among={range.count} />
        </div>
      )}
      {data && data.items.length > 0 && <LatestRecipes recipes={data.items.slice(0, 6)} />}
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
