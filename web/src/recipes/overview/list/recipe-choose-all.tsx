import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import type { RecipeActions } from '../actions/recipe-actions.ts';

interface ChooseAllProps {
  recipes: readonly RecipeSummary[];
  chosen: ReadonlySet<string>;
  actions: RecipeActions;
}

/** Marks all that are listed so far, or none. */
export function ChooseAll({ recipes, chosen, actions }: ChooseAllProps) {
  const text = useText('recipes/overview');
  const marked = recipes.filter(({ id }) => chosen.has(id)).length;
  const isAll = marked > 0 && marked === recipes.length;
  return (
    <Checkbox
      label={text('chooseAll')}
      hideLabel
      checked={isAll}
      mixed={marked > 0 && !isAll}
      onChange={(isChosen) =>
        actions.onChoose(
          recipes.map(({ id }) => id),
          isChosen,
        )
      }
    />
  );
}
