import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { EmissionDatabase, Factor } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { type FactorOfItem, foodsOfEvidence } from '@plateprint/shared/reports/evidence/evidence-foods.ts';
import { twinOf } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { EvidenceItem, ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportContribution } from '@plateprint/shared/reports/model/report-data.ts';

/** Where the figures of items are looked up: the place of eating and the emission database. */
export interface ItemPlace {
  consumption: string;
  emissionDatabase: EmissionDatabase;
}

/** The factor that the food data has now for an item; asked once for each food. Null for what it does not know. */
export function presentFactors(
  foodData: Pick<FoodData, 'facts'>,
  { consumption, emissionDatabase }: ItemPlace,
): (item: EvidenceItem) => Factor | null {
  const place = { location: supplyLocation(consumption), emissionDatabase };
  const known = new Map<string, Factor | null>();
  return ({ variationId, categoryId, originId, organic }) => {
    if (variationId === null && categoryId === null) return null;
    const key = JSON.stringify([variationId, categoryId, originId, organic]);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const factor = foodData.facts({ variationId, categoryId, originId, organic }, place)?.factor ?? null;
    known.set(key, factor);
    return factor;
  };
}

/**
 * The foods of a report as it was published: with the factors of its evidence. How much of a range comes from an unknown origin
 * stands in no evidence; what the food data says of it now stands for it.
 */
export function publishedFoods(foodData: Pick<FoodData, 'facts'>, evidence: ReportEvidence): FoodPart[] {
  const { consumption, emissionDatabase } = evidence.report;
  const presentOf = presentFactors(foodData, { consumption, emissionDatabase });
  const factorOf: FactorOfItem = (item) =>
    item.factor && { co2PerKg: item.factor.co2PerKg, unknownOrigin: presentOf(item)?.unknownOrigin };
  return foodsOfEvidence(evidence, factorOf);
}

/** The foods of a report as its amounts give them with the food data of today; what that does not know keeps its factor. */
export function restatedFoods(
  foodData: Pick<FoodData, 'facts'>,
  evidence: ReportEvidence,
  emissionDatabase: EmissionDatabase,
): FoodPart[] {
  const presentOf = presentFactors(foodData, { consumption: evidence.report.consumption, emissionDatabase });
  return foodsOfEvidence(evidence, (item) => {
    const present = presentOf(item);
    if (present === null) return item.factor && { co2PerKg: item.factor.co2PerKg };
    const { co2e, unknownOrigin } = present;
    return { co2PerKg: { value: co2e.value * 1000, low: co2e.low * 1000, high: co2e.high * 1000 }, unknownOrigin };
  });
}

/** The same without land-use change; null where the split of one of them is not known. */
export function restatedWithoutLandUse(
  foodData: Pick<FoodData, 'facts'>,
  evidence: ReportEvidence,
  emissionDatabase: EmissionDatabase,
): FoodPart[] | null {
  const presentOf = presentFactors(foodData, { consumption: evidence.report.consumption, emissionDatabase });
  let isSplit = true;
  const parts = foodsOfEvidence(evidence, (item) => {
    const present = presentOf(item);
    const twin = present ? twinOf(present, 1000) : (item.factor?.co2PerKgWithoutLandUseChange ?? null);
    if (twin === null && (present !== null || item.factor !== null)) isSplit = false;
    return twin && { co2PerKg: twin };
  });
  return isSplit ? parts : null;
}

/** The foods of a document: their origins are not known apart. */
export function foodsOfDocument(contributions: readonly ReportContribution[]): FoodPart[] {
  return contributions
    .filter(({ co2 }) => co2.value > 0)
    .map(({ group, co2 }) => ({ food: group, supply: '', co2, supplyRange: { low: co2.value, high: co2.value } }));
}
