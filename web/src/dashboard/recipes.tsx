import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { latestRecipesOf } from './first-asked.ts';
import { LatestRecipes } from './latest-recipes.tsx';

/** The recipes that were worked on last. */
export function Recipes({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useRead(listRecipes, latestRecipesOf(restaurantId));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  // The first one is invited to above.
  return data.items.length === 0 ? null : <LatestRecipes recipes={data.items} />;
}
