import { expect, test } from 'vitest';
import { MenuPlanDraft } from '../model/menu-plan.ts';
import { soldByWeekday } from './sold-by-weekday.ts';
import { cameDays } from './came-days.ts';

const plan = MenuPlanDraft.parse({
  name: 'Spring',
  weeks: 1,
  lines: [
    { id: 'a', name: '' },
    { id: 'b', name: '' },
  ],
  startsOn: '2026-01-05',
  guests: 100,
  cells: [
    { week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: 70 },
    { week: 0, weekday: 1, lineId: 'b', recipeId: 'soup' },
    { week: 0, weekday: 2, lineId: 'a', recipeId: 'stew' },
  ],
});

test('a day stands beside what was sold on it; what no row says is not 0, and a day without rows is not there', () => {
  const sold = [
    { day: '2026-01-05', recipeId: 'stew', servings: 60 },
    { day: '2026-01-05', recipeId: 'pie', servings: 20 },
  ];
  const days = cameDays({ plan, dishes: [], sold, from: '2026-01-01', to: '2026-01-31' });
  expect(days).toMatchObject([{ date: '2026-01-05', guests: 100, sold: 80 }]);
  expect(
    days[0]?.dishes.map(({ recipeId, isPlanned, expected, sold: came, share }) => [recipeId, isPlanned, expected, came, share]),
  ).toEqual([
    ['stew', true, 70, 60, 0.75],
    ['soup', true, 30, null, null],
    ['pie', false, null, 20, 0.25],
  ]);
});

test('guests by the day of the week are the mean of its days, and a day of the week that nobody knows is absent', () => {
  const sold = [
    { day: '2026-11-02', recipeId: 'a', servings: 100 },
    { day: '2026-11-02', recipeId: 'b', servings: 50 },
    { day: '2026-11-09', recipeId: 'a', servings: 101 },
    { day: '2026-11-10', recipeId: 'a', servings: 0 },
  ];
  expect(soldByWeekday(sold)).toEqual([
    { weekday: 1, guests: 126 },
    { weekday: 2, guests: 0 },
  ]);
});
