import { type Covered, coverageState } from '../../footprint/coverage.ts';
import type { RecipeFootprint } from '../model/recipe.ts';

/**
 * How much of everything written in a dish its figures speak of, by weight: a line without a weight is in the whole with what
 * its kind usually weighs. Without its main component it is too little, whatever the share (decisions 29 and 43).
 */
export function coverageOfDish({ coverage }: Pick<RecipeFootprint, 'coverage'>): Covered & { share: number } {
  const { byWeight, ofExpected, unweighedMain = [], uncountedLargest = [] } = coverage;
  const share = ofExpected ?? byWeight;
  const lacksMain = unweighedMain.length + uncountedLargest.length > 0;
  return { of: 'weight', share, state: lacksMain ? 'too_little' : coverageState(share) };
}

/**
 * What a portion gives, known of no more than is counted: a main part without a weight is not in the weight that nutrition is
 * known of, and a dish without it would be called too light a meal.
 */
export function nutritionOfDish(footprint: Pick<RecipeFootprint, 'coverage' | 'nutrition'>): RecipeFootprint['nutrition'] {
  const { nutrition } = footprint;
  return { ...nutrition, coverage: Math.min(nutrition.coverage, coverageOfDish(footprint).share) };
}
