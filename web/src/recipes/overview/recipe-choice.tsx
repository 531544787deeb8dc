import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useRecipeName } from '../use-recipe-name.ts';
import type { RecipeDeeds } from './recipe-deeds.ts';

interface RecipeChoiceProps {
  recipe: RecipeSummary;
  isChosen: boolean;
  deeds: RecipeDeeds;
}

/** Marks a recipe for a deed on several. */
export function RecipeChoice({ recipe, isChosen, deeds }: RecipeChoiceProps) {
  const text = useText('recipes/overview');
  const nameOf = useRecipeName();
  return (
    <Checkbox
      label={text('choose', { name: nameOf(recipe.names) })}
      hideLabel
      checked={isChosen}
      onChange={(isIn) => deeds.onChoose([recipe.id], isIn)}
    />
  );
}
