import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARBON_LEVELS } from '../footprint/carbon-level.ts';
import { scaled } from '../footprint/uncertainty.ts';
import { changeOf, type Compared, comparedMonths, rowOf, together, totalsOf } from './compare.ts';
import { addedSums, type ComparedSums, figuresOf, NOTHING } from './compared-sums.ts';

const SPAN = { from: '2026-01', to: '2026-12' } as const;
const SALES = { span: SPAN, variety: 'sales' } as const;

const amount = fc.double({ min: 0, max: 1e9, noNaN: true });
const sums: fc.Arbitrary<ComparedSums> = fc
  .record({
    reports: fc.integer({ min: 0, max: 36 }),
    co2: fc.option(fc.tuple(amount, amount, amount)),
    landUse: fc.option(fc.double({ min: -1, max: 1, noNaN: true })),
    portions: amount,
    totalServings: amount,
    weight: amount,
    weightCovered: amount,
    weightExpected: amount,
    byLevel: fc.array(amount, { minLength: 5, maxLength: 5 }),
  })
  .map(({ co2: given, landUse, ...rest }) => {
    const co2 = given && { low: given[0], value: given[0] + given[1], high: given[0] + given[1] + given[2] };
    return { ...rest, co2, co2WithoutLandUseChange: co2 && landUse !== null ? scaled(co2, 1 - landUse) : null };
  });
const restaurant: fc.Arbitrary<Compared> = fc
  .record({ id: fc.uuid(), name: fc.string(), sums, now: sums, former: sums, hasBoth: fc.boolean() })
  .map(({ now, former, hasBoth, ...rest }) => ({
    ...rest,
    restaurants: 1,
    reporting: rest.sums.reports > 0 ? 1 : 0,
    both: hasBoth ? { restaurants: 1, now, former } : { restaurants: 0, now: NOTHING, former: NOTHING },
  }));

/** The same but for what rounding leaves. */
function isClose(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  return Object.entries(one).every(([key, value]) => isClose(value, (other as Record<string, unknown>)[key]));
}

const sold = (
  co2: number,
  portions: number,
  { range = 0, ...more }: Partial<ComparedSums> & { range?: number } = {},
): ComparedSums => ({
  ...NOTHING,
  reports: 1,
  co2: { value: co2, low: co2 * (1 - range), high: co2 * (1 + range) },
  portions,
  totalServings: portions,
  weight: portions * 400,
  weightCovered: portions * 400,
  weightExpected: portions * 400,
  byLevel: [portions, 0, 0, 0, 0],
  ...more,
});

test('sums over organizations are the sums over their restaurants', () => {
  fc.assert(
    fc.property(fc.array(fc.array(restaurant)), (organizations) => {
      const each = organizations.map((restaurants) => ({ ...together(restaurants), id: '', name: '' }));
      expect(isClose(together(each), together(organizations.flat()))).toBe(true);
    }),
  );
});

test('the order of what is added changes nothing, to the bit', () => {
  fc.assert(
    fc.property(fc.array(restaurant), (restaurants) => {
      expect(totalsOf(restaurants.toReversed(), SALES)).toEqual(totalsOf(restaurants, SALES));
    }),
  );
});

test('shares by level add up to exactly 100, and shares of the whole to 1', () => {
  const emitting = restaurant
    .filter(({ sums: { co2, byLevel } }) => (co2?.value ?? 0) > 0 && byLevel.some((each) => each > 1e-3))
    .map((one) => ({ ...one, sums: { ...one.sums, totalServings: one.sums.byLevel.reduce((all, each) => all + each, 0) } }));
  fc.assert(
    fc.property(fc.array(emitting, { minLength: 1 }), (restaurants) => {
      const totals = totalsOf(restaurants, SALES);
      expect(CARBON_LEVELS.reduce((all, level) => all + (totals.levels?.[level].percent ?? 0), 0)).toBe(100);
      const shares = restaurants.map((one) => rowOf(one, { ...SALES, totals }).share ?? 0);
      expect(shares.reduce((all, share) => all + share, 0)).toBeCloseTo(1);
    }),
  );
});

test('an average is the total divided by portions, not the mean of averages', () => {
  const large = sold(900_000, 1000);
  const small = sold(1000, 10);
  const { perPortion, perKg } = figuresOf(addedSums([large, small]), 'sales');
  expect(perPortion?.value).toBe(901_000 / 1010);
  expect(perKg?.value).toBe(901_000 / 404);
});

test('without a report everything is unknown, nothing is zero', () => {
  const unknown = { co2: null, perPortion: null, perKg: null, totalServings: null, levels: null, lowShare: null, coverage: null };
  expect(figuresOf(addedSums([]), 'sales')).toMatchObject({ ...unknown, kilograms: null, reports: 0 });
});

test.each([7, 16, 79])('of %d %% of the servings there is no average, no level, no change and no place', (hundredths) => {
  const thin = sold(1000, 100, { byLevel: [hundredths, 0, 0, 0, 0] });
  const figures = figuresOf(thin, 'sales');
  expect(figures).toMatchObject({ perPortion: null, perKg: null, levels: null, lowShare: null });
  expect(figures).toMatchObject({
    co2: { value: 1000 },
    coverage: hundredths / 100,
    coverageState: 'too_little',
    coverageOf: 'servings',
  });
  expect(changeOf({ restaurants: 1, now: sold(800, 100), former: thin }, 'sales')).toBeNull();
  expect(changeOf({ restaurants: 1, now: thin, former: sold(800, 100) }, 'sales')).toBeNull();
  const [month] = comparedMonths([{ month: '2026-01', sums: thin }], {
    span: { from: '2026-01', to: '2026-01' },
    variety: 'sales',
  });
  expect(month).toMatchObject({ average: null, levels: null, co2: { value: 1000 }, coverageState: 'too_little' });
});

test.each([80, 94, 100])('with %d %% of the servings every figure is there', (hundredths) => {
  const enough = sold(1000, 100, { byLevel: [hundredths, 0, 0, 0, 0] });
  expect(figuresOf(enough, 'sales')).toMatchObject({
    perPortion: { value: 10 },
    coverageState: hundredths < 95 ? 'partial' : 'whole',
  });
  expect(changeOf({ restaurants: 1, now: enough, former: enough }, 'sales')).toMatchObject({ percent: 0 });
});

test('purchases are counted by the weight of everything, those of unknown weight too', () => {
  const bought = { ...sold(1000, 1), weightCovered: 400, weightExpected: 800 };
  expect(figuresOf(bought, 'procurement')).toMatchObject({ coverage: 0.5, coverageOf: 'weight', perKg: null });
});

test('a change counts only restaurants that have both spans', () => {
  expect(changeOf({ restaurants: 0, now: NOTHING, former: NOTHING }, 'sales')).toBeNull();
  const change = changeOf({ restaurants: 2, now: sold(800, 2), former: sold(1000, 2) }, 'sales');
  expect(change).toMatchObject({ restaurants: 2, direction: 'down', percent: -20 });
});

test('a month without a report is a gap between the others', () => {
  const months = comparedMonths(
    [
      { month: '2026-01', sums: sold(100, 1) },
      { month: '2026-03', sums: sold(300, 2) },
      { month: '2026-03', sums: sold(100, 2) },
    ],
    { span: { from: '2026-01', to: '2026-03' }, variety: 'sales' },
  );
  expect(months.map(({ month, average, reports }) => [month, average?.value ?? null, reports])).toEqual([
    ['2026-01', 100, 1],
    ['2026-02', null, 0],
    ['2026-03', 100, 2],
  ]);
});

test('a total without land-use change is known only where that of every part is, and moves nothing that is compared', () => {
  fc.assert(
    fc.property(fc.array(restaurant, { minLength: 1, maxLength: 5 }), (each) => {
      const totals = totalsOf(each, SALES);
      const known = each.map((one) => one.sums).filter(({ co2 }) => co2 !== null);
      const isKnown = known.length > 0 && known.every(({ co2WithoutLandUseChange }) => co2WithoutLandUseChange !== null);
      expect(totals.co2WithoutLandUseChange !== null).toBe(isKnown);
      const bare = each.map((one) => ({ ...one, sums: { ...one.sums, co2WithoutLandUseChange: null } }));
      const rows = (of: readonly Compared[]) =>
        of.map((one) => ({ ...rowOf(one, { ...SALES, totals }), co2WithoutLandUseChange: null }));
      expect(rows(bare)).toEqual(rows(each));
      expect({ ...totalsOf(bare, SALES) }).toEqual({ ...totals, co2WithoutLandUseChange: null });
    }),
  );
});
