import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodDataRelease, IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData, type FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { rememberingFacts } from './remembered-facts.ts';

const RELEASE = join(import.meta.dirname, '../../../food-data/release');

const opened = new Map<string, Promise<FoodData>>();

/** The food data's release, read once and shared by everyone in this process: nothing in it changes. */
export function loadFoodData(folder = RELEASE): Promise<FoodData> {
  const known = opened.get(folder);
  if (known) return known;
  const reading = readRelease(folder).then((release) => rememberingFacts(openFoodData(release)));
  opened.set(folder, reading);
  return reading;
}

async function readRelease(folder: string): Promise<FoodDataRelease> {
  const [tables, ingredients] = await Promise.all(
    ['tables.json', 'ingredients.json'].map((file) => readFile(join(folder, file), 'utf8')),
  );
  return {
    ...(JSON.parse(tables ?? '') as Omit<FoodDataRelease, 'ingredients'>),
    ingredients: JSON.parse(ingredients ?? '') as IngredientRecord[],
  };
}
