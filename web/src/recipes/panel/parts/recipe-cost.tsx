import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { Suspense } from 'react';
import { DishCost } from '../../../costs/dish-cost.tsx';
import { useMaySeeCosts } from '../../../costs/use-may-see-costs.ts';

interface RecipeCostProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  nameOf: (lineId: string) => string;
  restaurantId: string;
}

/** The cost of the recipe; for those who may see it. Base recipes by their own foods; own ingredients count as not priced. */
export function RecipeCost({ draft, footprint, nameOf, restaurantId }: RecipeCostProps) {
  const maySee = useMaySeeCosts(restaurantId);
  if (!maySee) return null;
  const foods = new Map(
    draft.ingredients.map(({ _id, ingredient, variation, bagId }) => [
      _id,
      {
        food: ingredient && variation ? { ingredientId: ingredient, variationId: variation } : null,
        bagId: bagId ?? null,
      },
    ]),
  );
  // The line that waits to be written is none yet.
  const lines = footprint.lines
    .map(({ _id, grams }) => ({ id: _id, name: nameOf(_id), grams, food: null, bagId: null, ...foods.get(_id) }))
    .filter(({ name }) => name.trim() !== '');
  return (
    <Suspense>
      <DishCost restaurantId={restaurantId} lines={lines} portions={draft.portions} />
    </Suspense>
  );
}
