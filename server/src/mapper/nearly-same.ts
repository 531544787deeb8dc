import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, ReleasedAllergens, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';

/** How many times the footprint of one may be that of the other, for a doubt between both to be worth nobody's time. */
const NEAR = 1.1;

/** Where any footprint is told, so that two can be compared. */
const PLACE = { location: 'EU', emissionDatabase: 'organization', month: null } as const;

const footprints = onceFor((_release: FoodData) => new Map<string, number | null>());

/** kg CO2e per kg of a kind as it is bought anywhere; null where the food data have none. */
function footprintOf(foodData: FoodData, { id }: VariationRecord): number | null {
  const known = footprints(foodData);
  const found = known.get(id);
  if (found !== undefined) return found;
  const asked = { variationId: id, categoryId: null, originId: null, organic: false };
  const footprint = foodData.facts(asked, PLACE)?.factor?.co2e.value ?? null;
  known.set(id, footprint);
  return footprint;
}

interface Kind {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

/** Whether two kinds have the same allergens, and footprints so near that a figure hardly changes by which of both a row means. */
export function isNearlySame(foodData: FoodData, one: Kind, other: Kind): boolean {
  if (one.variation.id === other.variation.id) return true;
  const [mine, theirs] = [footprintOf(foodData, one.variation), footprintOf(foodData, other.variation)];
  if (!mine || !theirs || Math.max(mine / theirs, theirs / mine) > NEAR) return false;
  return allergensOf(one) === allergensOf(other);
}

const allergensOf = ({ ingredient, variation }: Kind): string => written(variation.allergens ?? ingredient.allergens);

const written = onceFor(({ contains, mayContain }: ReleasedAllergens) =>
  [contains, mayContain].map((ids) => ids.toSorted().join(' ')).join(' | '),
);
