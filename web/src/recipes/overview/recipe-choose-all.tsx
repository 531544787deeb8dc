import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { RecipeDeeds } from './recipe-deeds.ts';

/** Marks all that are listed so far, or none. */
export function ChooseAll({ recipes, deeds }: { recipes: readonly RecipeSummary[]; deeds: RecipeDeeds }) {
  const text = useText('recipes/overview');
  const marked = recipes.filter(({ id }) => deeds.chosen.has(id)).length;
  const isAll = marked > 0 && marked === recipes.length;
  return (
    <Checkbox
      label={text('chooseAll')}
      hideLabel
      checked={isAll}
      mixed={marked > 0 && !isAll}
      onChange={(isChosen) => {
        for (const { id } of recipes) deeds.onChoose(id, isChosen);
      }}
    />
  );
}
