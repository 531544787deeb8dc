import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recipeFootprint } from './recipe-footprint.ts';
import type { LineFacts } from './line-footprint.ts';
import { type IngredientLine, LARGEST_AMOUNT } from '../model/recipe.ts';

const beef: LineFacts = {
  ingredientId: 'beef',
  categoryId: 'meat',
  factor: { co2e: { value: 25, low: 20, high: 35 }, grade: 'A', parts: null },
  water: { value: 500 },
  land: { value: 30 },
  nutrition: { energyKcal: 200, fat: 15, saturatedFat: 6, carbohydrate: 0, sugar: 0, fibre: 0, protein: 20, salt: 0.2 },
  edibleShare: 1,
  density: null,
  pieces: {},
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'meat',
};
const onion: LineFacts = {
  ...beef,
  ingredientId: 'onion',
  categoryId: 'vegetables',
  factor: { co2e: { value: 0.5, low: 0.3, high: 0.9 }, grade: 'C', parts: null },
  water: null,
  land: { value: 0.4 },
  nutrition: { energyKcal: 40, fat: 0, saturatedFat: 0, carbohydrate: 9, sugar: 4, fibre: null, protein: 1, salt: 0 },
  edibleShare: 0.9,
  pieces: { piece: 150 },
  pieceSources: { piece: 'usda 11282' },
  allergens: { contains: ['celery'], mayContain: ['nuts', 'mustard'], unknown: [] },
  diet: 'vegan',
};

function line(change: Partial<IngredientLine>): IngredientLine {
  return {
    _id: 'line',
    inputIngredient: 'as written',
    ingredient: 'any',
    categoryId: null,
    variation: 'any.raw',
    originId: null,
    amount: 1,
    unit: 'kg',
    pieceGrams: null,
    organic: false,
    ...change,
  };
}
const draftOf = (...ingredients: IngredientLine[]) => ({ ingredients, customIngredients: [], portions: 1, allergens: [] });

describe('a stew for four: 600 g of beef and two onions', () => {
  const lines = [line({ _id: 'a', amount: 600, unit: 'g' }), line({ _id: 'b', amount: 2, unit: 'piece' })];
  const stew = { ...draftOf(...lines), portions: 4 };
  const footprint = recipeFootprint(stew, [beef, onion]);

  test('weighs 900 g and has 15.15 kg CO2e', () => {
    expect(footprint.weight).toBe(900);
    expect(footprint.co2?.value).toBeCloseTo(600 * 25 + 300 * 0.5);
    expect(footprint.co2PerPortion?.value).toBeCloseTo(15150 / 4);
    expect(footprint.weightPerPortion).toBe(225);
  });

  test('has the range of its two ingredients', () => {
    expect(footprint.co2?.low).toBeCloseTo(15150 - Math.hypot(600 * 5, 300 * 0.2));
    expect(footprint.co2?.high).toBeCloseTo(15150 + Math.hypot(600 * 10, 300 * 0.4));
  });

  test('is very high: 6.7 kg in 400 g', () => {
    expect(footprint.level).toBe('very_high');
  });

  test('has the grade of the beef, which alone is 99 % of it', () => {
    expect(footprint.grade).toBe('A');
    expect(footprint.lines[0]?.share).toBeCloseTo(0.99, 3);
  });

  test('is complete', () => {
    expect(footprint.coverage).toEqual({ byWeight: 1, lines: 2, linesCovered: 2, complete: true, ofExpected: 1 });
  });

  test('counts water and land, each with its own coverage', () => {
    expect(footprint.water).toEqual({ value: 300, coverage: 600 / 900 });
    expect(footprint.land).toEqual({ value: 0.6 * 30 + 0.3 * 0.4, coverage: 1 });
  });

  test('counts what is eaten of each line, and says of how much all eight nutrients are known', () => {
    expect(footprint.nutrition.energyKcal).toBeCloseTo((6 * 200 + 3 * 0.9 * 40) / 4);
    expect(footprint.nutrition.protein).toBeCloseTo((6 * 20 + 3 * 0.9 * 1) / 4);
    expect(footprint.nutrition.fibre).toBe(0);
    expect(footprint.nutrition.coverage).toBeCloseTo(600 / 900);
  });

  test('inherits the allergens, and is meat', () => {
    expect(footprint.allergens).toMatchObject({ contains: ['celery'], mayContain: ['nuts', 'mustard'] });
    expect(footprint.diet).toBe('meat');
  });
});

describe('what is not known', () => {
  test('an empty recipe has no figure, no level and no diet', () => {
    const footprint = recipeFootprint(draftOf(), []);
    expect(footprint).toMatchObject({ co2: null, co2PerPortion: null, level: null, grade: null, weight: 0, diet: null });
    expect(footprint.coverage.complete).toBe(false);
    expect(footprint.nutrition).toMatchObject({ energyKcal: null, coverage: 0 });
  });

  test('a line that was not understood weighs, but has no CO2e, and the dish is no longer surely vegan', () => {
    const footprint = recipeFootprint(draftOf(line({}), line({ ingredient: null, variation: null, amount: 1, unit: 'kg' })), [
      onion,
      null,
    ]);
    expect(footprint.weight).toBe(2000);
    expect(footprint.coverage).toEqual({
      byWeight: 0.5,
      lines: 2,
      linesCovered: 1,
      complete: false,
      ofExpected: 0.5,
      uncountedLargest: ['line'],
    });
    expect(footprint.lines[1]).toMatchObject({ grams: 1000, co2: null, problem: 'no_ingredient' });
    expect(footprint.diet).toBeNull();
  });

  test('the level speaks of the covered part alone, so that unknown lines do not make a dish look lighter', () => {
    const covered = recipeFootprint(draftOf(line({})), [beef]);
    const most = recipeFootprint(draftOf(line({}), line({ amount: 0.2 })), [beef, null]);
    expect(covered.level).toBe('very_high');
    expect(most.level).toBe('very_high');
  });

  test('an ingredient without a figure counts in weight, nutrition and allergens', () => {
    const footprint = recipeFootprint(draftOf(line({})), [{ ...onion, factor: null }]);
    expect(footprint).toMatchObject({ co2: null, weight: 1000, level: null, diet: 'vegan' });
    expect(footprint.lines[0]?.problem).toBe('no_factor');
    expect(footprint.nutrition.energyKcal).toBeCloseTo(360);
  });

  test('a unit that the ingredient does not take has no grams', () => {
    const footprint = recipeFootprint(draftOf(line({ unit: 'tbsp' })), [onion]);
    expect(footprint.lines[0]).toMatchObject({ grams: null, co2: null, problem: 'unit_not_taken' });
    expect(footprint.coverage.complete).toBe(false);
  });

  test('bread of which nobody knows whether it holds milk makes no vegan dish, until somebody answers for it', () => {
    const bread: LineFacts = { ...onion, allergens: { contains: [], mayContain: [], unknown: ['milk'] } };
    const draft = draftOf(line({ _id: 'a' }), line({ _id: 'b' }));
    expect(recipeFootprint(draft, [onion, bread]).diet).toBe('vegetarian');
    const answered = { ...draft, allergens: [{ allergen: 'milk' as const, state: 'not_among' as const }] };
    expect(recipeFootprint(answered, [onion, bread]).diet).toBe('vegan');
  });

  test('the empty last row of the grid counts for nothing, but keeps its place', () => {
    const empty = line({ _id: 'last', inputIngredient: '', ingredient: null, variation: null, amount: null, unit: null });
    const footprint = recipeFootprint(draftOf(line({}), empty), [onion, null]);
    expect(footprint.coverage).toMatchObject({ lines: 1, complete: true });
    expect(footprint.diet).toBe('vegan');
    expect(footprint.lines).toHaveLength(2);
  });

  test.each([0, -1, Number.NaN, 1e-300, Number.POSITIVE_INFINITY])('%f portions give no figure per portion', (portions) => {
    const footprint = recipeFootprint({ ...draftOf(line({})), portions }, [beef]);
    expect(footprint.co2?.value).toBe(25_000);
    expect(footprint).toMatchObject({ co2PerPortion: null, weightPerPortion: 0, nutrition: { energyKcal: null } });
  });
});

describe('custom ingredients', () => {
  const custom = { _id: 'c', name: 'Grandma’s spice', weight: 500, source: 'own' };

  test('with a figure of the user’s own count in CO2e', () => {
    const footprint = recipeFootprint({ ...draftOf(), customIngredients: [{ ...custom, co2PerKg: 2000 }] }, []);
    expect(footprint.co2).toEqual({ value: 1000, low: 1000, high: 1000 });
    expect(footprint.coverage.complete).toBe(true);
    expect(footprint.lines).toMatchObject([{ _id: 'c', grams: 500, share: 1, grade: null, problem: null }]);
  });

  test('without one count in weight alone, and nobody may call the dish vegan', () => {
    const footprint = recipeFootprint(
      { ...draftOf(line({ amount: 500, unit: 'g' })), customIngredients: [{ ...custom, co2PerKg: null }] },
      [onion],
    );
    expect(footprint.weight).toBe(1000);
    expect(footprint.coverage).toMatchObject({ byWeight: 0.5, complete: false });
    expect(footprint.diet).toBeNull();
  });
});

test('two lines of one ingredient are wrong together: their ranges add up', () => {
  const frozen: LineFacts = { ...beef, categoryId: 'frozen' };
  expect(recipeFootprint(draftOf(line({}), line({})), [beef, frozen]).co2).toEqual({ value: 50_000, low: 40_000, high: 70_000 });
});

test('two lines of one category are wrong together, too', () => {
  const category: LineFacts = { ...beef, ingredientId: null };
  expect(recipeFootprint(draftOf(line({}), line({})), [category, category]).co2?.high).toBe(70_000);
});

test('the grams of a piece that a person corrected are used', () => {
  expect(recipeFootprint(draftOf(line({ unit: 'piece', amount: 2, pieceGrams: 90 })), [onion]).weight).toBe(180);
});

test('the grade is the weakest among the lines that make up 80 % of the CO2e', () => {
  const asHeavy: LineFacts = {
    ...beef,
    ingredientId: 'lamb',
    factor: { co2e: { value: 25, low: 10, high: 60 }, grade: 'D', parts: null },
  };
  expect(recipeFootprint(draftOf(line({}), line({})), [beef, asHeavy]).grade).toBe('D');
  expect(recipeFootprint(draftOf(line({ amount: 9 }), line({})), [beef, asHeavy]).grade).toBe('A');
});

test('what a person added to the allergens stays, and is not said twice', () => {
  const footprint = recipeFootprint({ ...draftOf(line({})), allergens: [{ allergen: 'milk', state: 'contains' }] }, [onion]);
  expect(footprint.allergens).toMatchObject({ contains: ['milk', 'celery'], mayContain: ['nuts', 'mustard'] });
});

interface Part {
  amount: number;
  unit: IngredientLine['unit'];
  facts: LineFacts | null;
}
function footprintOf(parts: Part[], portions = 1) {
  const draft = { ...draftOf(...parts.map(({ amount, unit }) => line({ amount, unit }))), portions };
  return recipeFootprint(
    draft,
    parts.map(({ facts }) => facts),
  );
}

describe('laws', () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  const aLine = fc.record({
    amount,
    unit: fc.constantFrom('g', 'kg', 'piece', 'tbsp'),
    facts: fc.constantFrom(beef, onion, null),
  });
  const lines = fc.array(aLine, { minLength: 1, maxLength: 20 });
  test('is additive: two recipes put together have the sum of their CO2e and of their weights', () => {
    fc.assert(
      fc.property(lines, lines, (some, others) => {
        const together = footprintOf([...some, ...others]);
        const apart = [footprintOf(some), footprintOf(others)];
        const co2 = (apart[0]?.co2?.value ?? 0) + (apart[1]?.co2?.value ?? 0);
        expect(Math.abs((together.co2?.value ?? 0) - co2)).toBeLessThanOrEqual(1e-9 * (1 + co2));
        expect(together.weight).toBeCloseTo((apart[0]?.weight ?? 0) + (apart[1]?.weight ?? 0), 0);
      }),
    );
  });

  test('twice the portions halve what a portion has, and change neither total nor level of what is weighed', () => {
    const weighed = lines.filter((parts) => parts.every(({ unit }) => unit === 'g' || unit === 'kg'));
    fc.assert(
      fc.property(weighed, fc.integer({ min: 1, max: 1000 }), (parts, portions) => {
        const once = footprintOf(parts, portions);
        const twice = footprintOf(parts, 2 * portions);
        expect(twice.co2).toEqual(once.co2);
        expect(twice.level).toBe(once.level);
        expect(2 * (twice.co2PerPortion?.value ?? 0)).toBeCloseTo(once.co2PerPortion?.value ?? 0, 3);
      }),
    );
  });

  test('the range encloses the value, and shares add up to 1', () => {
    fc.assert(
      fc.property(lines, (parts) => {
        const { co2, lines: counted } = footprintOf(parts);
        fc.pre(co2 !== null && co2.value > 0);
        expect(co2.low).toBeLessThanOrEqual(co2.value);
        expect(co2.high).toBeGreaterThanOrEqual(co2.value);
        expect(counted.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1, 6);
      }),
    );
  });

  test('no number is ever NaN or infinite, whatever is typed', () => {
    const typed = fc.record({
      amount: fc.option(fc.double()),
      unit: fc.constantFrom('g', 'kg', 'lb', 'piece', 'tbsp', null),
      pieceGrams: fc.option(fc.double({ min: 0, max: LARGEST_AMOUNT, noNaN: true })),
      facts: fc.constantFrom(beef, onion, null),
    });
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 30 }), fc.double(), fc.option(fc.double()), (parts, portions, weight) => {
        const ingredients = parts.map((part) => line({ amount: part.amount, unit: part.unit, pieceGrams: part.pieceGrams }));
        const customIngredients = [{ _id: 'c', name: 'x', weight, co2PerKg: weight, source: '' }];
        const facts = parts.map((part) => part.facts);
        const footprint = recipeFootprint({ ingredients, customIngredients, portions, allergens: [] }, facts);
        expect(numbersIn(footprint).filter((number) => !Number.isFinite(number))).toEqual([]);
      }),
    );
  });
});

function numbersIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? [value] : [];
  return Object.values(value).flatMap(numbersIn);
}
