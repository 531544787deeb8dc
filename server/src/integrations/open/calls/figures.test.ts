import { calculateRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import { calculateOpenRecipe } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import { understandLines } from '@plateprint/shared/ingredients/ingredient-api.ts';
import { LOCATIONS } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { UNITS } from '@plateprint/shared/units/unit.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/open-key.ts';
import { type Caller, openProduct, type Product } from '../../../../test/product.ts';

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
  const { ingredients } = product.parts.foodData.release;
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
        coverage: footprint.coverage.byWeight,
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
