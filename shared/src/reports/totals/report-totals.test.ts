import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARBON_LEVELS } from '../../footprint/carbon-level.ts';
import { NO_ENERGY, perThousandKcal } from '../../footprint/per-thousand-kcal.ts';
import { mergedLines } from './merged-lines.ts';
import { mergedTotals } from './merged-totals.ts';
import { type LinePart, linePart } from './line-part.ts';
import { type CountedLine, reportTotals } from './report-totals.ts';
import { servingsCounted } from './servings-counted.ts';

const options = { foodDataVersion: 'test', numberOfGuests: null, levelsBy: 'servings' } as const;

function part(group: string, co2: LinePart['co2'], energy: LinePart['energy'] = NO_ENERGY): LinePart {
  return linePart({ group, name: group, weight: 4000, co2, co2WithoutLandUseChange: null, energy }, undefined);
}

function line(change: Partial<CountedLine> = {}): CountedLine {
  return {
    key: 'soup',
    name: 'Soup',
    servings: 10,
    mealSize: 1,
    id: 'soup',
    rows: 1,
    rowsCovered: change.parts?.length === 0 ? 0 : 1,
    weight: 4000,
    weightCovered: 4000,
    parts: [part('soup', { value: 3000, low: 2000, high: 4500 })],
    money: null,
    water: { value: 20, coverage: 1 },
    land: { value: 2, coverage: 1 },
    complete: true,
    hasLevel: true,
    setAside: false,
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

  test('and per 1,000 kcal of what is counted, where enough of its energy is known', () => {
    const co2 = { value: 3000, low: 2000, high: 4500 };
    const withEnergy = (grams: number) => line({ parts: [part('soup', co2, { kcal: grams, grams })] });
    expect(reportTotals([withEnergy(4000)], options)).toMatchObject({
      energy: { value: 4000, coverage: 1 },
      co2Per1000Kcal: { value: 750, low: 500, high: 1125 },
    });
    expect(reportTotals([withEnergy(3600)], options).co2Per1000Kcal?.value).toBeCloseTo(750, 9);
    expect(reportTotals([withEnergy(3000)], options)).toMatchObject({
      energy: { value: 3000, coverage: 0.75 },
      co2Per1000Kcal: null,
    });
    expect(reportTotals([line()], options)).toMatchObject({ energy: { value: null, coverage: 0 }, co2Per1000Kcal: null });
  });

  test('ten snacks are one main course', () => {
    const snacks = line({ servings: 100, mealSize: 0.1 });
    expect(reportTotals([snacks], options)).toMatchObject({ totalServings: 100, CO2PerPortion: { value: 300 } });
  });

  test('a dish without a figure is unknown, not zero: it makes no average lower and is counted as not covered', () => {
    const unknown = line({ key: 'secret', parts: [], weightCovered: 0, complete: false });
    const data = reportTotals([line(), unknown], options);
    expect(data.CO2PerPortion?.value).toBe(300);
    expect(data.coverage).toMatchObject({ rows: 2, rowsCovered: 1, weight: 8000, weightCovered: 4000 });
  });

  test('nothing known is unknown', () => {
    const data = reportTotals([line({ parts: [], weightCovered: 0 })], options);
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
    const salad = line({ key: 'salad', parts: [part('soup', { value: 10, low: 5, high: 20 })] });
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
    kcal: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
  }),
  { minLength: 1, maxLength: 40 },
);
const counted = lines.map((each) =>
  each.map(({ servings, weight, grams, group, kcal }, place) =>
    line({
      key: `line-${place}`,
      servings,
      weight,
      weightCovered: grams === null ? 0 : weight,
      parts:
        grams === null
          ? []
          : [part(group, { value: grams, low: grams / 2, high: grams * 2 }, kcal === null ? NO_ENERGY : { kcal, grams: weight })],
      complete: grams !== null,
    }),
  ),
);

test('the order of rows never matters', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const [one, other] = [reportTotals(each, options), reportTotals(each.toReversed(), options)];
      expect(other.co2?.value ?? 0).toBeCloseTo(one.co2?.value ?? 0, 4);
      const unrounded = {
        co2: null,
        CO2PerPortion: null,
        co2PerKgOfFood: null,
        co2Per1000Kcal: null,
        lines: [],
        contributions: [],
      };
      expect({ ...other, ...unrounded }).toEqual({ ...one, ...unrounded });
    }),
  );
});

test('shares by level sum to 100 or there are none, and what is covered and what is not make the whole mass', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const data = reportTotals(each, options);
      const percent = CARBON_LEVELS.reduce((sum, level) => sum + (data.servingsByLevel?.[level].percent ?? Number.NaN), 0);
      expect(percent).toBe(each.some(({ parts }) => parts.length > 0) ? 100 : 0);
      const uncovered = each.filter(({ parts }) => parts.length === 0).reduce((sum, { weight }) => sum + (weight ?? 0), 0);
      expect(data.coverage.weightCovered + uncovered).toBe(data.coverage.weight);
    }),
  );
});

test('two months together are the period, whichever way they are added', () => {
  fc.assert(
    fc.property(counted, counted, (first, second) => {
      const [one, other] = [reportTotals(first, options), reportTotals(second, options)];
      const both = reportTotals([...first, ...second], options);
      const merged = mergedTotals([one, other], null);
      expect(merged?.co2?.value ?? 0).toBeCloseTo(both.co2?.value ?? 0, 3);
      expect(merged?.CO2PerPortion?.value ?? 0).toBeCloseTo(both.CO2PerPortion?.value ?? 0, 3);
      expect(merged?.totalServings).toBe(both.totalServings);
      expect(merged?.coverage).toEqual(both.coverage);
      expect(merged?.energy.value).toBe(both.energy.value);
      expect(merged?.energy.coverage).toBeCloseTo(both.energy.coverage, 9);
      expect(merged?.co2Per1000Kcal).toEqual(perThousandKcal(merged?.co2 ?? null, merged?.energy ?? both.energy));
      expect(merged?.servingsByLevel).toEqual(both.servingsByLevel);
      // Months may be wrong together, so their range is never narrower.
      expect(merged?.co2?.low ?? 0).toBeLessThanOrEqual((both.co2?.low ?? 0) + 1e-3);
      expect(merged?.co2?.high ?? 0).toBeGreaterThanOrEqual((both.co2?.high ?? 0) - 1e-3);
    }),
  );
});

test('rows of one dish are one line, and the totals stay as they were', () => {
  fc.assert(
    fc.property(counted, (each) => {
      const sameKeys = each.map((one, place) => ({ ...one, key: `dish-${place % 3}` }));
      const [apart, together] = [reportTotals(sameKeys, options), reportTotals(mergedLines(sameKeys), options)];
      expect(together.lines.length).toBeLessThanOrEqual(6);
      expect(together.co2?.value ?? 0).toBeCloseTo(apart.co2?.value ?? 0, 3);
      expect(together.co2?.high ?? 0).toBeCloseTo(apart.co2?.high ?? 0, 3);
      expect(together.portions).toBeCloseTo(apart.portions, 6);
      expect(together.coverage).toEqual(apart.coverage);
      expect(together.energy).toEqual(apart.energy);
    }),
  );
});

test('a dish whose main part is not weighed has no level, and is neither the lightest nor the heaviest', () => {
  const salad = line({
    key: 'salad',
    name: 'Salad without its salmon',
    hasLevel: false,
    parts: [part('leaf', { value: 1, low: 1, high: 1 })],
  });
  const data = reportTotals([line(), salad], options);
  expect(data.lines[1]?.level).toBeNull();
  expect(data.lowestRecipe?.key).toBe('soup');
  expect(data.lowImpactProducts).toBe(1);
  expect(servingsCounted(data)).toBe(10);
  expect(data.totalServings).toBe(20);
});

test('what is doubted of a dish stays with its line', () => {
  const data = reportTotals([line({ doubts: ['portion_heavy'] }), line({ key: 'stew' })], options);
  expect(data.lines.map(({ doubts }) => doubts)).toEqual([['portion_heavy'], undefined]);
});
