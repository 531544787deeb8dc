import { LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { OpenFootprint } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { type BeyondTheKitchen, beyondTheKitchen, weightAsServed } from '@plateprint/shared/recipes/served/served-figures.ts';
import { doubtsOfDish } from '@plateprint/shared/recipes/model/doubts.ts';

export function presentFootprint(
  { draft, footprint }: { draft: Pick<RecipeDraft, 'portions' | 'ingredientBag' | 'served'>; footprint: RecipeFootprint },
  basis: Pick<OpenFootprint, 'emissionDatabase' | 'consumption' | 'foodDataVersion'>,
): OpenFootprint {
  const { co2WithoutLandUseChange, co2PerPortionWithoutLandUseChange } = footprint;
  const { co2, co2PerPortion, weight, weightPerPortion, level, grade, coverage } = footprint;
  return {
    co2,
    co2WithoutLandUseChange,
    co2PerPortion,
    co2PerPortionWithoutLandUseChange,
    weight,
    weightPerPortion,
    served: weightAsServed(draft, footprint),
    beyondTheKitchen: presentBeyond(beyondTheKitchen({ ...draft, place: basis.consumption }, footprint)),
    level,
    label: level && LEVEL_LETTERS[level],
    grade,
    complete: coverage.complete,
    ...openCoverageOfDish(footprint),
    linesCovered: coverage.linesCovered,
    doubts: doubtsOfDish({ footprint, draft }),
    boundary: 'farm_to_kitchen_door',
    ...basis,
  };
}

function presentBeyond(beyond: BeyondTheKitchen | null): OpenFootprint['beyondTheKitchen'] {
  if (beyond === null) return null;
  const { boundary, cooking, waste, total } = beyond;
  return { boundary, cooking: cooking?.co2 ?? null, waste: waste?.co2 ?? null, total };
}

/** How much of a dish its figures speak of, as programs read it. */
function openCoverageOfDish(
  footprint: Pick<RecipeFootprint, 'coverage'>,
): Pick<OpenFootprint, 'coverage' | 'coverageState' | 'coverageOf'> {
  const { share, state, of } = coverageOfDish(footprint);
  return { coverage: share, coverageState: state, coverageOf: of };
}
