import { coverageState } from '@plateprint/shared/footprint/coverage.ts';
import { addedParts } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { OpenComparedSide } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { bridgeSideOf } from '@plateprint/shared/reports/bridge/evidence-bridge-side.ts';
import { evidenceLines } from '@plateprint/shared/reports/evidence/evidence-of-dish.ts';
import { dishContent, type ReportKitchen, reportKitchen } from '@plateprint/shared/reports/rows/dish-content.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Services } from '../../../platform/services.ts';
import { calculateRecipe, pantryOf } from '../../../recipes/figures/calculate-recipe.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { type SideQuestion, type LoadedSide, perOf } from './loaded-side.ts';
import { understoodRecipe } from '../calls/open-draft.ts';
import { understandOpenLines } from '../lines/understand-open-lines.ts';

type SentRecipe = Pick<OpenComparedSide, 'consumption'> & Required<Pick<OpenComparedSide, 'recipe' | 'language'>>;

/** A recipe that is calculated and not kept. @throws unknown_ingredient, invalid_input, naming its fields */
export async function recipeSide(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { organization }: OpenCaller,
  { sent: { recipe, language, consumption }, basis, path }: SideQuestion<SentRecipe>,
): Promise<LoadedSide> {
  const [lines = []] = await understandOpenLines(
    { database, foodData },
    { organizationId: organization.id, language, recipes: [recipe.lines] },
  );
  const { draft } = understoodRecipe(foodData, recipe, { lines, language, path: `${path}.recipe` });
  const place = consumption ?? organization.location;
  const { coverage, level } = calculateRecipe(foodData, draft, place);
  const share = coverage.ofExpected ?? coverage.byWeight;
  const by = (chosen: EmissionDatabase) => {
    const kitchen = reportKitchen(pantryOf(foodData, { location: chosen }, place));
    const { parts, weightCovered } = dishContent(kitchen, '', draft);
    const per = perOf(basis, { portions: draft.portions, grams: weightCovered });
    const foods = addedParts(parts.map(({ group, supply, co2, supplyRange }) => ({ food: group, supply, co2, supplyRange })));
    const lacks = { share, of: JSON.stringify([draft.ingredients, draft.portions]) };
    return {
      weight: weightCovered,
      figures: {
        side: { parts: foods, per, coverage: lacks, amounts: 'typed' as const },
        bridge: bridgeOfRecipe(kitchen, draft, place),
        foodDataVersions: [foodData.version],
      },
    };
  };
  const { weight, figures } = by(draft.location);
  return {
    kind: 'recipe',
    reportId: null,
    coverage: { of: 'weight', share, state: coverageState(share) },
    weight,
    mayHaveLevel: level !== null,
    emissionDatabase: draft.location,
    consumption: place,
    asPublished: figures,
    today: (chosen) => by(chosen).figures,
  };
}

/** A recipe as what is sold of one dish: its portions. */
function bridgeOfRecipe(
  kitchen: ReportKitchen & { foodData: Pick<FoodData, 'facts'> },
  draft: RecipeDraft,
  place: string,
): BridgeSide {
  const lines = evidenceLines(kitchen, draft);
  const dish = { id: 'dish', name: 'dish', version: 0, portions: draft.portions, mealSize: 1, lines };
  const row = { key: '', name: 'dish', from: null, recipeId: 'dish', servings: draft.portions, item: null };
  const evidence = {
    recipes: [dish],
    rows: [{ ...row, setAside: false, money: null, co2: null, co2WithoutLandUseChange: null }],
  };
  return bridgeSideOf(evidence, place, ({ factor }) => factor && factor.co2PerKg.value / 1000);
}
