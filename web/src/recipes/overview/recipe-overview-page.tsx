import { useText } from '../../i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { NewRecipe } from './recipe-overview-new.tsx';
import { RecipeOverview } from './recipe-overview.tsx';

export function RecipeOverviewPage() {
  const text = useText('recipes');
  const restaurant = useRestaurant();
  return (
    <Page wide>
      <PageHeader title={text('overview.title')} lead={text('overview.lead')} actions={restaurant && <NewRecipe />} />
      {restaurant ? (
        <RecipeOverview key={restaurant.id} restaurantId={restaurant.id} />
      ) : (
        <EmptyState picture="plate" title={text('overview.noKitchenTitle')}>
          {text('overview.noKitchen')}
        </EmptyState>
      )}
    </Page>
  );
}
