import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-kitchen.ts';
import { kgPerPortion } from '../support/signed-in.ts';

const ENGLISH = `Shepherd's pie
Serves 6

750 g minced lamb
2 onions, finely chopped
3 carrots, diced
2 tbsp tomato purée
1 tbsp Worcestershire sauce
500 ml beef stock
900 g potatoes, peeled
85 g butter
3 tbsp milk
1 bay leaf
grandmother's secret

Method
Fry the lamb with the onions and carrots. Add purée, sauce and stock and simmer for forty minutes.
Boil and mash the potatoes with butter and milk, spread over the top and bake until golden.`;

async function paste(page: Page, text: string, language: string): Promise<void> {
  const box = page.getByLabel('Recipe text');
  // It is open, with a sample, where a kitchen has no recipe yet.
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Paste a recipe' }).click();
  await box.fill(text);
  await page.getByLabel('Recipe language').selectOption(language);
  await page.getByRole('button', { name: /^Add \d/ }).click();
  await expect(page.getByText('Reading …')).toHaveCount(0);
}

test('an English recipe is pasted, corrected, saved and found again', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard');
  const begin = page.getByRole('link', { name: 'New recipe' }).first();
  await expect(begin).toHaveAttribute('href', /first=true/);
  await begin.click();
  await expect(page.getByLabel('Recipe text')).toBeVisible();
  await paste(page, ENGLISH, 'en_gb');

  await expect(page.getByRole('textbox', { name: 'Dish name' })).toHaveValue('Shepherd’s pie'.replace('’', "'"));
  await expect(page.getByLabel('Portions')).toHaveValue('6');
  await expect(page.getByLabel('Method and notes')).toHaveValue(/simmer for forty minutes/);
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('750 g minced lamb');
  await expect(page.getByRole('combobox', { name: 'Ingredient of line 1', exact: true })).toHaveValue(/lamb/);
  await expect(page.getByLabel('Amount of line 2')).toHaveValue('2');
  await expect(page.getByLabel('Unit of line 4')).toHaveValue('tbsp');

  // Half a recipe is never passed off as one.
  await expect(page.getByText('10 of 11 lines are counted')).toBeVisible();
  await expect(page.getByText('Only the counted lines are included.')).toBeVisible();

  const before = await kgPerPortion(page);
  expect(before).toBeGreaterThan(0.5);

  const odd = page.getByRole('combobox', { name: 'Ingredient of line 11', exact: true });
  await odd.click();
  await odd.fill('mushroom');
  await page
    .getByRole('option', { name: /mushroom/ })
    .first()
    .click();
  await page.getByLabel('Amount of line 11').fill('1,5');
  await page.getByLabel('Unit of line 11').selectOption('kg');
  await expect(page.getByText('All 11 lines are counted.')).toBeVisible();
  expect(await kgPerPortion(page)).toBeGreaterThan(before);

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText("“Shepherd's pie” has been saved.")).toBeVisible();
  await expect(page).toHaveURL(/\/recipes\/recipe\/[\w-]+$/);

  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('shepherd');
  await page.getByRole('link', { name: "Shepherd's pie" }).first().click();
  await expect(page.getByLabel('Line 11, as written')).toHaveValue("grandmother's secret");
  await expect(page.getByLabel('Amount of line 11')).toHaveValue('1.5');
});
