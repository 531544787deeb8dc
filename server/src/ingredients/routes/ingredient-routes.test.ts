import * as api from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { type AnyEndpoint, type CallInput, pathOf, type ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIngredientDataApp } from '../../ingredient-data-app.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { loadFoodData } from '../actions/load-food-data.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const configuration = readConfiguration({ NODE_ENV: 'test', REQUESTS_PER_MINUTE: '1000000' }, '/tmp');
  app = await buildIngredientDataApp({ foodData: await loadFoodData() }, { configuration, version: 'test' });
});
afterAll(() => app.close());

async function send<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>) {
  const services = input as { params?: unknown; query?: unknown; body?: unknown };
  return app.inject({
    method: endpoint.method,
    url: `/ingredient-data${pathOf(endpoint, services)}`,
    ...(services.body === undefined ? {} : { payload: toWire(endpoint.body, services.body) as object }),
  });
}

async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  const reply = await send(endpoint, input);
  expect(reply.statusCode).toBe(200);
  return fromWire(endpoint.reply, reply.json()) as ReplyOf<E>;
}

test('regions are countries by name in the language asked', async () => {
  const { items } = await call(api.listRegions, { query: { language: 'sv' } });
  expect(items).toContainEqual({ id: 'SE', name: 'Sverige' });
  expect(items).toContainEqual({ id: 'ES', name: 'Spanien' });
  expect(items.every(({ id }) => /^[A-Z]{2}$/.test(id))).toBe(true);
});

test('typing finds an ingredient with its variations', async () => {
  const { items } = await call(api.searchIngredients, { body: { query: 'kyck', language: 'sv' } });
  expect(items.length).toBeLessThanOrEqual(10);
  expect(items[0]).toMatchObject({ ingredientId: 'chicken', ingredientName: 'kyckling', diet: 'meat' });
  expect(items[0]?.variations.filter((variation) => variation.default)).toHaveLength(1);
});

test.each([
  ['gulerod', 'vegan'],
  ['rugbrød', null],
  // Some is made with animal rennet.
  ['parmesan', null],
  ['cheddar', 'vegetarian'],
])('of %s it is said whom it suits, but not where its maker alone knows: %s', async (query, diet) => {
  const { items } = await call(api.searchIngredients, { body: { query, language: 'da' } });
  expect(items[0]).toMatchObject({ diet });
});

test('names in bulk answer in the order given, with origin, organic and nulls for what is not found', async () => {
  const { items } = await call(api.matchNames, {
    body: { language: 'sv', ingredients: ['svensk ekologisk mjölk 3%', 'qwzx', 'kokosmjölk'] },
  });
  expect(items[0]).toMatchObject({
    input: 'svensk ekologisk mjölk 3%',
    ingredientName: 'mjölk',
    regionName: 'Sverige',
    origin_id: 'SE',
    organic: true,
    variation: { id: 'milk.fat-3', origin: 'SE' },
  });
  expect(items[1]).toMatchObject({
    input: 'qwzx',
    ingredientName: null,
    variation: null,
    confidence: 0,
    matched: false,
    matchedName: null,
  });
  expect(items[2]?.ingredientId).toBe('coconut-milk');
});

test.each([
  ['vegetables', 'en_gb', 'vegetables'],
  ['Cheese', 'en_us', 'cheese'],
  ['Gemüse', 'de', 'vegetables'],
] as const)('%s is a kind of food: its class average counts', async (name, language, categoryId) => {
  const { items } = await call(api.matchNames, { body: { ingredients: [name], language } });
  expect(items[0]).toMatchObject({ ingredientId: null, variation: null, categoryId, matched: true });
});

test('two thousand names are taken in one call, one more is refused', async () => {
  const ingredients = Array.from({ length: api.MOST_NAMES }, () => 'gul lök');
  const { items } = await call(api.matchNames, { body: { ingredients, language: 'sv' } });
  expect(items).toHaveLength(api.MOST_NAMES);
  const refused = await send(api.matchNames, { body: { ingredients: [...ingredients, 'lök'], language: 'sv' } });
  expect(refused.statusCode).toBe(422);
});

test('variations tell which units an ingredient takes; unknown ids are left out', async () => {
  const { items } = await call(api.listVariations, { body: { ingredientIds: ['yellow-onion', 'no-such'], language: 'en_gb' } });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ ingredientId: 'yellow-onion', ingredientName: 'yellow onion' });
  expect(items[0]?.units).toContain('piece');
  expect(items[0]?.pieces['piece']).toBeGreaterThan(50);
});

test.each([
  ['milk.fat-3', 'dl', null],
  ['yellow-onion.raw', 'piece', null],
  ['yellow-onion.raw', 'bottle', 'no_piece_weight'],
  ['no-such.raw', 'g', 'unknown_ingredient'],
  ['milk.fat-3', 'barrel', 'unknown_unit'],
])('%s in %s: %s', async (variationId, unit, reason) => {
  const { items } = await call(api.validateIngredientsUnit, { body: { items: [{ variationId, unit }] } });
  expect(items).toEqual([{ variationId, unit, valid: reason === null, reason }]);
});

test('foods say how they are measured, a category by its cuts alone, and nothing of what is not there', async () => {
  const category = 'herbs-spices';
  const items = [
    { variationId: 'milk.fat-3', categoryId: null },
    { variationId: null, categoryId: category },
    { variationId: 'no-such.raw', categoryId: null },
    { variationId: null, categoryId: null },
  ];
  const measured = await call(api.foodMeasures, { body: { items } });
  expect(measured.items).toMatchObject([
    { ingredientId: 'milk', density: expect.any(Number) as number },
    { ingredientId: null, categoryId: category, density: null, pieces: {} },
    null,
    null,
  ]);
});

test('lines are parsed in the order given', async () => {
  const { lines } = await call(api.parseLines, { body: { language: 'en_gb', lines: ['2 cups flour', 'salt to taste'] } });
  expect(lines.map(({ quantity, unit, name }) => [quantity, unit, name])).toEqual([
    [2, 'cup', 'flour'],
    [null, null, 'salt'],
  ]);
});

test('names are given in the language asked', async () => {
  const { items } = await call(api.ingredientNames, { body: { ids: ['yellow-onion'], language: 'de' } });
  expect(items[0]?.ingredientName).toBe('Zwiebel');
  expect(items[0]?.variationNames['yellow-onion.raw']).toBe('roh');
});

test('a tomato of January is heavier than one of July, and without a month it is that of the year', async () => {
  const query = { variationId: 'tomato.raw', categoryId: null, originId: null, organic: false };
  const inMonth = async (month?: number) => {
    const { items } = await call(api.ingredientFacts, {
      body: { location: 'SE', emissionDatabase: 'organization', month, items: [query] },
    });
    return items[0]?.factor?.co2e.value ?? Number.NaN;
  };
  const [january, july, year] = [await inMonth(1), await inMonth(7), await inMonth()];
  expect(january).toBeGreaterThan(year);
  expect(july).toBeLessThan(year);
});

test('facts come with the version of the food data; an unknown variation is null', async () => {
  const query = { categoryId: null, originId: null, organic: false };
  const reply = await call(api.ingredientFacts, {
    body: {
      location: 'SE',
      emissionDatabase: 'organization',
      items: [
        { ...query, variationId: 'beef-mince.fat-15' },
        { ...query, variationId: 'no-such' },
      ],
    },
  });
  const { co2e, parts } = reply.items[0]?.factor ?? { co2e: { value: 0 }, parts: null };
  expect(co2e.value).toBeGreaterThan(5);
  expect((parts?.fossil ?? 0) + (parts?.biogenic ?? 0) + (parts?.landUseChange ?? 0)).toBeCloseTo(co2e.value, 9);
  expect(reply.items[1]).toBeNull();
  expect(reply.foodDataVersion).not.toBe('');
});

describe('pasted lines become lines of a recipe', () => {
  test.each([
    ['2 dl mjölk', 'sv', 'milk.fat-3', 'g', 206, null],
    ['2 vitlöksklyftor', 'sv', 'garlic.raw', 'piece', 2, 5],
    ['400 g nötfärs', 'sv', 'beef-mince.fat-15', 'g', 400, null],
    ['2 msk olivolja', 'sv', 'olive-oil.extra-virgin', 'tbsp', 2, null],
    ['1 burk krossade tomater', 'sv', 'tomatoes-canned.chopped', 'piece', 1, 400],
    ['1 can tomatoes', 'en_gb', 'tomatoes-canned.chopped', 'piece', 1, 400],
    ['2-3 onions, finely chopped', 'en_gb', 'yellow-onion.raw', 'piece', 2.5, 130],
    ['100 g peas (frozen)', 'en_gb', 'peas.frozen', 'g', 100, null],
    ['500 g Tiefkühlspinat', 'de', 'spinach.frozen', 'g', 500, null],
    ['4 Forellen', 'de', 'trout.whole', 'piece', 4, 300],
    ['2 geräucherte Forellen', 'de', 'trout.smoked', 'piece', 2, 300],
    ['3 Knoblauchzehen', 'de', 'garlic.raw', 'piece', 3, 5],
    ["1 c. à s. d'huile d'olive", 'fr', 'olive-oil.extra-virgin', 'tbsp', 1, null],
    ['2 teentjes knoflook', 'nl', 'garlic.raw', 'piece', 2, 5],
  ] as const)('%s', async (line, language, variation, unit, amount, pieceGrams) => {
    const { items } = await call(api.understandLines, { body: { language, location: 'SE', lines: [line] } });
    expect(items[0]).toMatchObject({ input: line, match: { variation: { id: variation } }, unit, amount, pieceGrams });
  });

  test.each([
    ['1 yellow onion', 'en_gb', 130, 'usda 11282, between a medium onion and a large one'],
    ['1 boneless rabbit', 'en_gb', 980, expect.stringMatching(/^(?:fineli|usda|estimate|trade)/u)],
    ['1 rabbit', 'en_gb', 1400, expect.stringMatching(/^(?:fineli|usda|estimate|trade)/u)],
    ['2 Portionen gekochte Eiernudeln', 'de', 207, expect.any(String)],
    ['3 cm de gingembre', 'fr', 15, 'estimate'],
    ['zest of 1 lemon', 'en_gb', 6, 'estimate'],
  ] as const)('what one weighs says where that is from: %s', async (line, language, pieceGrams, pieceSource) => {
    const { items } = await call(api.understandLines, { body: { language, location: 'SE', lines: [line] } });
    expect(items[0]).toMatchObject({ pieceGrams, pieceSource });
  });

  test('every line says its grams, and those behind it theirs; what cannot be weighed has none', async () => {
    const lines = ['2 dl mjölk', '500 g nötfärs', 'salt och peppar', '3 gurkmånar av zzz'];
    const { items } = await call(api.understandLines, { body: { language: 'sv', location: 'SE', month: 7, lines } });
    expect(items.map(({ grams }) => grams)).toEqual([expect.closeTo(206, 0), 500, expect.closeTo(0.4, 6), null]);
    expect(items[2]?.also.map(({ grams }) => grams)).toEqual([expect.closeTo(0.4, 6)]);
  });

  test.each([
    ['2 cubes de bouillon', 'fr', 'chicken-stock-cube', 20],
    ['2 tärningar grönsaksbuljong', 'sv', 'vegetable-stock-cube', 20],
    ['2 terninger hønsebouillon', 'da', 'chicken-stock-cube', 20],
    ['4 gehaktballen', 'nl', 'meatballs', 400],
    ['4 frikadeller', 'da', 'meatballs', 240],
    ['4 Frikadellen', 'de', 'meatballs', 400],
    ['4 köttbullar', 'sv', 'meatballs', 80],
    ['4 Matjesfilets', 'de', 'pickled-herring', 300],
    ['1 can large butter beans', 'en_gb', 'butter-beans', 240],
    ['1 boîte de petits pois', 'fr', 'peas', 140],
    ['1 burk stora vita bönor', 'sv', 'white-beans', 240],
    ['1 liten burk majs', 'sv', 'sweetcorn', 142.5],
    ['12 bitterballen', 'nl', 'croquette-meat', 336],
    ['4 stykker rugbrød', 'da', 'rye-bread', 180],
    ['1 case (6/#10) diced tomatoes', 'en_us', 'tomatoes-canned', 17_700],
    ['ground turkey 93/7 2 lb', 'en_us', 'turkey-mince', 908],
  ] as const)('"%s" (%s) is %s, and weighs %s g', async (line, language, ingredientId, grams) => {
    const { items } = await call(api.understandLines, { body: { language, location: 'SE', lines: [line] } });
    expect(items[0]).toMatchObject({ match: { ingredientId }, grams: expect.closeTo(grams, 1) });
  });

  test.each([
    ['salt and pepper', 'en_gb', ['salt', 'black-pepper']],
    ['salt & freshly ground black pepper, to taste', 'en_us', ['salt', 'black-pepper']],
    ['Salt och peppar', 'sv', ['salt', 'black-pepper']],
    ['salt, peppar', 'sv', ['salt', 'black-pepper']],
    ['salt og pepper', 'no', ['salt', 'black-pepper']],
    ['salt og friskkværnet peber', 'da', ['salt', 'black-pepper']],
    ['Salz und Pfeffer nach Geschmack', 'de', ['salt', 'black-pepper']],
    ['Salz, Pfeffer, Muskat', 'de', ['salt', 'black-pepper', 'nutmeg']],
    ['sel et poivre', 'fr', ['salt', 'black-pepper']],
    ['peper en zout naar smaak', 'nl', ['black-pepper', 'salt']],
    ['salt/pepper', 'en_gb', ['salt', 'black-pepper']],
    ['mac and cheese', 'en_gb', ['macaroni-cheese']],
    ['oil and vinegar dressing', 'en_gb', ['vinaigrette']],
    ['salt and vinegar crisps', 'en_gb', ['salt']],
    ['tomatoes, chopped', 'en_gb', ['tomato']],
    ['boter en olie', 'nl', ['butter', 'rapeseed-oil']],
    ['200 g salt and pepper', 'en_gb', ['salt']],
  ] as const)('%s names %s: %s', async (line, language, ids) => {
    const { items } = await call(api.understandLines, { body: { language, location: 'SE', lines: [line] } });
    const [first] = items;
    // Of several each says its own: read again, the first does not bring the others a second time.
    expect(first?.input === line).toBe(ids.length === 1);
    expect(line).toContain(first?.input);
    expect([first?.match.ingredientId, ...(first?.also.map(({ match }) => match.ingredientId) ?? [])]).toEqual(ids);
  });

  test('salt and pepper without an amount are a pinch each; oil is not guessed', async () => {
    const lines = ['salt and pepper, to taste', 'olive oil'];
    const { items } = await call(api.understandLines, { body: { language: 'en_gb', location: 'SE', lines } });
    expect(items[0]).toMatchObject({ unit: 'pinch', amount: 1, also: [{ unit: 'pinch', amount: 1 }] });
    expect(items[1]).toMatchObject({ match: { ingredientId: 'olive-oil' }, unit: null, amount: null });
  });

  test('what is not understood stays as written, without an ingredient', async () => {
    const { items } = await call(api.understandLines, { body: { language: 'sv', location: 'SE', lines: ['2 dl qwzx', 'Sås:'] } });
    expect(items[0]).toMatchObject({ phrase: { name: 'qwzx' }, match: { ingredientId: null }, unit: null, amount: null });
    expect(items[1]).toMatchObject({ phrase: { heading: true, name: 'Sås' }, match: { ingredientId: null } });
  });
});
