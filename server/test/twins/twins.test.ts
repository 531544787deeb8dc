import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lackingTwins, SINGLE_FIGURES, singleFigureOf } from './lacking-twins.ts';
import { openProduct, type Product } from '../support/product.ts';
import { BASES } from '../support/specified-calls.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const APIS = ['main', 'ingredient-data', 'open'] as const;

async function lacking(api: (typeof APIS)[number]): Promise<string[]> {
  return lackingTwins((await product.app.inject(`${BASES[api]}/openapi.json`)).json());
}

describe.each(APIS)('in answers of the %s API', (api) => {
  test('each figure of CO2e has its twin without land-use change beside it, or says by which one total it goes', async () => {
    expect((await lacking(api)).filter((place) => singleFigureOf(place) === null)).toEqual([]);
  });
});

test('each reason for a figure without a twin is one of something that is answered', async () => {
  const found = (await Promise.all(APIS.map(lacking))).flat();
  const unused = SINGLE_FIGURES.filter(({ at }) => !found.some((place) => at.test(place)));
  expect(unused.map(({ at }) => at.source)).toEqual([]);
});

const answered = (properties: object) => ({
  paths: { '/dishes': { get: { responses: { 200: { content: { 'application/json': { schema: { properties } } } } } } } },
});

test('a figure without its twin is found wherever it stands, and one with another shape too', () => {
  const figure = { anyOf: [{ type: 'object', properties: { value: { type: 'number' } } }, { type: 'null' }] };
  expect(lackingTwins(answered({ co2: figure, co2WithoutLandUseChange: figure }))).toEqual([]);
  expect(lackingTwins(answered({ co2: figure, co2WithoutLandUseChange: { type: 'number' } }))).toEqual(['GET /dishes: co2']);
  const dish = { type: 'object', properties: { co2PerPortion: figure } };
  expect(lackingTwins(answered({ items: { type: 'array', items: dish } }))).toEqual(['GET /dishes: items.co2PerPortion']);
});
