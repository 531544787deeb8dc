import { expect, test } from 'vitest';
import { MenuPlanDraft } from '../model/menu-plan.ts';
import { daysOfDishes, nextServedDays } from './days-of-dish.ts';

const plan = (more: object = {}): MenuPlanDraft =>
  MenuPlanDraft.parse({
    name: 'Autumn',
    weeks: 2,
    startsOn: '2026-11-02',
    endsOn: '2026-12-31',
    lines: [{ id: 'a', name: 'Lunch' }],
    cells: [
      { week: 0, weekday: 1, lineId: 'a', recipeId: 'soup' },
      { week: 1, weekday: 5, lineId: 'a', recipeId: 'soup' },
      { week: 1, weekday: 2, lineId: 'a', recipeId: 'stew' },
    ],
    ...more,
  });

test.each([
  [
    'the day itself counts',
    {},
    'soup',
    '2026-11-27',
    ['2026-11-27', '2026-11-30', '2026-12-11', '2026-12-14', '2026-12-25', '2026-12-28'],
  ],
  [
    'closed days do not',
    { closed: [{ from: '2026-11-27', to: '2026-12-20' }] },
    'soup',
    '2026-11-27',
    ['2026-12-25', '2026-12-28'],
  ],
  ['days that are past do not', {}, 'stew', '2026-12-23', []],
  ['a dish that is on no day has none', {}, 'pie', '2026-11-02', []],
  ['a plan without a first day serves nothing', { startsOn: null }, 'soup', '2026-11-02', []],
] as const)('%s', (_, more, dish, from, days) => {
  expect(daysOfDishes(plan(more), from)(dish)).toEqual(days);
  const { cells, ...rest } = plan(more);
  const ofDish = { ...rest, cells: cells.filter(({ recipeId }) => recipeId === dish) };
  expect(nextServedDays(ofDish, from, 2)).toEqual(days.slice(0, 2));
});

test('a dish that comes back after a long holiday is found', () => {
  const closed = [{ from: '2026-11-03', to: '2027-08-31' }];
  expect(daysOfDishes(plan({ endsOn: null, closed }), '2026-11-03')('soup')[0]).toBe('2027-09-03');
  expect(nextServedDays(plan({ endsOn: null, closed }), '2026-11-03', 1)).toEqual(['2027-09-03']);
});

test('a dish on two lines of a day has that day once', () => {
  const lines = [
    { id: 'a', name: 'Lunch' },
    { id: 'b', name: 'Evening' },
  ];
  const cells = lines.map(({ id: lineId }) => ({ week: 0, weekday: 1, lineId, recipeId: 'soup' }));
  expect(daysOfDishes(plan({ lines, cells }), '2026-12-01')('soup')).toEqual(['2026-12-14', '2026-12-28']);
});
