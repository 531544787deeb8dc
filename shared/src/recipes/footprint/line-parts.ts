import type { Nutrition } from '../../ingredients/ingredient-facts.ts';
import type { LineFacts } from './line-footprint.ts';
import type { RecipeFootprint } from '../model/recipe.ts';

/** A figure of a portion that is the sum of its lines. */
export type SummedFigure = 'weight' | 'water' | 'land' | keyof Nutrition;

export interface LinePart {
  _id: string;
  /** Grams, litres, m²·year, kcal or grams of a nutrient, in one portion. */
  value: number;
}

/**
 * What each line brings to a figure of one portion, most first; a line that does not know it is left out.
 * `facts[i]` belongs to `lines[i]`; the recipe's own ingredients, which come last, have none.
 */
export function lineParts(
  figure: SummedFigure,
  { lines }: Pick<RecipeFootprint, 'lines'>,
  { facts, portions }: { facts: readonly (LineFacts | null)[]; portions: number },
): LinePart[] {
  const parts = lines.flatMap(({ _id, grams }, row): LinePart[] => {
    const perGram = figure === 'weight' ? 1 : perGramOf(figure, facts[row] ?? null);
    return grams === null || perGram === null ? [] : [{ _id, value: (grams * perGram) / portions }];
  });
  return parts.toSorted((one, other) => other.value - one.value);
}

function perGramOf(figure: Exclude<SummedFigure, 'weight'>, facts: LineFacts | null): number | null {
  if (figure === 'water' || figure === 'land') {
    const perKg = facts?.[figure]?.value;
    return perKg === undefined ? null : perKg / 1000;
  }
  const per100g = facts?.nutrition?.[figure] ?? null;
  return facts === null || per100g === null ? null : (per100g * facts.edibleShare) / 100;
}
