import { readPlanSales } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { fireEvent, screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { DISHES, kept, planStore } from './plan-store.ts';

/** The Monday of the week before this one. */
const MONDAY = dayLater(mondayOf(new Date().toISOString().slice(0, 10)), -7);

const summary = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll('summary')].find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`no day ${String(name)}`);
  return found;
};

test('a plan is held against what was sold day by day: each day a line, the latest unfolded, another when it is pressed', async () => {
  const cells = [1, 2].map((weekday) => ({ week: 0, weekday, lineId: 'a', recipeId: 'stew', servings: null, locked: false }));
  const { answers } = planStore(kept({ cells }));
  const items = [
    { day: MONDAY, recipeId: 'stew', servings: 60 },
    { day: MONDAY, recipeId: 'soup', servings: 20 },
    { day: dayLater(MONDAY, 1), recipeId: 'stew', servings: 90 },
  ];
  const page = openPage('/menu-plans/came/spring', {
    answers: [
      ...answers,
      answer(readPlanSales, {
        items,
        months: [],
        dishes: DISHES.map((each) => (each.id === 'soup' ? { ...each, small: true } : each)),
      }),
    ],
  });
  await page.sees('Main dishes sold: 90, expected: 100');
  expect(summary(/^Monday/)).toHaveTextContent('Main dishes sold: 60, expected: 100');
  expect(summary(/^Monday/)).toHaveTextContent('1.00 kg CO₂e per guest, 1.00 expected');
  expect(screen.getByRole('table', { name: /^Tuesday/ })).toBeVisible();
  const monday = within(summary(/^Monday/).closest('details') ?? document.body);
  expect(monday.getByText('Lentil soup', { exact: false })).not.toBeVisible();
  await page.user.click(summary(/^Monday/));
  expect(monday.getByText('not planned')).toBeVisible();
  expect(monday.getByRole('row', { name: /Beef stew/ })).toHaveTextContent('10060100%');
  await page.user.click(summary(/^Monday/));
  fireEvent(window, new Event('beforeprint'));
  expect(monday.getByText('not planned')).toBeVisible();
  fireEvent(window, new Event('afterprint'));
  expect(monday.getByText('not planned')).not.toBeVisible();
  expect(screen.getByRole('table', { name: /^Tuesday/ })).toBeVisible();
});
