import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { PlanGate } from '../access/plan-gate.tsx';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
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

/** The way to a new recipe; to the first of a kitchen with the paste box open and a sample in it. */
export function NewRecipe({ restaurantId, variant = 'primary' }: { restaurantId: string; variant?: 'primary' | 'secondary' }) {
  const text = useText('dashboard');
  const { data } = useRead(listRecipes, latestRecipesOf(restaurantId));
  const isFirst = data?.items.length === 0;
  return (
    <PlanGate feature="recipes" label={text('newRecipe')} variant={variant}>
      <ButtonLink
        to="/recipes/recipe/{-$id}"
        params={{ id: undefined }}
        search={isFirst ? { first: true } : {}}
        variant={variant}
        icon="add"
      >
        {text('newRecipe')}
      </ButtonLink>
    </PlanGate>
  );
}
