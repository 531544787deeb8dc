import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSettings } from '../../users/use-settings.ts';
import { filtersSet } from './overview-filter.ts';
import { RecipeBulkBar } from './recipe-bulk-bar.tsx';
import { RecipeFilters } from './recipe-filters.tsx';
import { NothingHere } from './nothing-here.tsx';
import { RecipeOverviewMore } from './recipe-overview-more.tsx';
import { RecipeOverviewTools } from './recipe-overview-tools.tsx';
import styles from './recipe-overview.module.css';
import { RecipeTable } from './recipe-table.tsx';
import { RecipeTiles } from './recipe-tiles.tsx';
import { useOverviewFilter } from './use-overview-filter.ts';
import { useRecipeDeeds } from './use-recipe-deeds.ts';
import { useRecipesSearch } from './use-recipes-search.ts';
import { useRecipes } from './use-recipes.ts';

/** The recipes that one restaurant uses, as tiles or as a list; or what lies in its bin. */
export function RecipeOverview({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('recipes');
  const { settings } = useSettings();
  const { filter } = useOverviewFilter();
  const { typed, type, search } = useRecipesSearch();
  const [filtersOpen, setFiltersOpen] = useState(() => filtersSet(filter) > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const place = useRef<HTMLDivElement>(null);
  const deeds = useRecipeDeeds({ restaurant, chosen, setChosen, place });

  const asked = useRecipes({ restaurantId: restaurant.id, search, filter });
  const { recipes, failure } = asked;
  if (failure && !recipes) return <ErrorState failure={failure} list={text('overview.title')} onRetry={asked.retry} />;
  const isUntouched = search === '' && typed === '' && filtersSet(filter) === 0 && !asked.isOutdated;
  if (recipes?.length === 0 && isUntouched) return <NothingHere isBin={filter.bin === true} />;

  const isList = settings.overviewsSettings.recipes === 'list';
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
      <div ref={place} className={styles.shown} aria-busy={asked.isOutdated}>
        {!recipes && <Skeleton lines={9} />}
        {recipes?.length === 0 && <NothingHere search={search} isFiltered />}
        {recipes && recipes.length > 0 && isList && <RecipeTable recipes={recipes} deeds={deeds} hasMore={asked.hasMore} />}
        {recipes && recipes.length > 0 && !isList && <RecipeTiles recipes={recipes} deeds={deeds} />}
      </div>
      <RecipeOverviewMore asked={asked} />
      {chosen.size > 0 && (
        <RecipeBulkBar
          chosen={chosen}
          organizationId={restaurant.organizationId}
          isBin={filter.bin === true}
          onDone={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
