import * as api from '@plateprint/shared/recipes/recipe-api.ts';
import { IN_KITCHEN, type Rule, rule, SIGNED_IN } from './rule.ts';
import type { World } from './world.ts';

const soup = { names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [{ inputIngredient: 'salt' }] };

/** A new recipe of the kitchen. */
export async function someRecipe({ as, kitchen }: World): Promise<string> {
  const caller = await as('super');
  return (await caller(api.createRecipe, { body: { ...soup, restaurantId: kitchen } })).id;
}

async function binnedRecipe(world: World): Promise<string> {
  const id = await someRecipe(world);
  const caller = await world.as('super');
  await caller(api.deleteRecipe, { params: { id } });
  return id;
}

export const RECIPE_RULES: readonly Rule[] = [
  rule(api.listRecipes, IN_KITCHEN, ({ kitchen }) => ({ params: { restaurantId: kitchen } })),
  rule(api.readRecipe, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(api.createRecipe, IN_KITCHEN, ({ kitchen }) => ({ body: { ...soup, restaurantId: kitchen } })),
  rule(api.updateRecipe, IN_KITCHEN, async (world) => ({ body: { ...soup, id: await someRecipe(world), version: 1 } })),
  rule(api.deleteRecipe, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(api.restoreRecipe, IN_KITCHEN, async (world) => ({ params: { id: await binnedRecipe(world) } })),
  rule(api.calculateRecipe, SIGNED_IN, () => ({ body: soup })),
];
