import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { OverviewActions } from './recipe-overview-new.tsx';
import { PasteHere } from './paste-here.tsx';
import { RecipeDrafts } from './recipe-drafts.tsx';
import { RecipeOverview } from './recipe-overview.tsx';
import { useOverviewFilter } from './filter/use-overview-filter.ts';

/** The recipes of the restaurant worked in, or its bin. */
export function RecipeOverviewPage() {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const restaurant = useRestaurant();
  const { filter } = useOverviewFilter();
  return (
    <Page wide>
      <PageHeader
        title={filter.bin ? words('bin.title') : text('overview.title')}
        lead={filter.bin ? words('bin.lead') : text('overview.lead')}
        actions={
          filter.bin ? (
            <ButtonLink to="/recipes" icon="arrow-left">
              {words('bin.leave')}
            </ButtonLink>
          ) : (
            restaurant && <OverviewActions restaurant={restaurant} />
          )
        }
      />
      {restaurant && !filter.bin && <PasteHere restaurantId={restaurant.id} />}
      {restaurant && !filter.bin && <RecipeDrafts restaurantId={restaurant.id} />}
      {restaurant ? <RecipeOverview key={`${restaurant.id} ${filter.bin}`} restaurant={restaurant} /> : <NoRestaurant />}
    </Page>
  );
}
