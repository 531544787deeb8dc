import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useSearch } from '@tanstack/react-router';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Link } from '../../ui/control/link.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { LockedNote } from '../../ui/layout/locked-note.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { useSession } from '../../users/session.ts';
import { IMPORT_DRAFT } from './import-draft-format.ts';
import { NEW_IMPORT } from './import-state.ts';
import { RecipeImport } from './recipe-import.tsx';

/** Recipes from a text, a page, a spreadsheet or another program: looked over first, then created. */
export function RecipeImportPage() {
  const text = useText('recipes/import');
  const recipes = useText('recipes');
  const access = useText('access');
  const restaurant = useRestaurant();
  const isLocked = usePlanRefusal('recipes') !== null;
  const { draft } = useSearch({ strict: false });
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
      {isLocked && <LockedNote>{access('locked')}</LockedNote>}
      {!isLocked && restaurant && <Begun key={`${restaurant.id} ${draft}`} restaurant={restaurant} draft={draft} />}
      {!isLocked && !restaurant && <NoRestaurant />}
    </Page>
  );
}

function Begun({ restaurant, draft }: { restaurant: Restaurant; draft: string | undefined }) {
  const { authUser } = useSession();
  const of = { format: IMPORT_DRAFT, userId: authUser.id, id: draft, thing: undefined, fresh: NEW_IMPORT };
  const [beginning] = useOpenedDraft(of);
  return <RecipeImport restaurant={restaurant} beginning={beginning} />;
}
