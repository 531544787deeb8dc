import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { ingredientNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { dish, DISHES, kept, planStore } from './plan-store.ts';

/** kg CO2e per kg of a tomato in Sweden, January first. */
const TOMATO = [2.98, 2.69, 1.78, 1.24, 0.99, 0.88, 0.85, 0.87, 1.03, 1.37, 2.29, 3.05];
const tomatoes = { seasons: [{ ingredientId: 'tomato', grams: 150, perKg: TOMATO }] };
const cell = (weekday: number, lineId: string, recipeId: string) => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});

const at = (week: number, weekday: number, recipeId: string) => ({ ...cell(weekday, 'a', recipeId), week });

function planOf(dishes: PlanDish[], startsOn: string | null = '2026-01-05') {
  const cells = dishes.map(({ id }, index) => cell(1 + (index % 2), index < 2 ? 'a' : 'b', id));
  const { answers } = planStore(kept({ startsOn, cells, dishes }));
  const names = answer(ingredientNames, ({ body }) => ({
    items: body.ids.map((id) => ({ ingredientId: id, ingredientName: id, variationNames: {} })),
  }));
  return openPage('/menu-plans/plan/spring', { answers: [...answers, names] });
}

const factOf = (name: string): string | null | undefined => screen.queryByText(name)?.nextElementSibling?.textContent;

test('a dish of a dated week whose food is clearly heavier then is named, with what it would be in season', async () => {
  const page = planOf([dish('stew', 'Beef stew'), dish('soup', 'Tomato soup', tomatoes)]);
  await page.finds('heading', 'Seasons');
  await page.sees(
    'Tomato in January: 3.0 instead of 0.9 kg CO₂e per kg, because much of it then comes from heated greenhouses. In season: May–September.',
  );
  await page.sees('Week 1: Tomato soup (Tue)');
});

test('in its season it is not', async () => {
  const page = planOf([dish('soup', 'Tomato soup', tomatoes)], '2026-07-06');
  await page.sees(/^No dish relies on a food with a clearly higher footprint/);
  expect(screen.queryByText(/^Tomato in/)).toBeNull();
});

test('what was flown is named without a date too, and what is in season by its date', async () => {
  const mango = { ingredientId: 'mango', grams: 60, perKg: 9.14, usually: 0.92 };
  const page = planOf([dish('salad', 'Mango salad', { flown: [mango] })], null);
  await page.sees('Mango, flown in: 9.1 instead of 0.9 kg CO₂e per kg, in any month.');
  await page.sees('Week 1: Mango salad (Mon)');
  expect(screen.queryByText(/^In season on/)).toBeNull();
});

test('foods with months are named where their dates are in season', async () => {
  const page = planOf([dish('soup', 'Tomato soup', tomatoes), dish('stew', 'Beef stew')], '2026-07-06');
  await page.sees('In season on their dates: tomato.');
});

test('a plan without a first day says why nothing is said', async () => {
  const page = planOf([dish('soup', 'Tomato soup', tomatoes)], null);
  await page.sees('Set the plan’s first day to see seasons: they depend on the month.');
  expect(screen.queryByText(/^Tomato in|^No dish relies/)).toBeNull();
});

test('what a serving holds is told, and what is not known stays so', async () => {
  const known = { energyKcal: 500, saturatedFat: 4.2, sugar: 5, fibre: 6, protein: 20, salt: 2, coverage: 1 };
  planOf([
    dish('a', 'Stew', { nutrition: known }),
    dish('b', 'Soup', { nutrition: { ...known, saturatedFat: 1, fibre: null } }),
    dish('c', 'Pie', { nutrition: { ...known, protein: 30 } }),
  ]);
  // Tuesday has the soup alone, and half of the guests of both days.
  await waitFor(() => expect(factOf('Saturated fat per portion')).toBe('2.6 g'));
  expect(factOf('Protein per portion')).toBe('23 g');
  expect(factOf('Fibre per portion')).toBe('not known');
});

test('nutrition that nobody knows is no 0', async () => {
  const none = { energyKcal: null, saturatedFat: null, sugar: null, fibre: null, protein: null, salt: null, coverage: 0 };
  planOf([dish('a', 'Stew', { nutrition: none })]);
  await waitFor(() => expect(factOf('Protein per portion')).toBe('not known'));
});

test('a mean that speaks of a part says of how much', async () => {
  const unknown = { energyKcal: null, saturatedFat: null, sugar: null, fibre: null, protein: null, salt: null, coverage: 0 };
  planOf([
    dish('a', 'Stew', { sold: { servings: 900, months: 1 } }),
    dish('b', 'Soup'),
    { ...dish('c', 'Pie', { nutrition: unknown }), sold: { servings: 100, months: 1 } },
  ]);
  await waitFor(() => expect(factOf('Protein per portion')).toMatch(/^20 g \(covers 8\d% of the portions\)$/));
});

test('a week and a day have the same values as the cycle, each of its own dishes', async () => {
  const light = {
    co2PerPortion: { value: 200, low: 100, high: 300 },
    co2PerPortionWithoutLandUseChange: null,
    level: 'very_low' as const,
    diet: 'vegan' as const,
  };
  const dishes = [dish('a', 'Stew'), dish('b', 'Beans', { ...light, tags: ['vegan'] })];
  const cells = [at(0, 1, 'a'), at(0, 2, 'a'), at(1, 1, 'a'), at(1, 2, 'b')];
  const { answers } = planStore(kept({ weeks: 2, cells, dishes, startsOn: null }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  const here = inside('region', 'Summary');
  await page.sees('0.80', here);
  expect(factOf('Days with a vegan dish')).toBe('1 of 4');
  await page.choose('Values for', 'Week 2');
  await page.sees('0.60', here);
  await page.sees('0.45–0.85 kg CO₂e', here);
  expect(factOf('Days with a vegan dish')).toBe('1 of 2');
  await page.press('Tuesday, Week 2, Lunch: Beans');
  await page.choose('Values for', 'Tuesday, Week 2');
  await page.sees('0.20', here);
  expect([factOf('Vegetarian and vegan, share of dishes'), factOf('Broken rules')]).toEqual(['100%', 'none']);
  // The values go where the selection goes.
  await page.press('Monday, Week 1, Lunch: Stew');
  await page.sees('1.00', here);
  expect(factOf('Vegetarian and vegan, share of dishes')).toBe('0%');
});

test('a week says what a guest takes with its range, or as its day that too little is known', async () => {
  const open = {
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    level: null,
    coverageState: 'too_little' as const,
  };
  const dishes = [dish('a', 'Stew'), dish('b', 'Pie', open)];
  const { answers } = planStore(kept({ weeks: 2, cells: [at(0, 1, 'a'), at(1, 1, 'b')], dishes }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.sees('1.00 kg CO₂e per guest · 0.80–1.40 kg CO₂e', inside('region', 'Week 1'));
  await waitFor(() => expect(inside('region', 'Week 2')().getAllByText('Not enough data')).toHaveLength(2));
});

test('days and rules of which nobody knows are counted beside those that are known', async () => {
  const odd = dish('odd', 'Odd', { diet: null, tags: [], tagsKnown: false });
  planOf([dish('a', 'Stew'), odd], null);
  await waitFor(() => expect(factOf('Days with a vegan dish')).toBe('0 of 2, 1 day not known'));
  expect(factOf('Broken rules')).toBe('1, 1 uncertain');
});

test('where the kind of a dish is not known, the dishes whose kind is known are counted all the same', async () => {
  const pie = dish('pie', 'Pie', { diet: null, tags: [], tagsKnown: false });
  const cells = ['stew', 'soup', 'pie', 'pie'].map((recipeId, index) => ({
    week: 0,
    weekday: 1 + (index % 2),
    lineId: index < 2 ? 'a' : 'b',
    recipeId,
    servings: null,
    locked: false,
  }));
  const { answers } = planStore(kept({ cells, dishes: [...DISHES, pie] }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.sees('1 of 4 known to be, 2 not known');
});

test('a cycle that goes round is shown in the round of today, and the week of today is marked', async () => {
  const today = new Date().toISOString().slice(0, 10);
  // Three rounds of two weeks ago and one week more.
  const startsOn = dayLater(mondayOf(today), -7 * 7);
  const page = openPage('/menu-plans/plan/spring', { answers: planStore(kept({ weeks: 2, startsOn })).answers });
  const week = await page.finds('region', 'Week 2');
  expect(week).toHaveAttribute('aria-current', 'date');
  expect(week).toHaveTextContent('This week');
  expect(await page.finds('region', 'Week 1')).not.toHaveTextContent('This week');
});
