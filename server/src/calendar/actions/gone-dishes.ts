import type { GoneDish } from '@plateprint/shared/calendar/model/gone-dish.ts';
import type { Database } from '../../platform/database/database.ts';
import { goneRecipes } from '../../recipes/used-recipe-store.ts';

/** Those among the recipes of a plan that its kitchen has no dish of: what is left of them, beside the dishes that are known. */
export async function goneDishes(
  database: Database,
  restaurant: { id: string; organizationId: string },
  { ids, dishes }: { ids: readonly string[]; dishes: readonly { id: string }[] },
): Promise<GoneDish[]> {
  const known = new Set(dishes.map(({ id }) => id));
  return goneRecipes(
    database,
    restaurant,
    ids.filter((id) => !known.has(id)),
  );
}
