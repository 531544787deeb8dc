import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { dish, DISHES, kept, planStore, rowOf } from './plan-store.ts';

test('a pasted list fills the free places, each line with what it promises', async () => {
  const { answers, plans } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  (await page.finds('button', 'Monday, Week 1, Green: no dish')).focus();
  await page.user.paste('1. Lentil soup\n2. Crayfish');
  await page.sees('Starting on Monday of week 1.');
  await page.sees('1 of 2 found. 2 slots stay empty.');
  await page.finds('region', 'Not among your recipes');
  await page.press('Fill 1 slot');
  await page.finds('button', 'Monday, Week 1, Green: Lentil soup');
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.cells.map(({ recipeId }) => recipeId)).toEqual(['stew', 'soup']));
});

test('cells of a sheet pasted into the field of a cell are a list, one name is text', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Monday, Week 1, Green: no dish');
  const field = await page.finds('combobox', 'Monday, Week 1, Green');
  await page.user.paste('Lentil\r\n');
  expect(field).toHaveValue('Lentil');
  await page.user.paste('Lentil soup\tBeef stew');
  await page.sees('Starting on Monday of week 1.');
  expect(await page.finds('textbox', 'Dishes')).toHaveValue('Lentil soup\tBeef stew');
});

test('dishes without a place are named with the reason; those not known to match are taken where somebody says so', async () => {
  const lines = [
    { id: 'a', name: 'Lunch' },
    { id: 'b', name: 'Vegetarian' },
  ];
  const { answers } = planStore(kept({ lines, cells: [] }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  page.give(
    answer(searchRecipes, ({ body: { sheetData } }) => ({
      items: [],
      next: null,
      matches: (sheetData ?? []).map(({ name }, row) => ({ row, recipeId: name, by: 'same_name' as const })),
      unmatched: [],
    })),
    answer(readPlanDishes, ({ body }) => ({
      items: body.recipeIds.map((id) => dish(id, id, { diet: id.startsWith('stew') ? 'meat' : null })),
    })),
  );
  (await page.finds('button', 'Monday, Week 1, Lunch: no dish')).focus();
  await page.user.paste('stew1\npie1\nstew2\npie2');
  await page.sees(/4 of 4 found\. 2 dishes have no slot\. 2 slots stay empty\./);
  await page.sees('The free slots are on “Vegetarian”, and these dishes do not match: stew2.');
  await page.sees('The free slots are on “Vegetarian”, and it is not known whether these dishes match: pie2.');
  await page.user.click(await page.finds('checkbox', /^Add dishes to vegetarian and vegan lines/));
  await page.press('Fill 4 slots');
  await page.finds('button', 'Tuesday, Week 1, Vegetarian: pie2');
  await page.finds('button', 'Tuesday, Week 1, Lunch: stew2');
});

test('rules of the kitchen that the list would not keep are named before it is filled in', async () => {
  const rules = { eachDay: ['vegan' as const], notTwiceADay: [], mostPerWeek: [{ tag: 'meat' as const, most: 1 }] };
  const { answers } = planStore(kept({ rules, cells: [] }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  page.give(
    answer(searchRecipes, ({ body: { sheetData } }) => ({
      items: [],
      next: null,
      matches: (sheetData ?? []).map(({ name }, row) => ({ row, recipeId: name, by: 'same_name' as const })),
      unmatched: [],
    })),
    answer(readPlanDishes, ({ body }) => ({
      items: body.recipeIds.map((id) => dish(id, id, { diet: 'meat', tags: ['meat'], tagsKnown: true })),
    })),
  );
  (await page.finds('button', 'Monday, Week 1, Lunch: no dish')).focus();
  await page.user.paste('stew1\nstew2');
  await page.sees('Missing: vegan (Monday of week 1)');
  await page.sees('Too often this week: meat (week 1)');
});

test('what may contain gluten goes to no gluten-free line unasked, even where the list was pasted over it', async () => {
  const lines = [
    { id: 'a', name: 'Gluten-free' },
    { id: 'b', name: 'Vegan' },
  ];
  const { answers } = planStore(kept({ lines, cells: [] }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  const mayContain = { contains: [], mayContain: ['gluten' as const], unknown: [] };
  page.give(
    answer(searchRecipes, ({ body: { sheetData } }) => ({
      items: [],
      next: null,
      matches: (sheetData ?? []).map(({ name }, row) => ({ row, recipeId: name, by: 'same_name' as const })),
      unmatched: [],
    })),
    answer(readPlanDishes, ({ body }) => ({
      items: body.recipeIds.map((id) => dish(id, id, { diet: 'meat', allergens: mayContain })),
    })),
  );
  (await page.finds('button', 'Monday, Week 1, Gluten-free: no dish')).focus();
  await page.user.paste('bread\nbun');
  await page.sees(/2 dishes have no slot\./);
  const left = await page.finds('list', 'Dishes without a slot');
  expect(left).toHaveAttribute('tabindex', '0');
  expect(left.closest('[role="status"]')).toBeNull();
  expect(left).toHaveTextContent('“Gluten-free”');
  expect(await page.finds('checkbox', /^Add dishes to vegetarian and vegan lines/)).not.toBeChecked();
  const doubtful = await page.finds('checkbox', /^Add dishes to “without …” lines/);
  expect(doubtful).not.toBeChecked();
  await page.user.click(doubtful);
  await page.press('Fill 2 slots');
  await page.finds('button', 'Monday, Week 1, Gluten-free: bread');
});

test('without keys a dish is moved by two presses, and its place gets another or none', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Monday, Week 1, Lunch: Beef stew');
  await page.press('Move');
  await page.sees('Choose a slot for Beef stew.');
  await page.press('Tuesday, Week 1, Lunch: no dish');
  await page.press('Tuesday, Week 1, Lunch: Beef stew');
  await page.press('Replace dish');
  await page.user.keyboard('lentil');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Enter}');
  await page.press('Tuesday, Week 1, Lunch: Lentil soup');
  await page.press('Remove');
  await page.finds('button', 'Tuesday, Week 1, Lunch: no dish');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Tuesday, Week 1, Lunch: no dish'));
});

test('with keys a picked up dish goes where Enter is, Escape leaves it, and the focus stays in the plan', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Monday, Week 1, Lunch: Beef stew');
  await page.press('Move');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Monday, Week 1, Lunch: Beef stew'));
  await page.user.keyboard('{Escape}');
  await page.finds('button', 'Move');
  await page.press('Move');
  await page.user.keyboard('{ArrowRight}{Enter}');
  await page.finds('button', 'Tuesday, Week 1, Lunch: Beef stew');
  expect(document.activeElement).toHaveAccessibleName('Tuesday, Week 1, Lunch: Beef stew');
  await page.press('Move');
  await page.user.keyboard('{Delete}');
  await page.press('Undo');
  await page.press('Monday, Week 1, Lunch: no dish');
  await page.finds('button', 'Tuesday, Week 1, Lunch: Beef stew');
});

test('names that could not be looked up are not called unknown, and are asked for again', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  (await page.finds('button', 'Monday, Week 1, Green: no dish')).focus();
  page.give(answer(searchRecipes, new AppError('internal')));
  await page.user.paste('Lentil soup\nCrayfish');
  const again = await page.finds('button', 'Try again');
  expect(screen.queryByRole('region', { name: 'Not among your recipes' })).toBeNull();
  page.give(...answers);
  await page.user.click(again);
  await page.sees(/^1 of 2 found\./);
});

const named = (id: string, name: string) => rowOf(dish(id, name));

test('the dishes of the kitchen are taken page by page, and two of one name stay two', async () => {
  const { answers } = planStore(kept({ cells: [] }));
  const rows = [named('stew', 'Beef stew'), named('soup', 'Lentil soup'), named('soup2', 'Lentil soup')];
  const page = openPage('/menu-plans/plan/spring', { answers });
  page.give(
    answer(searchRecipes, ({ body: { cursor, sheetData } }) => ({
      items: sheetData ? [] : cursor ? rows.slice(2) : rows.slice(0, 2),
      next: sheetData || cursor ? null : 'second',
      matches: (sheetData ?? []).map(({ name }, row) => ({
        row,
        recipeId: name === 'Beef stew' ? 'stew' : 'soup',
        by: 'same_name' as const,
      })),
      unmatched: [],
    })),
    answer(readPlanDishes, ({ body }) => ({ items: body.recipeIds.map((id) => dish(id, id)) })),
  );
  await page.press('Fill from a list');
  await page.press('Use the kitchen’s dishes');
  await page.sees(/^3 of 3 found\./);
  expect(page.asked(readPlanDishes).at(-1)?.body).toMatchObject({ recipeIds: ['stew', 'soup', 'soup2'] });
});

test('cakes of the kitchen stay off the lines until somebody chooses their category; what is written then stays', async () => {
  const { answers } = planStore(kept({ cells: [] }));
  const rows = [
    { ...named('stew', 'Beef stew'), category: 'Main', weightPerPortion: 420 },
    { ...named('cake', 'Carrot cake'), category: 'Dessert', weightPerPortion: 110 },
  ];
  const page = openPage('/menu-plans/plan/spring', { answers });
  page.give(
    answer(searchRecipes, ({ body: { sheetData } }) => ({
      items: sheetData ? [] : rows,
      next: null,
      matches: [],
      unmatched: [],
    })),
    answer(readPlanDishes, ({ body }) => ({ items: body.recipeIds.map((id) => dish(id, id)) })),
  );
  await page.press('Fill from a list');
  await page.press('Use the kitchen’s dishes');
  const list = await page.finds('textbox', 'Dishes');
  await waitFor(() => expect(list).toHaveValue('Beef stew'));
  await page.user.click(await page.finds('checkbox', 'Dessert (1)'));
  expect(list).toHaveValue('Beef stew\nCarrot cake');
  await page.sees(/^2 of 2 found\./);
  await page.press('Select none');
  expect(list).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Use the kitchen’s dishes' })).toBeNull();
  await page.user.click(await page.finds('checkbox', 'Main (1)'));
  await page.user.type(list, ' and more');
  expect(screen.queryByRole('checkbox', { name: 'Dessert (1)' })).toBeNull();
});

test('one more plant dish on a day is told before anything changes, and put there', async () => {
  const cells = [
    { week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: null, locked: false },
    { week: 0, weekday: 2, lineId: 'a', recipeId: 'soup', servings: null, locked: false },
  ];
  const { answers } = planStore(kept({ cells }));
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.press('Better days');
  await page.finds('region', 'One more plant-based dish');
  await page.sees(/→ 0\.60? kg CO₂e per guest · −40/);
  await page.press('Add it there: Lentil soup');
  await page.user.keyboard('{Escape}');
  await page.finds('button', 'Monday, Week 1, Green: Lentil soup');
});

test('one more plant dish goes to a free line that promises nothing else, which is named before', async () => {
  const lines = [
    { id: 'a', name: 'Lunch' },
    { id: 'v', name: 'Vegan' },
    { id: 'b', name: 'Green' },
  ];
  const cells = [
    { week: 0, weekday: 1, lineId: 'a', recipeId: 'stew', servings: null, locked: false },
    { week: 0, weekday: 2, lineId: 'a', recipeId: 'quiche', servings: null, locked: false },
  ];
  const dishes = [...DISHES, dish('quiche', 'Leek quiche', { diet: 'vegetarian', tags: ['vegetarian'] })];
  const page = openPage('/menu-plans/plan/spring', { answers: planStore(kept({ lines, cells, dishes })).answers });
  await page.press('Better days');
  await page.sees('Empty slot: Green.');
  await page.press('Add it there: Leek quiche');
  await page.sees('Added to Green: Leek quiche.');
  expect(document.activeElement?.textContent).toBe('Added to Green: Leek quiche.');
  await page.user.keyboard('{Escape}');
  await page.finds('button', 'Monday, Week 1, Vegan: no dish');
});

test('children’s meals are not judged by an adult’s limits, and by whose a figure is judged is said', async () => {
  const { answers } = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers });
  await page.sees(/^Healthy meals are assessed by the limits for an adult’s meal \(450 to 700 kcal/);
  await page.user.click(await page.finds('tab', 'Settings'));
  await page.user.selectOptions(await page.finds('combobox', 'Guests are'), 'children');
  await page.user.click(await page.finds('tab', 'Summary'));
  await page.sees('not assessed');
});
