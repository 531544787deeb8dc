import { ingredientFacts, matchNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;
let anyone: Caller;
let answer: ReplyOf<typeof listSources>;

beforeAll(async () => {
  product = await openProduct();
  anyone = await product.as(null);
  answer = await anyone(listSources);
});
afterAll(() => product.close());

test('anyone reads where the figures come from, with licence and attribution', () => {
  expect(answer.items.find(({ id }) => id === 'agribalyse')).toMatchObject({
    title: 'AGRIBALYSE 3.1',
    publisher: 'ADEME and INRAE',
    version: '3.1',
    licence: 'Licence Ouverte 2.0 (Etalab)',
  });
  for (const source of answer.items.filter(({ id }) => id !== 'crosswalk')) {
    expect(source.licence).not.toBe('');
    expect(source.attribution).not.toBe('');
    expect(source.boundary).not.toBe('');
    expect(new URL(source.url).protocol).toBe('https:');
  }
});

test('no source is among them whose licence forbids to pass it on', () => {
  expect(answer.items.map(({ publisher }) => publisher)).not.toContain('CONCITO');
  expect(answer.items.filter(({ licence }) => /\bNC\b|non-commercial/i.test(licence))).toEqual([]);
});

test('RIVM’s wish about comparing products stands with its attribution', () => {
  expect(answer.items.find(({ id }) => id === 'rivm')?.attribution).toMatch(/not be used to compare products/);
});

test('every source that a figure names is in the list', async () => {
  const known = new Set(answer.items.map(({ id }) => id));
  const { items: matches } = await anyone(matchNames, {
    body: {
      language: 'en_gb',
      ingredients: ['beef mince', 'green lentils', 'salmon', 'rice', 'tomato', 'oat drink', 'tofu', 'butter'],
    },
  });
  const { items } = await anyone(ingredientFacts, {
    body: {
      location: 'SE',
      emissionDatabase: 'organization',
      items: matches.map(({ variation }) => ({
        variationId: variation?.id ?? null,
        categoryId: null,
        originId: null,
        organic: false,
      })),
    },
  });
  const named = items.flatMap((facts) => facts?.factor?.sources ?? []);
  expect(named.length).toBeGreaterThan(items.length);
  expect(named.filter(({ source }) => !known.has(source))).toEqual([]);
});

test('the counts are those of the release that the facts are taken from', async () => {
  const { foodDataVersion } = await anyone(ingredientFacts, {
    body: { location: 'SE', emissionDatabase: 'organization', items: [] },
  });
  expect(answer.foodDataVersion).toBe(foodDataVersion);
  expect(answer.counts.ingredients).toBeGreaterThan(800);
  expect(answer.counts.variations).toBeGreaterThan(2000);
  expect(answer.counts.categories).toBeGreaterThan(10);
  expect(answer.counts.languages).toBe(8);
});
