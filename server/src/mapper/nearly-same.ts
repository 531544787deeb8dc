import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, ReleasedAllergens, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';

/** How many times the footprint of one may be that of the other, for a doubt between both to be worth nobody's time. */
const NEAR = 1.1;

/** Where kinds are compared: grown in a heated greenhouse of one country, a thing may be near another in the mean of all alone. */
const LOCATIONS = ['EU', 'DE', 'NL', 'SE', 'FR', 'GB', 'DK', 'NO'] as const;

const footprints = onceFor((_release: FoodData) => new Map<string, readonly (number | null)[]>());

/** kg CO2e per kg of a kind as it is bought in each of the places; null where the food data have none. */
function footprintsOf(foodData: FoodData, { id }: VariationRecord): readonly (number | null)[] {
  const known = footprints(foodData);
  const found = known.get(id);
  if (found !== undefined) return found;
  const asked = { variationId: id, categoryId: null, originId: null, organic: false };
  const own = LOCATIONS.map(
    (location) => foodData.facts(asked, { location, emissionDatabase: 'organization', month: null })?.factor?.co2e.value ?? null,
  );
  known.set(id, own);
  return own;
}

interface Kind {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

/**
 * Whether two kinds have the same allergens, those that nobody knows among them, are of the same animals, both fresh, frozen or dried, and have footprints so near,
 * wherever they are bought, that a figure hardly changes by which of both a row means.
 */
export function isNearlySame(foodData: FoodData, one: Kind, other: Kind): boolean {
  if (one.variation.id === other.variation.id) return true;
  if (allergensOf(one) !== allergensOf(other) || heldBy(one) !== heldBy(other) || animalsOf(one) !== animalsOf(other))
    return false;
  const theirs = footprintsOf(foodData, other.variation);
  return footprintsOf(foodData, one.variation).every((mine, at) => isNear(mine, theirs[at] ?? null));
}

const allergensOf = ({ ingredient, variation }: Kind): string => written(variation.allergens ?? ingredient.allergens);

const isNear = (one: number | null, other: number | null): boolean =>
  one !== null && other !== null && one > 0 && other > 0 && Math.max(one / other, other / one) <= NEAR;

const DRIED: ReadonlySet<string> = new Set(['dried', 'freeze-dried', 'powder']);

/** What keeps a kind from going bad, as far as it is another article by it. */
function heldBy({ variation: { stateId } }: Kind): 'dried' | 'frozen' | 'fresh' {
  if (DRIED.has(stateId)) return 'dried';
  return stateId.startsWith('frozen') ? 'frozen' : 'fresh';
}

const ANIMALS: ReadonlySet<string> = new Set(
  'pork beef veal lamb mutton chicken turkey poultry duck goose game mixed'.split(' '),
);

/** The animals that a kind is called by: a guest who eats no pork must not be given mixed meat. */
const animalsOf = ({ variation }: Kind): string =>
  variation.id
    .split(/[.-]/u)
    .filter((word) => ANIMALS.has(word))
    .join(' ');

const written = onceFor(({ contains, mayContain, unknown = [] }: ReleasedAllergens) =>
  [contains, mayContain, unknown].map((ids) => ids.toSorted().join(' ')).join(' | '),
);
