import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, type Finding } from './findings.ts';

/** Categories that are poured or spooned: every ingredient of them has a density. */
const SPOONED = new Set([
  'milk-cream',
  'plant-dairy',
  'fats-oils',
  'sauces-condiments',
  'soft-drinks',
  'alcoholic-drinks',
  'grains-flour',
]);
/** Categories that are counted: every ingredient of them has the weight of a piece. */
const COUNTED = new Set(['eggs', 'fruit']);
/** Grams per millilitre: crisp flakes to syrup. */
const DENSITIES = [0.03, 1.6] as const;
/** Grams of a counted unit: a saffron thread to a whole ham. */
const PIECES = [0.05, 15_000] as const;

export function checkMeasures(ingredients: readonly IngredientRecord[]): Finding[] {
  return ingredients.flatMap(({ id, categoryId, density, pieces }) => [
    ...(SPOONED.has(categoryId) && density === null && pieces['piece'] === undefined ? [failure('no density', id)] : []),
    ...(COUNTED.has(categoryId) && Object.keys(pieces).length === 0 && density === null ? [failure('no piece weight', id)] : []),
    ...(density !== null && (density < DENSITIES[0] || density > DENSITIES[1])
      ? [failure('density', `${id}: ${density} g/ml`)]
      : []),
    ...Object.entries(pieces)
      .filter(([, grams]) => grams < PIECES[0] || grams > PIECES[1])
      .map(([unit, grams]) => failure('piece weight', `${id}: ${unit} ${grams} g`)),
  ]);
}
