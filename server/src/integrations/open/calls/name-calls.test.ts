import { randomUUID } from 'node:crypto';
import { listMappedIngredients, listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import * as api from '@plateprint/shared/integrations/open/open-name-api.ts';
import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';

let product: Product;
let program: Caller;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  program = await withFlags(['open_api', 'mapping_api']);
  admin = await product.as('admin');
});
afterAll(() => product.close());

async function withFlags(flags: KeyFlag[]): Promise<Caller> {
  return product.withKey((await openKey(product, { flags })).key);
}

const language = 'en_gb';

test('a name is what the organization remembers, else what the food data is sure of, else candidates alone', async () => {
  const own = `House mix ${randomUUID()}`;
  await program(api.putOpenNames, { body: { language_iso: language, ingredients: [{ name: own, slvid: 'carrot' }] } });
  const names = [{ name: own }, { name: 'BUTTER 6X250G' }, { name: `qwertz ${randomUUID()}` }];
  const { items, waiting } = await program(api.matchOpenNames, { body: { language, names } });
  expect(items.map(({ by, ingredientId }) => [by, ingredientId])).toEqual([
    ['memory', 'carrot'],
    ['match', 'butter'],
    ['none', null],
  ]);
  expect(waiting).toBe(0);
});

test('what nobody knows waits in the mapper when a program asks for it, once however often it asks', async () => {
  const name = `qwertz ${randomUUID()}`;
  const body = { language, wait: true, names: [{ name, externalId: 'A1', grams: 3000 }, { name: 'Butter' }] } as const;
  const ask = async () => program(api.matchOpenNames, { body: { ...body, names: [...body.names] } });
  expect(await ask()).toMatchObject({ waiting: 1 });
  expect(await ask()).toMatchObject({ waiting: 1 });
  const { items } = await admin(listUnmappedIngredients, { query: { search: name } });
  expect(items).toMatchObject([{ externalId: 'A1', weight: 3000 }]);
  const { items: listed } = await program(api.listOpenNames, { query: { state: 'waiting', search: name } });
  expect(listed.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
});

test('waiting takes a key for the memory of names, and a match does not', async () => {
  const reader = await withFlags(['open_api']);
  const body = { language, names: [{ name: 'Butter' }] } as const;
  const asked = { body: { ...body, names: [...body.names] } };
  await expect(reader(api.matchOpenNames, asked)).resolves.toMatchObject({ items: [{ by: 'match' }] });
  await expect(reader(api.matchOpenNames, { body: { ...asked.body, wait: true } })).rejects.toMatchObject({
    code: 'not_allowed',
    fields: [{ path: 'wait' }],
  });
});

test('what a program decided names the program', async () => {
  const name = `Roots ${randomUUID()}`;
  await program(api.putOpenNames, { body: { language_iso: language, ingredients: [{ name, slvid: 'carrot' }] } });
  const { items } = await admin(listMappedIngredients, { query: { search: name } });
  expect(items).toMatchObject([
    { ingredientId: 'carrot', decidedBy: { firstname: expect.stringMatching(/^Till /) as string, lastname: '' } },
  ]);
});

test('all names are remembered or none, and the record is named', async () => {
  const name = `Roots ${randomUUID()}`;
  const ingredients = [
    { name, slvid: 'carrot' },
    { name: 'Stone', slvid: 'no-such-food' },
  ];
  const put = program(api.putOpenNames, { body: { language_iso: language, ingredients } });
  await expect(put).rejects.toMatchObject({ code: 'unknown_ingredient', fields: [{ path: 'ingredients.1.slvid' }] });
  expect((await program(api.listOpenNames, { query: { search: name } })).items).toEqual([]);
});

test('lines are taken apart in the order given, and the food data is searched as people type', async () => {
  const { lines } = await program(api.parseOpenLines, { body: { language, lines: ['2 tbsp butter, soft', 'For the sauce:'] } });
  expect(lines).toMatchObject([{ quantity: 2, unit: 'tbsp', name: 'butter', note: 'soft' }, { heading: true }]);
  const { items } = await program(api.searchOpenIngredients, { query: { query: 'butt', language } });
  expect(items.map(({ ingredientId }) => ingredientId)).toContain('butter');
});
