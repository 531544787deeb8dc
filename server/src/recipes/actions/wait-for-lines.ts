import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { NO_BRANDS } from '@plateprint/shared/mapper/brands.ts';
import type { PurchasedRow } from '@plateprint/shared/mapper/waiting-names.ts';
import { isBlankLine, lineProblem } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { IngredientLine, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { brandsOf } from '../../mapper/brand-store.ts';
import { matchPurchasedAhead } from '../../mapper/match-purchased.ts';
import { weighWaiting } from '../../mapper/actions/wait-for.ts';
import { type RecipeNames, waitInRecipes } from '../../mapper/actions/wait-in-recipes.ts';
import { type HomeRestaurant, locationOf } from '../recipe-store.ts';

/** A saved recipe and its former state: one that neither waits nor waited costs nothing. */
interface SavedLines {
  id: string;
  draft: RecipeDraft;
  former?: RecipeDraft | undefined;
}

const UNMEASURED = { density: null, pieces: {} };

function isWaiting(line: IngredientLine): boolean {
  return !isBlankLine(line) && lineProblem(line) === 'no_ingredient';
}

/** Lines that nobody understood wait in the mapper by their names. Call it in the transaction that saves the recipes. */
export async function waitForLines(
  transaction: Database,
  foodData: FoodData,
  restaurant: HomeRestaurant,
  saved: readonly SavedLines[],
): Promise<void> {
  const concerned = saved.filter(({ draft, former }) => [draft, former].some((each) => each?.ingredients.some(isWaiting)));
  if (concerned.length === 0) return;
  const isAsked = concerned.some(({ draft }) => draft.ingredients.some(isWaiting));
  const brands = isAsked ? await brandsOf(transaction, restaurant.organizationId) : NO_BRANDS;
  const waiting = await inSlices(concerned, ({ id, draft }) => {
    const language = draft.names[0]?.language ?? 'en_gb';
    return { id, draft, language, rows: draft.ingredients.filter(isWaiting).map((line) => rowOf(line, language)) };
  });
  for (const [language, own] of Map.groupBy(waiting, (each) => each.language)) {
    const written = own.flatMap(({ rows }) => rows.map((row) => row.written));
    await matchPurchasedAhead(foodData, written, { language, brands });
  }
  const recipes: RecipeNames[] = [];
  for (const { id, draft, language, rows } of waiting) {
    const names =
      rows.length === 0 ? [] : await weighWaiting(foodData, { language, location: locationOf(draft, restaurant), rows, brands });
    recipes.push({ recipeId: id, names });
  }
  await waitInRecipes(transaction, { organizationId: restaurant.organizationId, recipes });
}

/** Grams of one making of the recipe, where its unit alone tells them. */
function rowOf({ inputIngredient, amount, unit }: IngredientLine, language: Language): PurchasedRow {
  const grams = amount === null || unit === null ? null : toGrams({ amount, unit, language }, UNMEASURED).grams;
  const written = parseLine(inputIngredient, language).name || inputIngredient;
  return { written: written.slice(0, 300), externalId: '', grams, money: null, waiting: true };
}
