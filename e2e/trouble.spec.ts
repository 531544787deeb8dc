import { expect } from '@playwright/test';
import { test } from './own-kitchen.ts';

test('a lost connection loses nothing: the recipe is saved once it is back', async ({ page, context, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Name of the dish' }).fill('Tunnel soup');
  await page.getByLabel('Line 1, as written').fill('500 g potatoes');
  await page.getByLabel('Line 1, as written').press('Enter');
  await expect(page.getByText('The one line is counted.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('500 g potatoes');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('“Tunnel soup” is saved.')).toBeVisible();
});

test('a full storage loses nothing: it is said, what is written stays, and it is saved once there is room', async ({
  page,
  kitchen,
}) => {
  let isFull = true;
  const problem = { type: 'about:blank', title: 'no room', status: 507, code: 'no_room', fields: [] };
  const contentType = 'application/problem+json; charset=utf-8';
  await page.route('**/api/recipes', async (route) =>
    isFull && route.request().method() === 'POST'
      ? route.fulfill({ status: 507, contentType, body: JSON.stringify(problem) })
      : route.continue(),
  );
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Name of the dish' }).fill('Brimful soup');
  await page.getByLabel('Line 1, as written').fill('500 g potatoes');
  await page.getByLabel('Line 1, as written').press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The storage is full, so nothing can be saved right now.');
  await expect(alert).toContainText('Your changes are kept in this browser.');
  await page.reload();
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('500 g potatoes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(alert).toBeVisible();
  isFull = false;
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('“Brimful soup” is saved.')).toBeVisible();
});

test('what is typed while a save is under way is not lost, neither in a kept recipe nor in a new one', async ({
  page,
  kitchen,
}) => {
  let slow = true;
  await page.route('**/api/recipes', async (route) => {
    if (slow && route.request().method() !== 'GET') await new Promise((next) => setTimeout(next, 1500));
    await route.continue();
  });
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Name of the dish' }).fill('Slow soup');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Method and notes').fill('typed meanwhile');
  await expect(page).toHaveURL(/\/recipes\/recipe\/[\w-]+$/);
  await expect(page.getByLabel('Method and notes')).toHaveValue('typed meanwhile');
  await expect(page.getByText('Not saved yet')).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Method and notes').fill('typed meanwhile, twice');
  await expect(page.getByText('“Slow soup” is saved.')).toBeVisible();
  slow = false;
  await page.reload();
  await expect(page.getByLabel('Method and notes')).toHaveValue('typed meanwhile, twice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.goto('/recipes/recipe');
  await expect(page.getByRole('textbox', { name: 'Name of the dish' })).toHaveValue('');
});
