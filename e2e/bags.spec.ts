import { expect } from '@playwright/test';
import { test } from './own-kitchen.ts';
import { name, save, write } from './written-recipe.ts';

test('a bag is made, used by its weight in a dish, and a circle is refused by name', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New base recipe' }).click();
  await name(page, 'House stock');
  await write(page, 1, '1 kg carrots');
  await save(page, 'House stock');

  await page.goto('/recipes/recipe');
  await name(page, 'Soup of the house');
  await page.getByLabel('Ingredient of line 1').fill('house st');
  await page.getByRole('option', { name: /^House stock/ }).click();
  await page.getByLabel('Amount of line 1', { exact: true }).fill('400');
  await expect(page.getByText('The only line is counted.')).toBeVisible();
  await save(page, 'Soup of the house');
  await page.reload();
  await expect(page.getByLabel('Ingredient of line 1')).toHaveValue('House stock');

  await page.getByRole('button', { name: /^Why House stock adds/ }).click();
  const why = page.getByRole('dialog', { name: 'Why House stock?' });
  await expect(why.getByText('1 kg carrots')).toBeVisible();
  await why.getByRole('link', { name: 'Open base recipe' }).click();
  await expect(page.getByRole('heading', { name: 'House stock' })).toBeAttached();
});
