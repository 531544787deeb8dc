import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { memo } from 'react';
import { useCo2 } from '../../../footprint/use-co2.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Tile } from '../../../ui/layout/card.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { RecipeChoice } from './recipe-choice.tsx';
import type { RecipeActions } from '../actions/recipe-actions.ts';
import { RecipeMenuButton } from './recipe-menu-button.tsx';
import { RecipeChanged, RecipeMarks } from '../filter/recipe-overview-words.tsx';
import { RecipePlate } from './recipe-tiles-plate.tsx';
import styles from './recipe-tiles.module.css';
import { useRecipeName } from '../../use-recipe-name.ts';

interface RecipeTileProps {
  recipe: RecipeSummary;
  actions: RecipeActions;
  isChosen: boolean;
}

/** A dish: its level on the plate, its name, its figure with the level in words. Drawn anew only when it changes. */
export const RecipeTile = memo(function RecipeTile({ recipe, actions, isChosen }: RecipeTileProps) {
  const text = useText('recipes');
  const words = useText('recipes/overview');
  const footprint = useText('footprint');
  const co2 = useCo2();
  const nameOf = useRecipeName();
  const { co2PerPortion, level } = recipe;
  // A figure that counts too little for a level is no whole figure, and has no range of one.
  const isTooLittle = level === null && co2PerPortion !== null;
  return (
    <Tile
      picture={<RecipePlate id={recipe.id} photo={recipe.photo ?? null} level={level} />}
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
            {isTooLittle && <span className={styles.atLeast}>{footprint('tooLittle.atLeast')} </span>}
            <span className={styles.kg}>{co2.exact(co2PerPortion?.value ?? null)}</span>{' '}
            {co2PerPortion && <span className={styles.unit}>{footprint('unit')}</span>}
            <span data-unseen=""> {text('overview.footprint')}</span>
            {co2PerPortion && !isTooLittle && (
              <span className={styles.range}>
                {co2.exact(co2PerPortion.low)}–{co2.exact(co2PerPortion.high)}
              </span>
            )}
          </p>
          <p className={styles.level}>
            {level ? words('levelBy', { level: footprint(`level.${level}`) }) : footprint('level.unknown')}
          </p>
          <p className={styles.foot}>
            <RecipeMarks recipe={recipe} />
            <RecipeChanged at={recipe.updatedAt} />
          </p>
        </div>
      }
      actions={
        <span className={styles.actions}>
          <RecipeChoice recipe={recipe} isChosen={isChosen} actions={actions} />
          <RecipeMenuButton recipe={recipe} actions={actions} />
        </span>
      }
    />
  );
});
