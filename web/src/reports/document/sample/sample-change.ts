import type { MonthsChange } from '@plateprint/shared/reports/api/change-api.ts';

/** A month that came down by its mix, and a little up again by where its food came from. */
export const SAMPLE_CHANGE: MonthsChange = {
  from: '2026-09',
  to: '2026-10',
  per: 'portion',
  before: 1520,
  after: 1420,
  difference: {
    co2: { value: -100, low: -130, high: -80 },
    percent: { value: -6.6, low: -8.4, high: -5.2 },
    sure: 'surely_less',
    settledBy: { kind: 'nothing', food: null },
  },
  parts: [
    { part: 'servings', co2: 0, rows: [] },
    {
      part: 'mix',
      co2: -140,
      rows: [
        { name: 'Beef stew', co2: -90 },
        { name: 'Lentil soup', co2: -50 },
      ],
    },
    { part: 'recipes', co2: 0, rows: [] },
    { part: 'supply', co2: 40, rows: [{ name: 'Tomato soup', co2: 40 }] },
    { part: 'matching', co2: 0, rows: [] },
    { part: 'food_data', co2: 0, rows: [] },
  ],
};
