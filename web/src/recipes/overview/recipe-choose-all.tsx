import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { RecipeDeeds } from './recipe-deeds.ts';

interface ChooseAllProps {
  recipes: readonly RecipeSummary[];
  chosen: ReadonlySet<string>;
  deeds: RecipeDeeds;
}

/** Marks all that are listed so far, or none. */
export function ChooseAll({ recipes, chosen, deeds }: ChooseAllProps) {
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
        deeds.onChoose(
          recipes.map(({ id }) => id),
          isChosen,
        )
      }
    />
  );
}
