import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '../../demo/demo-id.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

type Body = CallInput<typeof api.createRecipe>['body'];
const matsalen = demoId('matsalen');

function soup(change: Partial<Body> = {}): Body {
  return {
    restaurantId: matsalen,
    names: [{ language: 'sv', name: 'Löksoppa' }],
    portions: 4,
    ingredients: [
      {
        _id: 'a',
        inputIngredient: '1 kg gul lök',
        ingredient: 'yellow-onion',
        variation: 'yellow-onion.raw',
        amount: 1,
        unit: 'kg',
      },
      { _id: 'b', inputIngredient: 'en hemlighet', amount: 20, unit: 'g' },
    ],
    ...change,
  };
}

const rowsOf = async (): Promise<number> => {
  const row = await product.database
    .selectFrom('recipe')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
};

describe('the story of a recipe', () => {
  test('it is created, listed, read, saved, binned and restored', async () => {
    const created = await chef(api.createRecipe, { body: soup() });
    expect(created).toMatchObject({ version: 1, portions: 4, restaurantId: matsalen });

    const { items } = await chef(api.listRecipes, { params: { restaurantId: matsalen } });
    expect(items[0]).toMatchObject({ id: created.id, complete: false });

    const saved = await chef(api.updateRecipe, {
      body: { ...soup({ names: [{ language: 'sv', name: 'Gratinerad löksoppa' }] }), id: created.id, version: 1 },
    });
    expect(saved.version).toBe(2);
    expect((await chef(api.readRecipe, { params: { id: created.id } })).names[0]?.name).toBe('Gratinerad löksoppa');

    await chef(api.deleteRecipe, { params: { id: created.id } });
    await expect(chef(api.readRecipe, { params: { id: created.id } })).rejects.toMatchObject({ code: 'not_found' });
    await chef(api.restoreRecipe, { params: { id: created.id } });
    expect((await chef(api.readRecipe, { params: { id: created.id } })).version).toBe(2);
  });

  test('the server’s figures are those of the shared rule, whatever the caller claims', async () => {
    const claimed = { ...soup(), co2: 1, footprint: { co2: { value: 1 } } };
    const { footprint, ingredients } = await chef(api.createRecipe, { body: claimed });
    const { footprint: calculated } = await chef(api.calculateRecipe, { body: { ...soup(), consumption: 'SE' } });
    expect(footprint).toEqual(calculated);
    expect(ingredients).toHaveLength(2);
    const nothing = recipeFootprint({ ingredients: [], customIngredients: [], portions: 1, allergens: [] }, []);
    expect(nothing.co2).toBeNull();
  });

  test('a line that nobody understood is kept as written and shown as not covered', async () => {
    const { footprint, ingredients } = await chef(api.createRecipe, { body: soup() });
    expect(ingredients[1]?.inputIngredient).toBe('en hemlighet');
    expect(footprint.coverage).toMatchObject({ lines: 2, linesCovered: 1, complete: false });
    expect(footprint.lines[1]).toMatchObject({ co2: null, problem: 'no_ingredient' });
    expect(footprint.diet).toBeNull();
  });

  test('a line may leave out its key and its text when it names an ingredient', async () => {
    const { ingredients } = await chef(api.createRecipe, {
      body: soup({ ingredients: [{ ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 100, unit: 'g' }] }),
    });
    expect(ingredients[0]).toMatchObject({ _id: '1', inputIngredient: 'yellow onion' });
  });
});

const newer = (code: string) => ({ code: 'changed_meanwhile', fields: [{ path: 'version', code }] });

describe('two people at once', () => {
  test('the second save is refused with the newer version, and nothing is overwritten', async () => {
    const { id } = await chef(api.createRecipe, { body: soup() });
    const manager = await product.as('manager');
    await manager(api.updateRecipe, { body: { ...soup({ note: 'from the manager' }), id, version: 1 } });
    const late = { body: { ...soup({ note: 'from the chef' }), id, version: 1 } };
    await expect(chef(api.updateRecipe, late)).rejects.toMatchObject(newer('saved_by_another'));
    // From another page or device of one's own.
    await expect(manager(api.updateRecipe, late)).rejects.toMatchObject(newer('saved_by_you'));
    expect((await chef(api.readRecipe, { params: { id } })).note).toBe('from the manager');
  });

  test('of twenty saves of the same version exactly one is kept', async () => {
    const { id } = await chef(api.createRecipe, { body: soup() });
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, async () => chef(api.updateRecipe, { body: { ...soup(), id, version: 1 } })),
    );
    expect(saves.filter((save) => save.status === 'fulfilled')).toHaveLength(1);
  });
});

describe('who may', () => {
  test('another tenant’s recipe is not there: not to read, save, bin or list', async () => {
    const owner = await product.as('owner');
    const { id } = await owner(api.createRecipe, { body: soup({ restaurantId: demoId('clairval') }) });
    for (const person of ['chef', 'manager', 'admin']) {
      const stranger = await product.as(person);
      const refusal = { code: 'not_found' };
      await expect(stranger(api.readRecipe, { params: { id } })).rejects.toMatchObject(refusal);
      await expect(stranger(api.updateRecipe, { body: { ...soup(), id, version: 1 } })).rejects.toMatchObject(refusal);
      await expect(stranger(api.deleteRecipe, { params: { id } })).rejects.toMatchObject(refusal);
      await expect(stranger(api.listRecipes, { params: { restaurantId: demoId('clairval') } })).rejects.toMatchObject(refusal);
      await expect(stranger(api.createRecipe, { body: soup({ restaurantId: demoId('clairval') }) })).rejects.toMatchObject(
        refusal,
      );
    }
    expect((await owner(api.readRecipe, { params: { id } })).version).toBe(1);
  });

  test('an inactive plan reads and changes nothing', async () => {
    const { id } = await chef(api.createRecipe, { body: soup() });
    const organization = product.database.updateTable('organization').where('id', '=', demoId('norrsken'));
    await organization.set({ plan_active: false }).execute();
    product.wait(3000);
    await expect(chef(api.readRecipe, { params: { id } })).resolves.toMatchObject({ id });
    await expect(chef(api.createRecipe, { body: soup() })).rejects.toMatchObject({ code: 'plan_inactive' });
    await organization.set({ plan_active: true }).execute();
    product.wait(3000);
  });
});

describe('bad input is refused with its field, and nothing is stored', () => {
  const line = (change: object): Body =>
    soup({ ingredients: [{ inputIngredient: 'onion', amount: 1, unit: 'g', ...change } as never] });
  test.each<[string, Body, string]>([
    ['a negative amount', line({ amount: -1 }), 'ingredients.0.amount'],
    ['an amount of 1e308', line({ amount: 1e308 }), 'ingredients.0.amount'],
    ['an amount in words', line({ amount: 'two' }), 'ingredients.0.amount'],
    ['a unit nobody has', line({ unit: 'bucket' }), 'ingredients.0.unit'],
    ['an unknown ingredient', line({ ingredient: 'unobtainium', variation: 'unobtainium.raw' }), 'ingredients.0.ingredient'],
    [
      'a variation of another ingredient',
      line({ ingredient: 'yellow-onion', variation: 'carrot.raw' }),
      'ingredients.0.variation',
    ],
    ['an unknown origin', line({ originId: 'XX' }), 'ingredients.0.originId'],
    ['control characters', line({ inputIngredient: 'oni\u0000on' }), 'ingredients.0.inputIngredient'],
    ['markup', soup({ names: [{ language: 'sv', name: '<script>alert(1)</script>' }] }), 'names.0.name'],
    ['no name', soup({ names: [{ language: 'sv', name: '  ' }] }), 'names'],
    ['no portions', soup({ portions: 0 }), 'portions'],
    ['10,000 lines', soup({ ingredients: Array.from({ length: 10_000 }, () => ({ inputIngredient: 'onion' })) }), 'ingredients'],
  ])('%s', async (_, body, path) => {
    const before = await rowsOf();
    const refusal = await chef(api.createRecipe, { body }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fields: expect.arrayContaining([expect.objectContaining({ path })]) as unknown });
    expect(await rowsOf()).toBe(before);
  });

  test.each([
    ['malformed JSON', '{"names": [', 'application/json', 400, 'malformed_request'],
    ['NaN', '{"portions": NaN}', 'application/json', 400, 'malformed_request'],
    ['no body at all', '', 'application/json', 400, 'malformed_request'],
    ['a form', 'name=soup', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['a body of 5 MB', JSON.stringify({ note: 'x'.repeat(5_000_000) }), 'application/json', 413, 'body_too_large'],
    ['a poisoned prototype', '{"__proto__": {"admin": true}}', 'application/json', 400, 'malformed_request'],
  ])('%s', async (_, payload, type, status, code) => {
    const signedIn = await product.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      payload: { email: 'chef@demo.plateprint.test', password: 'plateprint-demo' },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/recipes',
      cookies,
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ code, status });
  });
});

describe('the overview', () => {
  test('pages by cursor without repeating or missing a recipe, also when changes share an instant', async () => {
    const admin = await product.as('admin');
    const restaurantId = demoId('canal');
    await Promise.all(
      Array.from({ length: 23 }, async (_, index) =>
        admin(api.createRecipe, { body: soup({ restaurantId, names: [{ language: 'en_gb', name: `Pie ${index}` }] }) }),
      ),
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin(api.listRecipes, {
        params: { restaurantId },
        query: { search: 'PIE ', limit: 5, ...(cursor ? { cursor } : {}) },
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(23);
  });

  test('a percent sign is searched for as written', async () => {
    const { items } = await chef(api.listRecipes, { params: { restaurantId: matsalen }, query: { search: '%' } });
    expect(items).toEqual([]);
  });

  test('a made-up cursor is refused', async () => {
    await expect(chef(api.listRecipes, { params: { restaurantId: matsalen }, query: { cursor: 'abc' } })).rejects.toMatchObject({
      fields: [{ path: 'cursor' }],
    });
  });
});
