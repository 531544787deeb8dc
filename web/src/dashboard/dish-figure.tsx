import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { CarbonLabel } from '../footprint/carbon-label.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { useRecipeName } from '../recipes/use-recipe-name.ts';
import { Link } from '../ui/link.tsx';
import styles from './dashboard-page.module.css';

/** One dish and its figure, large. `among` is the number of dishes it was compared with. */
export function DishFigure({ title, recipe, among }: { title: string; recipe: RecipeSummary; among: number }) {
  const text = useText('dashboard');
  const format = useFormat();
  const nameOf = useRecipeName();
  return (
    <section className={styles.figure}>
      <h2 className={styles.title}>{title}</h2>
      <CarbonLabel level={recipe.level} co2={recipe.co2PerPortion?.value ?? null} size="large" />
      <div className={styles.dish}>
        <p>
          <Link to="/recipes/recipe/{-$id}" params={{ id: recipe.id }} quiet>
            {nameOf(recipe.names)}
          </Link>
        </p>
        <p className={styles.among}>
          {text('perPortion')} · {text('among', { count: format.number(among) })}
        </p>
      </div>
    </section>
  );
}
