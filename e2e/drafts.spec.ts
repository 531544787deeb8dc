import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { name, save, write } from './written-recipe.ts';

const dishName = (page: Page) => page.getByRole('textbox', { name: 'Name of the dish' });
const drafts = (page: Page) => page.getByRole('region', { name: 'Not saved yet' });
const leaving = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function toRecipes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Recipes' }).first().click();
}

test('what was left unsaved is listed, gone on with and saved, and every new recipe is empty', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await page.getByRole('link', { name: 'New recipe' }).first().click();
  await name(page, 'Unfinished soup');
  await page.reload();
  await expect(dishName(page)).toHaveValue('Unfinished soup');
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(dishName(page)).toHaveValue('Unfinished soup');
  await toRecipes(page);
  expect(await axeFindings(page)).toEqual([]);
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(drafts(page).getByText('Unfinished soup', { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('link', { name: 'New recipe' }).first().click();
  await expect(dishName(page)).toHaveValue('');
  await name(page, 'Another');
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByRole('link', { name: 'Another', exact: true })).toBeVisible();
  await expect(drafts(page).getByRole('listitem')).toHaveCount(1);

  await drafts(page).getByRole('button', { name: 'Continue Unfinished soup' }).click();
  await expect(page.getByText('You are continuing what was not saved.')).toBeVisible();
  await save(page, 'Unfinished soup');
  await toRecipes(page);
  await expect(page.getByRole('link', { name: 'Unfinished soup', exact: true })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
});

test('a draft that is discarded is brought back, and a save that is refused stays', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await page.getByLabel('Method and notes').fill('No name yet');
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(page.getByText('Please provide a recipe name.')).toBeVisible();
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await drafts(page).getByRole('button', { name: 'Discard New recipe' }).click();
  await expect(drafts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await drafts(page).getByRole('button', { name: 'Continue New recipe' }).click();
  await expect(page.getByLabel('Method and notes')).toHaveValue('No name yet');
});

test('a recipe pasted where one stands asks whether to replace it, to add to it, or to begin a new one', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes/recipe');
  const paste = async (text: string, where: RegExp | null, portions?: string): Promise<void> => {
    await page.getByRole('button', { name: 'Paste a recipe' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a recipe' });
    await dialog.getByRole('textbox').fill(text);
    await dialog.getByLabel('Language of the recipe').selectOption('en_gb');
    if (where) {
      await dialog.getByRole('button', { name: /Take over/ }).click();
      await expect(dialog.getByText('Please choose.')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await dialog.getByRole('radio', { name: where }).check();
    }
    // How many portions it makes is asked where the text does not say it, never assumed.
    const howMany = dialog.getByLabel('For how many portions?');
    await expect(howMany).toHaveCount(portions === undefined ? 0 : 1);
    if (portions !== undefined) {
      await dialog.getByRole('button', { name: /Take over/ }).click();
      await expect(dialog.getByText('Number of servings must be greater than 0.')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await howMany.fill(portions);
    }
    await dialog.getByRole('button', { name: /Take over/ }).click();
  };
  await paste('Carrot soup\nServes 4\n\n1 kg carrots\n1 leek\n', null);
  await expect(dishName(page)).toHaveValue('Carrot soup');
  await paste('Mash\nServes 2\n\n100 g butter\n', /^Replace it/);
  await expect(dishName(page)).toHaveValue('Mash');
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('100 g butter');
  await expect(page.getByLabel('Line 3, as written')).toHaveCount(0);
  await paste('Peas\nServes 8\n\n200 g peas\n', /^Add to it/);
  await expect(page.getByLabel('Line 2, as written')).toHaveValue('200 g peas');
  await expect(page.getByLabel('Portions')).toHaveValue('2');
  await paste('Rice\n\n200 g rice\n', /^Make a new recipe/, '8');
  await leaving(page).getByRole('button', { name: 'Save and leave' }).click();
  await expect(dishName(page)).toHaveValue('Rice');
  await expect(page.getByLabel('Portions')).toHaveValue('8');
  await expect(page.getByLabel('Line 1, as written')).toHaveValue('200 g rice');
  await expect(page.getByText('The one line is counted.')).toBeVisible();
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mash', exact: true })).toBeVisible();
  await expect(drafts(page).getByText('Rice', { exact: true })).toBeVisible();
});

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
  const conflict = other.getByRole('dialog', { name: 'You saved it elsewhere meanwhile' });
  await expect(conflict.getByRole('heading', { name: 'Changed there' })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await conflict.getByRole('button', { name: 'Save this one over it' }).click();
  await expect(other.getByText('“Shared stew” is saved.')).toBeVisible();
});

test('unsaved work of a former release is gone on with, and what cannot be read is set aside and handed out', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes');
  const { authUser } = (await (await page.request.get('/api/users/authenticate')).json()) as { authUser: { id: string } };
  const line = {
    _id: 'a1',
    inputIngredient: '500 g potatoes',
    ingredient: null,
    categoryId: null,
    variation: null,
    originId: null,
    amount: null,
    unit: null,
    pieceGrams: null,
    organic: false,
  };
  const draft = {
    names: [{ language: 'en_gb', name: 'Old stew' }],
    ingredients: [line],
    customIngredients: [],
    portions: 4,
    mealsize: 0,
    category: '',
    note: '',
    tags: [],
    allergens: ['milk'],
    location: 'organization',
  };
  await page.evaluate(
    ([id, content]) => {
      localStorage.setItem(`plateprint.working.recipe.${id}.new`, content ?? '');
      localStorage.setItem(`plateprint.working.recipe.${id}.recipe-7`, '{"draft":{"names":"cut o');
    },
    [authUser.id, JSON.stringify({ draft, base: null, readings: {}, changed: true })],
  );
  await page.reload();
  await expect(drafts(page).getByText('Cannot be opened')).toBeVisible();
  const download = page.waitForEvent('download');
  await drafts(page)
    .getByRole('button', { name: /^Download/ })
    .click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('{"draft":{"names":"cut o');
  expect(await axeFindings(page)).toEqual([]);

  await drafts(page).getByRole('button', { name: 'Continue Old stew' }).click();
  await expect(page.getByText('The one line is counted.')).toBeVisible();
  await write(page, 2, '1 leek');
  await save(page, 'Old stew');
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
  const told = one.getByRole('alertdialog', { name: 'Sign out and forget what is not saved?' });
  await expect(told.getByText('Secret sauce')).toBeVisible();
  await expect(told.getByText('Other sauce')).toBeVisible();
  expect(await axeFindings(one)).toEqual([]);
  await told.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(dishName(one)).toHaveValue('Secret sauce');
  await ask();
  await told.getByRole('button', { name: 'Sign out and forget' }).click();
  await expect(one).toHaveURL(/\/sign-in/);
  await expect(other).toHaveURL(/\/sign-in/);
  expect(await storedWork()).toBe(0);
});

test('an unfinished import waits in the overview, and work that has no room in the browser is named', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes/import');
  const written = page.getByLabel('Recipes as they are written');
  await written.fill('Carrot soup\nServes 4\n1 kg carrots');
  await toRecipes(page);
  await expect(drafts(page).getByText('Import, not read yet')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await drafts(page).getByRole('button', { name: 'Continue Carrot soup' }).click();
  await expect(written).toHaveValue(/1 kg carrots$/);
  await expect(page.getByText('You are continuing an import that was not finished.')).toBeVisible();

  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        localStorage.setItem(`filler.${size}`, 'x'.repeat(size));
      } catch {
        // Half of it, then.
      }
  });
  await written.fill(`Carrot soup\nServes 4\n${'1 kg carrots\n'.repeat(500)}`);
  await expect(page.getByText('This browser has no room for your changes.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /Robin Newcomer/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Sign out and forget what is not saved?' });
  await expect(asked.getByText('Carrot soup')).toBeVisible();
  await expect(asked.getByText('Not kept')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Stay signed in' }).click();
  await toRecipes(page);
  await leaving(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
  await expect(drafts(page)).toHaveCount(0);
});
