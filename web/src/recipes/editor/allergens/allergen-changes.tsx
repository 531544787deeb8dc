import type { FoodAllergens } from '@plateprint/shared/ingredients/food-allergens.ts';
import { allergenChange } from '@plateprint/shared/recipes/allergens/allergen-change.ts';
import { useAllergens } from '../../../ingredients/use-allergens.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Message } from '../../../ui/control/message.tsx';
import { LiveMenus } from './live-menus.tsx';

interface AllergenChangesProps {
  before: FoodAllergens;
  after: FoodAllergens;
  /** The recipe whose live menus are named; absent where two versions are only looked at. */
  recipeId?: string;
}

/** The allergens that a change adds to a dish, or makes unknown: shown before it is taken. Nothing where it adds none. */
export function AllergenChanges({ before, after, recipeId }: AllergenChangesProps) {
  const text = useText('recipes/sign-off');
  const { list } = useAllergens();
  const { added, opened } = allergenChange(before, after);
  if (added.length + opened.length === 0) return null;
  return (
    <Message tone="warning">
      {added.length > 0 && <p>{text('adds', { allergens: list(added) })}</p>}
      {opened.length > 0 && <p>{text('opens', { allergens: list(opened) })}</p>}
      {recipeId !== undefined && <LiveMenus recipeId={recipeId} />}
    </Message>
  );
}
