import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { PlanGate } from '../access/plan-gate.tsx';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useRecipeName } from '../recipes/use-recipe-name.ts';
import { ButtonLink, Link } from '../ui/control/link.tsx';
import { Card } from '../ui/layout/card.tsx';
import { ErrorState } from '../ui/layout/error-state.tsx';
import { latestRecipesOf } from './first-asked.ts';
import styles from './dashboard.module.css';

/** The recipes that were worked on last. */
export function Recipes({ restaurantId }: { restaurantId: string }) {
  const { data, error, refetch } = useRead(listRecipes, latestRecipesOf(restaurantId));
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  // The first one is invited to above.
  return data.items.length === 0 ? null : <LatestRecipes recipes={data.items} />;
}

function LatestRecipes({ recipes }: { recipes: readonly RecipeSummary[] }) {
  const text = useText('dashboard');
  const nameOf = useRecipeName();
  const format = useFormat();
  return (
    <Card plain title={text('latestRecipes')} aside={<Link to="/recipes">{text('allRecipes')}</Link>}>
      <ul className={styles.rows}>
        {recipes.map((recipe) => (
          <li key={recipe.id} className={styles.row}>
            <Link to="/recipes/recipe/{-$id}" params={{ id: recipe.id }} quiet>
              <span className={styles.name}>{nameOf(recipe.names)}</span>
              <span className={styles.when}>{text('updated', { ago: format.ago(recipe.updatedAt) })}</span>
            </Link>
            <CarbonLabel level={recipe.level} co2={recipe.co2PerPortion?.value ?? null} size="small" />
          </li>
        ))}
      </ul>
    </Card>
  );
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
