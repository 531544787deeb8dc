import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { useRecipeName } from '../../use-recipe-name.ts';
import type { RecipeActions } from '../actions/recipe-actions.ts';

interface RecipeChoiceProps {
  recipe: RecipeSummary;
  isChosen: boolean;
  actions: RecipeActions;
}

/** Marks a recipe for an action on several. */
export function RecipeChoice({ recipe, isChosen, actions }: RecipeChoiceProps) {
  const text = useText('recipes/overview');
  const nameOf = useRecipeName();
  return (
    <Checkbox
      label={text('choose', { name: nameOf(recipe.names) })}
      hideLabel
      checked={isChosen}
      onChange={(isIn) => actions.onChoose([recipe.id], isIn)}
    />
  );
}
