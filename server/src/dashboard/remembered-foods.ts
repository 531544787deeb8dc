import { type ComparedFoods, NO_FOODS } from '@plateprint/shared/dashboard/compared-foods.ts';
import type { Database } from '../platform/database/database.ts';
import { comparedFoods } from './compared-foods-store.ts';
import type { LookedAt } from './compared-store.ts';
import type { FoodsOfPlace } from './differences-of-place.ts';
import { type OrganizationMemory, organizationMemory } from './organization-memory.ts';

/** So many foods are 25 MB, those of an organization some hundreds. */
const MOST_FOODS = 100_000;

/** Foods of organizations by the months that are asked for. */
export function foodsMemory(): OrganizationMemory<ComparedFoods> {
  return organizationMemory<ComparedFoods>({
    name: 'foods of organizations',
    most: MOST_FOODS,
    weigh: ({ now, bothNow, bothFormer }) => 1 + now.foods.length + bothNow.foods.length + bothFormer.foods.length,
    nothing: NO_FOODS,
    load: async (database, asked) =>
      asked.organizationIds.length === 0
        ? new Map()
        : comparedFoods(database, { ...asked, restaurantIds: null }, 'organization_id'),
  });
}

/** Of an organization's restaurants: those of a portfolio are few, and looked up anew. */
export function foodsOfRestaurants(database: Database, asked: LookedAt, memory: OrganizationMemory<ComparedFoods>): FoodsOfPlace {
  return {
    ofAll: async () => {
      const found = asked.restaurantIds === null ? await memory.of(database, asked) : await comparedFoods(database, asked, null);
      const [foods] = found.values();
      return foods ?? NO_FOODS;
    },
    ofRows: async (restaurantIds) =>
      restaurantIds.length === 0 ? new Map() : comparedFoods(database, { ...asked, restaurantIds }, 'restaurant_id'),
  };
}
