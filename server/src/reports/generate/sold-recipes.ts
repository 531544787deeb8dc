import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import { writtenBags } from '../../recipes/bag-store.ts';
import { soldRecipes, type WrittenRecipe } from '../store/sold-recipe-store.ts';
import type { Generation } from './generated.ts';
import type { WrittenDishes } from './sold-dishes.ts';

/** Recipes of one query: about 5 MB of drafts. */
const BATCH = 500;

/** The recipes of a report's rows, and the bags in them. @throws invalid_input naming the rows whose recipe is none that this restaurant could sell */
export async function writtenDishes(generation: Generation): Promise<WrittenDishes> {
  const { database, restaurant, draft, formerIds, progress } = generation;
  const rows = soldRows(draft);
  const ids = [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
  const recipes: WrittenRecipe[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    await progress.step('reading', from, ids.length);
    recipes.push(...(await soldRecipes(database, restaurant, ids.slice(from, from + BATCH))));
  }
  const found = new Set(recipes.map(({ id }) => id));
  const unknown = rows.filter(({ id }) => id !== null && !found.has(id) && !formerIds.has(id));
  if (unknown.length === 0) return { recipes, bags: await writtenBags(database, [restaurant.organizationId], [...found]) };
  throw new AppError(
    'invalid_input',
    unknown
      .slice(0, 50)
      .map(({ path }) => ({ path: `${path}.id`, code: 'unknown_recipe', message: 'There is no recipe with this id.' })),
  );
}
