import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import { addedParts } from '@plateprint/shared/footprint/difference/food-part.ts';
import { combineKnown } from '@plateprint/shared/footprint/uncertainty.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { RecipeContent } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { bridgeSideOf } from '@plateprint/shared/reports/bridge/evidence-bridge-side.ts';
import { evidenceLines } from '@plateprint/shared/reports/evidence/evidence-of-dish.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { dishContent, type ReportKitchen, reportKitchen } from '@plateprint/shared/reports/rows/dish-content.ts';
import { calculateRecipe, pantryOf } from '../../recipes/figures/calculate-recipe.ts';
import type { Bags } from '../../recipes/bag-store.ts';
import { type Amounts, dividedBy, type LoadedSide } from './loaded-side.ts';

interface PlacedRecipe {
  draft: RecipeDraft;
  /** Where it is eaten. */
  place: string;
  bags: Bags;
}

/** A recipe as one side, always by the food data of today: its figures of then are kept as sums alone. */
export function loadedRecipe(
  foodData: FoodData,
  { draft, place, bags }: PlacedRecipe,
  perOf: (amounts: Amounts) => number,
): LoadedSide {
  const { coverage, level } = calculateRecipe(foodData, draft, place, bags);
  const share = coverage.ofExpected ?? coverage.byWeight;
  const by = (chosen: EmissionDatabase) => {
    const kitchen = reportKitchen(pantryOf(foodData, { emissionDatabase: chosen }, place, bags));
    const { parts, weightCovered } = dishContent(kitchen, '', draft);
    const per = perOf({ portions: draft.portions, grams: weightCovered });
    const foods = addedParts(parts.map(({ group, supply, co2, supplyRange }) => ({ food: group, supply, co2, supplyRange })));
    const lacks = { share, of: JSON.stringify([draft.ingredients, draft.portions]) };
    return {
      weight: weightCovered,
      figures: {
        side: { parts: foods, per, coverage: lacks, amounts: 'typed' as const },
        without: dividedBy(per, combineKnown(parts.map(({ group, co2WithoutLandUseChange: figure }) => ({ group, figure })))),
        bridge: bridgeOfRecipe(kitchen, draft, place),
        foodDataVersions: [foodData.version],
      },
    };
  };
  const { weight, figures } = by(draft.emissionDatabase);
  return {
    kind: 'recipe',
    kitchen: '',
    reportId: null,
    coverage: { of: 'weight', share, state: coverageState(share) },
    weight,
    mayHaveLevel: level !== null,
    emissionDatabase: draft.emissionDatabase,
    consumption: place,
    asPublished: figures,
    today: (chosen) => by(chosen).figures,
  };
}

const DISH = 'dish';

/** A recipe as what is sold of one dish: its portions. */
function bridgeOfRecipe(kitchen: ReportKitchen, draft: RecipeDraft, place: string): BridgeSide {
  const dish = recipeIn(kitchen, { id: DISH, portions: draft.portions, content: draft });
  const row = { key: '', name: DISH, from: null, recipeId: DISH, servings: draft.portions, item: null };
  const evidence = {
    recipes: [dish, ...bagsIn(kitchen, draft)],
    rows: [{ ...row, setAside: false, money: null, co2: null, co2WithoutLandUseChange: null }],
  };
  return bridgeSideOf(evidence, place, ({ factor }) => factor && factor.co2PerKg.value / 1000);
}

/** The bags of a recipe, and those in them, each once. */
function bagsIn(kitchen: ReportKitchen, content: RecipeContent, known = new Set<string>()): ReportEvidence['recipes'] {
  return bagIdsOf(content).flatMap((id) => {
    const bag = kitchen.bags.get(id);
    if (!bag || known.has(id)) return [];
    known.add(id);
    return [recipeIn(kitchen, { id, portions: bag.portions, content: bag }), ...bagsIn(kitchen, bag, known)];
  });
}

function recipeIn(
  kitchen: ReportKitchen,
  { id, portions, content }: { id: string; portions: number; content: RecipeContent },
): ReportEvidence['recipes'][number] {
  return { id, name: id, version: 0, portions, mealSize: 1, lines: evidenceLines(kitchen, content) };
}
