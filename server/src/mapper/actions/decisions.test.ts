import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import type { MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let chef: Caller;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
});
afterAll(() => product.close());

/** A name no other test has. */
function someName(): string {
  return `Köksbordets ${randomUUID().slice(0, 8)}`;
}

function upsert(call: Caller, ...ingredients: (Partial<MappingRecord> & { name: string })[]) {
  return call(api.upsertMappedIngredients, { body: { language_iso: 'sv', ingredients } });
}

async function mapped(call: Caller, name: string, externalId = '') {
  const { items } = await call(api.mapNames, { body: { language_iso: 'sv', names: [{ name, externalId }] } });
  return items[0];
}

const salmon = { slvid: 'salmon', variation_id: 'salmon.fillet' };
const butter = { slvid: 'butter' };
const setAside = { ingredientId: null, variationId: null, notFood: true };

describe('what was decided about a name', () => {
  test('holds for everybody of the organization, in whatever pack and however it is typed', async () => {
    const name = someName();
    await upsert(chef, { name: `${name} 5kg`, ...salmon, origin_iso: 'NO', organic: true });
    const met = await mapped(admin, `${name.toUpperCase()} 12x400 g`);
    expect(met).toMatchObject({ by: 'memory', confidence: 1, variationId: 'salmon.fillet', origin_iso: 'NO', organic: true });
  });

  test('holds in no other organization, and is not found from there', async () => {
    const name = someName();
    const { items } = await upsert(chef, { name, ...salmon });
    expect(items[0]).toMatchObject({ name, mapped_name: 'lax' });
    const root = await product.as('super');
    const elsewhere = { organization_id: demoId('maison'), language_iso: 'sv' as const, names: [{ name }] };
    expect((await root(api.mapNames, { body: elsewhere })).items[0]).toMatchObject({ by: 'none' });
    const { items: theirs } = await root(api.upsertMappedIngredients, {
      body: { organization_id: demoId('maison'), language_iso: 'sv', ingredients: [{ name, ...butter }] },
    });
    const params = { id: theirs[0]?.id ?? '' };
    await expect(chef(api.updateMappedIngredient, { params, body: setAside })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is of its article first, then of the name alone', async () => {
    const name = someName();
    await upsert(chef, { name, externalId: 'A1', ...salmon }, { name, externalId: 'A2', ...butter });
    expect(await mapped(chef, name, 'A2')).toMatchObject({ by: 'memory', ingredientId: 'butter' });
    expect(await mapped(chef, name, 'A3')).not.toMatchObject({ by: 'memory' });
    await upsert(chef, { name, ...butter });
    expect(await mapped(chef, name, 'A3')).toMatchObject({ by: 'memory', ingredientId: 'butter' });
  });

  test('leaves what the name says of its origin', async () => {
    const name = `${someName()} Thailand`;
    await upsert(chef, { name, ...salmon });
    expect(await mapped(admin, name)).toMatchObject({ by: 'memory', variationId: 'salmon.fillet', origin_iso: 'TH' });
    await upsert(chef, { name, ...salmon, origin_iso: 'NO' });
    expect(await mapped(admin, name)).toMatchObject({ by: 'memory', origin_iso: 'NO' });
  });

  test('may be that it is no food', async () => {
    const name = someName();
    const { items } = await upsert(chef, { name, not_food: true });
    expect(items[0]).toMatchObject({ notFood: true, mapped_name: null, complete: true });
    expect(await mapped(chef, name)).toMatchObject({ by: 'memory', notFood: true });
  });

  test('is the first variation when only the ingredient is named, and complete only with origin or organic', async () => {
    const [first, second] = [someName(), someName()];
    const { items } = await upsert(chef, { name: first, ...butter }, { name: second, ...butter, organic: false });
    expect(items.map(({ name, complete }) => [name, complete])).toEqual([
      [first, false],
      [second, true],
    ]);
    expect(items[0]?.variationId).toMatch(/^butter\./);
  });

  test('is taken back by a record that names nothing', async () => {
    const name = someName();
    await upsert(chef, { name, ...salmon });
    const { items } = await upsert(chef, { name });
    expect(items[0]).toMatchObject({ decidedAt: null, former: { ingredientId: 'salmon' } });
    expect(await mapped(chef, name)).not.toMatchObject({ by: 'memory' });
  });
});

describe('ids that the food data does not have', () => {
  test.each([
    ['slvid', { slvid: 'unicorn' }, 'unknown_ingredient'],
    ['variation_id', { slvid: 'salmon', variation_id: 'salmon.flying' }, 'unknown_ingredient'],
    ['variation_id', { slvid: 'butter', variation_id: 'salmon.fillet' }, 'invalid_input'],
    ['category_id', { category_id: 'nothing' }, 'unknown_ingredient'],
    ['category_id', { ...butter, category_id: 'cheese' }, 'invalid_input'],
    ['slvid', { ...butter, not_food: true }, 'invalid_input'],
    ['origin_iso', { ...butter, origin_iso: 'XX' }, 'invalid_input'],
  ])('are refused by their record: %s of %j', async (field, wrong, code) => {
    const good = { name: someName(), ...butter };
    const refusal = { code, fields: [{ path: `ingredients.1.${field}` }] };
    await expect(upsert(chef, good, { name: someName(), ...wrong })).rejects.toMatchObject(refusal);
    expect(await mapped(chef, good.name)).not.toMatchObject({ by: 'memory' });
  });
});

describe('two people who decide about one name', () => {
  test('the last one holds and names the decision that it replaced', async () => {
    const name = someName();
    const { items } = await upsert(chef, { name, ...salmon });
    const id = items[0]?.id ?? '';
    const changed = await admin(api.updateMappedIngredient, { params: { id }, body: setAside });
    expect(changed).toMatchObject({ notFood: true, former: { ingredientId: 'salmon', mapped_name: 'lax' } });
    expect(changed.former?.decidedBy).toEqual(items[0]?.decidedBy);
    expect(changed.decidedBy).not.toEqual(changed.former?.decidedBy);
  });

  test('at once keep each other’s decisions in the history', async () => {
    const { items } = await upsert(chef, { name: someName(), ...salmon });
    const id = items[0]?.id ?? '';
    const decide = (call: Caller, origin_iso: string) =>
      call(api.updateMappedIngredient, {
        params: { id },
        body: { ingredientId: 'salmon', variationId: 'salmon.fillet', origin_iso },
      });
    const origins = ['NO', 'SE', 'DK', 'FI', 'FR', 'DE'];
    await Promise.all(origins.map(async (origin, at) => decide(at % 2 === 0 ? chef : admin, origin)));
    const kept = await product.database
      .selectFrom('mapped_ingredient_history')
      .select('former')
      .where('mapped_id', '=', id)
      .execute();
    const last = await product.database
      .selectFrom('mapped_ingredient')
      .select('origin_iso')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const all = [...kept.map(({ former }) => (former as { origin_iso: string | null }).origin_iso), last.origin_iso];
    expect(new Set(all)).toEqual(new Set([...origins, null]));
    expect(all).toHaveLength(origins.length + 1);
  });

  test('deciding the same again keeps nothing', async () => {
    const record = { name: someName(), ...salmon };
    const first = await upsert(chef, record);
    const again = await upsert(admin, record);
    expect(again.items).toEqual(first.items);
  });
});

describe('the list of what was decided', () => {
  test('is by name, page by page, and finds parts of names and beginnings of article numbers', async () => {
    const owner = await product.as('owner');
    const mark = randomUUID().slice(0, 6);
    const names = ['c', 'a', 'e', 'b', 'd'].map((letter) => `${letter} zz${mark}`);
    await upsert(chef, ...names.map((name) => ({ name, externalId: `${mark}-${name[0]}`, ...butter })));
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { search: `zz${mark}`, limit: 2, ...(cursor ? { cursor } : {}) };
      const page = await chef(api.listMappedIngredients, { query });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.next;
    }
    expect(found).toEqual(names.toSorted());
    const byNumber = await chef(api.listMappedIngredients, { query: { search: `${mark}-e` } });
    expect(byNumber.items.map(({ name }) => name)).toEqual([`e zz${mark}`]);
    expect((await owner(api.listMappedIngredients, { query: { search: `zz${mark}`, language: 'de' } })).items[0]).toMatchObject({
      mapped_name: 'Butter',
    });
  });
});
