import { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { calculateOpenRecipe } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { LOCATIONS } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { UNITS } from '@plateprint/shared/units/unit.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';

let product: Product;
let program: Caller;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
  chef = await product.as('chef');
});
afterAll(() => product.close());

const name = 'A dish';
const portions = fc.integer({ min: 1, max: 60 });

test('the figures of a recipe are those that its page shows for the same lines, wherever it is eaten', async () => {
  const { ingredients } = product.services.foodData.release;
  const line = fc.record({
    food: fc.constantFrom(...ingredients),
    amount: fc.double({ min: 0.1, max: 5000, noNaN: true }),
    unit: fc.constantFrom(...UNITS),
    organic: fc.boolean(),
  });
  const agrees = fc.asyncProperty(
    fc.array(line, { minLength: 1, maxLength: 12 }),
    portions,
    fc.constantFrom(...LOCATIONS),
    async (lines, servings, consumption) => {
      const sent = lines.map(({ food, ...rest }) => ({ ingredientId: food.id, ...rest }));
      const open = await program(calculateOpenRecipe, {
        body: { language: 'en_gb', consumption, recipe: { name, portions: servings, lines: sent } },
      });
      const written = lines.map(({ food, amount, unit, organic }) => ({
        inputIngredient: food.id,
        ingredient: food.id,
        variation: food.variations[0]?.id ?? null,
        amount,
        unit,
        organic,
      }));
      const { footprint } = await chef(calculateRecipe, { body: { ingredients: written, portions: servings, consumption } });
      expect(open.footprint).toMatchObject({
        co2: footprint.co2,
        co2PerPortion: footprint.co2PerPortion,
        weight: footprint.weight,
        level: footprint.level,
        grade: footprint.grade,
        coverage: footprint.coverage.ofExpected,
        complete: footprint.coverage.complete,
      });
      expect(open.lines.map(({ co2, grams, problem }) => [co2, grams, problem])).toEqual(
        footprint.lines.map(({ co2, grams, problem }) => [co2, grams, problem]),
      );
    },
  );
  await fc.assert(agrees, { numRuns: 60 });
});

test.each([
  ['sv', ['2 dl grädde', '3 gula lökar, hackade', '1 burk krossade tomater', 'salt och peppar', '500 g blandfärs (20 %)']],
  ['de', ['250 g Mehl', '3 Eier (Größe M)', '1 EL Zucker', '2 Zwiebeln, gehackt', 'etwas Petersilie']],
  ['fr', ['2 c. à soupe d’huile d’olive', '3 gousses d’ail', '1 boîte de tomates pelées', '200 g de riz']],
] as const)('written lines in %s are what the editor makes of those that it is sure of', async (language, written) => {
  const open = await program(calculateOpenRecipe, {
    body: { language, recipe: { name, lines: written.map((text) => ({ text })) } },
  });
  const { items } = await chef(understandLines, { body: { language, location: 'EU', lines: [...written] } });
  const editor = items.flatMap(({ also, ...first }) => [first, ...also]);
  expect(open.lines.map(({ ingredientId, variationId, amount, unit }) => [ingredientId, variationId, amount, unit])).toEqual(
    editor.map(({ match, amount, unit }) => [
      match.matched ? match.ingredientId : null,
      match.matched ? (match.variation?.id ?? null) : null,
      amount,
      unit,
    ]),
  );
});

const dish = (lines: string[], portions_: number) => ({
  body: { language: 'sv' as const, recipe: { name, portions: portions_, lines: lines.map((text) => ({ text })) } },
});

test('a dish whose fish has no weight has no letter, and its coverage counts the fish', async () => {
  const { footprint, lines } = await program(calculateOpenRecipe, dish(['2 flaskor lax', '800 g potatis', '1 dl dill'], 4));
  expect(lines[0]).toMatchObject({ ingredientId: 'salmon', grams: null });
  expect(footprint).toMatchObject({ level: null, label: null, complete: false });
  expect(footprint.coverage).toBeLessThan(0.75);
});

test('a portion of fish weighs what a portion of fish weighs', async () => {
  const { footprint, lines } = await program(calculateOpenRecipe, dish(['4 port laxfilé', '800 g potatis'], 4));
  expect(lines[0]).toMatchObject({ ingredientId: 'salmon', grams: 640, doubt: null });
  expect(footprint).toMatchObject({ complete: true, coverage: 1, doubts: [] });
  expect(footprint.label).not.toBeNull();
});

test.each([
  ['4 port zebuhögrevsfilé från Grana', 'sv'],
  ['300 g Almochsen-Koteletts', 'de'],
] as const)('no letter either where no food is found for what a line names: %s', async (written, language) => {
  const potatoes = language === 'sv' ? '800 g potatis' : '800 g Kartoffeln';
  const { footprint, lines } = await program(calculateOpenRecipe, { body: { ...dish([written, potatoes], 4).body, language } });
  expect(lines[0]).toMatchObject({ ingredientId: null, co2: null });
  expect(footprint).toMatchObject({ level: null, complete: false });
  expect(footprint.coverage).toBeLessThan(0.8);
});

test('what nobody eats is counted and doubted, in the line and in the dish', async () => {
  const { footprint, lines } = await program(calculateOpenRecipe, dish(['4 kalkoner', '1 kg potatis'], 4));
  expect(lines.map(({ grams, doubt }) => [grams, doubt])).toEqual([
    [24_000, 'line_heavy'],
    [1000, null],
  ]);
  expect(footprint.doubts).toEqual(['line_heavy', 'portion_heavy', 'co2_high']);
});

test('an amount that is sent with a cut’s name counts cuts', async () => {
  const recipe = { name, portions: 4, lines: [{ name: 'Gänsekeulen', amount: 4, unit: 'piece' as const }] };
  const { lines } = await program(calculateOpenRecipe, { body: { language: 'de', recipe } });
  expect(lines[0]).toMatchObject({ ingredientId: 'goose', grams: 1800 });
});
