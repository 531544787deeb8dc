import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { ButtonLink } from '../ui/control/link.tsx';
import { PlanGate } from '../access/plan-gate.tsx';
import { LatestRecipes } from './latest-recipes.tsx';

/** So many of the latest recipes are shown. */
const SHOWN = 6;

/** What was worked on last, or the invitation to write a first recipe. */
export function Recipes({ restaurantId }: { restaurantId: string }) {
  const text = useText('dashboard');
  const { data, error, refetch } = useRead(listRecipes, { params: { restaurantId }, query: { limit: SHOWN } });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.items.length > 0) return <LatestRecipes recipes={data.items} />;
  return (
    <EmptyState
      picture="plate"
      title={text('empty.title')}
      action={
        <PlanGate feature="recipes" label={text('newRecipe')} variant="primary">
          <ButtonLink to="/recipes/recipe/{-$id}" params={{ id: undefined }} variant="primary" icon="add">
            {text('newRecipe')}
          </ButtonLink>
        </PlanGate>
      }
    >
      {text('empty.lead')}
    </EmptyState>
  );
}
