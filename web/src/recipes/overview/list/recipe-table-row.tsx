import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { memo, type Ref } from 'react';
import { CarbonLabel } from '../../../footprint/carbon-label.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { placeOf } from '../actions/recipe-overview-focus.ts';
import { RecipeChoice } from './recipe-choice.tsx';
import type { RecipeActions } from '../actions/recipe-actions.ts';
import { RecipeMenuButton } from './recipe-menu-button.tsx';
import { RecipeChanged, RecipeMarks } from '../filter/recipe-overview-words.tsx';
import styles from './recipe-table.module.css';
import { useRecipeName } from '../../use-recipe-name.ts';

interface RecipeTableRowProps {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  recipe: RecipeSummary;
  actions: RecipeActions;
  isChosen: boolean;
}

/** Memoised: scrolling redraws the table many times a second. */
export const RecipeTableRow = memo(function RecipeTableRow({ ref, index, recipe, actions, isChosen }: RecipeTableRowProps) {
  const nameOf = useRecipeName();
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} data-chosen={isChosen || undefined} {...placeOf(recipe.id)}>
      <td className={styles.choice}>
        <RecipeChoice recipe={recipe} isChosen={isChosen} actions={actions} />
      </td>
      <th scope="row" className={styles.name}>
        {recipe.deletedAt === null ? (
          <Link to="/recipes/recipe/{-$id}" params={{ id: recipe.id }} quiet>
            {nameOf(recipe.names)}
          </Link>
        ) : (
          nameOf(recipe.names)
        )}
        <span className={styles.under}>
          <RecipeMarks recipe={recipe} />
          <span className={styles.narrow}>
            <RecipeChanged at={recipe.updatedAt} />
          </span>
        </span>
      </th>
      <td className={styles.category}>{recipe.category}</td>
      <td className={styles.footprint}>
        <CarbonLabel level={recipe.level} co2={recipe.co2PerPortion?.value ?? null} size="small" />
      </td>
      <td className={styles.changed}>
        <RecipeChanged at={recipe.updatedAt} bare />
      </td>
      <td className={styles.actions}>
        <RecipeMenuButton recipe={recipe} actions={actions} />
      </td>
    </tr>
  );
});
