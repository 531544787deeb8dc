import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { RecalculatedRecipe } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import type { Database } from '../../platform/database/database.ts';
import { inThreads } from '../../ingredients/threads/in-threads.ts';
import { writtenBags } from '../bag-store.ts';
import { newFigures } from '../figures/new-figures.ts';
import { type DueRecipe, noteRecalculated } from '../recalculation-store.ts';
import { recordRecalculatedEvent } from './record-recipe-events.ts';
import { writeFigures } from '../write-many-store.ts';

/** From so many recipes on threads calculate them, and so many at a time. */
const FEW_RECIPES = 5;
const RECIPES_OF_AN_ORDER = 25;

/** Calculates kept recipes anew and keeps their figures, in the transaction that locked them; lines and words stay. */
export async function recalculateRecipes(
  database: Database,
  foodData: FoodData,
  due: readonly DueRecipe[],
  now: Date,
): Promise<RecalculatedRecipe[]> {
  if (due.length === 0) return [];
  const organizationIds = [...new Set(due.map(({ organizationId }) => organizationId))];
  const ids = due.map(({ id }) => id);
  const figures = await inThreads(foodData, due, {
    module: new URL('../figures/figures-in-thread.ts', import.meta.url),
    answerTo: newFigures,
    how: { bags: await writtenBags(database, organizationIds, ids) },
    few: FEW_RECIPES,
    ofAnOrder: RECIPES_OF_AN_ORDER,
  });
  await writeFigures(
    database,
    figures.map(({ record }) => record),
  );
  const done = due.flatMap(({ id, organizationId, before }, place) => {
    const figure = figures[place];
    return figure ? [{ organizationId, recalculated: { id, names: figure.names, before, after: figure.after } }] : [];
  });
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
  await recordRecalculatedEvent(database, { organizationIds: due.map(({ organizationId }) => organizationId), at: now });
  return done;
}
