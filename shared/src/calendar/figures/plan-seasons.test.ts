import { expect, test } from 'vitest';
import type { PlanDish } from '../model/plan-dish.ts';
import { flownFoods, inSeason, monthsOf, outOfSeason } from './plan-seasons.ts';
import { isHeavierIn, seasonOfFood } from './season-of-food.ts';

/** Tomatoes in Sweden: food data of 2026. */
const TOMATO = [2.98, 2.69, 1.78, 1.24, 0.99, 0.88, 0.85, 0.87, 1.03, 1.37, 2.29, 3.05];
const dish = (id: string, grams: number, perKg = TOMATO): PlanDish => ({
  id,
  names: [{ language: 'en_gb', name: id }],
  co2PerPortion: null,
  co2PerPortionWithoutLandUseChange: null,
  level: null,
  coverageState: 'too_little',
  allergens: { contains: [], mayContain: [], unknown: [] },
  diet: 'vegan',
  tags: [],
  tagsKnown: true,
  nutrition: { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage: 0 },
  sold: null,
  seasons: [{ ingredientId: 'tomato', grams, perKg }],
});
const day = (week: number, weekday: number, ...dishes: PlanDish[]) => ({
  week,
  weekday,
  dishes: dishes.map((each) => ({ recipeId: each.id, dish: each, popularity: 1, servings: null })),
});
const plan = { weeks: 2, weekdays: [1, 2, 3, 4, 5], startsOn: '2026-02-16', endsOn: null, closed: [] };

const runsOf = (perKg: number[]) => seasonOfFood(perKg).runs;

test('the season of a food is the months that are near its best ones', () => {
  expect(seasonOfFood(TOMATO)).toEqual({ best: expect.closeTo(0.867, 3), runs: [{ from: 5, to: 9 }] });
  expect([1, 3, 4, 5, 7, 10, 12].filter((month) => isHeavierIn(TOMATO, month))).toEqual([1, 3, 10, 12]);
});

test('a season may pass the turn of the year, and may have two runs', () => {
  expect(runsOf([1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 1, 1])).toEqual([{ from: 11, to: 2 }]);
  expect(runsOf([3, 1, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3])).toEqual([
    { from: 2, to: 2 },
    { from: 6, to: 7 },
  ]);
  expect(runsOf(Array.from({ length: 12 }, () => 2))).toEqual([{ from: 1, to: 12 }]);
});

test('a dish is named by the month of its date: the same food in another month is another line', () => {
  const [soup, salad] = [dish('soup', 150), dish('salad', 80)];
  const found = outOfSeason(monthsOf({ ...plan, weeks: 3 }), [day(0, 1, soup), day(0, 3, salad), day(2, 1, soup)]);
  expect(
    found.map(({ month, perKg, dishes }) => [month, perKg, dishes.map((each) => [each.week, each.weekday, each.dish.id])]),
  ).toEqual([
    [
      2,
      2.69,
      [
        [0, 1, 'soup'],
        [0, 3, 'salad'],
      ],
    ],
    [3, 1.78, [[2, 1, 'soup']]],
  ]);
});

test('nothing is said of a plan without a first day, of a slice, in season, and of foods without months', () => {
  const heavy = [day(0, 1, dish('soup', 150))];
  expect(outOfSeason(monthsOf({ ...plan, startsOn: null }), heavy)).toEqual([]);
  expect(outOfSeason(monthsOf(plan), [day(0, 1, dish('slice', 10))])).toEqual([]);
  expect(outOfSeason(monthsOf({ ...plan, startsOn: '2026-07-06' }), heavy)).toEqual([]);
  const { seasons: _none, ...without } = dish('bread', 100);
  expect(outOfSeason(monthsOf(plan), [day(0, 1, without)])).toEqual([]);
});

test('lines of one food count together, and a dish that stands twice on a day is named once', () => {
  const two = { ...dish('soup', 8), seasons: [8, 8].map((grams) => ({ ingredientId: 'tomato', grams, perKg: TOMATO })) };
  const found = outOfSeason(monthsOf(plan), [day(0, 1, two, two)]);
  expect(found.map(({ dishes }) => dishes.length)).toEqual([1]);
});

test('a day that is closed, or before the first day, is looked at where it is served first', () => {
  // Wednesday begins the plan: its Monday is served two weeks later, in March.
  const begun = { ...plan, startsOn: '2026-02-18' };
  const monday = [day(0, 1, dish('soup', 150))];
  expect(outOfSeason(monthsOf(begun), monday).map(({ month }) => month)).toEqual([3]);
  const closed = [{ from: '2026-03-01', to: '2026-04-30', name: '' }];
  expect(outOfSeason(monthsOf({ ...begun, closed }), monday)).toEqual([]);
  expect(outOfSeason(monthsOf({ ...begun, endsOn: '2026-02-27' }), monday)).toEqual([]);
});

test('a food is in season where it is so on every date that has it, and unknown ones are not named', () => {
  const months = monthsOf({ ...plan, weeks: 26, startsOn: '2026-02-16' });
  const [soup, salad] = [
    dish('soup', 150),
    { ...dish('salad', 80), seasons: [{ ingredientId: 'basil', grams: 5, perKg: TOMATO }] },
  ];
  const { seasons: _none, ...bread } = dish('bread', 100);
  expect(inSeason(months, [day(0, 1, soup), day(16, 1, soup, salad, bread)])).toEqual(['basil']);
  expect(inSeason(monthsOf({ ...plan, startsOn: null }), [day(16, 1, salad)])).toEqual([]);
});

/** A dish with mango that was flown, at so many kg CO2e per kg where it is usually 1. */
const flown = (id: string, perKg: number, ...grams: number[]): PlanDish => ({
  ...dish(id, 0),
  flown: grams.map((each) => ({ ingredientId: 'mango', grams: each, perKg, usually: 1 })),
});

test('what was flown is named on any date, where it is clearly heavier and more than a slice', () => {
  const days = [day(0, 1, flown('salad', 9, 2, 2), flown('slice', 9, 2)), day(1, 2, flown('near', 1.4, 500))];
  expect(flownFoods(days).map(({ dishes }) => dishes.map((each) => [each.week, each.weekday, each.dish.id]))).toEqual([
    [[0, 1, 'salad']],
  ]);
});
