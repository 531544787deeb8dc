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

test('two people at once: the second is told, keeps the own text and chooses', async ({ browser, kitchen }) => {
  const first = await (await browser.newContext()).newPage();
  const second = await (await browser.newContext()).newPage();
  await kitchen.enter(first, '/recipes/recipe');
  await first.getByRole('textbox', { name: 'Name of the dish' }).fill('Shared stew');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first).toHaveURL(/\/recipes\/recipe\/[\w-]+$/);

  await kitchen.enter(second, first.url());
  await second.getByLabel('Method and notes').fill('from the second');
  await first.getByLabel('Method and notes').fill('from the first');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByText('“Shared stew” is saved.')).toBeVisible();
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByText('Somebody saved a newer version of this recipe meanwhile.')).toBeVisible();
  await expect(second.getByLabel('Method and notes')).toHaveValue('from the second');
  await second.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(second.getByText('“Shared stew” is saved.')).toBeVisible();
});

test('leaving with changes asks first', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Name of the dish' }).fill('Unfinished');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the dish' })).toHaveValue('Unfinished');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
});

test('a recipe that is not there says so, and another tenant’s is not there', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe/no-such-recipe');
  await expect(page.getByText('No such recipe')).toBeVisible();
});

test('a server that fails says so, and offers another try', async ({ page, kitchen }) => {
  await page.route('**/api/recipes/recipe/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await kitchen.enter(page, '/recipes');
  await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again.');
});
