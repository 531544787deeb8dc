import { findAlternatives } from '@plateprint/shared/recipes/alternatives/alternatives-api.ts';
import * as bags from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import * as photos from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import * as bulk from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import * as recalculation from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import { listLiveMenusOfRecipe, listLiveMenusOfRecipes } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import * as signing from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import * as versions from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import * as words from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { IN_KITCHEN, IN_ORGANIZATION, MANAGING, RUNNING, SIGNED_IN } from './callers.ts';
import { PHOTOGRAPH } from './picture.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const soup = { names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [{ inputIngredient: 'salt' }] };
const library = { ...soup, libraryScope: 'organization' as const };

/** A new recipe of the kitchen. */
async function someRecipe({ super: call, kitchen }: World, draft: object = soup): Promise<string> {
  return (await call(api.createRecipe, { body: { ...soup, ...draft, restaurantId: kitchen } })).id;
}

async function binnedRecipe(world: World): Promise<string> {
  const id = await someRecipe(world);
  await world.super(api.deleteRecipe, { params: { id } });
  return id;
}

/** A recipe that was saved twice. */
async function savedAgain(world: World): Promise<string> {
  const id = await someRecipe(world);
  await world.super(api.updateRecipe, { body: { ...soup, note: 'again', id, version: 1 } });
  return id;
}

const inKitchen = ({ kitchen: restaurantId }: World) => ({ params: { restaurantId } });
const inOrganization = ({ organization: organizationId }: World) => ({ params: { organizationId } });
const eachRefused = ({ items }: { items: { problem: string | null }[] }) => items.every(({ problem }) => problem !== null);

export const RECIPE_RULES: readonly Rule[] = [
  rule(api.listRecipes, IN_KITCHEN, inKitchen),
  rule(photos.uploadRecipePhoto, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) }, file: PHOTOGRAPH })),
  rule(photos.deleteRecipePhoto, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(api.readRecipe, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(api.readRecipe, IN_ORGANIZATION, async (world) => ({ params: { id: await someRecipe(world, library) } })),
  rule(api.createRecipe, IN_KITCHEN, ({ kitchen }) => ({ body: { ...soup, restaurantId: kitchen } })),
  rule(api.createRecipe, MANAGING, ({ kitchen }) => ({ body: { ...library, restaurantId: kitchen } })),
  rule(api.updateRecipe, IN_KITCHEN, async (world) => ({ body: { ...soup, id: await someRecipe(world), version: 1 } })),
  rule(api.deleteRecipe, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(api.deleteRecipe, MANAGING, async (world) => ({ params: { id: await someRecipe(world, library) } })),
  rule(api.restoreRecipe, IN_KITCHEN, async (world) => ({ params: { id: await binnedRecipe(world) } })),
  rule(api.calculateRecipe, SIGNED_IN, () => ({ body: soup })),
  rule(api.calculateRecipe, IN_KITCHEN, ({ kitchen }) => ({ body: { ...soup, restaurantId: kitchen } })),
  rule(findAlternatives, IN_KITCHEN, ({ kitchen }) => ({ body: { ...soup, restaurantId: kitchen } })),
  rule(compareRecipes, IN_KITCHEN, ({ kitchen }) => ({ body: { a: soup, b: soup, restaurantId: kitchen } })),
  rule(translateRecipe, SIGNED_IN, () => ({ body: { recipeName: 'Soppa', language: 'de' } })),

  rule(bags.listIngredientBags, IN_KITCHEN, inKitchen),
  rule(bags.readIngredientBags, IN_KITCHEN, ({ kitchen }) => ({ body: { ids: [], restaurantId: kitchen } })),
  rule(searchRecipes, IN_KITCHEN, ({ kitchen }) => ({ body: { query: 'soppa', restaurantId: kitchen } })),
  rule(readAllergensOfRecipes, IN_KITCHEN, async (world) => ({
    body: { restaurantId: world.kitchen, ids: [await someRecipe(world)] },
  })),
  rule(words.listTags, IN_ORGANIZATION, inOrganization),
  rule(words.listRecipeCategories, IN_ORGANIZATION, inOrganization),

  rule(readFoodLabel, IN_KITCHEN, async (world) => ({
    params: { id: await someRecipe(world) },
    query: { language: 'sv' },
  })),
  rule(keepRecipeClaims, IN_KITCHEN, async (world) => ({
    params: { id: await someRecipe(world) },
    body: { occasion: 'export', reason: 'Certified.' },
  })),
  rule(listLiveMenusOfRecipes, SIGNED_IN, async (world) => ({ body: { ids: [await someRecipe(world)] } })),
  rule(listLiveMenusOfRecipe, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(signing.listSignOffs, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(signing.signOffRecipe, IN_KITCHEN, async (world) => {
    const id = await someRecipe(world);
    const { version, ingredients, footprint } = await world.super(api.readRecipe, { params: { id } });
    const linesRead = ingredients.map(({ _id }) => _id);
    return {
      params: { id },
      body: { kind: 'allergens', version, confirmed: true, linesRead, notAmong: footprint.allergens.unknown },
    };
  }),
  rule(signing.withdrawSignOff, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world), kind: 'allergens' } })),
  rule(versions.listRecipeVersions, IN_KITCHEN, async (world) => ({ params: { id: await someRecipe(world) } })),
  rule(versions.readRecipeVersion, IN_KITCHEN, async (world) => ({ params: { id: await savedAgain(world), version: 1 } })),
  rule(versions.restoreRecipeVersion, IN_KITCHEN, async (world) => ({
    params: { id: await savedAgain(world), version: 1 },
    body: { from: 2 },
  })),

  rule(bulk.bulkCreateRecipes, IN_KITCHEN, ({ kitchen }) => ({ body: { restaurantId: kitchen, recipes: [soup, soup] } })),
  rule(
    bulk.bulkUpdateRecipes,
    IN_KITCHEN,
    async (world) => ({ body: { ids: [await someRecipe(world)], changes: { category: 'soups' } } }),
    eachRefused,
  ),
  rule(bulk.bulkDeleteRecipes, IN_KITCHEN, async (world) => ({ body: { ids: [await someRecipe(world)] } }), eachRefused),
  rule(bulk.bulkRestoreRecipes, IN_KITCHEN, async (world) => ({ body: { ids: [await binnedRecipe(world)] } }), eachRefused),

  rule(
    recalculation.recalculateRecipes,
    IN_KITCHEN,
    async (world) => ({ body: { ids: [await someRecipe(world)] } }),
    ({ items }) => items.length === 0,
  ),
  rule(recalculation.readRecalculation, RUNNING, inOrganization),
];
