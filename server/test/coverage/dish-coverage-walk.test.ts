import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { readOpenMenu } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { calculateOpenRecipe, listOpenRecipes, readOpenRecipe } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';
import { findAlternatives } from '@plateprint/shared/recipes/alternatives/alternatives-api.ts';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import { listRecipeVersions, readRecipeVersion } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { liveMenuOf } from '../../src/menus/live/live-menu-store.ts';
import { openKey } from '../support/open-key.ts';
import type { Caller } from '../support/product.ts';
import { openShownKitchen, type ShownKitchen } from '../support/shown-kitchen.ts';
import { notWalked } from './verdict-places.ts';

/** Grams of a hundred of a food that is known; nobody knows the rest. */
const SHARES = [7, 16, 79, 80, 94, 100] as const;
const restaurantId = demoId('matsalen');
let kitchen: ShownKitchen;
let program: Caller;
const dishOf = new Map<number, string>();

beforeAll(async () => {
  kitchen = await openShownKitchen();
  await kitchen.choose({ kind: 'own', signed: true });
  program = kitchen.product.withKey((await openKey(kitchen.product)).key);
  for (const share of SHARES) {
    const names = [{ language: 'en_gb' as const, name: `Dish ${share}` }];
    const { id } = await kitchen.chef(recipes.createRecipe, { body: { restaurantId, names, ingredients: linesOf(share) } });
    dishOf.set(share, id);
  }
}, 240_000);
afterAll(() => kitchen.product.close());

function linesOf(share: number) {
  const beef = { inputIngredient: 'beef mince', ingredient: 'beef-mince', variation: 'beef-mince.fat-15' };
  const unknown = { inputIngredient: 'qwxz', amount: 100 - share, unit: 'g' as const };
  return [{ ...beef, amount: share, unit: 'g' as const }, ...(share < 100 ? [unknown] : [])];
}

const idOf = (share: number): string => dishOf.get(share) ?? '';

/** Every letter that is given of a dish that is covered so far. */
const PLACES: Record<string, (share: number) => Promise<unknown[]>> = {
  'the recipe': async (share) => {
    const { footprint } = await kitchen.chef(recipes.readRecipe, { params: { id: idOf(share) } });
    return [footprint.level];
  },
  'the list of recipes': async (share) => {
    const { items } = await kitchen.chef(recipes.listRecipes, { params: { restaurantId }, query: { search: `Dish ${share}` } });
    expect(items.map(({ id }) => id)).toContain(idOf(share));
    return [items.find(({ id }) => id === idOf(share))?.level];
  },
  'a recipe that is calculated and not kept': async (share) => {
    const body = { restaurantId, ingredients: linesOf(share) };
    return [(await kitchen.chef(recipes.calculateRecipe, { body })).footprint.level];
  },
  'the versions of a recipe': async (share) => {
    const { items } = await kitchen.chef(listRecipeVersions, { params: { id: idOf(share) } });
    const { level, footprint } = await kitchen.chef(readRecipeVersion, { params: { id: idOf(share), version: 1 } });
    return [items[0]?.level, level, footprint.level];
  },
  'a menu': async (share) => {
    const { recipes: dishes } = await kitchen.chef(readMenu, { params: { id: await kitchen.menuOf('Lunch', idOf(share)) } });
    return [dishes.find(({ id }) => id === idOf(share))?.level];
  },
  'a dish of menu plans': async (share) => {
    const { items } = await kitchen.chef(readPlanDishes, { body: { restaurantId, recipeIds: [idOf(share)] } });
    expect(items).toHaveLength(1);
    return [items[0]?.level];
  },
  'two dishes compared': async (share) => {
    const body = { a: { ingredients: linesOf(100) }, b: { ingredients: linesOf(share) }, restaurantId };
    return [(await kitchen.chef(compareRecipes, { body })).difference];
  },
  'a swap in a dish': async (share) => {
    const { items } = await kitchen.chef(findAlternatives, { body: { restaurantId, ingredients: linesOf(share) } });
    return [items[0]?.difference];
  },
  'the list of recipes of the open API': async (share) => {
    const { items } = await program(listOpenRecipes, { query: { restaurantId } });
    const listed = items.find(({ id }) => id === idOf(share));
    expect(listed).toBeDefined();
    return [listed?.level];
  },
  'the open API': async (share) => {
    const { footprint } = await program(readOpenRecipe, { params: { id: idOf(share) } });
    return [footprint.level, footprint.label];
  },
  'a calculation of the open API': async (share) => {
    const lines = [{ text: `${share} g beef mince` }, ...(share < 100 ? [{ text: `${100 - share} g qwxz` }] : [])];
    const body = { language: 'en_gb', recipe: { name: 'Dish', lines } } as const;
    const { footprint } = await program(calculateOpenRecipe, { body });
    return [footprint.level, footprint.label];
  },
  'a menu of the open API': async (share) => {
    const id = await kitchen.menuOf('Lunch', idOf(share));
    const { dishes } = await program(readOpenMenu, { params: { id }, query: { language: 'en_gb' } });
    return [dishes[0]?.level, dishes[0]?.label];
  },
  'a live page': async (share) => {
    const { token } = await kitchen.share(await kitchen.menuOf('Lunch', idOf(share)));
    const { database, clock } = kitchen.product.services;
    const live = await liveMenuOf(database, token, clock());
    if (!live) throw new Error('nothing is live');
    const page = livePage(live, { language: 'en_gb', isScreen: false, version: '1', address: `/live/${token}` });
    const [label] = page.match(/<p class="label">.*?<\/p>/) ?? ['no label'];
    return [label.includes('#mark-unknown') || label === 'no label' ? null : label];
  },
};

test.each(Object.keys(PLACES).flatMap((place) => SHARES.map((share) => [place, share] as const)))(
  '%s has a letter of a dish of which %i %% count only from four fifths on',
  async (place, share) => {
    const said = (await PLACES[place]?.(share)) ?? [];
    expect(said.map((each) => each !== null && each !== undefined)).toEqual(said.map(() => share >= 80));
  },
);

test('every place that is said to be walked here is', () => {
  expect(notWalked('dishes', Object.keys(PLACES))).toEqual([]);
});
