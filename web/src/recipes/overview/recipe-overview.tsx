import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { fetched } from '../../ui/opened/fetched.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useSettings } from '../../users/use-settings.ts';
import { filtersSet } from './filter/overview-filter.ts';
import { RecipeOverviewMenu } from './recipe-overview-menu.tsx';
import { RecipeOverviewMore } from './recipe-overview-more.tsx';
import { RecipeOverviewTools } from './recipe-overview-tools.tsx';
import styles from './recipe-overview.module.css';
import { RecipeTiles } from './list/recipe-tiles.tsx';
import { useChooseAll } from './list/use-choose-all.ts';
import { useHeldBack } from './bulk/use-held-back.ts';
import { useLongWork } from './bulk/use-long-work.ts';
import { useOverviewFilter } from './filter/use-overview-filter.ts';
import { useRecipeActions } from './actions/use-recipe-actions.ts';
import { useServedQuestion } from './actions/use-served-question.tsx';
import { useRecipesSearch } from './search/use-recipes-search.ts';
import { useRecipes } from './search/use-recipes.ts';

// Fetched by whoever prefers a list to tiles, and by who has no recipe to see.
const RecipeTable = fetched(async () => (await import('./list/recipe-table.tsx')).RecipeTable, <Skeleton lines={9} />);
const NothingHere = fetched(async () => (await import('./nothing-here.tsx')).NothingHere);
// Fetched with the first recipe that is marked, with the filters once they are opened, and with work that takes long.
const RecipeBulkBar = fetched(async () => (await import('./bulk/recipe-bulk-bar.tsx')).RecipeBulkBar);
const RecipeFilters = fetched(async () => (await import('./filter/recipe-filters.tsx')).RecipeFilters);
const LongWorkBar = fetched(async () => (await import('./bulk/long-work-bar.tsx')).LongWorkBar);

/** The recipes that one restaurant uses, as tiles or as a list; or what lies in its bin. */
export function RecipeOverview({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('recipes');
  const { settings } = useSettings();
  const { filter } = useOverviewFilter();
  const { typed, type, search } = useRecipesSearch();
  const [filtersOpen, setFiltersOpen] = useState(() => filtersSet(filter) > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<RecipeSummary | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const onMenu = useCallback((recipe: RecipeSummary, button: HTMLElement) => {
    anchor.current = button;
    setAsking(recipe);
  }, []);
  const served = useServedQuestion();
  const actions = useRecipeActions({ restaurant, setChosen, place, onMenu, askServed: served.ask });

  const { named: _, ...narrowing } = filter;
  const listed = { restaurantId: restaurant.id, search, filter: narrowing };
  const asked = useRecipes(listed);
  const working = useLongWork();
  const chooseAll = useChooseAll(listed, working);
  const { recipes, failure } = asked;
  const { isHeldBack, onSeen } = useHeldBack(recipes, actions.mayChange);
  const chooseSeen = (seen: readonly RecipeSummary[]): void => {
    onSeen(seen);
    actions.onChoose(
      seen.map(({ id }) => id),
      true,
    );
  };
  if (failure && !recipes) return <ErrorState failure={failure} list={text('overview.title')} onRetry={asked.retry} />;
  const isUntouched = search === '' && typed === '' && filtersSet(filter) === 0 && !asked.isOutdated;
  if (recipes?.length === 0 && isUntouched) return <NothingHere isBin={filter.bin === true} />;

  const view = settings.overviewsSettings.recipes;
  const List = view === 'list' ? RecipeTable : RecipeTiles;
  const list = JSON.stringify([view, restaurant.id, search, narrowing]);
  return (
    <div className={styles.overview}>
      <RecipeOverviewTools
        typed={typed}
        onType={type}
        count={recipes?.length ?? null}
        hasMore={asked.hasMore}
        filtersOpen={filtersOpen}
        onFilters={() => setFiltersOpen(!filtersOpen)}
      />
      {filtersOpen && <RecipeFilters organizationId={restaurant.organizationId} />}
      <div ref={place} className={styles.shown} aria-busy={asked.isOutdated || served.isAsking}>
        {!recipes && <Skeleton lines={9} />}
        {recipes?.length === 0 && <NothingHere search={search} isFiltered />}
        {recipes && recipes.length > 0 && (
          <List recipes={recipes} chosen={chosen} actions={actions} hasMore={asked.hasMore} list={list} />
        )}
      </div>
      {served.question}
      {asking && <RecipeOverviewMenu recipe={asking} actions={actions} anchor={anchor} onClose={() => setAsking(null)} />}
      <RecipeOverviewMore asked={asked} />
      {working.work?.isLong && <LongWorkBar work={working.work} onCancel={working.cancel} />}
      {chosen.size > 0 && !working.work?.isLong && (
        <RecipeBulkBar
          chosen={chosen}
          isHeldBack={isHeldBack}
          working={working}
          onChooseAll={asked.hasMore ? () => void chooseAll(chooseSeen) : null}
          restaurant={restaurant}
          isBin={filter.bin === true}
          onDone={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
