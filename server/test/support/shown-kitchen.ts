import { readArchivedDay } from '@plateprint/shared/menus/archive/archive-api.ts';
import type { ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { chooseLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import type { SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { sql } from 'kysely';
import { demoId } from '../../src/demo/demo-id.ts';
import { type Caller, openProduct, type Product } from './product.ts';

const organizationId = demoId('norrsken');
const restaurantId = demoId('matsalen');
const link = { linkNumber: 3, restaurantId } as const;

/** The day in Stockholm so many days ago. */
export const dayAgo = (days: number): string => dayAt('SE', new Date(Date.now() - days * 86_400_000));

/** Onions of a weight for four. */
export const onionsOf = (name: string, kg: number) => ({
  names: [{ language: 'sv' as const, name }],
  portions: 4,
  ingredients: [
    { inputIngredient: 'gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: kg, unit: 'kg' as const },
  ],
});

export const pageOf = (...recipeIds: string[]) => ({
  options: {},
  settings: { language: 'sv' as const },
  blocks: recipeIds.map((recipeId, place) => ({
    kind: 'recipe' as const,
    _id: `r${place}`,
    recipeId,
    names: [],
    descriptions: [],
  })),
});

/** A kitchen whose third link shows what is put on it. */
export interface ShownKitchen {
  product: Product;
  chef: Caller;
  admin: Caller;
  dish: (name: string) => Promise<string>;
  menuOf: (name: string, ...recipeIds: string[]) => Promise<string>;
  share: (menuId: string) => Promise<SharedMenuLink>;
  choose: (choice: object) => Promise<unknown>;
  shownOn: (day: string) => Promise<ShownState[]>;
  /** Moves all that was kept into the past. */
  age: (by: string) => Promise<void>;
  /** Nothing is live, and nothing was. */
  clear: () => Promise<void>;
}

export async function openShownKitchen(): Promise<ShownKitchen> {
  const product = await openProduct();
  const [chef, admin] = [await product.as('chef'), await product.as('admin')];
  return {
    product,
    chef,
    admin,
    dish: async (name) => (await chef(createRecipe, { body: { restaurantId, ...onionsOf(name, 1) } })).id,
    menuOf: async (name, ...recipeIds) => (await chef(createMenu, { body: { restaurantId, name, ...pageOf(...recipeIds) } })).id,
    share: async (menuId) => chef(shareMenu, { body: { ...link, menuId } }),
    choose: async (choice) => admin(chooseLabelBasis, { body: { organizationId, ...choice } as never }),
    shownOn: async (day) => (await admin(readArchivedDay, { params: { restaurantId, linkNumber: 3 }, query: { day } })).states,
    async age(by) {
      await sql`update shown_span set shown_from = shown_from - ${by}::interval, shown_to = shown_to - ${by}::interval`.execute(
        product.database,
      );
    },
    async clear() {
      await product.database.deleteFrom('live_link').execute();
      await product.database.deleteFrom('shown_span').execute();
      await product.database.updateTable('organization').set({ label_basis: null }).execute();
    },
  };
}
