import { expect } from '@playwright/test';
import { test } from '../support/own-kitchen.ts';
import { kgPerPortion } from '../support/signed-in.ts';

test('a recipe is written and saved by keyboard alone', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByRole('textbox', { name: 'Dish name' }).focus();
  await page.keyboard.type('Carrot soup');
  await page.getByLabel('Line 1, as written').focus();
  await page.keyboard.type('1 kg carrots');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Line 2, as written')).toBeFocused();
  await page.keyboard.type('2 dl cream');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All 2 lines are counted.')).toBeVisible();

  // Up to the first line, across to its ingredient, another one from the list, on to the amount.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Line 1, as written')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('parsnip');
  await expect(page.getByRole('option', { name: /^parsnip/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Ingredient of line 1', exact: true })).toHaveValue('parsnip');
  const before = await kgPerPortion(page);
  await page.keyboard.type('2');
  await expect.poll(async () => kgPerPortion(page)).toBeGreaterThan(before);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount of line 2')).toBeFocused();

  // The focus never falls to the document: not after the first save, which leads to the recipe's own address,
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  await saveButton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Carrot soup” has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/recipes\/recipe\/[\w-]+$/);
  await expect.poll(hasFocus).toBe(true);
  // nor after the next one, which leaves nothing to save,
  await page.getByLabel('Portions').focus();
  await page.keyboard.type('4');
  await saveButton.focus();
  await page.keyboard.press('Enter');
  await expect(saveButton).toBeDisabled();
  await expect(saveButton).toBeFocused();
  // nor on the way to a new one.
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await page.getByRole('link', { name: 'New recipe' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Dish name' })).toHaveValue('');
  await expect.poll(hasFocus).toBe(true);
});
