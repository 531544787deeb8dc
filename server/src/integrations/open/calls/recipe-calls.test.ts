import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { createRecipe, deleteRecipe, readRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listRecipeVersions } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import * as names from '@plateprint/shared/integrations/open/open-name-api.ts';
import * as api from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';
import { again, dish, havnen, matsalen } from '../../../../test/support/recipe-bodies.ts';

type Batch = CallInput<typeof api.putOpenRecipes>['body'];
type Sent = Batch['recipes'][number];

let product: Product;
let program: Caller;
let chef: Caller;
let key = '';

beforeAll(async () => {
  product = await openProduct();
  ({ key } = await openKey(product));
  program = product.withKey(key);
  chef = await product.as('chef');
});
afterAll(() => product.close());

const stew = (externalId: string, change: Partial<Sent> = {}): Sent => ({
  externalId,
  name: 'Gryta',
  portions: 4,
  lines: [{ text: '400 g morötter' }, { text: '2 gula lökar, hackade' }, { name: 'smör', amount: 50, unit: 'g' }],
  ...change,
});

const put = async (recipes: Sent[], change: Partial<Batch> = {}) =>
  (await program(api.putOpenRecipes, { body: { language: 'sv', restaurantId: matsalen, recipes, ...change } })).items;

const putOnce = async () =>
  product.app.inject({
    method: 'PUT',
    url: '/api/open/v1/recipes',
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'batch-1' },
    payload: { language: 'sv', restaurantId: matsalen, recipes: [stew('I1')] },
  });

const readBy = async (externalId: string) =>
  program(api.readOpenRecipeByExternalId, { params: { restaurantId: matsalen, externalId } });

describe('a recipe of a program', () => {
  test('is an ordinary recipe, found by the program’s own id of it', async () => {
    const [made] = await put([stew('R1')]);
    expect(made).toMatchObject({ outcome: 'created', problem: null, footprint: { complete: true, consumption: 'SE' } });
    const kept = await chef(readRecipe, { params: { id: made?.id ?? '' } });
    expect(kept.names).toEqual([{ language: 'sv', name: 'Gryta' }]);
    expect(kept.footprint.co2).toEqual(made?.footprint?.co2);
    expect(await readBy('R1')).toMatchObject({ id: made?.id, externalId: 'R1', version: 1, lines: [{ by: 'kept' }, {}, {}] });
  });

  test('sent again as it was makes no version; sent otherwise it makes one, and the history names the program', async () => {
    const [made] = await put([stew('R2')]);
    expect(await put([stew('R2')])).toMatchObject([{ outcome: 'unchanged', id: made?.id, footprint: made?.footprint }]);
    expect(await put([stew('R2', { portions: 5 })])).toMatchObject([{ outcome: 'updated', id: made?.id }]);
    const { items } = await chef(listRecipeVersions, { params: { id: made?.id ?? '' } });
    expect(items.map(({ version, savedBy }) => [version, savedBy?.firstname, savedBy?.lastname])).toEqual([
      [2, expect.stringMatching(/^Till /), ''],
      [1, expect.stringMatching(/^Till /), ''],
    ]);
  });

  test('that a person changed meanwhile becomes a new version, and theirs stays in the history with their name', async () => {
    const [made] = await put([stew('R3')]);
    const kept = await chef(readRecipe, { params: { id: made?.id ?? '' } });
    await chef(updateRecipe, { body: { ...again(kept), note: 'Salt it well' } });
    expect(await put([stew('R3')])).toMatchObject([{ outcome: 'unchanged' }]);
    expect((await readBy('R3')).note).toBe('Salt it well');
    await put([stew('R3', { category: 'Soups' })]);
    const { items } = await chef(listRecipeVersions, { params: { id: made?.id ?? '' } });
    expect(items.map(({ savedBy }) => savedBy?.firstname.split(' ')[0])).toEqual(['Till', 'Elin', 'Till']);
  });

  test('that lies in the bin comes out of it', async () => {
    const [made] = await put([stew('R4')]);
    await chef(deleteRecipe, { params: { id: made?.id ?? '' } });
    await expect(readBy('R4')).rejects.toMatchObject({ code: 'not_found' });
    expect(await put([stew('R4')])).toMatchObject([{ outcome: 'updated', id: made?.id }]);
    expect(await readBy('R4')).toMatchObject({ id: made?.id, version: 2 });
  });

  test('is found among those changed since a moment, newest first', async () => {
    await put([stew('R5')]);
    const { items: before } = await program(api.listOpenRecipes, { query: { restaurantId: matsalen, limit: 1 } });
    await put([stew('R6'), stew('R7')]);
    const since = before[0]?.updatedAt ?? '';
    const { items } = await program(api.listOpenRecipes, { query: { restaurantId: matsalen, changedSince: since } });
    expect(new Set(items.map(({ externalId }) => externalId))).toEqual(new Set(['R6', 'R7']));
    expect(items[0]).toMatchObject({
      emissionDatabase: 'organization',
      consumption: 'SE',
      boundary: 'farm_to_kitchen_door',
      coverage: 1,
    });
    // A shop that shows the list says of allergens what the single recipe says, and leaves unknown what is unknown.
    for (const { id, allergenStates } of items) {
      const one = await program(api.readOpenRecipe, { params: { id }, query: {} });
      expect(allergenStates).toEqual(one.allergenStates);
      const { contains, mayContain, notAmong, unknown } = allergenStates;
      expect([...contains, ...mayContain, ...notAmong, ...unknown].toSorted()).toEqual(ALLERGENS.toSorted());
    }
  });

  test('is one for each restaurant, though both use the same id', async () => {
    const [here] = await put([stew('R8')]);
    const [there] = await put([stew('R8')], { restaurantId: havnen });
    expect(here?.id).not.toBe(there?.id);
  });
});

describe('a batch', () => {
  test('that keeps nothing leaves nothing behind', async () => {
    const [one] = await put([stew('N1')], { keep: false, lines: true });
    expect(one).toMatchObject({ outcome: 'calculated', id: null, lines: [{ by: 'match' }, { by: 'match' }, { by: 'match' }] });
    await expect(readBy('N1')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with one recipe of unknown ids keeps the others and names the field', async () => {
    const bad = stew('B2', { lines: [{ text: '1 kg morötter' }, { variationId: 'no-such.raw', amount: 1, unit: 'kg' }] });
    const outcomes = await put([stew('B1'), bad, stew('B3', { lines: [{ name: 'smör', amount: 1, unit: 'kg', origin: 'XX' }] })]);
    expect(outcomes).toMatchObject([
      { index: 0, outcome: 'created' },
      {
        index: 1,
        outcome: 'refused',
        id: null,
        problem: 'unknown_ingredient',
        fields: [{ path: 'recipes.1.lines.1.variationId' }],
      },
      { index: 2, outcome: 'refused', fields: [{ path: 'recipes.2.lines.0.origin' }] },
    ]);
    expect(await readBy('B1')).toMatchObject({ externalId: 'B1' });
  });

  test.each<[string, string, Sent[]]>([
    [
      'recipes.1.lines.2.unit',
      'invalid_value',
      [stew('C1'), stew('C2', { lines: [{ text: 'a' }, { text: 'b' }, { name: 'c', unit: 'stone' as never }] })],
    ],
    ['recipes.0.lines.0', 'line_says_nothing', [stew('C1', { lines: [{ amount: 3 }] })]],
    ['recipes.0.name', 'no_name', [stew('C1', { name: ' ' })]],
    ['recipes', 'external_id_twice', [stew('C1'), stew('C1')]],
  ])('that nobody can read is refused whole, naming %s', async (path, code, recipes) => {
    await expect(put(recipes)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path, code }] });
  });

  test('sent again under its Idempotency-Key is answered as it was, and nothing is done', async () => {
    const [first, second] = [await putOnce(), await putOnce()];
    expect(first.json()).toMatchObject({ items: [{ outcome: 'created' }] });
    expect(second.body).toBe(first.body);
    expect(await readBy('I1')).toMatchObject({ version: 1 });
  });

  test('of more recipes than one transaction takes answers for each in its place', async () => {
    const many = Array.from({ length: 600 }, (_, place) => stew(`M${place}`, { lines: [{ text: `${place + 1} g morötter` }] }));
    const outcomes = await put(many);
    expect(outcomes.map(({ externalId }) => externalId)).toEqual(many.map(({ externalId }) => externalId));
    expect(outcomes.map(({ footprint }) => Math.round(footprint?.weight ?? 0))).toEqual(many.map((_, place) => place + 1));
    expect(new Set(outcomes.map(({ id }) => id)).size).toBe(600);
  });
});

describe('a line', () => {
  const linesOf = async (lines: Sent['lines']) =>
    (await program(api.calculateOpenRecipe, { body: { language: 'en_gb', recipe: { name: 'X', lines } } })).lines;

  test('that nobody understands stays as it is written, and counts as not covered', async () => {
    const body = {
      language: 'en_gb',
      recipe: { name: 'X', lines: [{ text: '300 g qwertzuiop' }, { text: '100 g butter' }] },
    } as const;
    const { footprint, lines } = await program(api.calculateOpenRecipe, {
      body: { ...body, recipe: { ...body.recipe, lines: [...body.recipe.lines] } },
    });
    expect(lines[0]).toMatchObject({
      written: '300 g qwertzuiop',
      by: 'none',
      ingredientId: null,
      grams: 300,
      co2: null,
      problem: 'no_ingredient',
    });
    expect(footprint).toMatchObject({
      complete: false,
      linesCovered: 1,
      coverage: 0.25,
      foodDataVersion: product.services.foodData.version,
    });
  });

  test('names several foods and becomes as many; a heading becomes none', async () => {
    const lines = await linesOf([{ text: 'For the soup:' }, { text: 'a pinch of salt and pepper' }]);
    expect(lines.map(({ place, ingredientName }) => [place, ingredientName])).toEqual([
      [1, expect.stringMatching(/salt/i)],
      [1, expect.stringMatching(/pepper/i)],
    ]);
  });

  test.each<[string, Sent['lines'][number], object]>([
    [
      'an id before a name',
      { ingredientId: 'butter', name: 'carrots', amount: 1, unit: 'kg' },
      { ingredientId: 'butter', by: 'id' },
    ],
    ['a name before a text', { name: 'butter', text: '200 g carrots' }, { ingredientId: 'butter', amount: 200, unit: 'g' }],
    [
      'an amount that is given before one that is written',
      { text: '200 g butter', amount: 3, unit: 'kg' },
      { amount: 3, unit: 'kg', grams: 3000 },
    ],
    ['what is said of it', { text: '1 kg butter', organic: true, origin: 'DK' }, { organic: true, origin: 'DK' }],
    ['a category alone', { categoryId: 'cheese', amount: 1, unit: 'kg' }, { categoryId: 'cheese', by: 'id', grade: 'D' }],
  ])('goes by %s', async (_, line, expected) => {
    expect(await linesOf([line])).toMatchObject([expected]);
  });

  test('is what the organization remembers of its name, and a recipe that has it is updated once somebody decided', async () => {
    const mystery = stew('D1', { lines: [{ text: '500 g husets blandning' }] });
    const [made] = await put([mystery]);
    expect(made).toMatchObject({ outcome: 'created', footprint: { complete: false, co2: null } });
    expect(await put([mystery])).toMatchObject([{ outcome: 'unchanged' }]);
    const waiting = async () => (await program(names.listOpenNames, { query: { state: 'waiting', search: 'husets' } })).items;
    expect(await waiting()).toMatchObject([{ name: 'husets blandning', weight: 500 }]);
    const ingredients = [{ name: 'Husets blandning', slvid: 'carrot' }];
    await program(names.putOpenNames, { body: { language_iso: 'sv', ingredients } });
    const [known] = await put([mystery], { lines: true });
    expect(await waiting()).toEqual([]);
    expect(known).toMatchObject({ outcome: 'updated', footprint: { complete: true } });
    expect(known?.lines).toMatchObject([{ written: '500 g husets blandning', by: 'memory', ingredientId: 'carrot', grams: 500 }]);
  });
});

test('a recipe that a person made is read by a program, with no id of the program’s', async () => {
  const { id } = await chef(createRecipe, { body: dish('Hand-made') });
  const read = await program(api.readOpenRecipe, { params: { id }, query: { language: 'de' } });
  expect(read).toMatchObject({
    externalId: null,
    lines: [{ by: 'kept', confidence: null, ingredientName: expect.stringMatching(/zwiebel/i) }],
  });
});
