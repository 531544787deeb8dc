import { emptyFootprint } from '../model/empty-footprint.ts';
import { type RecipeContent, recipeFootprint } from './recipe-footprint.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FactsQuery, IngredientFacts } from '../../ingredients/ingredient-facts.ts';
import { type BagDraft, bagIdsOf, draftFootprint, type Pantry } from './draft-footprint.ts';
import { IngredientLine, type RecipeFootprint } from '../model/recipe.ts';

/** Facts that differ from thing to thing, as unlike each other as foods are. */
function factsOf({ variationId }: FactsQuery): IngredientFacts | null {
  if (variationId === null || variationId === 'nobody-knows') return null;
  const size = Number(variationId.replace('food-', ''));
  const value = 0.3 + size * 2.7;
  const per = (nutrient: number): number => (nutrient + size) / 3;
  return {
    ingredientId: variationId,
    variationId,
    categoryId: 'foods',
    originId: null,
    organic: false,
    factor: {
      co2e: { value, low: value * 0.6, high: value * 1.7 },
      grade: size % 2 === 0 ? 'B' : 'C',
      parts: null,
      stages: { agriculture: value, processing: 0, packaging: 0, transport: 0, retail: 0 },
      basis: 'direct',
      sources: [],
      steps: [],
    },
    water: { value: size * 10, source: 'test' },
    land: { value: size, source: 'test' },
    nutrition: {
      energyKcal: per(90),
      fat: per(3),
      saturatedFat: per(1),
      carbohydrate: per(9),
      sugar: per(2),
      fibre: per(1),
      protein: per(7),
      salt: per(0),
    },
    edibleShare: 1,
    density: 1,
    pieces: { piece: 80 },
    units: ['g', 'kg', 'piece', 'tbsp'],
    allergens: {
      contains: size === 3 ? ['milk'] : [],
      mayContain: size === 4 ? ['nuts'] : [],
      unknown: size === 5 ? ['eggs'] : [],
    },
    diet: size > 5 ? 'meat' : 'vegan',
  };
}

const pantry = (bags: readonly BagDraft[] = []): Pantry => ({
  foodData: { facts: (query) => factsOf(query) },
  bags: new Map(bags.map((bag) => [bag.id, bag])),
  place: { location: 'SE', emissionDatabase: 'organization' },
});

const line = (_id: string, variation: string | null, amount: number | null): IngredientLine =>
  IngredientLine.parse({ _id, inputIngredient: variation ?? 'written', ingredient: variation, variation, amount, unit: 'g' });
const draft = (ingredients: IngredientLine[]) => ({ ingredients, customIngredients: [], portions: 3, allergens: [] });
const bag = (id: string, ingredients: IngredientLine[], portions = 1): BagDraft => ({
  ...draft(ingredients),
  id,
  portions,
  names: [{ language: 'en_gb', name: id }],
});
const bagLine = (bagId: string, amount: number): IngredientLine =>
  IngredientLine.parse({ _id: bagId, inputIngredient: bagId, bagId, amount, unit: 'g' });

const lines = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.double({ min: 1, max: 2000, noNaN: true }), fc.boolean()), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) =>
    parts.map(([food, amount, isUnknown], index) =>
      line(`${index}`, isUnknown && index > 0 ? 'nobody-knows' : `food-${food}`, amount),
    ),
  );

/** The figures of a dish, without the lines they came from. */
function figures({
  co2,
  weight,
  level,
  water,
  land,
  nutrition,
  allergens,
  diet,
  coverage,
}: RecipeFootprint): Record<string, unknown> {
  const { contains, mayContain, unknown } = allergens;
  return {
    value: co2?.value,
    weight,
    level,
    water: water.value,
    land: land.value,
    ...nutrition,
    contains,
    mayContain,
    unknown,
    diet,
    covered: coverage.byWeight,
    complete: coverage.complete,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return JSON.stringify(one) === JSON.stringify(other);
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
}

function expectSame(one: RecipeFootprint, other: RecipeFootprint): void {
  const [was, is] = [figures(one), figures(other)];
  expect(Object.keys(was).filter((name) => !isSame(was[name], is[name]))).toEqual([]);
}

describe('changes nothing beyond rounding', () => {
  test('to write a line as two', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (ingredients, at, share) => {
        const index = at % ingredients.length;
        const split = ingredients.flatMap((each, position) =>
          position === index && each.amount !== null
            ? [
                { ...each, amount: each.amount * share },
                { ...each, _id: 'rest', amount: each.amount * (1 - share) },
              ]
            : [each],
        );
        const [one, other] = [draftFootprint(pantry(), draft(ingredients)), draftFootprint(pantry(), draft(split))];
        // The level asks how many lines are understood, and a line written twice counts twice.
        expectSame({ ...one, level: null }, { ...other, level: null });
        expect(other.co2?.high).toBeCloseTo(one.co2?.high ?? 0, 6);
      }),
    );
  });

  test('to write the lines in another order', () => {
    const same = fc.property(lines, (ingredients) => {
      expectSame(draftFootprint(pantry(), draft(ingredients)), draftFootprint(pantry(), draft(ingredients.toReversed())));
    });
    expect(() => fc.assert(same)).not.toThrow();
  });

  test('to move lines into a bag, or a bag into a bag', () => {
    const same = fc.property(lines, lines, (outside, inside) => {
      const weight = inside.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      const plain = draftFootprint(pantry(), draft([...outside, ...inside]));
      const held = draftFootprint(pantry([bag('a', inside, 4)]), draft([...outside, bagLine('a', weight)]));
      const deeper = draftFootprint(
        pantry([bag('a', inside, 4), bag('b', [bagLine('a', weight / 2), bagLine('a', weight / 2)], 7)]),
        draft([...outside, bagLine('b', weight)]),
      );
      expectSame({ ...plain, level: null }, { ...held, level: null });
      expectSame({ ...plain, level: null }, { ...deeper, level: null });
    });
    expect(() => fc.assert(same)).not.toThrow();
  });
});

test('a bag of which half is used brings half', () => {
  const bags = [bag('stock', [line('a', 'food-2', 800), line('b', 'food-3', 200)])];
  const { co2, weight, allergens } = draftFootprint(pantry(bags), draft([bagLine('stock', 500)]));
  expect(co2?.value).toBeCloseTo((0.3 + 2 * 2.7) * 400 + (0.3 + 3 * 2.7) * 100, 9);
  expect([weight, allergens.contains]).toEqual([500, ['milk']]);
});

test('a bag that is gone, weighs nothing or holds itself is not known, and nothing hangs', () => {
  const around = [bag('a', [bagLine('b', 100)]), bag('b', [bagLine('a', 100)]), bag('empty', [])];
  for (const id of ['gone', 'a', 'empty']) {
    const { co2, coverage } = draftFootprint(pantry(around), draft([bagLine(id, 100)]));
    expect([co2, coverage.complete]).toEqual([null, false]);
  }
});

test('a line tells its bags once', () => {
  expect(
    bagIdsOf(draft([bagLine('a', 1), bagLine('b', 1), { ...bagLine('a', 2), _id: 'again' }, line('x', 'food-1', 1)])),
  ).toEqual(['a', 'b']);
});

const STATED: RecipeContent['allergens'][] = [
  [],
  [{ allergen: 'milk', state: 'contains' }],
  [{ allergen: 'eggs', state: 'not_among' }],
];

test.each(STATED)('a recipe without a line has the footprint that counting it would say: %j', (...allergens) => {
  const content = { ingredients: [], customIngredients: [], portions: 4, allergens };
  expect(emptyFootprint(content)).toEqual(recipeFootprint(content, []));
});
