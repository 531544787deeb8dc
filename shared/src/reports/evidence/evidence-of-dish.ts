import { weightSpread } from '../../ingredients/measures/weight-source.ts';
import type { EmissionDatabase, IngredientFacts } from '../../ingredients/ingredient-facts.ts';
import { factsOfLine } from '../../recipes/footprint/draft-footprint.ts';
import { isBlankLine } from '../../recipes/model/ingredient-line.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import {
  type CountedLine,
  countedCustomIngredient,
  countedLine,
  type LineFacts,
  twinOf,
} from '../../recipes/footprint/line-footprint.ts';
import type { RecipeContent } from '../../recipes/footprint/recipe-footprint.ts';
import type { CustomIngredient, IngredientLine } from '../../recipes/model/recipe.ts';
import { foodName, type ReportKitchen } from '../rows/dish-content.ts';
import type { EvidenceFactor, EvidenceItem } from './report-evidence.ts';

/** The lines of a recipe or bag with the grams and the factor that each was counted with. */
export function evidenceLines(kitchen: ReportKitchen, draft: RecipeContent): EvidenceItem[] {
  return [
    ...draft.ingredients.filter((line) => !isBlankLine(line)).map((line) => evidenceOfLine(kitchen, line)),
    ...draft.customIngredients.map(evidenceOfCustom),
  ];
}

function evidenceOfLine(kitchen: ReportKitchen, line: IngredientLine): EvidenceItem {
  const facts = factsOfLine(kitchen, line, kitchen.known);
  const { grams, weighed, co2, grade }: CountedLine = countedLine(line, facts);
  const { bagId = null, ingredient, variation, categoryId, originId, organic } = line;
  const place = { ingredientId: ingredient, variationId: variation, categoryId, originId, organic };
  const name = bagId === null ? foodName(kitchen.foodData, place) : null;
  const factor =
    co2 === null || !facts?.factor
      ? null
      : bagId === null
        ? evidenceFactor(facts as IngredientFacts, kitchen.place.emissionDatabase)
        : { ...perKgOf(facts.factor), grade, emissionDatabase: kitchen.place.emissionDatabase, sources: [] };
  return {
    ...place,
    name: name ?? line.inputIngredient,
    bagId,
    grams,
    ...(weighed !== null && { weighed: { source: weighed, spread: weightSpread(weighed) } }),
    factor,
  };
}

function evidenceOfCustom(custom: CustomIngredient): EvidenceItem {
  const { grams, co2 } = countedCustomIngredient(custom);
  const own = co2 === null ? null : custom.co2PerKg;
  return {
    name: custom.name,
    ingredientId: null,
    variationId: null,
    categoryId: null,
    bagId: null,
    originId: null,
    organic: false,
    grams,
    factor:
      own === null
        ? null
        : {
            co2PerKg: { value: own, low: own, high: own },
            co2PerKgWithoutLandUseChange: null,
            grade: null,
            emissionDatabase: null,
            sources: [],
          },
  };
}

/** The factor of a food in g CO2e per kg; null when the database has none. */
export function evidenceFactor(
  facts: Pick<IngredientFacts, 'factor'> | null,
  emissionDatabase: EmissionDatabase,
): EvidenceFactor | null {
  if (!facts?.factor) return null;
  const { grade, sources } = facts.factor;
  return {
    ...perKgOf(facts.factor),
    grade,
    emissionDatabase,
    sources: [...new Set(sources.map(({ source }) => source))],
  };
}

/** Grams CO2e per kilogram, with and without land-use change. */
function perKgOf(factor: NonNullable<LineFacts['factor']>): Pick<EvidenceFactor, 'co2PerKg' | 'co2PerKgWithoutLandUseChange'> {
  return { co2PerKg: scaled(factor.co2e, 1000), co2PerKgWithoutLandUseChange: twinOf(factor, 1000) };
}
