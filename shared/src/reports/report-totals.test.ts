import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARBON_LEVELS } from '../footprint/carbon-level.ts';
import { type CountedLine, reportTotals } from './report-totals.ts';

const options = { foodDataVersion: 'test', numberOfGuests: null, levelsBy: 'servings' } as const;

function line(change: Partial<CountedLine> = {}): CountedLine {
  return {
    key: 'soup',
    name: 'Soup',
    servings: 10,
    mealSize: 1,
    weight: 4000,
    weightCovered: 4000,
    co2: { value: 3000, low: 2000, high: 4500 },
    water: { value: 20, coverage: 1 },
    land: { value: 2, coverage: 1 },
    complete: true,
    setAside: false,
    group: 'soup',
    ...change,
  };
}

describe('totals', () => {
  test('are per portion, per kilogram and per guest', () => {
    const data = reportTotals([line()], { ...options, numberOfGuests: 6 });
    expect(data.CO2PerPortion?.value).toBe(300);
    expect(data.co2PerKgOfFood?.value).toBe(750);
    expect(data.co2PerGuest?.value).toBe(500);
  });

  test('ten snacks are one main course', () => {
    const snacks = line({ servings: 100, mealSize: 0.1 });
    expect(reportTotals([snacks], options)).toMatchObject({ totalServings: 100, CO2PerPortion: { value: 300 } });
  });

  test('a dish without a figure is unknown, not zero: it makes no average lighter and is told', () => {
    const unknown = line({ key: 'secret', co2: null, weightCovered: 0, complete: false });
    const data = reportTotals([line(), unknown], options);
    expect(data.CO2PerPortion?.value).toBe(300);
    expect(data.coverage).toMatchObject({ rows: 2, rowsCovered: 1, weight: 8000, weightCovered: 4000 });
  });

  test('nothing known is unknown', () => {
    const data = reportTotals([line({ co2: null, weightCovered: 0 })], options);
    expect([data.co2, data.CO2PerPortion, data.co2PerKgOfFood, data.co2PerGuest, data.highestRecipe]).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  test('what was set aside is counted as set aside', () => {
    const data = reportTotals([line(), line({ key: 'napkins', setAside: true })], options);
    expect(data.coverage).toMatchObject({ rows: 2, rowsCovered: 1, rowsSetAside: 1 });
    expect(data.lines).toHaveLength(1);
  });

  test('highest and lowest are compared by the serving of 400 g', () => {
    const salad = line({ key: 'salad', co2: { value: 10, low: 5, high: 20 } });
    const data = reportTotals([salad, line()], options);
    expect([data.highestRecipe?.key, data.lowestRecipe?.key]).toEqual(['soup', 'salad']);
  });
});

const lines = fc.array(
  fc.record({
    servings: fc.integer({ min: 1, max: 5000 }),
    weight: fc.integer({ min: 1, max: 900_000 }),
    grams: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
    group: fc.constantFrom('beef', 'pea', 'fish'),
  }),
  { minLength: 1, maxLength: 40 },
);
const counted = lines.map((each) =>
  each.map(({ servings, weight, grams, group }, place) =>
    line({
      key: `line-${place}`,
      servings,
      weight,
      weightCovered: grams === null ? 0 : weight,
      co2: grams === null ? null : { value: grams, low: grams / 2, high: grams * 2 },
      complete: grams !== null,
      group,
    }),
  ),
);

test('the order of rows never matters', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const [one, other] = [reportTotals(each, options), reportTotals(each.toReversed(), options)];
      expect(other.co2?.value ?? 0).toBeCloseTo(one.co2?.value ?? 0, 4);
      expect({ ...other, co2: null, CO2PerPortion: null, co2PerKgOfFood: null, lines: [] }).toEqual({
        ...one,
        co2: null,
        CO2PerPortion: null,
        co2PerKgOfFood: null,
        lines: [],
      });
    }),
  );
});

test('shares by level sum to 100 or there are none, and what is covered and what is not make the whole mass', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const data = reportTotals(each, options);
      const percent = CARBON_LEVELS.reduce((sum, level) => sum + data.servingsByLevel[level].percent, 0);
      expect(percent).toBe(each.some(({ co2 }) => co2 !== null) ? 100 : 0);
      const uncovered = each.filter(({ co2 }) => co2 === null).reduce((sum, { weight }) => sum + (weight ?? 0), 0);
      expect(data.coverage.weightCovered + uncovered).toBe(data.coverage.weight);
    }),
  );
});

test('two months together are the period', () => {
  fc.assert(
    fc.property(counted, counted, (first, second) => {
      const [one, other] = [reportTotals(first, options), reportTotals(second, options)];
      const both = reportTotals([...first, ...second], options);
      expect(both.co2?.value ?? 0).toBeCloseTo((one.co2?.value ?? 0) + (other.co2?.value ?? 0), 3);
      expect(both.totalServings).toBe(one.totalServings + other.totalServings);
      expect(both.coverage.weight).toBe(one.coverage.weight + other.coverage.weight);
    }),
  );
});
