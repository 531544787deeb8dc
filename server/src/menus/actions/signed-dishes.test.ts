import { type Allergen, ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { createMenu, readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listSignOffs, signOffRecipe, withdrawSignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { createRecipe, listRecipes, readRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
const organizationId = demoId('norrsken');
let product: Product;
let chef: Caller;
let admin: Caller;
beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const unread = { inputIngredient: 'husets kryddmix' };
const flour = {
  inputIngredient: '100 g vetemjöl',
  ingredient: 'wheat-flour',
  variation: 'wheat-flour.dry',
  amount: 100,
  unit: 'g' as const,
};

async function recipeOf(ingredients: object[], more: object = {}) {
  const body = { restaurantId, names: [{ language: 'sv' as const, name: 'Rätt' }], portions: 4, ingredients, ...more };
  return chef(createRecipe, { body });
}
async function saved(id: string, change: object) {
  const { restaurantId: _place, ...kept } = await chef(readRecipe, { params: { id } });
  return chef(updateRecipe, { body: { ...kept, ...change } });
}
async function menuWith(recipeId: string): Promise<string> {
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
  return (await chef(createMenu, { body: { restaurantId, name: 'Lunch', options: {}, settings: {}, blocks } })).id;
}
const shown = async (menuId: string) => (await chef(readMenu, { params: { id: menuId } })).recipes[0];
const sign = async (id: string, version: number, kind: 'allergens' | 'gluten_free' = 'allergens') => {
  const { ingredients, footprint } = await chef(readRecipe, { params: { id } });
  const linesRead = ingredients.map(({ _id }) => _id);
  const notAmong = footprint.allergens.unknown;
  return chef(signOffRecipe, { params: { id }, body: { kind, version, confirmed: true, linesRead, notAmong } });
};

describe('a dish that a named person signs off', () => {
  let id = '';
  let menuId = '';
  beforeEach(async () => {
    ({ id } = await recipeOf([butter, unread]));
    menuId = await menuWith(id);
  });

  test('is not signed by somebody who does not say to have read the line that nobody understood', async () => {
    const { ingredients, version, footprint } = await chef(readRecipe, { params: { id } });
    const notAmong = footprint.allergens.unknown;
    const withRead = async (linesRead: string[]) =>
      chef(signOffRecipe, { params: { id }, body: { kind: 'allergens', version, confirmed: true, linesRead, notAmong } });
    await expect(withRead([])).rejects.toMatchObject({ code: 'lines_not_read' });
    await expect(withRead([ingredients[0]?._id ?? ''])).rejects.toMatchObject({ code: 'lines_not_read' });
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(13);
    expect((await withRead([ingredients[1]?._id ?? ''])).items).toHaveLength(1);
  });

  test('is not signed while somebody has not said of each open allergen that it is not among the ingredients', async () => {
    const { ingredients, version, footprint } = await chef(readRecipe, { params: { id } });
    const linesRead = ingredients.map(({ _id }) => _id);
    const saying = async (notAmong: Allergen[]) =>
      chef(signOffRecipe, { params: { id }, body: { kind: 'allergens', version, confirmed: true, linesRead, notAmong } });
    await expect(saying([])).rejects.toMatchObject({ code: 'allergens_not_answered' });
    await expect(saying(footprint.allergens.unknown.slice(1))).rejects.toMatchObject({ code: 'allergens_not_answered' });
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(13);
  });

  test('is said on its menus to contain what its lines bring and nothing else, with name, date and what was signed', async () => {
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(13);
    const { items, maySign } = await sign(id, 1);
    expect(maySign).toBe(true);
    expect(items).toMatchObject([
      { kind: 'allergens', by: 'Elin Sandberg', undone: null, signed: { version: 1, contains: ['milk'], mayContain: [] } },
    ]);
    expect(items[0]?.signed.lines).toEqual(['50 g smör', 'husets kryddmix']);
    expect(items[0]?.signed.bySignature).toEqual(ALLERGENS.filter((each) => each !== 'milk'));
    expect((await shown(menuId))?.allergens).toEqual({ contains: ['milk'], mayContain: [], unknown: [] });
    const { dishes } = await chef(readMenuAllergens, { params: { id: menuId } });
    expect(dishes[0]).toMatchObject({ unknown: [], signed: { by: 'Elin Sandberg' } });
    expect(dishes[0]?.stated).toHaveLength(13);
    const { items: audit } = await admin(readOrganizationAudit, { params: { id: organizationId }, query: {} });
    expect(audit[0]).toMatchObject({ action: 'allergens_signed', by: { name: 'Elin Sandberg' }, thing: { kind: 'recipe', id } });
  });

  test('stays signed when its name changes, and is open again with the next change of its lines', async () => {
    await sign(id, 1);
    const { version } = await saved(id, { names: [{ language: 'sv', name: 'Annat namn' }], note: 'Koka.' });
    expect((await shown(menuId))?.allergens.unknown).toEqual([]);
    await saved(id, {
      version,
      ingredients: [
        { ...butter, _id: '1' },
        { ...unread, inputIngredient: 'annan kryddmix', _id: '2' },
      ],
    });
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(13);
    const { items } = await chef(listSignOffs, { params: { id } });
    expect(items).toMatchObject([{ undone: { why: 'changed' } }]);
  });

  test('is open again with a statement that is changed, and when somebody takes the signature back', async () => {
    await sign(id, 1);
    const { version } = await saved(id, { allergens: [{ allergen: 'fish', state: 'not_among' }] });
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(12);
    await sign(id, version);
    expect((await shown(menuId))?.allergens.unknown).toEqual([]);
    const { items } = await chef(withdrawSignOff, { params: { id, kind: 'allergens' } });
    expect(items.map(({ undone }) => undone?.why)).toEqual(['withdrawn', 'changed']);
    expect((await shown(menuId))?.allergens.unknown).toHaveLength(12);
  });

  test('is signed of the version that was read, and of no other', async () => {
    await saved(id, { note: 'Koka.' });
    await expect(sign(id, 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });
});

test('a change in a base recipe opens every dish again that uses it', async () => {
  const { id: base } = await recipeOf([unread], { ingredientBag: true });
  const { id } = await recipeOf([{ inputIngredient: '100 g bas', bagId: base, amount: 100, unit: 'g' }, butter]);
  const menuId = await menuWith(id);
  await sign(id, 1);
  expect((await shown(menuId))?.allergens.unknown).toEqual([]);
  await saved(base, { ingredients: [{ inputIngredient: 'ny kryddmix', _id: '1' }] });
  expect((await shown(menuId))?.allergens.unknown).not.toEqual([]);
});

test('by the measure of the law only a dish is signed of which no line brings gluten or leaves it open', async () => {
  const { id: bread } = await recipeOf([flour]);
  await expect(sign(bread, 1, 'gluten_free')).rejects.toMatchObject({ code: 'contains_gluten' });
  const { id: open } = await recipeOf([butter, unread]);
  await expect(sign(open, 1, 'gluten_free')).rejects.toMatchObject({ code: 'contains_gluten' });
  await sign(open, 1);
  await sign(open, 1, 'gluten_free');
  const menuId = await menuWith(open);
  expect(await shown(menuId)).toMatchObject({ glutenFree: true });
  await chef(withdrawSignOff, { params: { id: open, kind: 'allergens' } });
  expect((await shown(menuId))?.glutenFree).toBeUndefined();
});

test('what is signed is said everywhere in the same way: lists and filters', async () => {
  const name = 'Signerad gryta';
  const { id, version } = await recipeOf([butter, unread], { names: [{ language: 'sv', name }] });
  const found = async (without: 'fish' | 'milk') =>
    (await chef(listRecipes, { params: { restaurantId }, query: { search: name, without } })).items.map((each) => each.id);
  const summary = async () =>
    (await chef(listRecipes, { params: { restaurantId }, query: { search: name } })).items.map(
      (each) => each.allergensUnknown.length,
    );
  expect([await found('fish'), await summary()]).toEqual([[], [13]]);
  await sign(id, version);
  expect([await found('fish'), await found('milk'), await summary()]).toEqual([[id], [], [0]]);
  // A change of its name leaves the signature; one of its lines ends it.
  await saved(id, { names: [{ language: 'sv', name: `${name} med smör` }] });
  expect(await found('fish')).toEqual([id]);
  await saved(id, { ingredients: [{ ...butter, amount: 70 }, unread] });
  expect([await found('fish'), await summary()]).toEqual([[], [13]]);
});
