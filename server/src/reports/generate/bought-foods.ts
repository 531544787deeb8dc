import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { EmissionDatabase, Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import { type Language, localeOf, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { type BoughtFood, boughtKey, ofBoughtKey } from '@plateprint/shared/reports/rows/bought-line.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';

/** A purchased row with what was found out about it. */
export interface Counted {
  row: IngredientRow;
  food: BoughtFood | null;
  grams: number | null;
}

/** Whether a row says what it is. */
export function isMatched({
  ingredient,
  variation,
  categoryId,
}: Pick<IngredientRow, 'ingredient' | 'variation' | 'categoryId'>): boolean {
  return categoryId !== null || (ingredient !== null && variation !== null);
}

/** @throws unknown_ingredient naming the rows whose ids the food data does not have */
export function refuseUnknownFoods(foodData: FoodData, rows: readonly IngredientRow[]): void {
  const problems = rows.flatMap((row, place): FieldProblem[] =>
    unknownFields(foodData, row).map((field) => ({
      path: `ingredients.${place}.${field}`,
      code: 'unknown_ingredient',
      message: 'There is nothing with this id.',
    })),
  );
  if (problems.length > 0) throw new AppError('unknown_ingredient', problems.slice(0, 50));
}

function unknownFields(foodData: FoodData, { ingredient, variation, categoryId, originId }: IngredientRow): string[] {
  const found = variation === null ? null : foodData.variation(variation);
  const isOfAnother = found !== null && ingredient !== null && found.ingredient.id !== ingredient;
  return [
    ...(ingredient !== null && !foodData.ingredient(ingredient) ? ['ingredient'] : []),
    ...(variation !== null && (!found || isOfAnother) ? ['variation'] : []),
    ...(categoryId !== null && !foodData.category(categoryId) ? ['categoryId'] : []),
    ...(originId !== null && !Object.hasOwn(foodData.release.transport.distances, originId) ? ['originId'] : []),
  ];
}

interface Shop {
  location: Location;
  emissionDatabase: EmissionDatabase;
  language: Language;
  /** The month of purchase, 1–12; null: of several. */
  month: number | null;
}

/** The food data's facts on purchased rows; asked once for each food. */
export function boughtFoods(foodData: FoodData, { language, ...place }: Shop): (row: IngredientRow) => BoughtFood | null {
  const known = new Map<string, BoughtFood | null>();
  return (row) => {
    if (!isMatched(row)) return null;
    const key = boughtKey(row);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const { categoryId, originId, organic } = row;
    const variationId = categoryId === null ? row.variation : null;
    const facts = foodData.facts({ variationId, categoryId, originId, organic }, place);
    const food = facts && { facts, id: variationId ?? categoryId ?? '', ...namesOf(foodData, row, language) };
    known.set(key, food);
    return food;
  };
}

function namesOf(foodData: FoodData, row: IngredientRow, language: Language): Pick<BoughtFood, 'name' | 'foodName'> {
  return namesOfFood(foodData, row, language) ?? { name: row.written, foodName: row.written };
}

/** The name of a line of purchases in a language, by what makes it one line; null for what the food data does not have. */
export function boughtName(foodData: FoodData, key: string, language: Language): string | null {
  const { food, originId, organic } = ofBoughtKey(key);
  const categoryId = foodData.category(food) ? food : null;
  return namesOfFood(foodData, { variation: food, categoryId, originId, organic }, language)?.name ?? null;
}

/** "Yellow onion, raw, Sweden, organic": lines of one food differ by what follows its name. */
function namesOfFood(
  foodData: FoodData,
  row: Pick<IngredientRow, 'variation' | 'categoryId' | 'originId' | 'organic'>,
  language: Language,
): Pick<BoughtFood, 'name' | 'foodName'> | null {
  const { release } = foodData;
  const marks = [
    ...(row.originId === null ? [] : [countryName(row.originId, language)]),
    ...(row.organic ? release.organicWords[nameLanguageOf(language)].slice(0, 1) : []),
  ];
  const category = row.categoryId === null ? null : foodData.category(row.categoryId);
  if (category) return { name: [labelIn(language, category.names), ...marks].join(', '), foodName: category.names.en };
  const found = row.variation === null ? null : foodData.variation(row.variation);
  if (!found) return null;
  const { ingredient, variation } = found;
  const name = [ingredientName(ingredient, language), variationName(release, variation, language), ...marks].join(', ');
  return { name, foodName: ingredientName(ingredient, 'en_gb') };
}

function countryName(originId: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(originId)) return originId;
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(originId) ?? originId;
}
