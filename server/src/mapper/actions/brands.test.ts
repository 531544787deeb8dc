import { randomUUID } from 'node:crypto';
import * as brands from '@plateprint/shared/mapper/brand-api.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { waitForNames } from './wait-for-names.ts';

let product: Product;
let root: Caller;

beforeAll(async () => {
  product = await openProduct();
  root = await product.as('super');
});
afterAll(() => product.close());

/** An organization with a program whose list waits: a brand that no food data knows beside many foods. */
async function newOrganization(names: readonly string[] = LIST) {
  const [organizationId, integrationId] = [randomUUID(), randomUUID()];
  await product.database
    .insertInto('organization')
    .values({ id: organizationId, enterprise_id: null, name: 'House', segment: 'hotel', location: 'SE', plan: 'professional' })
    .execute();
  const keyed = { key_hash: Buffer.from(integrationId), key_end: 'abcd', former_key_hash: null, former_key_until: null };
  await product.database
    .insertInto('integration')
    .values({
      id: integrationId,
      organization_id: organizationId,
      name: 'Till',
      open_api: true,
      mapping_api: true,
      ...keyed,
      created_by: null,
      last_used_at: null,
      deleted_at: null,
    })
    .execute();
  const asked = names.map((name) => ({ name, grams: 10_000, externalId: '', language: 'sv' as const, money: null }));
  const place = { organizationId, integrationId, location: 'SE' };
  await product.database
    .transaction()
    .execute(async (transaction) => waitForNames(transaction, product.services.foodData, { ...place, names: asked }));
  return organizationId;
}

const LIST = [
  'NÖTFÄRS ZORVIK 5KG',
  'ZORVIK TORSKRYGG FÄRSK 2KG',
  'KNÄCKEBRÖD ZORVIK',
  'STRÖSOCKER zorvik 25KG',
  'Zorvik gräslök',
  'QQQQBLANDNING ZORVIK 2KG',
];

const allLikely = async (organizationId: string) =>
  (await root(brands.listLikelyBrands, { query: { organizationId, language: 'sv' } })).items;
const likely = async (organizationId: string) => (await allLikely(organizationId))[0] ?? null;
const queue = async (organizationId: string) =>
  (await root(api.listUnmappedIngredients, { query: { organizationId } })).items.map(({ name }) => name).toSorted();
const mapped = async (organizationId: string, name: string) =>
  (await root(api.mapNames, { body: { organization_id: organizationId, language_iso: 'sv', names: [{ name }] } })).items[0];

/** Says what a word is, and takes the names that are understood without it. */
async function say(organization_id: string, is_brand: boolean | null, takes: readonly brands.NameWithBrand[] = []) {
  const ingredients = takes.map(({ name, becomes }) => ({
    name: name.name,
    slvid: becomes.ingredientId,
    variation_id: becomes.variationId,
    origin_iso: becomes.origin_iso,
  }));
  return root(brands.decideBrands, {
    body: { organization_id, language_iso: 'sv', brands: [{ written: 'ZORVIK', is_brand }], ingredients },
  });
}

describe('a brand that no food data knows', () => {
  test('is found beside many foods, with what each name is without it', async () => {
    const brand = await likely(await newOrganization());
    expect(brand).toMatchObject({ word: 'zorvik', foods: 5, others: 1 });
    expect(brand?.names.map(({ name, becomes }) => [name.name, becomes.ingredientId]).toSorted()).toEqual([
      ['KNÄCKEBRÖD ZORVIK', 'crispbread'],
      ['NÖTFÄRS ZORVIK 5KG', 'beef-mince'],
      ['STRÖSOCKER zorvik 25KG', 'sugar'],
      ['ZORVIK TORSKRYGG FÄRSK 2KG', 'cod'],
      ['Zorvik gräslök', 'chives'],
    ]);
  });

  test('is asked about together with others, each name under the first of its brands', async () => {
    const second = LIST.slice(0, 5).map((name) => name.replace(/zorvik/i, 'QVALTA'));
    const items = await allLikely(await newOrganization([...LIST, ...second, 'Zorvik Qvalta vitkål']));
    expect(items.map(({ word, names }) => [word, names.length])).toEqual([
      ['zorvik', 5],
      ['qvalta', 6],
    ]);
    const ids = items.flatMap(({ names }) => names.map(({ name }) => name.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is not asked about beside fewer than four foods', async () => {
    expect(await likely(await newOrganization(LIST.slice(2)))).toBeNull();
  });

  test('once it is said, decides about the names with it and waits no more', async () => {
    const id = await newOrganization();
    const brand = await likely(id);
    const said = await say(id, true, brand?.names);
    expect(said.brands).toMatchObject([{ word: 'zorvik', isBrand: true, decidedBy: { firstname: expect.any(String) } }]);
    expect(said.items).toHaveLength(5);
    expect(await queue(id)).toEqual(['QQQQBLANDNING ZORVIK 2KG']);
    expect(await likely(id)).toBeNull();
  });

  test('is left out of every name that comes later', async () => {
    const id = await newOrganization();
    const name = 'ZORVIK VITKÅL 10KG';
    expect(await mapped(id, name)).toMatchObject({ by: 'none' });
    await say(id, true);
    expect(await mapped(id, name)).toMatchObject({ name, by: 'match', ingredientId: 'white-cabbage' });
    expect(await mapped(await newOrganization(), name)).toMatchObject({ by: 'none' });
  });

  test('gives names that still wait the candidates they have without it', async () => {
    const id = await newOrganization();
    const before = (await root(api.listUnmappedIngredients, { query: { organizationId: id } })).items;
    await say(id, true);
    const after = (await root(api.listUnmappedIngredients, { query: { organizationId: id } })).items;
    const confidence = (items: typeof after): number =>
      items.find(({ name }) => name.includes('TORSKRYGG'))?.suggestedIngredient?.confidence ?? 0;
    expect(confidence(after)).toBeGreaterThan(confidence(before));
    expect(after).toHaveLength(before.length);
  });

  test('that somebody says is a food’s word is not asked about again, and stays in every name', async () => {
    const id = await newOrganization();
    await say(id, false);
    expect(await likely(id)).toBeNull();
    for (const name of ['ZORVIK VITKÅL 10KG', 'Zorvik vitkål', 'FALAFEL ZORVIK FRYST 5KG'])
      expect(await mapped(id, name)).toMatchObject({ by: 'none' });
    expect((await root(brands.listBrands, { query: { organizationId: id } })).items).toMatchObject([
      { written: 'ZORVIK', isBrand: false },
    ]);
  });

  test('can be taken back, with the names that were decided by it', async () => {
    const id = await newOrganization();
    const names = (await likely(id))?.names ?? [];
    await say(id, true, names);
    const ingredients = names.map(({ name }) => ({ name: name.name }));
    const body = {
      organization_id: id,
      language_iso: 'sv' as const,
      brands: [{ written: 'zorvik', is_brand: null }],
      ingredients,
    };
    expect(await root(brands.decideBrands, { body })).toMatchObject({ brands: [] });
    expect(await queue(id)).toEqual(LIST.toSorted());
    expect(await likely(id)).toMatchObject({ word: 'zorvik', foods: 5 });
  });

  test('all or none: a food that is not known keeps the word unsaid', async () => {
    const id = await newOrganization();
    const ingredients = [{ name: 'NÖTFÄRS ZORVIK 5KG', slvid: 'no-such-food' }];
    const body = {
      organization_id: id,
      language_iso: 'sv' as const,
      brands: [{ written: 'ZORVIK', is_brand: true }],
      ingredients,
    };
    await expect(root(brands.decideBrands, { body })).rejects.toMatchObject({
      code: 'unknown_ingredient',
      fields: [{ path: 'ingredients.0.slvid' }],
    });
    expect((await root(brands.listBrands, { query: { organizationId: id } })).items).toEqual([]);
  });

  test('said by two at once is said once, and the last decision about a name keeps the former', async () => {
    const id = await newOrganization();
    const names = (await likely(id))?.names ?? [];
    const other = names.map((each) => ({ ...each, becomes: { ...each.becomes, ingredientId: 'butter', variationId: null } }));
    const answers = await Promise.all([say(id, true, names), say(id, true, other)]);
    const last = answers.find(({ items }) => items.every(({ former }) => former !== null));
    expect(last?.items).toHaveLength(5);
    expect((await root(brands.listBrands, { query: { organizationId: id } })).items).toHaveLength(1);
    expect(await queue(id)).toEqual(['QQQQBLANDNING ZORVIK 2KG']);
  });

  test('tells of a name that somebody decided about meanwhile what was decided', async () => {
    const id = await newOrganization();
    const names = (await likely(id))?.names ?? [];
    const ingredients = [{ name: 'KNÄCKEBRÖD ZORVIK', slvid: 'butter' }];
    await root(api.upsertMappedIngredients, { body: { organization_id: id, language_iso: 'sv', ingredients } });
    const { items } = await say(id, true, names);
    expect(items.filter(({ former }) => former !== null)).toMatchObject([
      { name: 'KNÄCKEBRÖD ZORVIK', ingredientId: 'crispbread', former: { ingredientId: 'butter' } },
    ]);
  });

  test('leaves the same names of another organization alone', async () => {
    const [id, stranger] = [await newOrganization(), await newOrganization()];
    await say(id, true, (await likely(id))?.names);
    expect(await queue(stranger)).toEqual(LIST.toSorted());
    expect(await likely(stranger)).toMatchObject({ word: 'zorvik', foods: 5 });
  });

  test('that was said before five hundred others is not asked about again', async () => {
    const id = await newOrganization();
    await say(id, false);
    const later = Array.from({ length: 500 }, (_, at) => ({
      organization_id: id,
      word: `word${'abcdefghij'[at % 10]}${'k'.repeat(Math.floor(at / 10) + 1)}`,
      written: 'Word',
      is_brand: false,
      decided_by: null,
      decided_at: new Date(product.now() + 60_000),
    }));
    await product.database.insertInto('purchase_brand').values(later).execute();
    expect(await likely(id)).toBeNull();
  });

  test.each([
    ['O’BOY', "O'BOY"],
    ['COCA-COLA', 'Coca-Cola'],
    ['GROßMANN', 'Grossmann'],
    ['МОЛОКОВ', 'Молоков'],
    ['ÅÄÖ', 'åäö'],
  ])('“%s” is found, and left out however it is written: “%s”', async (brand, written) => {
    const id = await newOrganization(LIST.map((name) => name.replace(/zorvik/i, brand)));
    expect(await likely(id)).toMatchObject({ foods: 5 });
    await root(brands.decideBrands, { body: { organization_id: id, language_iso: 'sv', brands: [{ written, is_brand: true }] } });
    expect(await mapped(id, `VITKÅL ${brand} 10KG`)).toMatchObject({ by: 'match', ingredientId: 'white-cabbage' });
    expect(await likely(id)).toBeNull();
  });

  test.each(['5KG', 'KL', '', 'TWO WORDS', '.*', 'a.*b', '🥑', "'''"])('“%s” is no word that could be one', async (written) => {
    const organizationId = await newOrganization([]);
    const body = { organization_id: organizationId, language_iso: 'sv' as const, brands: [{ written, is_brand: true }] };
    await expect(root(brands.decideBrands, { body })).rejects.toMatchObject({ fields: [{ path: 'brands.0.written' }] });
  });
});
