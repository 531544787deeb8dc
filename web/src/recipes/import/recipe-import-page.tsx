import { useText } from '../../i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Link } from '../../ui/link.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Page, PageHeader } from '../../ui/page-header.tsx';
import { useSession } from '../../users/session.ts';
import { RecipeImport } from './recipe-import.tsx';

/** Recipes from a text, a page, a spreadsheet or another program: looked over first, then created. */
export function RecipeImportPage() {
  const text = useText('recipes/import');
  const recipes = useText('recipes');
  const restaurant = useRestaurant();
  const { authUser } = useSession();
  return (
    <Page wide>
      <Breadcrumbs
        crumbs={[
          <Link key="recipes" to="/recipes" quiet>
            {recipes('overview.title')}
          </Link>,
          text('title'),
        ]}
      />
      <PageHeader title={text('title')} lead={text('lead')} />
      {restaurant ? <RecipeImport key={restaurant.id} restaurant={restaurant} userId={authUser.id} /> : <NoRestaurant />}
    </Page>
  );
}
