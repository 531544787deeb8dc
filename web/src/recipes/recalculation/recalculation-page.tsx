import { readRecalculation } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Link } from '../../ui/control/link.tsx';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { RecalculatedTable } from './recalculated-table.tsx';

/** While figures are still to be made anew, how often it is asked how far that is. */
const ASKED_EVERY_MS = 3000;

/** The effect of newer food data on the organization's recipes: how far it has come, and before and after of each. */
export function RecalculationPage() {
  const text = useText('recipes/recalculation');
  const recipes = useText('recipes');
  const restaurant = useRestaurant();
  return (
    <Page wide>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        trail={
          <Breadcrumbs
            crumbs={[
              <Link key="recipes" to="/recipes" quiet>
                {recipes('overview.title')}
              </Link>,
              text('title'),
            ]}
          />
        }
      />
      {restaurant && <Recalculation organizationId={restaurant.organizationId} />}
    </Page>
  );
}

function Recalculation({ organizationId }: { organizationId: string }) {
  const text = useText('recipes/recalculation');
  const params = { organizationId };
  const state = useRead(
    readRecalculation,
    { params, query: { limit: 1 } },
    { refreshEvery: (answer) => (answer && answer.waiting > 0 ? ASKED_EVERY_MS : null) },
  ).data;
  const pages = usePages(readRecalculation, { params });
  return (
    <>
      {state && (
        <ProgressBar
          label={text(state.waiting > 0 ? 'waiting' : 'done', {
            count: state.recipes,
            waiting: state.waiting,
            version: state.foodDataVersion,
          })}
          share={state.recipes === 0 ? 1 : (state.recipes - state.waiting) / state.recipes}
        />
      )}
      <PagedList
        pages={pages}
        list={text('title')}
        empty={
          <EmptyState picture="plate" title={text('noneTitle')}>
            {text('none')}
          </EmptyState>
        }
      >
        {(rows) => <RecalculatedTable rows={rows} />}
      </PagedList>
    </>
  );
}
