import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { keepOpenAllergens, readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { createMenu } from '@plateprint/shared/menus/menu-api.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { createRecipe, deleteRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const onion = {
  inputIngredient: '1 kg gul lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 1,
  unit: 'kg' as const,
};
const unread = { inputIngredient: 'husets kryddmix' };

const recipe = async (name: string, ingredients: object[]): Promise<string> =>
  (
    await chef(createRecipe, {
      body: { restaurantId, names: [{ language: 'sv', name }], portions: 4, ingredients },
    })
  ).id;
const block = (recipeId: string, names: object[] = []) => ({ kind: 'recipe' as const, _id: recipeId, recipeId, names });
const menu = async (blocks: object[]): Promise<string> =>
  (
    await chef(createMenu, {
      body: { restaurantId, name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks: blocks as never },
    })
  ).id;

test('a menu says of each dish and each of the fourteen what is known, and which line brings it', async () => {
  const [buttered, open] = [await recipe('Smörstekt lök', [onion, butter]), await recipe('Lök med krydda', [onion, unread])];
  const id = await menu([block(open, [{ language: 'sv', text: 'Dagens lök' }]), block(buttered), block(buttered)]);
  const matrix = await chef(readMenuAllergens, { params: { id } });
  expect(matrix).toMatchObject({ name: 'Lunch', language: 'sv', kitchen: 'Matsalen Slussen' });
  expect(matrix.dishes.map(({ names }) => names[0]?.name)).toEqual(['Dagens lök', 'Smörstekt lök']);
  const [unsure, sure] = matrix.dishes;
  expect(sure).toMatchObject({ contains: ['milk'], unknown: [] });
  expect(sure?.lines).toEqual([{ written: '50 g smör', contains: ['milk'], mayContain: [], unknown: [] }]);
  expect(unsure?.unknown).toEqual([...ALLERGENS]);
  expect(unsure?.lines.map(({ written }) => written)).toEqual(['husets kryddmix']);
});

test('of a dish whose recipe is in the bin nothing is known', async () => {
  const gone = await recipe('Borta', [butter]);
  const id = await menu([block(gone, [{ language: 'sv', text: 'Borta' }])]);
  await chef(deleteRecipe, { params: { id: gone } });
  const { dishes } = await chef(readMenuAllergens, { params: { id } });
  expect(dishes).toMatchObject([{ recipeId: gone, unknown: [...ALLERGENS], foodDataVersion: null }]);
});

test('a choice of recipes is listed in its order; one of another kitchen is left out', async () => {
  const [buttered, plain] = [await recipe('Smör', [butter]), await recipe('Lök', [onion])];
  const admin = await product.as('admin');
  const { id: elsewhere } = await admin(createRecipe, {
    body: { restaurantId: demoId('canal'), names: [{ language: 'en_gb', name: 'Toast' }], ingredients: [butter] as never },
  });
  const { dishes } = await chef(readAllergensOfRecipes, { body: { restaurantId, ids: [plain, elsewhere, buttered] } });
  expect(dishes.map(({ recipeId }) => recipeId)).toEqual([plain, buttered]);
});

const named = async (name: string, ingredients: object[]): Promise<object> => block(await recipe(name, ingredients));
const heading = (text: string) => ({ kind: 'course' as const, _id: 'h', texts: [{ language: 'sv', text }] });
const goOn = async (more: object) =>
  chef(keepOpenAllergens, {
    body: { restaurantId, menuId: null, name: 'Lunch', occasion: 'share', dishes: [], ...more } as never,
  });
const REFUSED = { code: 'words_in_question', fields: [{ path: 'dish', code: 'not_as_promised' }] };

test('a menu with a promise that is surely broken goes out with a reason alone, whatever its sender says of it', async () => {
  const broken = await named('Vegansk lök', [onion, butter]);
  const id = await menu([broken]);
  for (const reason of ['', ' \n']) await expect(goOn({ menuId: id, promises: [], reason })).rejects.toMatchObject(REFUSED);
  await goOn({ menuId: id, promises: [], reason: 'Gästerna vet om smöret.' });
  const { after } = await product.database
    .selectFrom('audit_entry')
    .select('after')
    .where('deed', '=', 'open_allergens_shared')
    .where('thing_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ reason: ['Gästerna vet om smöret.'] });
});

test('a heading promises as well, for the menu as it goes out where that is not the saved one', async () => {
  const kept = await named('Lök', [onion]);
  const buttered = await named('Smörlök', [onion, butter]);
  const id = await menu([heading('Veganskt'), kept]);
  await goOn({ menuId: id });
  const page = { blocks: [heading('Veganskt')], secondBlocks: [buttered] };
  // A heading speaks of its own column.
  await goOn({ menuId: id, page });
  const changed = { blocks: [heading('Veganskt'), buttered], secondBlocks: [] };
  for (const menuId of [id, null]) await expect(goOn({ menuId, page: changed })).rejects.toMatchObject(REFUSED);
  // What is mended and not saved yet goes out mended.
  const spoilt = await menu([heading('Veganskt'), buttered]);
  await expect(goOn({ menuId: spoilt })).rejects.toMatchObject(REFUSED);
  await goOn({ menuId: spoilt, page: { blocks: [heading('Varmrätter'), buttered], secondBlocks: [] } });
});

test('what is not sure needs no reason: a line that nobody understood, a recipe that is gone or of another organization', async () => {
  await addStrangers(product);
  const stranger = await product.as(STRANGERS.cook);
  const { id: elsewhere } = await stranger(createRecipe, {
    body: {
      restaurantId: STRANGERS.restaurant,
      names: [{ language: 'sv', name: 'Vegansk toast' }],
      ingredients: [butter] as never,
    },
  });
  const gone = await recipe('Veganskt smör', [butter]);
  const id = await menu([
    await named('Vegansk lök med krydda', [onion, unread]),
    block(gone, [{ language: 'sv', text: 'Veganskt' }]),
  ]);
  await chef(deleteRecipe, { params: { id: gone } });
  expect(await goOn({ menuId: id, dishes: ['Vegansk lök med krydda'] })).toHaveProperty('at');
  expect(await goOn({ page: { blocks: [heading('Veganskt'), block(elsewhere)], secondBlocks: [] } })).toHaveProperty('at');
});
