import { expect, test } from 'vitest';
import { ReportSummary } from '../model/report.ts';
import { historyOfSummaries } from './report-history.ts';

const october = (category: 'restaurant' | 'organization') =>
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
    location: 'organization',
    co2: { value: 1000, low: 900, high: 1200 },
    CO2PerPortion: 500,
    co2PerKgOfFood: 1500,
    totalServings: 2,
    level: 'medium',
    coverage: 1,
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
