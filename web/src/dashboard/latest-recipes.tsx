import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useRecipeName } from '../recipes/use-recipe-name.ts';
import { Card } from '../ui/layout/card.tsx';
import { Link } from '../ui/control/link.tsx';
import styles from './dashboard.module.css';

export function LatestRecipes({ recipes }: { recipes: readonly RecipeSummary[] }) {
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
