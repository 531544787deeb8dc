import { expect, test } from 'vitest';
import { servedPlaces } from './served-places.ts';

const lunch = { id: 'lunch', name: 'Lunch', restaurant: 'Canal Kitchen' };
const dinner = { id: 'dinner', name: 'Dinner', restaurant: 'Canal Kitchen' };

test('a plan is named once with the days of all its dishes, and what nobody could ask is counted', () => {
  const asked = [
    { count: 300, answer: { items: [], plans: [{ ...lunch, days: ['2026-12-14', '2026-12-21'] }], unknown: 2 } },
    { count: 40, answer: null },
    {
      count: 7,
      answer: {
        items: [],
        plans: [
          { ...lunch, days: ['2026-12-07', '2026-12-14'] },
          { ...dinner, days: ['2026-12-07'] },
        ],
        unknown: 0,
      },
    },
  ];
  expect(servedPlaces(asked)).toEqual({
    plans: [
      { ...lunch, days: ['2026-12-07', '2026-12-14', '2026-12-21'] },
      { ...dinner, days: ['2026-12-07'] },
    ],
    menus: [],
    unknown: 42,
  });
});
