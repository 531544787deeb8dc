import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { LineFacts } from './line-footprint.ts';
import { expectedGrams } from '../expected/expected-weight.ts';
import { factsOfBag } from './ingredient-bag.ts';
import { mainPartsLacking } from './main-parts-lacking.ts';
import { kgPerServingOf } from '../model/kg-per-serving-of.ts';
import { recipeFootprint } from './recipe-footprint.ts';
import type { IngredientLine } from '../model/recipe.ts';

const food = (ingredientId: string, categoryId: string): LineFacts => ({
  ingredientId,
  categoryId,
  factor: { co2e: { value: 1, low: 0.5, high: 2 }, grade: 'B', parts: null },
  water: null,
  land: null,
  nutrition: null,
  edibleShare: 1,
  density: null,
  pieces: {},
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'vegan',
});
const POTATO = food('potato', 'potatoes-roots');

function line(inputIngredient: string, change: Partial<IngredientLine> = {}): IngredientLine {
  return {
    _id: inputIngredient,
    inputIngredient,
    ingredient: 'any',
    categoryId: null,
    variation: 'any.raw',
    originId: null,
    amount: null,
    unit: null,
    pieceGrams: null,
    organic: false,
    ...change,
  };
}
const weighed = (name: string, amount: number) => line(name, { amount, unit: 'g' });

function dishOf(...lines: [IngredientLine, LineFacts | null][]) {
  const ingredients = lines.map(([each]) => each);
  return recipeFootprint(
    { ingredients, customIngredients: [], portions: 4, allergens: [] },
    lines.map(([, facts]) => facts),
  );
}

const POTATOES: [IngredientLine, LineFacts] = [weighed('800 g potatoes', 800), POTATO];
const PLENTY: [IngredientLine, LineFacts] = [weighed('1200 g potatoes', 1200), POTATO];
const BUTTER: [IngredientLine, LineFacts] = [weighed('50 g butter', 50), food('butter', 'fats-oils')];

test.each([
  ['fish', 'salmon'],
  ['shellfish', 'prawns'],
  ['poultry', 'chicken'],
  ['beef', 'beef'],
  ['pork', 'pork'],
  ['lamb-game', 'lamb'],
  ['processed-meat', 'sausage'],
  ['cheese', 'feta'],
  ['pasta-rice', 'rice'],
  ['grains-flour', 'barley'],
  ['bread-bakery', 'bread'],
])('a dish whose %s has no weight has no letter, and says which line it lacks', (category, id) => {
  const main = line(`4 portions of ${id}`, { amount: 4, unit: 'piece' });
  const footprint = dishOf(POTATOES, BUTTER, [main, food(id, category)]);
  expect(footprint.level).toBeNull();
  expect(kgPerServingOf(footprint)).toBeNull();
  expect(footprint.coverage.unweighedMain).toEqual([main._id]);
  expect(footprint.co2).not.toBeNull();
});

test('with a weight it has its letter', () => {
  const footprint = dishOf(POTATOES, BUTTER, [weighed('640 g salmon', 640), food('salmon', 'fish')]);
  expect(footprint.level).toBe('low');
  expect(footprint.coverage).not.toHaveProperty('unweighedMain');
});

test.each([
  ['a seasoning', line('dill'), food('dill', 'herbs-spices')],
  ['vegetables', line('some lettuce'), food('lettuce', 'vegetables')],
  ['cheese to serve', line('parmesan, to serve'), food('parmesan', 'cheese')],
  ['bread at the table', line('Brot, zum Servieren'), food('bread', 'bread-bakery')],
  ['flour for dusting', line('flour for dusting'), food('wheat-flour', 'grains-flour')],
  ['what nobody understood', line('grandmother’s secret'), null],
] as const)('%s without a weight takes no letter away', (_, unweighed, facts) => {
  expect(dishOf(PLENTY, BUTTER, [unweighed, facts]).level).toBe('low');
});

test('bread at the table is in the whole all the same', () => {
  expect(dishOf(POTATOES, BUTTER, [line('Brot, zum Servieren'), food('bread', 'bread-bakery')]).level).toBeNull();
});

test('what does not count and may be the largest part takes the letter away, by weight or by CO2e', () => {
  const salad: [IngredientLine, LineFacts] = [weighed('1 kg leaves', 1000), { ...POTATO, ingredientId: 'leaves' }];
  const twenty = Array.from({ length: 20 }, (_, at): [IngredientLine, LineFacts] => [
    weighed(`food ${at}`, 50),
    { ...POTATO, ingredientId: `${at}` },
  ]);
  const byWeight = dishOf(...twenty, unread('150 g of something', { amount: 150, unit: 'g' }));
  expect(byWeight).toMatchObject({ level: null, coverage: { uncountedLargest: ['150 g of something'] } });
  expect(byWeight.coverage.ofExpected).toBeGreaterThan(0.8);
  const coffee = line('espresso', { amount: 200, unit: 'g', ingredient: null, variation: null, categoryId: 'coffee-tea-cocoa' });
  expect(dishOf(salad, [coffee, null])).toMatchObject({ level: null, coverage: { uncountedLargest: ['espresso'] } });
  expect(dishOf(salad, unread('200 g of something', { amount: 200, unit: 'g' })).level).toBe('low');
});

test('some more of what is weighed takes no letter away, another amount of it does', () => {
  const flour = food('wheat-flour', 'grains-flour');
  const dough: [IngredientLine, LineFacts] = [weighed('500 g flour', 500), flour];
  expect(dishOf(dough, BUTTER, [line('flour'), flour]).level).not.toBeNull();
  expect(dishOf(dough, BUTTER, [line('2 bags of flour', { amount: 2, unit: 'piece' }), flour]).level).toBeNull();
});

test('meat to serve is meat all the same', () => {
  expect(dishOf(POTATOES, BUTTER, [line('bacon, to serve'), food('bacon', 'processed-meat')]).level).toBeNull();
});

test('a category in place of an ingredient is a main part too', () => {
  const fish = line('4 pieces of fish', { ingredient: null, variation: null, categoryId: 'fish', amount: 4, unit: 'piece' });
  expect(dishOf(POTATOES, BUTTER, [fish, null]).level).toBeNull();
});

test('a bag that lacks its meat takes the letter of every dish that uses it, however well it is weighed', () => {
  const sauce = dishOf(POTATOES, BUTTER, [line('beef mince'), { ...food('beef-mince', 'beef'), diet: 'meat' }]);
  const facts = factsOfBag({ id: 'sauce', portions: 4, footprint: sauce });
  const bag = line('300 g sauce', { bagId: 'sauce', ingredient: null, variation: null, amount: 300, unit: 'g' });
  expect(dishOf(POTATOES, [bag, facts])).toMatchObject({ level: null, coverage: { unweighedMain: [bag._id] } });
});

test('what is expected of a line without a weight lowers the coverage, by what its kind weighs', () => {
  const without = (category: string) =>
    dishOf(POTATOES, [line('x', { amount: 4, unit: 'piece' }), food('x', category)]).coverage.ofExpected ?? 1;
  expect(without('fish')).toBeCloseTo(800 / (800 + 4 * 100));
  expect(without('herbs-spices')).toBeGreaterThan(0.99);
  expect(without('lamb-game')).toBeLessThan(without('fish'));
  expect(dishOf([line('nothing known'), null]).coverage.ofExpected).toBe(0);
  expect(dishOf().coverage.ofExpected).toBe(0);
});

/** A line that nobody understood: no food, no category, and words alone to go by. */
const unread = (written: string, change: Partial<IngredientLine> = {}): [IngredientLine, null] => [
  line(written, { ingredient: null, variation: null, ...change }),
  null,
];

test.each([
  ['fish', '4 port zanderloin fillets'],
  ['fish', '4 port rödingfilé från Siljan'],
  ['beef', '4 stykker høylandskjøtt'],
  ['beef', '500 g viltskavsfärs'],
  ['processed-meat', '4 polser fra gården, grillpølser'],
  ['pork', 'Mangalitza-Koteletts, 4'],
  ['poultry', '4 cuisses de pintade fermière'],
  ['cheese', '300 g Allgäuer Almkäse'],
  ['bread-bakery', '8 skiver landbrød'],
  ['pasta-rice', '400 g dinkelnudeln'],
  ['fish', '4 stukken pladijsfilet'],
  ['poultry', '4 kycklingklubbor, marinerade'],
])('a line that no food was found for and that names %s takes the letter away: %s', (category, written) => {
  const bare = dishOf(POTATOES, BUTTER, unread(written));
  expect(bare.level).toBeNull();
  expect(bare.coverage.unweighedMain).toEqual([written]);
  expect(bare.coverage.ofExpected).toBeCloseTo(850 / (850 + expectedGrams(category, 4)));
  expect(dishOf(POTATOES, BUTTER, unread(written, { amount: 300, unit: 'g' })).level).toBeNull();
});

test.each([
  '2 dl kycklingfond special',
  'Hühnerbrühwürfel vom Markt',
  'beef stock cubes, house blend',
  '1 tsk fiskkrydda',
  'sauce pour poisson maison',
  'Landbrot, zum Servieren',
  'grated cheese to serve',
  'constructor',
])('%s names none: it takes no letter away', (written) => {
  expect(dishOf(PLENTY, BUTTER, unread(written)).level).toBe('low');
});

const withOwnMeatballs = (weight: number | null, co2PerKg: number | null) =>
  recipeFootprint(
    {
      ingredients: [POTATOES[0]],
      customIngredients: [{ _id: 'own', name: 'Our meatballs', weight, co2PerKg, source: '' }],
      portions: 4,
      allergens: [],
    },
    [POTATO],
  );

test('an own ingredient that names meat takes the letter away until it has weight and figure', () => {
  expect(withOwnMeatballs(400, null)).toMatchObject({ level: null, coverage: { unweighedMain: ['own'] } });
  expect(withOwnMeatballs(null, 9000)).toMatchObject({ level: null });
  expect(withOwnMeatballs(400, 9000).level).not.toBeNull();
});

test('what a dish lacks is told apart: a weight, or somebody who knows what it is', () => {
  const fish = line('4 pieces of fish', { ingredient: null, variation: null, categoryId: 'fish', amount: 4, unit: 'piece' });
  const footprint = dishOf(
    POTATOES,
    BUTTER,
    [fish, food('fish', 'fish')],
    unread('4 port zebusteak', { amount: 4, unit: 'piece' }),
  );
  expect(mainPartsLacking(footprint)).toEqual({ weight: ['4 pieces of fish'], largest: ['4 port zebusteak'], kind: [] });
});

test('two grams of a steak that nobody found is no largest part of a dish', () => {
  const footprint = dishOf(POTATOES, BUTTER, unread('zebusteak', { amount: 2, unit: 'g' }));
  expect(mainPartsLacking(footprint)).toEqual({ weight: [], largest: [], kind: ['zebusteak'] });
});

test('no word of a stranger makes the rule fail', () => {
  assert(
    property(constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty'), (word) => {
      const footprint = dishOf(POTATOES, [line(word, { categoryId: word }), food(word, word)]);
      expect(footprint.coverage.ofExpected).toBeCloseTo(800 / 960);
    }),
  );
});
