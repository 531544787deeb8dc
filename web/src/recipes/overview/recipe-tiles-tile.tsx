import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { memo } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useText } from '../../i18n/use-text.ts';
import { Tile } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { RecipeChoice } from './recipe-choice.tsx';
import type { RecipeDeeds } from './recipe-deeds.ts';
import { RecipeMenuButton } from './recipe-menu-button.tsx';
import { RecipeChanged, RecipeMarks } from './recipe-overview-words.tsx';
import { RecipePlate } from './recipe-tiles-plate.tsx';
import styles from './recipe-tiles.module.css';
import { useRecipeName } from '../use-recipe-name.ts';

interface RecipeTileProps {
  recipe: RecipeSummary;
  deeds: RecipeDeeds;
  isChosen: boolean;
}

/** A dish: its level on the plate, its name, its figure with the level in words. Drawn anew only when it changes. */
export const RecipeTile = memo(function RecipeTile({ recipe, deeds, isChosen }: RecipeTileProps) {
  const text = useText('recipes');
  const footprint = useText('footprint');
  const co2 = useCo2();
  const nameOf = useRecipeName();
  const { co2PerPortion, level } = recipe;
  return (
    <Tile
      picture={<RecipePlate level={level} />}
      name={
        recipe.deletedAt === null ? (
          <Link to="/recipes/recipe/{-$id}" params={{ id: recipe.id }} quiet>
            <span className={styles.name}>{nameOf(recipe.names)}</span>
          </Link>
        ) : (
          <span className={styles.name}>{nameOf(recipe.names)}</span>
        )
      }
      details={
        <div className={styles.details}>
          {recipe.category && <p className={styles.category}>{recipe.category}</p>}
          <p className={styles.figure}>
            <span className={styles.kg} title={co2.beyond(co2PerPortion?.value ?? null)}>
              {co2.kg(co2PerPortion?.value ?? null)}
            </span>{' '}
            {co2PerPortion && <span className={styles.unit}>{footprint('unit')}</span>}
            <span data-unseen=""> {text('overview.footprint')}</span>
          </p>
          <p className={styles.level}>
            {footprint(`level.${level ?? 'unknown'}`)}
            {co2PerPortion && (
              <span className={styles.range}>
                {co2.exact(co2PerPortion.low)}–{co2.exact(co2PerPortion.high)}
              </span>
            )}
          </p>
          <p className={styles.foot}>
            <RecipeMarks recipe={recipe} />
            <RecipeChanged at={recipe.updatedAt} />
          </p>
        </div>
      }
      actions={
        <span className={styles.actions}>
          <RecipeChoice recipe={recipe} isChosen={isChosen} deeds={deeds} />
          <RecipeMenuButton recipe={recipe} deeds={deeds} />
        </span>
      }
    />
  );
});
