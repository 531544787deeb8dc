import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { RecalculatedRecipe } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../ingredients/actions/in-slices.ts';
import { bagsWithin } from '../bag-store.ts';
import { calculateRecipe } from './calculate-recipe.ts';
import { type DueRecipe, noteRecalculated } from '../recalculation-store.ts';
import { recipeRow } from '../recipe-row.ts';
import { tellRecalculated } from './tell-recipes.ts';
import { writeMany } from '../write-many-store.ts';

/** Calculates kept recipes anew and keeps their figures, in the transaction that locked them; lines and words stay. */
export async function recalculateRecipes(
  database: Database,
  foodData: FoodData,
  due: readonly DueRecipe[],
  now: Date,
): Promise<RecalculatedRecipe[]> {
  if (due.length === 0) return [];
  const bagIds = [...new Set(due.flatMap(({ draft }) => bagIdsOf(draft)))];
  const bags = await bagsWithin(database, [...new Set(due.map(({ organizationId }) => organizationId))], bagIds);
  const done = await inSlices(due, (recipe) => {
    const { id, version, organizationId, restaurantId, draft, location } = recipe;
    const footprint = calculateRecipe(foodData, draft, location, bags);
    const calculated = { draft, footprint, foodDataVersion: foodData.version };
    return {
      rewritten: { id, version, organizationId, row: recipeRow(calculated, { organizationId, restaurantId }) },
      organizationId,
      recalculated: {
        id,
        names: draft.names,
        before: recipe.before,
        after: {
          co2PerPortion: footprint.co2PerPortion,
          co2PerPortionWithoutLandUseChange: footprint.co2PerPortionWithoutLandUseChange,
          level: footprint.level,
          foodDataVersion: foodData.version,
        },
      },
    };
  });
  await writeMany(
    database,
    done.map(({ rewritten }) => rewritten),
    null,
  );
  await noteRecalculated(
    database,
    done.filter(({ recalculated: { before, after } }) => before.foodDataVersion !== after.foodDataVersion),
    now,
  );
  return done.map(({ recalculated }) => recalculated);
}

/** The same where no other event is sent for these recipes: that they have new figures, last in the transaction. */
export async function recalculateAndTell(
  database: Database,
  foodData: FoodData,
  due: readonly DueRecipe[],
  now: Date,
): Promise<RecalculatedRecipe[]> {
  const done = await recalculateRecipes(database, foodData, due, now);
  await tellRecalculated(database, { organizationIds: due.map(({ organizationId }) => organizationId), at: now });
  return done;
}
