import { useRef, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Sorting } from '../../ui/table.tsx';
import { useSettings } from '../../users/use-settings.ts';
import { NewRecipe } from './recipe-overview-new.tsx';
import { focusNeighbour } from './recipe-overview-focus.ts';
import { RecipeOverviewMore } from './recipe-overview-more.tsx';
import { inOrder, NEWEST_FIRST } from './recipe-overview-order.ts';
import { RecipeOverviewTools } from './recipe-overview-tools.tsx';
import styles from './recipe-overview.module.css';
import { RecipeTable } from './recipe-table.tsx';
import { RecipeTiles } from './recipe-tiles.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import { useRecipesBin } from './use-recipes-bin.ts';
import { useRecipesSearch } from './use-recipes-search.ts';
import { useRecipes } from './use-recipes.ts';

/** The recipes of one restaurant, as tiles or as a list. */
export function RecipeOverview({ restaurantId }: { restaurantId: string }) {
  const text = useText('recipes');
  const { settings } = useSettings();
  const { typed, type, search } = useRecipesSearch();
  const [sorting, setSorting] = useState<Sorting>(NEWEST_FIRST);
  const nameOf = useRecipeName();
  const { locale } = useFormat();
  const putIntoBin = useRecipesBin();
  const place = useRef<HTMLDivElement>(null);

  const isList = settings.overviewsSettings.recipes === 'list';
  const asked = useRecipes({ restaurantId, search, all: isList && sorting !== NEWEST_FIRST });
  const { recipes, failure } = asked;
  if (failure && !recipes) return <ErrorState failure={failure} onRetry={asked.retry} />;
  if (!recipes) return <Skeleton lines={9} />;
  if (recipes.length === 0 && search === '' && typed === '' && !asked.isOutdated) {
    return (
      <EmptyState picture="pot" title={text('overview.emptyTitle')} action={<NewRecipe variant="secondary" />}>
        {text('overview.empty')}
      </EmptyState>
    );
  }

  const shown = { recipes: isList ? inOrder(recipes, sorting, { nameOf, locale }) : recipes, onDelete: remove };
  function remove(recipe: (typeof shown.recipes)[number]) {
    focusNeighbour(place.current, recipe.id);
    putIntoBin(recipe);
  }

  return (
    <div className={styles.overview}>
      <RecipeOverviewTools typed={typed} onType={type} count={recipes.length} hasMore={asked.hasMore} />
      <div ref={place} className={styles.shown} aria-busy={asked.isOutdated}>
        {recipes.length === 0 && (
          <EmptyState picture="search" title={text('overview.noneTitle')}>
            {text('overview.none', { search })}
          </EmptyState>
        )}
        {recipes.length > 0 && isList && <RecipeTable {...shown} sorting={sorting} onSort={setSorting} hasMore={asked.hasMore} />}
        {recipes.length > 0 && !isList && <RecipeTiles {...shown} />}
      </div>
      <RecipeOverviewMore asked={asked} />
    </div>
  );
}
