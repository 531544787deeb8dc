import { readPlanProvisions, createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { changeMealFeed, publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { readOpenMenuAllergens } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { listOpenRecipes, readOpenRecipe } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { openKey } from '../support/open-key.ts';
import type { Caller } from '../support/product.ts';
import { signRecipe } from '../support/signing/sign-recipe.ts';
import { openShownKitchen, type ShownKitchen } from '../support/shown-kitchen.ts';

const restaurantId = demoId('matsalen');
let kitchen: ShownKitchen;
let program: Caller;
let dishes: string[] = [];
let menuId = '';
let token = '';

/** Dishes of random foods, each with one line at a random place that nobody understood. */
beforeAll(async () => {
  kitchen = await openShownKitchen();
  program = kitchen.product.withKey((await openKey(kitchen.product)).key);
  const foods = kitchen.product.services.foodData.release.ingredients.filter(({ variations }) => variations.length > 0);
  const food = fc.constantFrom(...foods).chain(({ id, variations }) =>
    fc.record({
      inputIngredient: fc.constant(id),
      ingredient: fc.constant(id),
      variation: fc.constantFrom(...variations.map((variation) => variation.id)),
      amount: fc.integer({ min: 1, max: 900 }),
      unit: fc.constant('g' as const),
    }),
  );
  const unread = { inputIngredient: 'qwxz brgl', amount: 40, unit: 'g' as const };
  const dish = fc.record({ lines: fc.array(food, { maxLength: 7 }), place: fc.nat(7) });
  for (const { lines, place } of fc.sample(dish, 24)) {
    const names = [{ language: 'en_gb' as const, name: `Qwxzy stew ${dishes.length}` }];
    const ingredients = lines.toSpliced(Math.min(place, lines.length), 0, unread as never);
    dishes.push((await kitchen.chef(createRecipe, { body: { restaurantId, names, ingredients } })).id);
  }
  menuId = await kitchen.menuOf('Lunch', ...dishes);
  ({ token } = await kitchen.share(menuId));
}, 240_000);
afterAll(() => kitchen.product.close());

/** Of the live page what is said of dishes: the words over its filters name the state for what they leave. */
async function livePages(): Promise<[(typeof LANGUAGES)[number], string][]> {
  const pages: [(typeof LANGUAGES)[number], string][] = [];
  for (const language of LANGUAGES)
    for (const screen of ['', '&screen=1']) {
      const { body } = await kitchen.product.app.inject({ url: `/live/${token}?language=${language}${screen}` });
      pages.push([language, body]);
    }
  return pages;
}

test('no page on a phone or a screen says of a dish with a line that nobody understood that something is not in it', async () => {
  const pages = await livePages();
  expect(pages).toHaveLength(2 * LANGUAGES.length);
  for (const [language, page] of pages) {
    expect(page).toContain(ALLERGEN_WORDS[language].askUs);
    expect(page).not.toContain(ALLERGEN_WORDS[language].none);
    expect(page).not.toContain(ALLERGEN_WORDS[language].states.not_among);
    expect(page).not.toContain('GlutenFree');
    // The filter of a guest who asks for a dish without one of the fourteen leaves none of them.
    const named = [...page.matchAll(/data-allergens="([^"]*)"/g)].map(([, found = '']) => found.split(' '));
    expect(named).toHaveLength(dishes.length);
    for (const allergens of named) expect(allergens.toSorted()).toEqual(ALLERGENS.toSorted());
  }
});

test('no answer to a program says it either', async () => {
  const sheet = await program(readOpenMenuAllergens, { params: { id: menuId } });
  const { items } = await program(listOpenRecipes, { query: { restaurantId, limit: 200, search: 'Qwxzy stew' } });
  expect([sheet.dishes.length, items.length]).toEqual([dishes.length, dishes.length]);
  for (const { contains, mayContain, unknown, stated } of sheet.dishes)
    expect([new Set([...contains, ...mayContain, ...unknown]).size, stated]).toEqual([ALLERGENS.length, []]);
  for (const { allergenStates } of items) expect(allergenStates.notAmong).toEqual([]);
  const read = await program(readOpenRecipe, { params: { id: dishes[0] ?? '' } });
  expect(read.allergenStates.notAmong).toEqual([]);
});

async function planOf(ids: readonly string[]): Promise<string> {
  const cells = ids.map((recipeId) => ({ week: 0, weekday: 1, lineId: recipeId, recipeId, servings: 10 }));
  const lines = ids.map((id) => ({ id, name: id }));
  const plan = { name: 'Plan', weeks: 1, weekdays: [1], lines, startsOn: '2026-01-05', cells };
  return (await kitchen.chef(createMenuPlan, { body: { restaurantId, plan } })).id;
}

test('neither what is cooked nor what is fed says it', async () => {
  const id = await planOf(dishes.slice(0, 8));
  const { recipes } = await kitchen.chef(readPlanProvisions, { params: { id } });
  expect(recipes).toHaveLength(8);
  for (const { allergens } of recipes) expect(allergens.notAmong).toEqual([]);
  await kitchen.chef(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  const { feed } = await kitchen.chef(changeMealFeed, { params: { id }, body: { address: 'on' } });
  for (const path of ['meals?startDate=2026-11-30&endDate=2026-12-08', 'meals.ics']) {
    const { body } = await kitchen.product.app.inject({ url: `/meals/${feed}/${path}` });
    expect(body).toContain('Qwxzy stew');
    for (const language of LANGUAGES) {
      expect(body).not.toContain(ALLERGEN_WORDS[language].none);
      expect(body).not.toContain(ALLERGEN_WORDS[language].states.not_among);
    }
  }
});

test('a dish that a named person signed says it', async () => {
  const [id = ''] = dishes;
  await signRecipe(kitchen.chef, id);
  const { dishes: rows } = await kitchen.chef(readMenuAllergens, { params: { id: menuId } });
  expect(rows[0]).toMatchObject({ unknown: [], signed: { by: expect.any(String) as string } });
  expect((await program(readOpenRecipe, { params: { id } })).allergenStates.notAmong).not.toEqual([]);
});
