import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { ReleaseFile } from './write-release.ts';

/** The release as `writeRelease` left it. */
export function readRelease(folder: string): FoodDataRelease {
  return releaseOf((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The release from the texts of its files, wherever they lie. */
export function releaseOf(textOf: (file: ReleaseFile) => string): FoodDataRelease {
  const tables = JSON.parse(textOf('tables.json')) as Omit<FoodDataRelease, 'ingredients'>;
  return { ...tables, ingredients: JSON.parse(textOf('ingredients.json')) as FoodDataRelease['ingredients'] };
}
