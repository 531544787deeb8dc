import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { ComparedDish, ComparedSource, MeasuredFigures } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { SourceId } from '../read/published-values.ts';
import type { Sources } from '../read/sources.ts';
import type { ResolvedIngredient } from '../release/build-release.ts';
import { rankCorrelation } from './rank-correlation.ts';
import { REFERENCE_RECIPES } from './reference-recipes.ts';
import { publishedOf, totalOf } from './reference-table.ts';

const COMPARED: readonly SourceId[] = ['agribalyse', 'rivm', 'sel', 'clark', 'pn'];

/** A figure this near to a source stands on that source alone, and proves nothing about it. */
const SAME = 0.001;

/** How far the release's figures lie from each source that they do not stand on alone, and its reference dishes from published ones. */
export function measuredFigures(
  resolved: readonly ResolvedIngredient[],
  foodData: FoodData,
  sources: Pick<Sources, 'agribalyse' | 'clark'>,
): MeasuredFigures {
  return { sources: COMPARED.map((source) => compared(source, resolved)), dishes: dishes(foodData, sources) };
}

function compared(source: SourceId, resolved: readonly ResolvedIngredient[]): ComparedSource {
  const pairs = resolved
    .flatMap(({ variations }) => variations)
    .flatMap(({ entry, figure, values }) => {
      // Records of meat alone stand beside a figure with bone by their share.
      const theirs = (values.find((value) => value.source === source)?.atRetail ?? 0) * (entry.meat ?? 1);
      if (!figure || figure.basis === 'derived' || theirs <= 0) return [];
      return [[sumOfStages(figure.stages), theirs] as const];
    })
    .filter(([ours, theirs]) => Math.abs(ours / theirs - 1) > SAME);
  const within = (times: number) => pairs.filter(([ours, theirs]) => ours / theirs <= times && theirs / ours <= times).length;
  const foods = pairs.length;
  return {
    source,
    foods,
    withinHalf: foods === 0 ? 0 : rounded(within(1.5) / foods),
    withinTwo: foods === 0 ? 0 : rounded(within(2) / foods),
    rank: foods < 3 ? null : rounded(rankCorrelation(pairs) ?? 0),
  };
}

/** Per kilogram, eaten in France, whose published dishes they are. */
function dishes(foodData: FoodData, sources: Pick<Sources, 'agribalyse' | 'clark'>): ComparedDish[] {
  return REFERENCE_RECIPES.flatMap((recipe) => {
    const grams = Object.values(recipe.grams).reduce((sum, each) => sum + each, 0);
    const calculated = rounded(totalOf(recipe, foodData, 'FR') / grams);
    return publishedOf(recipe, sources).map(({ source, what, value }) => ({
      name: recipe.name,
      calculated,
      published: rounded(value),
      source,
      what,
    }));
  });
}

/** To three places: more would be other digits after each build. */
function rounded(value: number): number {
  return Number(value.toFixed(3));
}
