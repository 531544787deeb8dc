import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import type { RecipeDeeds } from './recipe-deeds.ts';

/** Marks a recipe for a deed on several. */
export function RecipeChoice({ recipe, deeds }: { recipe: RecipeSummary; deeds: RecipeDeeds }) {
  const text = useText('recipes/overview');
  const nameOf = useRecipeName();
  return (
    <Checkbox
      label={text('choose', { name: nameOf(recipe.names) })}
      hideLabel
      checked={deeds.chosen.has(recipe.id)}
      onChange={(isChosen) => deeds.onChoose(recipe.id, isChosen)}
    />
  );
}
