import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BagInUse } from '@plateprint/shared/recipes/footprint/bag-in-use.ts';
import { bagIdsOf, draftFootprint } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { Services } from '../../platform/services.ts';
import type { OwnedRestaurant } from '../../restaurants/restaurant-store.ts';
import { type Bags, bagsWithin } from '../bag-store.ts';
import { pantryOf } from '../figures/calculate-recipe.ts';

/** Bags that a restaurant may use, calculated where it is; ids of others are left out. */
export async function bagsInUseAt(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { id: restaurantId, organizationId, location }: OwnedRestaurant,
  { ids, emissionDatabase }: { ids: readonly string[]; emissionDatabase: EmissionDatabase },
): Promise<{ items: BagInUse[]; foodDataVersion: string }> {
  const bags = await bagsWithin(database, [organizationId], ids);
  const pantry = pantryOf(foodData, { emissionDatabase }, location, bags);
  const items = [...new Set(ids)].flatMap((id): BagInUse[] => {
    const bag = bags.get(id);
    if (!bag || ![restaurantId, organizationId].includes(bag.shelf)) return [];
    const { names, portions, ingredients, customIngredients } = bag;
    const held = [...heldBy(bags, id)];
    return [
      { id, names: [...names], portions, ingredients, customIngredients, footprint: draftFootprint(pantry, bag), holds: held },
    ];
  });
  return { items, foodDataVersion: foodData.version };
}

function heldBy(bags: Bags, id: string, held = new Set<string>()): Set<string> {
  const bag = bags.get(id);
  for (const next of bag ? bagIdsOf(bag) : []) {
    if (held.has(next)) continue;
    held.add(next);
    heldBy(bags, next, held);
  }
  return held;
}
