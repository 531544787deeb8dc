import { expect } from '@playwright/test';
import { test } from './own-kitchen.ts';

test('a lost connection loses nothing: the recipe is saved once it is back', async ({ page, context, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Dish name' }).fill('Tunnel soup');
  await page.getByLabel('Line 1, as written').fill('500 g potatoes');
  await page.getByLabel('Line 1, as written').press('Enter');
  await expect(page.getByText('The only line is counted.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('500 g potatoes');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('“Tunnel soup” has been saved.')).toBeVisible();
});
