import { expect } from '@playwright/test';
import { Clicks } from './counted-clicks.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

const CLEAN = `Carrot soup
Serves 4

1 kg carrots
2 yellow onions, chopped
1 tbsp rapeseed oil
1 l vegetable stock
2 dl cream

Method
Fry the onions, add carrots and stock, simmer until soft and blend with the cream.`;

/** Ten that the food data takes for something without being sure, and two that it does not know. */
const UNSURE = [
  '200 g wild rocket salad',
  '300 g heritage beets',
  '20 g chicken powder',
  '100 g house dukkah',
  '400 g garden salad',
  '150 g farmhouse cheddar block',
  '50 g crunchy peanut',
  '250 g silken bean curd',
  '300 g heirloom beets',
  '120 g deli brie',
  '250 g orchard pears',
  '1 kg estate potatoes',
];

test('a clean recipe is pasted on the page of recipes and saved: 2', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await atRest(page);
  const clicks = new Clicks(page);
  await clicks.paste(CLEAN);
  await expect(page.getByRole('textbox', { name: 'Dish name' })).toHaveValue('Carrot soup');
  await clicks.key('Control+s');
  await expect(page.getByText('“Carrot soup” has been saved.')).toBeVisible();
  clicks.within(2);
  // What was saved is whole: the key waited for the lines.
  await page.reload();
  await expect(page.getByText('All 5 lines are counted.')).toBeVisible();
});

test('twelve lines that nobody is sure of are set right: 6', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes');
  await atRest(page);
  await new Clicks(page).paste(['Salad of doubts', 'Serves 10', '', ...UNSURE].join('\n'));
  await expect(page.getByRole('button', { name: 'Review 10 suggestions' })).toBeVisible();
  await expect(page.getByText('12 lines to check')).toBeVisible();

  const clicks = new Clicks(page);
  await clicks.click(page.getByRole('button', { name: 'Review 10 suggestions' }));
  // Each says what it weighs and contains; below stands what all of them add to the dish.
  const dialog = page.getByRole('dialog', { name: 'Accept suggested ingredients' });
  await expect(dialog.getByText(/at least 65% likely/)).toBeVisible();
  await expect(dialog.getByText(/Weight: 150 g.*Contains: .*milk/)).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText(/^Adds: .*milk/);
  await clicks.click(dialog.getByRole('button', { name: 'Accept 10 suggestions' }));
  await expect(page.getByText('2 lines to check')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const left of ['1 line to check', '0 lines to check']) {
    await clicks.key('F8');
    await expect(page.getByRole('listbox', { name: 'Matching ingredients' }).getByRole('option').first()).toBeVisible();
    await clicks.key('Enter');
    await expect(page.getByText(left)).toHaveCount(left.startsWith('0') ? 0 : 1);
  }
  await expect(page.getByText('All 12 lines are counted.')).toBeVisible();
  clicks.within(6);

  // One step back takes the last choice, one more the one before, and one all that was accepted together.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  await expect(page.getByText('12 lines to check')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: /^Why cheddar adds/ }).click();
  await expect(page.getByText(/accepted together with others/)).toBeVisible();
});
