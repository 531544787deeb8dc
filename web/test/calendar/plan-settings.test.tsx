import { readPlanCosts, readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';
import { dish, DISHES, kept, planStore } from './plan-store.ts';

// Of the kitchen: at its midnight Greenwich has another one.
const today = dayAt(KITCHEN.location, new Date());
const soldOn = (day: string, servings: number) => ({ day, recipeId: 'stew', dishName: 'Beef stew', servings });

interface Sold {
  day: string;
  servings: number;
}

/** @param share Of what was sold that stands on days. */
function settings(sold: (from: string, to: string) => Sold[], share = 1) {
  const { answers, plans } = planStore(
    kept({
      guests: 80,
      guestsOn: [
        { weekday: 1, guests: 90 },
        { weekday: 2, guests: 95 },
      ],
    }),
  );
  const sales = answer(readPlanSales, ({ query: { from, to } }) => {
    const items = sold(from, to).map(({ day, servings }) => soldOn(day, servings));
    const months = [...new Set(items.map(({ day }) => day.slice(0, 7)))];
    return { items, months: months.map((month) => ({ month, onDays: share * 200, sold: 200 })), dishes: [] };
  });
  const page = openPage('/menu-plans/plan/spring', { answers: [...answers, sales] });
  return { page, plans };
}

const guestsOn = (weekday: string) => screen.getByLabelText<HTMLInputElement>(weekday, { selector: 'input[inputmode]' }).value;

test('guests by weekday are taken from what was sold lately, or in the same season last year, and saved', async () => {
  const monday = dayLater(mondayOf(today), -14);
  const lastYear = dayLater(monday, -350);
  const { page, plans } = settings((_from, to) =>
    to === dayLater(today, -1)
      ? [
          { day: monday, servings: 100 },
          { day: dayLater(monday, -7), servings: 120 },
          // Nothing is served on Saturdays.
          { day: dayLater(monday, 5), servings: 7 },
        ]
      : [{ day: lastYear, servings: 60 }],
  );
  await page.press('Settings', undefined, 'tab');
  await page.press('From the last 13 weeks');
  await waitFor(() => expect(guestsOn('Mon')).toBe('110'));
  await page.press('From the same season last year');
  await waitFor(() => expect(guestsOn('Mon')).toBe('60'));
  await page.press('Save');
  await waitFor(() =>
    expect(plans.get('spring')?.guestsOn).toEqual(
      expect.arrayContaining([
        { weekday: 1, guests: 60 },
        // What was typed stays where sales say nothing.
        { weekday: 2, guests: 95 },
      ]),
    ),
  );
});

test.each([
  [0.4, 'Mon', '90', 'Only 40% of what was sold'],
  [0.9, 'Mon', '100', '90% of what was sold'],
])('where %s of what was sold stands on days, %s is %s and it is said', async (share, weekday, guests, said) => {
  const { page } = settings(() => [{ day: dayLater(mondayOf(today), -14), servings: 100 }], share);
  await page.press('Settings', undefined, 'tab');
  await page.press('From the last 13 weeks');
  await page.sees(new RegExp(`^${said}`));
  expect(guestsOn(weekday)).toBe(guests);
});

test('where nothing is known by day it is said, and what was written stays', async () => {
  const { page } = settings(() => []);
  await page.press('Settings', undefined, 'tab');
  await page.press('From the last 13 weeks');
  await page.sees('No completed report has daily sales for these weeks.');
  expect(guestsOn('Mon')).toBe('90');
  // A cook, who sees no costs, is asked for no budget.
  expect(screen.queryByLabelText('Maximum food cost per guest and day')).toBeNull();
});

test('what a guest’s food may cost is set, and weeks above it are named to who sees costs', async () => {
  const { answers, plans } = planStore(kept({ guests: 80, dishes: [dish('stew', 'Beef stew')] }));
  const costs = answer(readPlanCosts, { currency: 'SEK', items: [{ recipeId: 'stew', perPortion: 30, pricedShare: 1 }] });
  const page = openPage('/menu-plans/plan/spring', { answers: [...answers, costs], role: 'organization-admin' });
  await page.sees(/30\.00/);
  await page.press('Settings', undefined, 'tab');
  await page.fill('Maximum food cost per guest and day', '25');
  await page.press('Summary', undefined, 'tab');
  await page.sees(/^1 week above .*25\.00/);
  await page.press('Settings', undefined, 'tab');
  await page.fill('Maximum food cost per guest and day', '35');
  await page.press('Summary', undefined, 'tab');
  await page.sees(/^All weeks within .*35\.00/);
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.rules.budget).toBe(35));
  expect(screen.queryByText(/^Over budget/)).toBeNull();
});

test('a week that costs a guest more than the budget says so, and a dish names the food that nobody knows', async () => {
  const costs = answer(readPlanCosts, { currency: 'SEK', items: [{ recipeId: 'stew', perPortion: 30, pricedShare: 1 }] });
  const rules = { ...kept().rules, budget: 25 };
  const dishes = [dish('stew', 'Beef stew', { diet: null, tagsKnown: false, unknownFoods: ['zorblat'] })];
  const { answers } = planStore(kept({ rules, dishes }));
  const page = openPage('/menu-plans/plan/spring', { answers: [...answers, costs], role: 'organization-admin' });
  await page.sees(/^Over budget: .*30.* per guest, .*25.* allowed$/);
  await page.sees('zorblat');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
});

test('what was typed into the budget is one step back', async () => {
  const costs = answer(readPlanCosts, { currency: 'SEK', items: [] });
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers: [...answers, costs], role: 'organization-admin' });
  await page.user.click(await page.finds('tab', 'Settings'));
  const label = /Maximum food cost per guest and day/;
  await page.user.type(await screen.findByLabelText(label), '35');
  await page.press('Undo');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(''));
});

const at = (weekday: number, lineId: string, recipeId: string) => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});

test('the days of a week with red meat are limited, and a week with more says so', async () => {
  const stew = DISHES.flatMap((each) => (each.id === 'stew' ? [{ ...each, tags: ['meat' as const, 'red_meat' as const] }] : []));
  const rules = { eachDay: [], notTwiceADay: [], mostPerWeek: [] };
  const cells = [at(1, 'a', 'stew'), at(1, 'b', 'soup'), at(2, 'a', 'stew')];
  const { answers, plans } = planStore(kept({ rules, cells, dishes: [...stew, ...DISHES.filter(({ id }) => id !== 'stew')] }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Settings', undefined, 'tab');
  await page.choose('red meat: most days per week', '1');
  await page.sees('On too many days this week: red meat');
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.rules.mostDaysPerWeek).toEqual([{ tag: 'red_meat', most: 1 }]));
});
