import { expect, test } from 'vitest';
import { MenuPlanDraft } from '../model/menu-plan.ts';
import { dishesOnDays } from './beside-the-choice.ts';
import { soldByWeekday } from './sold-by-weekday.ts';
import { cameDays } from './came-days.ts';
import { guestFootprint } from './day-figures.ts';
import type { PlanDish } from '../model/plan-dish.ts';

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
  expect(days).toMatchObject([{ date: '2026-01-05', expected: 100, sold: 60 }]);
  expect(
    days[0]?.dishes.map(({ recipeId, isPlanned, expected, sold: came, share }) => [recipeId, isPlanned, expected, came, share]),
  ).toEqual([
    ['stew', true, 70, 60, 1],
    ['soup', true, 30, null, null],
    ['pie', false, null, 20, null],
  ]);
});

function dish(id: string, grams: number): PlanDish {
  const nutrition = { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage: 0 };
  const co2PerPortion = { value: grams, low: grams, high: grams };
  const unknown = { names: [], level: null, diet: null, tags: [], tagsKnown: true, nutrition, sold: null } as const;
  const allergens = { contains: [], mayContain: [], unknown: [] };
  return {
    id,
    co2PerPortion,
    co2PerPortionWithoutLandUseChange: null,
    coverageState: 'whole',
    allergens,
    ...unknown,
    names: [],
    tags: [],
  };
}

test('what a guest took is of the dishes planned as the choice of the day, and not of buns sold beside them', () => {
  const dishes = [dish('stew', 1060), dish('soup', 540), { ...dish('bun', 100), small: true }];
  const sold = [
    { day: '2026-01-05', recipeId: 'stew', servings: 294 },
    { day: '2026-01-05', recipeId: 'soup', servings: 420 },
    { day: '2026-01-05', recipeId: 'bun', servings: 95 },
  ];
  const [day] = cameDays({ plan, dishes, sold, from: '2026-01-05', to: '2026-01-05' });
  const came = day && guestFootprint([day.came]).co2;
  expect(day?.sold).toBe(714);
  expect(came?.value).toBeCloseTo((294 * 1060 + 420 * 540) / 714, 6);
});

test('what was sold in place of a planned dish counts as guests, beside what was planned', () => {
  const dishes = [dish('stew', 1060), dish('soup', 540), dish('pie', 700), { ...dish('bun', 100), small: true }];
  const sold = [
    { day: '2026-01-06', recipeId: 'pie', servings: 300 },
    { day: '2026-01-06', recipeId: 'bun', servings: 40 },
  ];
  const [day] = cameDays({ plan, dishes, sold, from: '2026-01-06', to: '2026-01-06' });
  expect(day?.sold).toBe(300);
  expect(day && guestFootprint([day.came]).co2?.value).toBeCloseTo(700, 6);
  expect(day && guestFootprint([day.planned]).co2?.value).toBeCloseTo(1060, 6);
  expect(day?.dishes.map(({ recipeId, isPlanned, share }) => [recipeId, isPlanned, share])).toEqual([
    ['stew', true, null],
    ['pie', false, 1],
    ['bun', false, null],
  ]);
});

test('a planned dish of which no row says anything is left out on both sides', () => {
  const sold = [{ day: '2026-01-05', recipeId: 'stew', servings: 60 }];
  const [day] = cameDays({ plan, dishes: [dish('stew', 1060), dish('soup', 540)], sold, from: '2026-01-05', to: '2026-01-05' });
  expect(day && guestFootprint([day.planned]).co2?.value).toBeCloseTo(1060, 6);
  expect(day && guestFootprint([day.came]).co2?.value).toBeCloseTo(1060, 6);
});

const onMonday = (recipeId: string, servings: number) => ({ day: '2026-01-05', recipeId, servings });

test('where every planned dish was sold, another is sold beside them, and so is what another plan serves that day', () => {
  const dishes = [dish('stew', 1060), dish('soup', 540), dish('steak', 3000)];
  const soldOf = (sold: ReturnType<typeof onMonday>[], elsewhere: { day: string; recipeId: string }[] = []) =>
    cameDays({ plan, dishes, sold, elsewhere, from: '2026-01-05', to: '2026-01-05' })[0];
  const all = soldOf([onMonday('stew', 60), onMonday('soup', 40), onMonday('steak', 80)]);
  expect(all?.sold).toBe(100);
  expect(all?.dishes.find(({ recipeId }) => recipeId === 'steak')).toMatchObject({ isPlanned: false, sold: 80, share: null });
  for (const soup of [[], [onMonday('soup', 0)]]) {
    const sold = [onMonday('stew', 60), ...soup, onMonday('steak', 80)];
    expect(soldOf(sold)?.sold).toBe(140);
    expect(soldOf(sold, [{ day: '2026-01-06', recipeId: 'steak' }])?.sold).toBe(140);
    expect(soldOf(sold, [{ day: '2026-01-05', recipeId: 'steak' }])?.sold).toBe(60);
  }
});

test('a small dish of another day of the plan is sold in place of one, and one that the plan does not have is not', () => {
  const friday = { week: 0, weekday: 5, lineId: 'a', recipeId: 'crumble', servings: null, locked: false };
  const small = ['crumble', 'bun'].map((id) => ({ ...dish(id, 300), small: true }));
  const sold = [
    { day: '2026-01-06', recipeId: 'crumble', servings: 50 },
    { day: '2026-01-06', recipeId: 'bun', servings: 20 },
  ];
  const span = { from: '2026-01-06', to: '2026-01-06' };
  const [day] = cameDays({ plan: { ...plan, cells: [...plan.cells, friday] }, dishes: small, sold, ...span });
  expect(day?.sold).toBe(50);
});

const month = (of: string, onDays: number, sold: number | null) => ({ month: of, onDays, sold });

test('guests by the day of the week are the mean of its days; one on which nothing was sold, or that nobody knows, is absent', () => {
  const sold = [
    { day: '2026-11-02', recipeId: 'a', servings: 100 },
    { day: '2026-11-02', recipeId: 'b', servings: 50 },
    { day: '2026-11-09', recipeId: 'a', servings: 101 },
    { day: '2026-11-10', recipeId: 'a', servings: 0 },
    // A month that nobody counted yet says nothing.
    { day: '2026-12-07', recipeId: 'a', servings: 1 },
  ];
  expect(soldByWeekday(sold, [month('2026-11', 251, 251), month('2026-12', 1, null)], { plan, dishes: [] })).toEqual({
    guests: [{ weekday: 1, guests: 126 }],
    share: 1,
    state: 'whole',
  });
});

test.each([
  [80, 'too_little', []],
  [170, 'partial', [{ weekday: 1, guests: 80 }]],
  [null, 'too_little', []],
])('where %s of 200 lunches have a recipe and a day, guests are %s', (onDays, state, guests) => {
  const sold = [{ day: '2026-11-02', recipeId: 'a', servings: 80 }];
  const months = [month('2026-11', onDays ?? 80, onDays === null ? null : 200)];
  expect(soldByWeekday(sold, months, { plan, dishes: [] })).toEqual({
    guests,
    share: onDays === null ? null : onDays / 200,
    state,
  });
});

test('a bun sold beside the dishes is no guest more, and one that is planned as a dish of the day is', () => {
  const sold = [
    { day: '2026-01-05', recipeId: 'stew', servings: 60 },
    { day: '2026-01-05', recipeId: 'gone', servings: 10 },
    { day: '2026-01-05', recipeId: 'bun', servings: 50 },
  ];
  const months = [{ month: '2026-01', onDays: 120, sold: 120 }];
  const dishes = [{ id: 'stew' }, { id: 'bun', small: true }];
  const guests = (cells: typeof plan.cells) => soldByWeekday(sold, months, { plan: { ...plan, cells }, dishes }).guests;
  expect(guests(plan.cells)).toEqual([{ weekday: 1, guests: 70 }]);
  const bun = { week: 0, weekday: 1, lineId: 'b', recipeId: 'bun', servings: null, locked: false };
  expect(guests([...plan.cells, bun])).toEqual([{ weekday: 1, guests: 120 }]);
});

const withSteak = (day: string) => [
  { day, recipeId: 'stew', servings: 100 },
  { day, recipeId: 'steak', servings: 80 },
];

test('what another plan serves on a day of this one is no guest of it; on days before this one began it says how many come', () => {
  const elsewhere = ['2025-12-29', '2026-01-05'].map((day) => ({ day, recipeId: 'steak' }));
  const guests = (day: string) =>
    soldByWeekday(withSteak(day), [month(day.slice(0, 7), 180, 180)], { plan, dishes: [], elsewhere }).guests;
  expect(guests('2026-01-05')).toEqual([{ weekday: 1, guests: 100 }]);
  expect(guests('2025-12-29')).toEqual([{ weekday: 1, guests: 180 }]);
});

test('plans serve the dishes of their days, each once, and none where they are closed', () => {
  const closed = { ...plan, closed: [{ from: '2026-01-12', to: '2026-01-12', name: '' }] };
  expect(dishesOnDays([{ draft: plan }, { draft: closed }], { from: '2026-01-05', to: '2026-01-06' })).toEqual([
    { day: '2026-01-05', recipeId: 'stew' },
    { day: '2026-01-05', recipeId: 'soup' },
    { day: '2026-01-06', recipeId: 'stew' },
  ]);
  expect(dishesOnDays([{ draft: closed }], { from: '2026-01-12', to: '2026-01-12' })).toEqual([]);
});

test('a dish on two lines of a day is expected on both', () => {
  const both = [
    { week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: 70, locked: false },
    { week: 0, weekday: 1, lineId: 'b', recipeId: 'stew', servings: 30, locked: false },
  ];
  const sold = [{ day: '2026-01-05', recipeId: 'stew', servings: 60 }];
  const [day] = cameDays({ plan: { ...plan, cells: both }, dishes: [], sold, from: '2026-01-05', to: '2026-01-05' });
  expect(day?.dishes).toMatchObject([{ recipeId: 'stew', expected: 100, sold: 60 }]);
});

test('three courses for 100 guests are 300 portions that were expected, beside the portions that were sold', () => {
  const cells = ['a', 'b', 'c'].map((id) => ({ week: 0, weekday: 1, lineId: id, recipeId: id, servings: 100, locked: false }));
  const lines = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  const sold = ['a', 'b', 'c'].map((recipeId) => ({ day: '2026-01-05', recipeId, servings: 96 }));
  for (const guests of [100, null]) {
    const days = cameDays({ plan: { ...plan, guests, cells, lines }, dishes: [], sold, from: '2026-01-01', to: '2026-01-31' });
    expect(days).toMatchObject([{ expected: 300, sold: 288 }]);
  }
});
