import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';

interface DishRange {
  lightest: RecipeSummary;
  heaviest: RecipeSummary;
  /** How many recipes have a figure that covers all their lines. */
  count: number;
}

/** The recipes with the lowest and the highest CO2e per portion; only complete figures compete. Null below two. */
export function dishRange(recipes: readonly RecipeSummary[]): DishRange | null {
  const known = recipes
    .filter((recipe) => recipe.complete && recipe.co2PerPortion !== null)
    .toSorted((one, other) => (one.co2PerPortion?.value ?? 0) - (other.co2PerPortion?.value ?? 0));
  const lightest = known[0];
  const heaviest = known.at(-1);
  return lightest && heaviest && known.length > 1 ? { lightest, heaviest, count: known.length } : null;
}
