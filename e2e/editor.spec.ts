import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { name, save, write, written } from './written-recipe.ts';

test('what was typed, moved, doubled and removed is taken back and made again, by keys', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await expect(page).toHaveTitle(/^New recipe · /);
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '500 g potatoes');

  await written(page, 2).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(written(page, 1)).toHaveValue('500 g potatoes');
  await expect(written(page, 1)).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(written(page, 2)).toHaveValue('500 g potatoes');
  await expect(written(page, 2)).toBeFocused();
  await page.keyboard.press('Control+Shift+Backspace');
  await expect(written(page, 2)).toHaveValue('1 kg carrots');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(written(page, 3)).toHaveValue('1 kg carrots');
  await page.keyboard.press('Control+z');
  await expect(written(page, 2)).toHaveValue('1 kg carrots');
  await page.keyboard.press('Control+z');
  await expect(written(page, 1)).toHaveValue('1 kg carrots');
  await page.keyboard.press('Control+Shift+z');
  await expect(written(page, 1)).toHaveValue('500 g potatoes');
});

test('a recipe of the organisation’s library is read by a chef, and changed only as a copy', async ({
  page,
  kitchen,
  browser,
}) => {
  await kitchen.enter(page, '/recipes/recipe', { role: 'organization-admin' });
  await name(page, 'Carrot soup of the house');
  await write(page, 1, '1 kg carrots');
  await page.getByLabel('Library').selectOption('organization');
  await save(page, 'Carrot soup of the house');

  const context = await browser.newContext({ bypassCSP: true });
  const chef = await context.newPage();
  await kitchen.enter(chef, page.url());
  await expect(chef.getByText(/belongs to the organisation’s library/)).toBeVisible();
  await expect(chef.getByLabel('Amount of line 1', { exact: true })).toBeDisabled();
  await expect(chef.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  expect(await axeFindings(chef)).toEqual([]);
  await chef.getByRole('button', { name: 'Copy it into this kitchen' }).click();
  await expect(chef.getByRole('textbox', { name: 'Name of the dish' })).toHaveValue('Carrot soup of the house (copy)');
  await expect(chef.getByLabel('Amount of line 1', { exact: true })).toBeEnabled();
  await context.close();
});

test('every figure opens what it is made of, and a spoon tells how it became grams', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '2 tbsp rapeseed oil');
  await page.getByLabel('Portions').fill('4');
  await expect(page.getByText('All 2 lines are counted.')).toBeVisible();
  await expect(page.getByText(/^1 tbsp = 15 ml × /)).toBeVisible();
  await page.getByRole('button', { name: /^most likely between/ }).click();
  await expect(page.getByRole('dialog', { name: 'Footprint per portion' }).getByText(/÷ 4 portions/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '257 g Where it comes from' }).click();
  await expect(page.getByRole('dialog', { name: 'Weight' }).getByText('250 g')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('an own ingredient counts by weight, and with a figure of the kitchen’s own in CO₂e', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Secret stew');
  await write(page, 1, '1 kg carrots');
  await page.getByRole('button', { name: 'Add an own ingredient' }).click();
  const own = page.getByRole('listitem', { name: /^Own ingredient 1/ });
  await own.getByLabel('Name').fill('Grandmother’s paste');
  await own.getByLabel('Weight').fill('250');
  await expect(own.getByText('not counted')).toBeVisible();
  await expect(page.getByText(/1 of 2 lines are counted/)).toBeVisible();
  await own.getByLabel('Own figure').fill('2');
  await own.getByLabel('Source of the figure').fill('Supplier’s declaration 2026');
  await expect(page.getByText('All 2 lines are counted.')).toBeVisible();
  await save(page, 'Secret stew');
});

test('an inherited allergen is taken away only after being asked about', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await write(page, 1, '2 dl cream');
  await page.getByRole('button', { name: 'Change allergens' }).click();
  const milk = page.getByRole('combobox', { name: 'State of milk' });
  await milk.selectOption('not_among');
  await expect(page.getByRole('alertdialog', { name: 'Remove milk from the allergen list?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(milk).toHaveValue('lines');
  await page.getByRole('combobox', { name: 'State of sesame' }).selectOption('may_contain');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('May contain sesame.').first()).toBeVisible();
});

test('names are filled in offline and marked to be read over; versions are compared and taken back', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Carrot soup');
  await write(page, 1, '1 kg carrots');
  await page.getByRole('button', { name: '1 language' }).click();
  await page.getByRole('button', { name: 'Fill in the empty ones' }).click();
  await expect(page.getByLabel('Svenska')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Done' }).click();
  await save(page, 'Carrot soup');

  await page.getByLabel('Amount of line 1', { exact: true }).fill('2');
  await save(page, 'Carrot soup');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('Changed since:')).toBeVisible();
  await page.getByRole('button', { name: 'Take this version back' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toHaveValue('1');
  await expect(page.getByText('Not saved yet')).toBeVisible();
});

test('a recipe is scaled to portions, and a lighter alternative is taken into it', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await write(page, 1, '1 kg minced beef');
  await page.getByLabel('Portions').fill('4');
  await page.getByRole('button', { name: 'Scale' }).click();
  await page.getByLabel('Wanted').fill('8');
  await page.getByRole('dialog').getByRole('button', { name: 'Scale' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toHaveValue('2');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Find lighter alternatives' }).click();
  await page.getByRole('button', { name: 'Take it' }).first().click();
  await expect(page.getByLabel('Ingredient of line 1')).not.toHaveValue('minced beef');
});

test('what two people changed at once is shown side by side; theirs is taken, and mine comes back by undo', async ({
  page,
  kitchen,
  browser,
}) => {
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Shared stew');
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '500 g potatoes');
  await save(page, 'Shared stew');

  const other = await (await browser.newContext({ bypassCSP: true })).newPage();
  await kitchen.enter(other, page.url(), { firstname: 'Kim' });
  await other.getByLabel('Amount of line 1', { exact: true }).fill('2');
  await other.getByLabel('Portions').fill('6');
  await save(other, 'Shared stew');

  await page.getByLabel('Amount of line 1', { exact: true }).fill('3');
  await write(page, 3, '1 leek');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Saved by somebody else meanwhile' });
  await expect(conflict.getByRole('heading', { name: 'Changed by Kim Newcomer' })).toBeVisible();
  await expect(conflict.getByRole('listitem').filter({ hasText: 'portions' })).toContainText('1 → 6');
  const carrots = conflict.getByRole('listitem').filter({ hasText: '1 kg carrots' });
  await expect(carrots.first()).toContainText('(1 kg) → 1 kg carrots (2 kg)');
  await expect(carrots.first()).toContainText('by both of you');
  await expect(carrots.last()).toContainText('(1 kg) → 1 kg carrots (3 kg)');
  await expect(conflict.getByRole('listitem').filter({ hasText: '1 leek' })).not.toContainText('by both of you');
  expect(await axeFindings(page)).toEqual([]);

  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toHaveValue('2');
  await expect(page.getByLabel('Portions')).toHaveValue('6');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Amount of line 1', { exact: true })).toHaveValue('3');
  await save(page, 'Shared stew');
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog').getByText('by Kim Newcomer')).toBeVisible();
  await other.context().close();
});

test('a save whose answer is lost is told, kept, and saved again without a second recipe', async ({ page, kitchen }) => {
  let isCut: 'before' | 'after' | null = null;
  await page.route('**/api/recipes', async (route) => {
    if (isCut === null || route.request().method() === 'GET') return route.continue();
    if (isCut === 'after') await route.fetch();
    isCut = null;
    return route.abort('connectionreset');
  });
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Power cut soup');
  await write(page, 1, '500 g potatoes');
  for (const when of ['after', 'before'] as const) {
    isCut = when;
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Your changes are kept in this browser.');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    if (when === 'after') await page.getByLabel('Amount of line 1', { exact: true }).fill('700');
  }
  const reply = await page.request.get(`/api/recipes/recipe/${kitchen.restaurantId}`);
  const { items } = (await reply.json()) as { items: { id: string }[] };
  expect(items).toHaveLength(1);
  const kept = (await (await page.request.get(`/api/recipes/${items[0]?.id}`)).json()) as {
    version: number;
    ingredients: { amount: number }[];
  };
  expect([kept.version, kept.ingredients[0]?.amount]).toEqual([2, 700]);
});

test('what an own ingredient’s label says of allergens is taken over by the recipe', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Spiced carrots');
  await write(page, 1, '1 kg carrots');
  await expect(page.getByText('None of the 14 allergens is among the ingredients.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add an own ingredient' }).click();
  const own = page.getByRole('listitem', { name: /^Own ingredient 1/ });
  await own.getByLabel('Name').fill('House spice');
  await own.getByLabel('Weight').fill('20');
  await expect(page.getByText('Allergens not stated: not known.')).toBeVisible();
  await expect(page.getByText('It is not known which allergens the dish contains.').first()).toBeVisible();
  await own.getByRole('button', { name: 'Allergens of House spice' }).click();
  const label = page.getByRole('dialog', { name: 'Allergens of House spice' });
  await label.getByLabel('State of mustard').selectOption('contains');
  await label.getByLabel('State of celery').selectOption('may_contain');
  expect(await axeFindings(page)).toEqual([]);
  await label.getByRole('button', { name: 'None of the others is among its ingredients' }).click();
  await label.getByRole('button', { name: 'Done' }).click();
  await expect(own.getByText('Contains mustard. May contain celery.')).toBeVisible();
  const dish = page.getByRole('region', { name: 'Allergens' });
  await expect(dish.getByText('Contains mustard')).toBeVisible();
  await save(page, 'Spiced carrots');
  await page.reload();
  await expect(own.getByText('Contains mustard. May contain celery.')).toBeVisible();
  await expect(dish.getByText('It is not known')).toHaveCount(0);
});

test('portions that nobody can cook are told at their field, where saving leads; a large figure is told in full', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/recipes/recipe');
  await name(page, 'Banquet');
  await write(page, 1, '5 kg beef');
  const portions = page.getByLabel('Portions');
  for (const wrong of ['0', 'abc', '-3', '0.001']) {
    await portions.fill(wrong);
    await expect(page.getByText('Number of servings must be greater than 0.')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(portions).toBeFocused();
  }
  await portions.fill('1');
  await expect(page.getByTestId('co2-per-portion')).toContainText(/^\d{2,}(\.\d)?kg CO₂e/);
  await save(page, 'Banquet');
});
