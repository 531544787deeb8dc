import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { organizationData } from './organization-data.ts';
import { periodData } from './period-data.ts';
import { linePart } from './line-part.ts';
import { type CountedLine, reportTotals } from './report-totals.ts';

const options = { foodDataVersion: 'test', numberOfGuests: null, levelsBy: 'servings' } as const;
const figures = fc.record({
  dish: fc.constantFrom('soup', 'stew', 'salad', 'pie'),
  servings: fc.integer({ min: 1, max: 900 }),
  grams: fc.integer({ min: 1, max: 90_000 }),
  co2: fc.option(fc.integer({ min: 1, max: 900_000 })),
});

function line({
  dish,
  servings,
  grams,
  co2,
}: {
  dish: string;
  servings: number;
  grams: number;
  co2: number | null;
}): CountedLine {
  const figure = { value: co2 ?? 0, low: (co2 ?? 0) / 2, high: (co2 ?? 0) * 2 };
  const energy = { kcal: grams * 2, grams };
  const food = { group: dish, name: dish, weight: grams, co2: figure, co2WithoutLandUseChange: null, energy };
  const parts = co2 === null ? [] : [linePart(food, undefined)];
  return {
    key: dish,
    id: dish,
    name: dish,
    rows: 1,
    servings,
    mealSize: 1,
    money: null,
    setAside: false,
    parts,
    rowsCovered: co2 === null ? 0 : 1,
    weight: grams,
    weightCovered: co2 === null ? 0 : grams,
    water: { value: grams / 100, coverage: 1 },
    land: { value: null, coverage: 0 },
    complete: co2 !== null,
    hasLevel: co2 !== null,
  };
}

const months = fc.array(fc.array(figures, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 });

test('a period counts what its months count, however the sales fall into months', () => {
  fc.assert(
    fc.property(months, (each) => {
      const parted = periodData(
        each.map((rows) => reportTotals(rows.map(line), options)),
        'test',
      );
      const whole = periodData([reportTotals(each.flat().map(line), options)], 'test');
      expect(parted.co2?.value ?? 0).toBeCloseTo(whole.co2?.value ?? 0, 3);
      expect(parted.CO2PerPortion?.value ?? 0).toBeCloseTo(whole.CO2PerPortion?.value ?? 0, 3);
      expect(parted.coverage).toEqual(whole.coverage);
      expect(parted.energy).toEqual(whole.energy);
      expect(parted.products).toBe(whole.products);
      expect(parted.totalServings).toBe(whole.totalServings);
      const amounts = (data: typeof whole) =>
        data.lines.map(({ key, servings, rows, co2 }) => [key, servings, rows, Math.round(co2?.value ?? -1)].join()).toSorted();
      expect(amounts(parted)).toEqual(amounts(whole));
    }),
  );
});

function sum(of: readonly { co2: { value: number } | null }[]): number {
  return of.reduce((total, { co2 }) => total + (co2?.value ?? 0), 0);
}

test('what lines and foods add up to is the total', () => {
  fc.assert(
    fc.property(months, (each) => {
      const data = periodData(
        each.map((rows) => reportTotals(rows.map(line), options)),
        'test',
      );
      expect(sum(data.lines)).toBeCloseTo(data.co2?.value ?? 0, 3);
      expect(sum(data.contributions)).toBeCloseTo(data.co2?.value ?? 0, 3);
    }),
  );
});

test('an organization is the sum of its restaurants, each a line that tells its own', () => {
  fc.assert(
    fc.property(months, (each) => {
      const totals = each.map((rows) => reportTotals(rows.map(line), options));
      const data = organizationData(
        totals.map((of, place) => ({ id: `restaurant-${place}`, name: '', totals: [of] })),
        'test',
      );
      const whole = periodData(totals, 'test');
      const figuresOf = ({ co2, CO2PerPortion, coverage, energy, co2Per1000Kcal }: typeof data) => [
        co2,
        CO2PerPortion,
        coverage,
        energy,
        co2Per1000Kcal,
      ];
      expect(figuresOf(data)).toEqual(figuresOf(whole));
      expect(data.lines.map(({ co2, servings }) => [co2, servings])).toEqual(
        totals.map(({ co2, totalServings }) => [co2, totalServings]),
      );
    }),
  );
});

test('nothing together is nothing, and unknown', () => {
  expect(periodData([], 'test')).toMatchObject({ co2: null, totalServings: 0, lines: [], foodDataVersions: ['test'] });
  expect(organizationData([], 'test')).toMatchObject({ co2: null, lines: [] });
});

function monthWith(hasLevel: boolean) {
  return reportTotals(
    [
      {
        ...line({ dish: 'stew', servings: 10, grams: 4000, co2: 900 }),
        hasLevel,
        ...(!hasLevel && { doubts: ['co2_high' as const] }),
      },
    ],
    {
      foodDataVersion: 'v',
      numberOfGuests: null,
      levelsBy: 'servings',
    },
  );
}

test('a dish that had no level in a month has none in the period, and its doubts stay', () => {
  expect(periodData([monthWith(true), monthWith(true)], 'v').lines[0]?.level).toBe('very_low');
  const period = periodData([monthWith(true), monthWith(false)], 'v');
  expect(period.lines[0]).toMatchObject({ level: null, doubts: ['co2_high'] });
  expect(period.lowestRecipe?.key ?? null).toBeNull();
});
