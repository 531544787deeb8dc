import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { name, save } from '../support/written-recipe.ts';

const dishName = (page: Page) => page.getByRole('textbox', { name: 'Dish name' });
const drafts = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function toRecipes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Recipes' }).first().click();
}

test('one’s own second tab is called that, and both tabs’ work is kept', async ({ context, kitchen }) => {
  const one = await context.newPage();
  await kitchen.enter(one, '/recipes/recipe');
  await name(one, 'Shared stew');
  await save(one, 'Shared stew');
  const other = await context.newPage();
  await other.goto(one.url());
  await expect(dishName(other)).toHaveValue('Shared stew');
  await one.getByLabel('Method and notes').fill('from the one');
  await other.getByLabel('Method and notes').fill('from the other');
  await one.getByLabel('Portions').fill('6');
  await save(one, 'Shared stew');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = other.getByRole('dialog', { name: 'You saved this recipe elsewhere' });
  await expect(conflict.getByRole('heading', { name: 'Changed there' })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Overwrite with this version' }).click();
  await expect(other.getByText('“Shared stew” has been saved.')).toBeVisible();
});

test('signing out says what is unsaved, and forgets it in every tab', async ({ context, kitchen }) => {
  const one = await context.newPage();
  await kitchen.enter(one, '/recipes/recipe');
  const other = await context.newPage();
  await other.goto('/recipes/recipe');
  await name(one, 'Secret sauce');
  await name(other, 'Other sauce');
  const storedWork = () =>
    one.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plateprint.draft.')).length);
  await expect.poll(storedWork).toBe(2);
  const ask = async (): Promise<void> => {
    await one.getByRole('button', { name: /Robin Newcomer/ }).click();
    await one.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await ask();
  const dialog = one.getByRole('alertdialog', { name: 'Sign out and discard unsaved work?' });
  await expect(dialog.getByText('Secret sauce')).toBeVisible();
  await expect(dialog.getByText('Other sauce')).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dishName(one)).toHaveValue('Secret sauce');
  await ask();
  await dialog.getByRole('button', { name: 'Sign out and discard' }).click();
  await expect(one).toHaveURL(/\/sign-in/);
  await expect(other).toHaveURL(/\/sign-in/);
  expect(await storedWork()).toBe(0);
});

test('an unfinished import waits in the overview, and work that has no room in the browser is named', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes/import');
  const written = page.getByLabel('Recipe text');
  await written.fill('Carrot soup\nServes 4\n1 kg carrots');
  await toRecipes(page);
  await expect(drafts(page).getByText('Unfinished import')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await drafts(page).getByRole('button', { name: 'Continue Carrot soup' }).click();
  await expect(written).toHaveValue(/1 kg carrots$/);
  await expect(page.getByText('You are continuing an unfinished import.')).toBeVisible();

  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        localStorage.setItem(`filler.${size}`, 'x'.repeat(size));
      } catch {
        // Half of it, then.
      }
  });
  await written.fill(`Carrot soup\nServes 4\n${'1 kg carrots\n'.repeat(500)}`);
  await expect(page.getByText('This browser has no storage left for your changes.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /Robin Newcomer/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Sign out and discard unsaved work?' });
  await expect(asked.getByText('Carrot soup')).toBeVisible();
  await expect(asked.getByText('Not stored')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
});
