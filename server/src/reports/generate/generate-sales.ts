import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { dishContent } from '@plateprint/shared/reports/rows/dish-content.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { foodPartsOf } from '@plateprint/shared/reports/totals/food-parts.ts';
import { type CountedLine, reportTotals } from '@plateprint/shared/reports/totals/report-totals.ts';
import { nameKey, soldLine, unknownDishLine } from '@plateprint/shared/reports/rows/sold-line.ts';
import { type SoldRow, soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import { bagsWithin } from '../../recipes/bag-store.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import { type SoldRecipe, soldRecipes } from '../store/sold-recipe-store.ts';
import type { Generated, Generation } from './generated.ts';
import { kitchenOf, kitchensOf } from './sales-kitchens.ts';
import { type CountedDish, salesEvidence } from './sales-evidence.ts';

/** Recipes of one query: about 5 MB of drafts. */
const BATCH = 500;

/** Dishes sold in one restaurant, or in one of its events. */
export async function generateSales(generation: Generation): Promise<Generated> {
  const { foodData, draft, restaurant, progress } = generation;
  const rows = soldRows(draft);
  const recipes = await recipesOfRows(generation, rows);
  const bagIds = new Set([...recipes.values()].flatMap((recipe) => bagIdsOf(recipe.draft)));
  const bags = await bagsWithin(generation.database, [restaurant.organizationId], [...bagIds]);
  const sold = summedUp(rows);
  const totals = {} as Record<EmissionDatabase, Totalled>;
  const foods = {} as Record<EmissionDatabase, FoodPart[]>;
  let counted: CountedDish[] = [];
  for (const [nth, emissionDatabase] of EMISSION_DATABASES.entries()) {
    const kitchens = kitchensOf(generation, bags, emissionDatabase);
    const lines: CountedLine[] = [];
    const dishes: CountedDish[] = [];
    for (const [id, dish] of sold) {
      await progress.step('calculating', lines.length + nth * sold.size, sold.size * EMISSION_DATABASES.length);
      const recipe = recipes.get(id);
      if (!recipe || recipe.isBinned) {
        lines.push(unknownDishLine(dish.recipeId, dish));
        continue;
      }
      const kitchen = kitchenOf(kitchens, recipe);
      const content = dishContent(kitchen, id, recipe.draft);
      dishes.push({ recipe, kitchen, content });
      lines.push(soldLine(id, content, { ...dish, name: nameIn(recipe.draft.names, draft.settings.language) || dish.name }));
    }
    const data = reportTotals(lines, { foodDataVersion: foodData.version, numberOfGuests: null, levelsBy: 'servings' });
    totals[emissionDatabase] = { data, changeFirst: changeFirst('dish', data) };
    foods[emissionDatabase] = foodPartsOf(lines);
    if (emissionDatabase === draft.location) counted = dishes;
  }
  return {
    totals,
    foods,
    evidence: await salesEvidence(generation, { rows, counted, bags }),
    restaurants: [],
    unmatchedRows: rows.filter(({ id }) => id === null).length,
  };
}

interface SoldDish {
  recipeId: string | null;
  name: string;
  rows: number;
  servings: number;
}

/** Rows of one recipe, or of one name that nobody knows, together. */
function summedUp(rows: readonly SoldRow[]): Map<string, SoldDish> {
  const dishes = new Map<string, SoldDish>();
  for (const { id, name, servings } of rows) {
    const key = id ?? nameKey(name);
    const former = dishes.get(key);
    if (!former) {
      dishes.set(key, { recipeId: id, name, rows: 1, servings: servings ?? 0 });
      continue;
    }
    former.rows += 1;
    former.servings += servings ?? 0;
  }
  return dishes;
}

/** @throws invalid_input naming the rows whose recipe is none that this restaurant could sell */
async function recipesOfRows({ database, restaurant, formerIds, progress }: Generation, rows: readonly SoldRow[]) {
  const ids = [...new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))];
  const recipes = new Map<string, SoldRecipe>();
  for (let from = 0; from < ids.length; from += BATCH) {
    await progress.step('reading', from, ids.length);
    const found = await soldRecipes(database, restaurant, ids.slice(from, from + BATCH));
    for (const recipe of found) recipes.set(recipe.id, recipe);
  }
  const unknown = rows.filter(({ id }) => id !== null && !recipes.has(id) && !formerIds.has(id));
  if (unknown.length === 0) return recipes;
  throw new AppError(
    'invalid_input',
    unknown
      .slice(0, 50)
      .map(({ path }) => ({ path: `${path}.id`, code: 'unknown_recipe', message: 'There is no recipe with this id.' })),
  );
}
