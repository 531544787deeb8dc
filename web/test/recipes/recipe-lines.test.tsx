import { translateRecipe } from '@plateprint/shared/recipes/translate/translate-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { kgPerPortion, newRecipe, saveNew, valueOf, write } from './written-recipe.ts';

const line = async (row: number): Promise<HTMLElement> => waitFor(() => everywhere().getByLabelText(`Line ${row}, as written`));

const texts = async (...expected: string[]): Promise<void> => {
  for (const [at, text] of expected.entries()) await waitFor(() => expect(valueOf(`Line ${at + 1}, as written`)).toBe(text));
};

test('what was typed, moved, doubled and removed is taken back and made again, by keys', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '500 g potatoes');
  await waitFor(() => expect(document.title).toMatch(/^New recipe · /));

  (await line(2)).focus();
  await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await texts('500 g potatoes', '1 kg carrots');
  await waitFor(async () => expect(await line(1)).toHaveFocus());
  await page.user.keyboard('{Control>}d{/Control}');
  await texts('500 g potatoes', '500 g potatoes');
  await waitFor(async () => expect(await line(2)).toHaveFocus());
  await page.user.keyboard('{Control>}{Shift>}{Backspace}{/Shift}{/Control}');
  await texts('500 g potatoes', '1 kg carrots');

  await page.press('Undo');
  await texts('500 g potatoes', '500 g potatoes', '1 kg carrots');
  await page.user.keyboard('{Control>}z{/Control}');
  await texts('500 g potatoes', '1 kg carrots');
  await page.user.keyboard('{Control>}z{/Control}');
  await texts('1 kg carrots', '500 g potatoes');
  await page.user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await texts('500 g potatoes', '1 kg carrots');
});

test('a line of next to nothing says less than 0.01, and not a hundredth that no kilogram is made of', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '1 g butter');
  // In its row, and among what weighs most.
  const shown = await everywhere().findAllByRole('button', { name: /^(?=.*utter)(?=.*<0\.01)/ });
  expect(shown.length).toBeGreaterThan(0);
  expect(everywhere().queryByRole('button', { name: /^(?=.*utter)(?=.*[ ]0\.01 )/ })).toBeNull();
});

test('an amount may be typed as cooks write it, and what cannot be read stays to be mended', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '100 g butter');
  const amount = async (words: string): Promise<void> => {
    await page.fill('Amount of line 1', words);
    await page.user.tab();
  };
  await amount('1 1/2');
  await waitFor(() => expect(valueOf('Amount of line 1')).toBe('1.5'));
  await amount('3 kg');
  await waitFor(() => expect(valueOf('Amount of line 1')).toBe('3'));
  expect(valueOf('Unit of line 1')).toBe('kg');
  await amount('a lot');
  await waitFor(() => expect(everywhere().getByLabelText('Amount of line 1')).toHaveAttribute('aria-invalid', 'true'));
  expect(valueOf('Amount of line 1')).toBe('a lot');
});

test('the figure follows every key; every figure opens what it is made of, and a spoon tells how it became grams', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '1 kg carrots');
  await write(page, 2, '2 tbsp rapeseed oil');
  await page.fill('Portions', '4');
  await page.sees('All 2 lines are counted.');
  await page.press('Amount of line 2', everywhere, 'textbox');
  await page.sees(/^1 tbsp = 15 ml × /);
  await page.press(/^most likely between/);
  await page.sees(/÷ 4 portions/, inside('dialog', 'Footprint per portion'));
  expect(await axeFindings()).toEqual([]);
  await page.user.keyboard('{Escape}');
  await page.press('257 g How this is calculated');
  await page.sees('250 g', inside('dialog', 'Weight'));
  await page.user.keyboard('{Escape}');

  const before = kgPerPortion();
  await page.fill('Amount of line 1', '10');
  await waitFor(() => expect(kgPerPortion()).toBeGreaterThan(before * 5));
  await page.press(/^Why carrot adds/);
  await page.sees(/10,000 g ×/, inside('dialog'));
  await page.finds('rowheader', 'Farming', inside('dialog'));
  await waitFor(() => expect(inside('dialog')().getAllByText(/Agribalyse/i).length).toBeGreaterThan(0));
});

test('an own ingredient counts by weight, and with a figure of the kitchen’s own in CO₂e', async () => {
  const { page, store } = await newRecipe('Secret stew');
  await write(page, 1, '1 kg carrots');
  await page.press('Add custom ingredient');
  const own = inside('listitem', /^Custom ingredient 1/);
  await page.fill('Name', 'Grandmother’s paste', own);
  await page.fill('Weight', '250', own);
  await page.sees('not counted', own);
  await page.sees(/1 of 2 lines are counted/);
  await page.fill('Own emission factor', '2', own);
  await page.fill('Source of the factor', 'Supplier’s declaration 2026', own);
  await page.sees('All 2 lines are counted.');
  await page.press('Save');
  await page.announces('“Secret stew” has been saved.');
  expect(store.all()).toMatchObject([{ customIngredients: [{ name: 'Grandmother’s paste', weight: 250, co2PerKg: 2000 }] }]);
});

test('what an own ingredient’s label says of allergens is taken over by the recipe', async () => {
  const { page, store } = await newRecipe('Spiced carrots');
  await write(page, 1, '1 kg carrots');
  await waitFor(() => everywhere().getAllByText('None of the 14 allergens is among the ingredients.'));
  await page.press('Add custom ingredient');
  const own = inside('listitem', /^Custom ingredient 1/);
  await page.fill('Name', 'House spice', own);
  await page.fill('Weight', '20', own);
  await page.sees('Allergens not stated: unknown.');
  await waitFor(() => everywhere().getAllByText('It is not known which allergens the dish contains.'));
  await page.press('Allergens of House spice', own);
  const label = inside('dialog', 'Allergens of House spice');
  await page.choose('Status of mustard', 'contains', label);
  await page.choose('Status of celery', 'may_contain', label);
  expect(await axeFindings()).toEqual([]);
  await page.press('None of the others is an ingredient', label);
  await page.press('Done', label);
  await page.sees('Contains mustard. May contain celery.', own);
  const dish = inside('region', 'Allergens');
  await page.sees(/Contains mustard/, dish);
  await page.press('Save');
  await page.announces('“Spiced carrots” has been saved.');
  expect(store.all()).toHaveLength(1);
  page.reload();
  await page.sees('Contains mustard. May contain celery.', own);
  expect(dish().queryByText(/It is not known/)).toBeNull();
});

test('an inherited allergen is taken away only after being asked about', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '2 dl cream');
  await page.press('Edit allergens');
  await page.choose('Status of milk', 'not_among');
  await page.press('Cancel', inside('alertdialog', 'Remove milk from the allergen list?'));
  await waitFor(() => expect(valueOf('Status of milk')).toBe('lines'));
  await page.choose('Status of sesame', 'may_contain');
  expect(await axeFindings()).toEqual([]);
  await page.press('Close', inside('dialog'));
  await waitFor(() => everywhere().getAllByText('May contain sesame.'));
});

test('names are filled in offline and marked to be read over; versions are compared and taken back', async () => {
  const { page, store } = await newRecipe('Carrot soup');
  page.give(
    answer(translateRecipe, ({ body: { recipeName, language } }) => ({
      name: `${recipeName} ${language}`,
      language,
      from: 'en_gb' as const,
      readOver: true,
      kept: [],
    })),
  );
  await write(page, 1, '1 kg carrots');
  await page.press('1 language');
  await page.press('Fill empty fields');
  await waitFor(() => expect(valueOf('Svenska')).not.toBe(''));
  await page.press('Done');
  await saveNew(page);
  expect(store.all()[0]?.names.length).toBeGreaterThan(1);

  await page.fill('Amount of line 1', '2');
  await page.press('Save');
  await waitFor(() => expect(store.all()[0]?.version).toBe(2));
  await page.press('Versions');
  await page.press('Compare');
  await page.sees('Changed since:');
  await page.press('Restore this version');
  await waitFor(() => expect(valueOf('Amount of line 1')).toBe('1'));
  await page.sees('Not saved yet');
});

test('impossible portions are refused at their field, where saving leads; a large figure is shown in full', async () => {
  const { page } = await newRecipe('Banquet');
  await write(page, 1, '5 kg beef');
  for (const wrong of ['0', 'abc', '-3', '0.001']) {
    await page.fill('Portions', wrong);
    await page.sees('Number of servings must be greater than 0.');
    await page.press('Save');
    await waitFor(() => expect(everywhere().getByLabelText('Portions')).toHaveFocus());
  }
  await page.fill('Portions', '1');
  await waitFor(() => expect(everywhere().getByTestId('co2-per-portion')).toHaveTextContent(/^\d{2,}(\.\d)?kg CO₂e/));
  await page.press('Save');
  await page.announces('“Banquet” has been saved.');
});

test('a screen reader is told the footprint once nobody types: value, unit, what is in it and the level', async () => {
  const { page } = await newRecipe('Stew');
  await page.fill('Portions', '4');
  await write(page, 1, '1 kg beef');
  await waitFor(() =>
    expect(
      everywhere().getByText(/^Footprint per portion, including land-use change: [\d.]+ kg CO₂e\. [A-Z][a-z ]+: /),
    ).toHaveAttribute('role', 'status'),
  );
  expect(everywhere().getByTestId('co2-per-portion').closest('[aria-live], output, [role="status"]')).toBeNull();
});

test('a total whose land-use part no source tells is said to be unknown beside the figure, never copied', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '1 kg carrots');
  await page.sees('excluding land-use change: not known for every ingredient');
});

test('a line with two amounts is split by its menu, each part read for itself', async () => {
  const { page } = await newRecipe();
  await write(page, 1, '1 kg carrots and 500 g potatoes');
  await page.press('Actions for line 1');
  await page.press('Split line', everywhere, 'menuitem');
  await texts('1 kg carrots', '500 g potatoes');
  await waitFor(() => expect(valueOf('Amount of line 2')).toBe('500'));
  expect(valueOf('Amount of line 1')).toBe('1');
});
