import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { MatchCandidate, NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { likelyFactor, spreadOf } from '@plateprint/shared/mapper/at-stake.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { type Brands, withoutBrands } from '@plateprint/shared/mapper/brands.ts';
import { familyOf } from '@plateprint/shared/mapper/similar-names.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import { matchPurchased } from './match-purchased.ts';

/** Language-free, as it is kept: the names come from the food data when somebody looks. */
export type StoredCandidate = Pick<MatchCandidate, 'ingredientId' | 'variationId' | 'confidence'>;

export interface WeighedName {
  candidates: StoredCandidate[];
  /** kg CO2e per kg. */
  spread: number;
  /** kg CO2e per kg that it most likely has; null where the food data has no factor at all. */
  guessedFactor: number | null;
  /** Names of one family most likely stand for the same; null for one alike to none. */
  family: string | null;
}

/** Weighs names of one language: their candidates, and how far apart the factors of these are where the food is eaten. */
export function nameWeigher(
  foodData: FoodData,
  { language, location, brands }: { language: Language; location: string; brands: Brands },
): (name: string, match?: NameMatch) => WeighedName {
  const place = { location: supplyLocation(location), emissionDatabase: 'organization' as const };
  const known = { variationId: null, categoryId: null, originId: null, organic: false };
  const all = foodData.release.categories.flatMap(
    ({ id }) => foodData.facts({ ...known, categoryId: id }, place)?.factor?.co2e.value ?? [],
  );
  return (name, match = matchPurchased(foodData, name, { language, brands })) => {
    const { candidates, organic, origin_id: originId } = match;
    const weighed = candidates.map(({ ingredientId, variationId, confidence }) => ({
      candidate: { ingredientId, variationId, confidence },
      confidence,
      factor: foodData.facts({ ...known, variationId, originId, organic }, place)?.factor?.co2e ?? null,
    }));
    const mayBeNoFood = readsLikeNoFood(fold(name), nameLanguageOf(language));
    return {
      candidates: weighed.map(({ candidate }) => candidate),
      spread: spreadOf(weighed, { all, mayBeNoFood }),
      guessedFactor: likelyFactor(weighed, { all, mayBeNoFood }),
      family: familyOf({ name: withoutBrands(name, brands), language_iso: language, candidates }),
    };
  };
}

/** kg CO2e per kg of what was decided, where the food is eaten; null for a decision for nothing, 0 for what is no food. */
export function decidedFactor(foodData: FoodData, decision: MappingDecision, location: string): number | null {
  if (decision.notFood) return 0;
  const { variationId, categoryId, origin_iso: originId, organic } = decision;
  if (variationId === null && categoryId === null) return null;
  const place = { location: supplyLocation(location), emissionDatabase: 'organization' as const };
  return foodData.facts({ variationId, categoryId, originId, organic: organic ?? false }, place)?.factor?.co2e.value ?? null;
}
