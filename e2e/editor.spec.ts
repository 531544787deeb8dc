import { expect } from '@playwright/test';
import { test } from './own-kitchen.ts';
import { write } from './written-recipe.ts';

test('a recipe is scaled to portions, and a lighter alternative is taken into it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await write(page, 1, '1 kg minced beef');
  await page.getByLabel('Portions').fill('4');
  await page.getByRole('button', { name: 'Scale' }).click();
  await page.getByLabel('New amount').fill('8');
  await page.getByRole('dialog').getByRole('button', { name: 'Scale' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toHaveValue('2');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Find lower-carbon alternatives' }).click();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(page.getByLabel('Ingredient of line 1')).not.toHaveValue('minced beef');
});
