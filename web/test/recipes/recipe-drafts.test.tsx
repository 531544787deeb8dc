import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { updateSettings } from '@plateprint/shared/users/user-api.ts';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { everywhere, inside } from '../support/place.ts';
import { recipeStore } from '../support/recipe-store.ts';
import { KITCHEN } from '../support/session.ts';
import { nameIt, newRecipe, valueOf } from './written-recipe.ts';

const drafts = inside('region', 'Not saved yet');
const leaving = inside('alertdialog', 'Leave without saving?');

async function toRecipes(page: OpenPage): Promise<void> {
  const [first] = await waitFor(() => screen.getAllByRole('link', { name: 'Recipes' }));
  if (first) await page.user.click(first);
}

async function beginNew(page: OpenPage): Promise<void> {
  const [first] = await waitFor(() => screen.getAllByRole('link', { name: 'New recipe' }));
  if (first) await page.user.click(first);
  await waitFor(() => expect(valueOf('Dish name')).toBe(''));
}

test('what was left unsaved is listed, gone on with and saved, and every new recipe is empty', async () => {
  const page = openPage('/recipes', { answers: [...recipeStore().answers, ...pantry()] });
  await beginNew(page);
  await nameIt(page, 'Unfinished soup');
  page.reload();
  await waitFor(() => expect(valueOf('Dish name')).toBe('Unfinished soup'));
  await toRecipes(page);
  await page.press('Stay on page', leaving);
  await waitFor(() => expect(valueOf('Dish name')).toBe('Unfinished soup'));
  await toRecipes(page);
  await page.finds('button', 'Leave', leaving);
  expect(await axeFindings()).toEqual([]);
  await page.press('Leave', leaving);
  await page.sees('Unfinished soup', drafts);
  expect(await axeFindings()).toEqual([]);

  await beginNew(page);
  await nameIt(page, 'Another');
  await toRecipes(page);
  await page.press('Save and leave', leaving);
  await page.finds('link', 'Another');
  expect(drafts().getAllByRole('listitem')).toHaveLength(1);

  await page.press('Continue Unfinished soup', drafts);
  await page.sees('You are continuing your unsaved work.');
  await page.press('Save');
  await page.announces('“Unfinished soup” has been saved.');
  await toRecipes(page);
  await page.finds('link', 'Unfinished soup');
  await page.gone('region', 'Not saved yet');
});

test('what is being written goes on in another restaurant, without a question', async () => {
  const other = { ...KITCHEN, id: 'other-kitchen', name: 'Other Kitchen' };
  let current = KITCHEN;
  const { page } = await newRecipe(
    'Unfinished soup',
    answer(restaurantOfUser, () => ({ restaurant: current, items: [KITCHEN, other], next: null })),
  );
  current = other;
  await page.press(/^Switch restaurant/);
  // Sooner than what is written is kept by itself.
  fireEvent.input(screen.getByLabelText('Dish name'), { target: { value: 'Unfinished stew' } });
  await page.press(/^Other Kitchen/, everywhere, 'menuitemradio');
  await page.announces('Current restaurant: Other Kitchen.');
  expect(page.asked(updateSettings)[0]?.body).toMatchObject({ restaurant: other.id });
  await waitFor(() => expect(valueOf('Dish name')).toBe('Unfinished stew'));
});

test('a draft that is discarded is brought back, and a save that is refused stays', async () => {
  const { page } = await newRecipe();
  await page.fill('Method and notes', 'No name yet');
  await toRecipes(page);
  await page.press('Save and leave', leaving);
  await page.sees('Please provide a recipe name.');
  await toRecipes(page);
  await page.press('Leave', leaving);
  await page.press('Discard New recipe', drafts);
  await page.gone('region', 'Not saved yet');
  await page.press('Undo');
  await page.press('Continue New recipe', drafts);
  await waitFor(() => expect(valueOf('Method and notes')).toBe('No name yet'));
});

const dialog = inside('dialog', 'Paste a recipe');

interface Pasting {
  /** The question about the text that stands there, where there is one. */
  where?: RegExp;
  /** How many portions it makes: asked where the text does not say it, never assumed. */
  portions?: string;
}

async function paste(page: OpenPage, text: string, { where, portions }: Pasting = {}): Promise<void> {
  const findings: string[] = [];
  await page.press('Paste a recipe');
  await page.fill('Recipe text', text, dialog);
  await page.choose('Recipe language', 'en_gb', dialog);
  if (where) {
    await page.press(/Add/, dialog);
    await page.sees('Choose an option.', dialog);
    findings.push(...(await axeFindings()));
    await page.press(where, dialog, 'radio');
  }
  expect(dialog().queryAllByLabelText('How many portions?')).toHaveLength(portions === undefined ? 0 : 1);
  if (portions !== undefined) {
    await page.press(/Add/, dialog);
    await page.sees('Number of servings must be greater than 0.', dialog);
    findings.push(...(await axeFindings()));
    await page.fill('How many portions?', portions, dialog);
  }
  await page.press(/Add/, dialog);
  expect(findings).toEqual([]);
}

test('a recipe pasted where one stands asks whether to replace it, to add to it, or to begin a new one', async () => {
  const { page } = await newRecipe();
  await paste(page, 'Carrot soup\nServes 4\n\n1 kg carrots\n1 leek\n');
  await waitFor(() => expect(valueOf('Dish name')).toBe('Carrot soup'));
  await paste(page, 'Mash\nServes 2\n\n100 g butter\n', { where: /^Replace it/ });
  await waitFor(() => expect(valueOf('Dish name')).toBe('Mash'));
  expect(valueOf('Line 1, as written')).toBe('100 g butter');
  expect(everywhere().queryByLabelText('Line 3, as written')).toBeNull();
  await paste(page, 'Peas\nServes 8\n\n200 g peas\n', { where: /^Add to it/ });
  await waitFor(() => expect(valueOf('Line 2, as written')).toBe('200 g peas'));
  expect(valueOf('Portions')).toBe('2');
  await paste(page, 'Rice\n\n200 g rice\n', { where: /^Create a new recipe/, portions: '8' });
  await page.press('Save and leave', leaving);
  await waitFor(() => expect(valueOf('Dish name')).toBe('Rice'));
  expect(valueOf('Portions')).toBe('8');
  expect(valueOf('Line 1, as written')).toBe('200 g rice');
  await page.sees('The only line is counted.');
  await toRecipes(page);
  await page.press('Leave', leaving);
  await page.finds('link', 'Mash');
  await page.sees('Rice', drafts);
});
