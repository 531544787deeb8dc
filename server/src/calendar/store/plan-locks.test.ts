import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { withdrawSignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import type { Database } from '../../platform/database/database.ts';
import { untilSomebodyWaits } from '../../platform/database/until-somebody-waits.fixture.ts';
import { lockRecipes } from '../../recipes/recipe-store.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const food = (name: string, ingredient: string, variation: string) => ({
  inputIngredient: `100 g ${name}`,
  ingredient,
  variation,
  amount: 100,
  unit: 'g' as const,
});
const onion = food('gul lök', 'yellow-onion', 'yellow-onion.raw');
const butter = food('smör', 'butter', 'butter.salted');
/** It leaves allergens open, which a signature answers. */
const mix = { inputIngredient: 'husets kryddmix' };
const NAMES = [{ language: 'sv' as const, name: 'Löksoppa' }];

const BASE = { names: NAMES, portions: 4, ingredientBag: true };

const recipe = async (change: object = {}): Promise<string> =>
  (await chef(createRecipe, { body: { names: NAMES, portions: 4, ingredients: [onion, mix], restaurantId, ...change } })).id;

const saveBase = async (id: string) => chef(updateRecipe, { body: { id, ...BASE, ingredients: [onion, mix, butter] } });

/** Gives a dish a base. @returns its id */
async function withBase(dish: string): Promise<string> {
  const bagId = await recipe(BASE);
  const held = { inputIngredient: '100 g bas', bagId, amount: 100, unit: 'g' as const };
  await chef(updateRecipe, { body: { id: dish, names: NAMES, portions: 4, ingredients: [onion, mix, held] } });
  return bagId;
}

/** Two recipes: the one that everybody locks first, though it was written last, and the other. */
async function inOrder(): Promise<[string, string]> {
  const later = await recipe();
  for (;;) {
    const first = await recipe();
    if (first < later) return [first, later];
  }
}

/** A dish that uses a base, which everybody locks before it. */
async function afterItsBase(): Promise<{ dish: string; base: string }> {
  for (;;) {
    const dish = await recipe();
    const base = await withBase(dish);
    if (base < dish) return { dish, base };
  }
}

/** Publishes a plan with two dishes on each day. */
async function planOf(dishes: readonly [string, string]): Promise<() => Promise<unknown>> {
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
  const lines = ['one', 'other'].map((id) => ({ id, name: id }));
  const cells = weekdays.flatMap((weekday) =>
    lines.map(({ id: lineId }, at) => ({ week: 0, weekday, lineId, recipeId: dishes[at] ?? '' })),
  );
  const startsOn = dayAt('SE', new Date(product.now()));
  const body = { name: 'Inside', weeks: 1, weekdays: [...weekdays], startsOn, lines, cells };
  const { id } = await chef(createMenuPlan, { body: { restaurantId, plan: body } });
  return async () => chef(publishMenuPlan, { params: { id }, body: { title: 'Skollunch' } });
}

/** Calls that meet: a lock of somebody else holds each up until all of them wait. They end, whoever waits for whom. */
async function whileHeld(hold: (transaction: Database) => Promise<unknown>, calls: readonly (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = [];
  await product.database.transaction().execute(async (transaction) => {
    await hold(transaction);
    for (const call of calls) {
      const last = call();
      begun.push(last);
      expect(await untilSomebodyWaits(product.database, last, begun.length)).toBe(true);
    }
  });
  await Promise.all(begun);
}

const signatureOf = (recipeId: string) => async (transaction: Database) =>
  transaction.selectFrom('allergen_sign_off').select('id').where('recipe_id', '=', recipeId).forUpdate().execute();

const isSigned = async (recipeId: string): Promise<boolean> =>
  (await product.database
    .selectFrom('allergen_sign_off')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()) !== undefined;

test('a base may be saved while a signed dish that uses it is published', async () => {
  const [first, dish] = await inOrder();
  const base = await withBase(dish);
  await signRecipe(chef, first);
  await signRecipe(chef, dish);
  const publish = await planOf([first, dish]);
  await whileHeld(signatureOf(first), [publish, async () => saveBase(base)]);
  expect([await isSigned(first), await isSigned(dish)]).toEqual([true, false]);
});

test('a dish that uses a base may be saved while the base is saved', async () => {
  const { dish, base } = await afterItsBase();
  await signRecipe(chef, dish);
  const held = { inputIngredient: '100 g bas', bagId: base, amount: 100, unit: 'g' as const };
  const saveDish = async () =>
    chef(updateRecipe, { body: { id: dish, names: NAMES, portions: 4, ingredients: [onion, mix, butter, held] } });
  await whileHeld(signatureOf(dish), [saveDish, async () => saveBase(base)]);
  expect(await isSigned(dish)).toBe(false);
});

test('a signature may be withdrawn while its dish is published', async () => {
  const [first, dish] = await inOrder();
  await signRecipe(chef, first);
  await signRecipe(chef, dish);
  const publish = await planOf([first, dish]);
  const withdraw = async () => chef(withdrawSignOff, { params: { id: dish, kind: 'allergens' as const } });
  await whileHeld(signatureOf(first), [publish, withdraw]);
  expect([await isSigned(first), await isSigned(dish)]).toEqual([true, false]);
});

test('what is signed of a dish while its base is saved does not stand', async () => {
  const dish = await recipe();
  const base = await withBase(dish);
  await signRecipe(chef, dish);
  await chef(withdrawSignOff, { params: { id: dish, kind: 'allergens' } });
  const signing = async (transaction: Database) => {
    await lockRecipes(transaction, [dish]);
    const standing = { undone_at: null, undone_why: null };
    await transaction.updateTable('allergen_sign_off').set(standing).where('recipe_id', '=', dish).execute();
  };
  await whileHeld(signing, [async () => saveBase(base)]);
  expect(await isSigned(dish)).toBe(false);
});
