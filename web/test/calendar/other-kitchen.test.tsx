import { readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';
import { kept, planStore } from './plan-store.ts';

const OTHER = { ...KITCHEN, id: 'other-kitchen', name: 'Other Kitchen' };
const leaving = inside('alertdialog', 'Leave without saving?');

/** The kitchen worked in is the one that was chosen last. */
function twoKitchens(page: () => OpenPage) {
  return answer(restaurantOfUser, () => {
    const [last] = page().asked(updateSettings).slice(-1);
    return { restaurant: last?.body.restaurant === OTHER.id ? OTHER : KITCHEN, items: [KITCHEN, OTHER], next: null };
  });
}

async function workIn(page: OpenPage, name: string): Promise<void> {
  await page.press(/^Switch restaurant/);
  await page.press(new RegExp(`^${name}`), everywhere, 'menuitemradio');
}

test('working in another kitchen leaves its plan for the list, and asks first where something is not saved', async () => {
  const store = planStore(kept());
  const page: OpenPage = openPage('/menu-plans/plan/spring', { answers: [...store.answers, twoKitchens(() => page)] });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Delete}');
  await workIn(page, 'Other Kitchen');
  await page.press('Stay on page', leaving);
  await page.gone('alertdialog');
  expect(page.asked(updateSettings)).toEqual([]);
  expect(location.pathname).toBe('/menu-plans/plan/spring');

  await workIn(page, 'Other Kitchen');
  await page.press('Save and leave', leaving);
  await page.announces('Current restaurant: Other Kitchen.');
  await waitFor(() => expect(location.pathname).toBe('/menu-plans'));
  expect(store.plans.get('spring')).toMatchObject({ cells: [], version: 2 });
});

test('a plan of another kitchen than the one worked in says whose it is, and stays when that is chosen', async () => {
  const store = planStore();
  const theirs = answer(readMenuPlan, kept({ restaurantId: OTHER.id }));
  const page: OpenPage = openPage('/menu-plans/plan/spring', { answers: [...store.answers, theirs, twoKitchens(() => page)] });
  await page.sees(`This belongs to Other Kitchen. The current restaurant is ${KITCHEN.name}.`);
  await page.press('Switch to Other Kitchen');
  await page.announces('Current restaurant: Other Kitchen.');
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  expect(location.pathname).toBe('/menu-plans/plan/spring');
  await waitFor(() => expect(document.body.textContent).not.toContain('This belongs to'));
});
