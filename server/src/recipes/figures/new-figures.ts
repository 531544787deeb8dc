import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { RecalculatedRecipe } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { DueRecipe } from '../recalculation-store.ts';
import { recipeRow } from '../recipe-row.ts';
import { FIGURES, recordOf } from '../row-record.ts';
import { readBags, type WrittenBag } from '../stored-bag.ts';
import { storedDraft } from '../stored-recipe.ts';
import { calculateRecipe } from './calculate-recipe.ts';

/** New figures of a recipe: as the database takes them, and as they are shown. */
export interface NewFigures extends Pick<RecalculatedRecipe, 'names' | 'after'> {
  record: string;
}

const open = new WeakMap<readonly WrittenBag[], ReadonlyMap<string, BagDraft>>();

/** Recalculates a recipe; lines and words stay. */
export function newFigures(foodData: FoodData, due: DueRecipe, { bags: written }: { bags: readonly WrittenBag[] }): NewFigures {
  const bags = open.get(written) ?? readBags(written);
  open.set(written, bags);
  const { id, version, organizationId, restaurantId, location } = due;
  const draft = storedDraft(JSON.parse(due.draft));
  const footprint = calculateRecipe(foodData, draft, location, bags);
  const row = recipeRow({ draft, footprint, foodDataVersion: foodData.version }, { organizationId, restaurantId });
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, level } = footprint;
  return {
    record: recordOf({ id, version, organizationId, row }, FIGURES),
    names: draft.names,
    after: { co2PerPortion, co2PerPortionWithoutLandUseChange, level, foodDataVersion: foodData.version },
  };
}
