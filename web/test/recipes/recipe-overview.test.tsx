import { listLiveMenusOfRecipes } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { bulkDeleteRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listRecipeCategories } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { everywhere, inside } from '../support/place.ts';
import { draftOf, recipeStore } from '../support/recipe-store.ts';

const DISHES = [
  draftOf('Lentil stew', { category: 'Mains' }),
  draftOf('Bean chilli', { category: 'Mains' }),
  draftOf('Apple cake', { category: 'Desserts' }),
];

function overview(path = '/recipes', dishes = DISHES): OpenPage {
  const categories = answer(listRecipeCategories, { items: [{ name: 'Mains' }, { name: 'Desserts' }], next: null });
  return openPage(path, { answers: [...recipeStore(...dishes).answers, ...pantry(), categories] });
}

const mark = async (page: OpenPage): Promise<void> => {
  for (const name of ['Lentil stew', 'Bean chilli']) await page.press(`Select ${name}`, everywhere, 'checkbox');
};

const names = (): string[] => screen.queryAllByRole('link', { name: /stew|chilli|cake/ }).map((link) => link.textContent ?? '');

test('the list is filtered, the filter stands in its address, and is cleared again', async () => {
  const page = overview();
  await page.sees('3 recipes');
  await page.press('Filter');
  await page.choose('Category', 'Desserts');
  await page.sees('1 recipe');
  await page.finds('link', 'Apple cake');
  expect(await axeFindings()).toEqual([]);
  page.reload();
  await page.sees('1 recipe');
  await page.choose('Diet', 'vegan');
  await page.sees('No recipe matches all these filters.');
  await page.user.click((await waitFor(() => screen.getAllByRole('button', { name: 'Clear filters' })))[0] as HTMLElement);
  await page.sees('3 recipes');
});

test('several recipes are edited and deleted at once, each time with a way back, and lie in the bin', async () => {
  const page = overview();
  await page.sees('3 recipes');
  await mark(page);
  await page.press('Edit');
  await page.fill('Category', 'Stews', inside('dialog'));
  await page.press('Save changes', inside('dialog'));
  await page.sees('2 recipes changed.');
  await waitFor(() => expect(screen.getAllByText('Stews')).toHaveLength(2));
  await page.press('Undo');
  await waitFor(() => expect(screen.getAllByText('Mains')).toHaveLength(2));

  await mark(page);
  await page.press('Delete');
  await page.sees('1 recipe');
  page.goTo('/recipes?bin=true');
  await page.finds('heading', 'Bin');
  await page.press('Restore Lentil stew');
  await page.gone('button', 'Restore Lentil stew');
  await page.press('Back to recipes', everywhere, 'link');
  await page.finds('link', 'Lentil stew');
});

test('before what guests read now is deleted, the plans and their days are named, and nothing is deleted unless that is confirmed', async () => {
  const page = overview();
  const days = ['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21'];
  const plans = [{ id: 'autumn', name: 'School lunch', restaurant: 'Canal Kitchen', days }];
  page.give(answer(listLiveMenusOfRecipes, { items: [], plans, unknown: 0 }));
  await page.sees('3 recipes');
  await mark(page);
  await page.press('Delete');
  const question = inside('alertdialog', 'Guests see this now. Delete it anyway?');
  await page.sees(/School lunch \(Canal Kitchen\) – .*30 Nov · .*7 Dec · .*14 Dec · …/, question);
  expect(await axeFindings()).toEqual([]);
  await page.press('Cancel', question);
  expect(page.asked(bulkDeleteRecipes)).toHaveLength(0);
  await page.press('Delete');
  await page.press('Delete', question);
  await page.sees('1 recipe');
  expect(page.asked(bulkDeleteRecipes)).toHaveLength(1);
});

test('where nobody could be asked whether guests see a recipe, that is said, and each deletion is asked about', async () => {
  const page = overview();
  page.give(answer(listLiveMenusOfRecipes, new AppError('unavailable')));
  await page.sees('3 recipes');
  await mark(page);
  await page.press('Delete');
  const question = inside('alertdialog', 'Delete without knowing who sees it?');
  await page.sees(/We could not check whether guests see 2 recipes/, question);
  await page.press('Delete', question);
  await page.sees('1 recipe');
});

test('the whole list is put in another order, as tiles and as a list', async () => {
  const page = overview();
  await page.choose('Sort by', 'name');
  await waitFor(() => expect(names()[0]).toBe('Apple cake'));
  await page.press('List', everywhere, 'radio');
  await page.press('Name');
  await waitFor(() => expect(names()[0]).toBe('Lentil stew'));
  expect(await axeFindings()).toEqual([]);
});

test('what was searched for is still there after a look into a recipe', async () => {
  const page = overview();
  await page.fill('Search recipes', 'stew');
  await page.sees('1 recipe');
  await page.press('Lentil stew', everywhere, 'link');
  await page.finds('textbox', 'Dish name');
  history.back();
  await page.sees('1 recipe');
  expect(screen.getByLabelText('Search recipes')).toHaveValue('stew');
  expect(page.asked(listRecipes).at(-1)).toMatchObject({ query: { search: 'stew' } });
});

test('a cook is not offered the organization’s library for many recipes at once', async () => {
  const page = overview();
  await mark(page);
  await page.press('Edit');
  await waitFor(() => inside('dialog')().getByLabelText('Portion type'));
  expect(inside('dialog')().queryByLabelText('Library')).toBeNull();
});

test('a figure of a part is said to be at least so much, and has no range of a whole', async () => {
  const line = { inputIngredient: 'zorblat fillet', amount: 600, unit: 'g' };
  const grain = { name: 'Barley', weight: 100, co2PerKg: 1000 };
  const draft = RecipeDraft.parse({
    names: [{ language: 'en_gb', name: 'Mystery plate' }],
    ingredients: [line],
    customIngredients: [grain],
  });
  const page = overview('/recipes', [draft]);
  await page.finds('link', 'Mystery plate');
  await page.sees(/at least/);
  expect(document.body.textContent).toMatch(/at least 0\.\d+ kg CO₂e/u);
  expect(document.body.textContent).not.toMatch(/\d–\d/u);
});
