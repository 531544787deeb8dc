import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { kgPerPortion, saveNew, write } from '../recipes/written-recipe.ts';
import { everywhere, inside } from '../support/place.ts';
import { Clicks } from './support/clicks.ts';
import { type ServedPage, test } from './support/served-page.ts';
import { CLEAN, SWEDISH, UNSURE } from './support/written-recipes.ts';

async function paste(page: ServedPage, text: string, language: string): Promise<void> {
  await page.press('Paste a recipe');
  await page.put('Recipe text', text);
  await page.choose('Recipe language', language);
  await page.press(/^Add \d/);
  await waitFor(() => expect(everywhere().queryByText('Reading …')).toBeNull());
}

test('a bag is made, and used by its weight in a dish, which says why', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes');
  await page.fromMenu('More', 'New base recipe');
  await page.fill('Dish name', 'House stock');
  await write(page, 1, '1 kg carrots');
  await saveNew(page);
  await page.announces('“House stock” has been saved.');

  page.goTo('/recipes/recipe');
  await page.fill('Dish name', 'Soup of the house');
  await page.fill('Ingredient of line 1', 'house st');
  await page.press(/^House stock/, everywhere, 'option');
  await page.fill('Amount of line 1', '400');
  await page.sees('The only line is counted.');
  await saveNew(page);
  page.reload();
  await page.shows('Ingredient of line 1', 'House stock');

  await page.press(/^Why House stock adds/);
  await page.sees('1 kg carrots', inside('dialog', 'Why House stock?'));
  await page.press('Open base recipe', inside('dialog', 'Why House stock?'), 'link');
  await page.finds('heading', 'House stock');
});

test('a recipe is scaled to portions, and a lighter alternative is taken into it', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/recipe');
  await write(page, 1, '1 kg minced beef');
  await page.fill('Portions', '4');
  await page.press('Scale');
  await page.fill('New amount', '8');
  await page.press('Scale', inside('dialog'));
  await page.shows('Amount of line 1', '2');
  await page.press(/Try it/);
  await page.press('Find lower-carbon alternatives');
  await page.pressFirst('Apply');
  await page.shows('Ingredient of line 1', /^(?!minced beef$)./);
});

test('a Swedish recipe is read, and a reload in the middle of an edit loses nothing', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes/recipe');
  await paste(page, SWEDISH, 'sv');
  await page.shows('Dish name', 'Köttbullar med gräddsås');
  await page.shows('Ingredient of line 1', 'beef mince');
  await page.sees('All 9 lines are counted.');
  const whole = kgPerPortion();
  await page.fill('Amount of line 1', '250');
  await waitFor(() => expect(kgPerPortion()).toBeLessThan(whole));
  const halved = kgPerPortion();
  await page.fill('Line 10, as written', '2 msk lingonsylt');
  page.reload();
  await page.shows('Amount of line 1', '250');
  await page.shows('Line 10, as written', '2 msk lingonsylt');
  await page.sees('Not saved yet');
  // The line that the reload caught unread is read now, in the recipe's own language.
  await page.sees('All 10 lines are counted.');
  await waitFor(() => expect(Math.abs(kgPerPortion() - halved)).toBeLessThan(0.2));
  await page.press('Discard changes');
  await page.press('Discard', inside('alertdialog', 'Discard your changes?'));
  await page.shows('Dish name', '');
});

test('a clean recipe is pasted on the page of recipes and saved: 2', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes');
  await page.finds('heading', 'Recipes');
  const clicks = new Clicks(page);
  await clicks.paste(CLEAN);
  await page.shows('Dish name', 'Carrot soup');
  await clicks.key('{Control>}s{/Control}');
  await page.announces('“Carrot soup” has been saved.');
  clicks.within(2);
  // The saved recipe is whole: the key waited for the lines.
  page.reload();
  await page.sees('All 5 lines are counted.');
});

test('twelve lines that nobody is sure of are set right: 6', async ({ kitchen }) => {
  const page = await kitchen.enter('/recipes');
  await page.finds('heading', 'Recipes');
  await new Clicks(page).paste(['Salad of doubts', 'Serves 10', '', ...UNSURE].join('\n'));
  await page.finds('button', 'Review 10 suggestions');
  await page.sees('12 lines to check');

  const clicks = new Clicks(page);
  await clicks.press('Review 10 suggestions');
  // Each says what it weighs and contains; below stands what all of them add to the dish.
  const dialog = inside('dialog', 'Accept suggested ingredients');
  await page.sees(/at least 65% likely/, dialog);
  await page.reads(/Weight: 150 g.*Contains: .*milk/, dialog);
  await waitFor(() => expect(dialog().getByRole('status')).toHaveTextContent(/^Adds: .*milk/));
  await clicks.press('Accept 10 suggestions', dialog);
  await page.sees('2 lines to check');
  await page.gone('dialog', 'Accept suggested ingredients');
  for (const left of ['1 line to check', '0 lines to check']) {
    await clicks.key('{F8}');
    await waitFor(() => inside('listbox', 'Matching ingredients')().getAllByRole('option'));
    await clicks.key('{Enter}');
    await waitFor(() => expect(everywhere().queryAllByText(left)).toHaveLength(left.startsWith('0') ? 0 : 1));
  }
  await page.sees('All 12 lines are counted.');
  clicks.within(6);

  // One step back takes the last choice, one more the one before, and one all that was accepted together.
  for (let step = 0; step < 3; step += 1) await page.user.keyboard('{Control>}z{/Control}');
  await page.sees('12 lines to check');
  await page.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await page.press(/^Why cheddar adds/);
  await page.reads(/accepted together with others/);
});

test('the preview of a recipe stands without sidebar; signed out it asks to sign in and stays where it is', async ({ demo }) => {
  const page = await demo.signIn();
  const { items } = await page.ask<{ items: { id: string }[] }>(
    'GET',
    `/api/recipes/recipe/${demo.restaurantId}?search=Kanelbullar`,
  );
  const path = `/dev/recipe-summary/${items[0]?.id}`;
  page.goTo(path);
  await waitFor(() => everywhere().getByTestId('recipe-sheet'));
  expect(everywhere().queryByRole('navigation')).toBeNull();
  await page.ask('GET', '/api/users/sign-out');
  page.reload();
  await page.sees('Please sign in');
  expect(location.pathname).toBe(path);
});
