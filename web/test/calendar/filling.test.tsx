import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../support/open-page.tsx';
import { kept, planStore } from './plan-store.ts';

test('a pasted list fills the free places, each line with what it promises', async () => {
  const { answers, plans } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  (await page.finds('button', 'Monday, Week 1, Green: no dish')).focus();
  await page.user.paste('1. Lentil soup\n2. Crayfish');
  await page.sees('From Monday, week 1 on.');
  await page.sees('1 of 2 found. 2 places stay free.');
  await page.finds('region', 'Not among your recipes');
  await page.press('Fill 1 place');
  await page.finds('button', 'Monday, Week 1, Green: Lentil soup');
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.cells.map(({ recipeId }) => recipeId)).toEqual(['stew', 'soup']));
});

test('without keys a dish is moved by two presses, and its place gets another or none', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Monday, Week 1, Lunch: Beef stew');
  await page.press('Move');
  await page.sees('Choose the place for Beef stew.');
  await page.press('Tuesday, Week 1, Lunch: no dish');
  await page.press('Tuesday, Week 1, Lunch: Beef stew');
  await page.press('Another dish');
  await page.user.keyboard('lentil');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Enter}');
  await page.press('Tuesday, Week 1, Lunch: Lentil soup');
  await page.press('Remove');
  await page.finds('button', 'Tuesday, Week 1, Lunch: no dish');
});

test('one more plant dish on a day is told before anything changes, and put there', async () => {
  const cells = [
    { week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: null, locked: false },
    { week: 0, weekday: 2, lineId: 'a', recipeId: 'soup', servings: null, locked: false },
  ];
  const { answers } = planStore(kept({ cells }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.finds('region', 'One more plant dish');
  await page.sees(/→ 0\.60? kg CO₂e a guest · −40/);
  await page.press('Put Lentil soup there');
  await page.user.keyboard('{Escape}');
  await page.finds('button', 'Monday, Week 1, Green: Lentil soup');
});

test('children’s meals are not judged by an adult’s limits, and by whose a figure is judged is said', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.sees(/^Healthy meals are judged by an adult’s meal \(450 to 700 kcal/);
  await page.user.click(await page.finds('tab', 'Settings'));
  await page.user.selectOptions(await page.finds('combobox', 'Guests are'), 'children');
  await page.user.click(await page.finds('tab', 'Meaning'));
  await page.sees('not judged');
});
