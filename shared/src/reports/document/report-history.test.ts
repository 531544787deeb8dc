import { expect, test } from 'vitest';
import { coverageState } from '../../footprint/coverage.ts';
import { ReportSummary } from '../model/report.ts';
import { historyOfParts, historyOfSummaries } from './report-history.ts';
import { sumsOfRestaurants } from './restaurant-sums.ts';

const october = (category: 'restaurant' | 'organization', share = 1) =>
  ReportSummary.parse({
    id: 'october',
    name: 'October',
    version: 1,
    category,
    variety: 'sales',
    type: 'monthly',
    status: 'completed',
    startDate: '2026-10-01',
    endDate: null,
    restaurantId: 'matsalen',
    emissionDatabase: 'organization',
    co2: { value: 1000, low: 900, high: 1200 },
    CO2PerPortion: 500,
    co2PerKgOfFood: 1500,
    totalServings: 2,
    level: 'medium',
    coverage: share,
    coverageState: coverageState(share),
    coverageOf: 'servings',
    unmatchedRows: 0,
    thumbnailUrl: null,
    creator: null,
    updatedAt: '2026-11-01T00:00:00.000Z',
    deletedAt: null,
  });

test('the month of a kitchen’s report is of one restaurant', () => {
  expect(historyOfSummaries([october('restaurant')], '2026-10')).toMatchObject([{ reports: 1, restaurants: 1 }]);
});

test('one report of a whole organization does not make its month one of a single restaurant', () => {
  expect(historyOfSummaries([october('organization')], '2026-10')).toMatchObject([{ reports: 1, restaurants: null }]);
});

const partOf = (restaurantId: string, servingsCounted: number) => ({
  reportId: restaurantId,
  restaurantId,
  restaurant: restaurantId,
  startDate: '2026-10-01',
  foodDataVersions: ['1'],
  co2: { value: 1000, low: 900, high: 1200 },
  co2WithoutLandUseChange: null,
  totalServings: 100,
  weightCovered: 1000,
  servingsCounted,
});
const WHOLE = { of: 'servings', share: 1, state: 'whole' } as const;

test.each([7, 16, 79, 80, 94, 100])('a month that counts %d %% has an average from four fifths on', (hundredths) => {
  const isEnough = hundredths >= 80;
  const [summary] = historyOfSummaries([october('restaurant', hundredths / 100)], '2026-10');
  const span = { startDate: '2026-10-01', endDate: '2026-10-31', whole: WHOLE } as const;
  const [part] = historyOfParts([partOf('a', hundredths)], span);
  const sum = sumsOfRestaurants([partOf('a', hundredths)], WHOLE).get('a');
  expect([summary, part, sum].map((each) => (each?.perKg ?? null) !== null)).toEqual([isEnough, isEnough, isEnough]);
  expect([summary, part, sum].map((each) => each?.co2?.value)).toEqual([1000, 1000, 1000]);
});

test('a part of before its coverage was kept has that of the whole report', () => {
  const { servingsCounted: _, ...former } = partOf('a', 1);
  expect(sumsOfRestaurants([former], WHOLE).get('a')?.perKg).not.toBeNull();
  expect(sumsOfRestaurants([former], { of: 'servings', share: 0.1, state: 'too_little' }).get('a')?.perKg).toBeNull();
});
