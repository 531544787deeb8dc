import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';

/** The release as `writeRelease` left it. */
export function readRelease(folder: string): FoodDataRelease {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const tables = read('tables.json') as Omit<FoodDataRelease, 'ingredients'>;
  return { ...tables, ingredients: read('ingredients.json') as FoodDataRelease['ingredients'] };
}
