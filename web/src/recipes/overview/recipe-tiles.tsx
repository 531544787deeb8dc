import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import type { RecipeDeeds } from './recipe-deeds.ts';
import { placeOf } from './recipe-overview-focus.ts';
import { RecipeTile } from './recipe-tiles-tile.tsx';
import styles from './recipe-tiles.module.css';

interface RecipeTilesProps {
  recipes: readonly RecipeSummary[];
  deeds: RecipeDeeds;
}

/** Tiles outside of the screen are not drawn: see `content-visibility` in the stylesheet. */
export function RecipeTiles({ recipes, deeds }: RecipeTilesProps) {
  const text = useText('recipes');
  return (
    <>
      <h2 data-unseen="">{text('overview.shown')}</h2>
      <ul className={styles.tiles}>
        {recipes.map((recipe) => (
          <li key={recipe.id} className={styles.place} {...placeOf(recipe.id)}>
            <RecipeTile recipe={recipe} deeds={deeds} />
          </li>
        ))}
      </ul>
    </>
  );
}
