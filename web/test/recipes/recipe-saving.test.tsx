import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, ConnectionLost } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { everywhere, inside } from '../support/place.ts';
import { draftOf, recipeStore } from '../support/recipe-store.ts';
import { newRecipe, replaced, saveNew, valueOf, write } from './written-recipe.ts';

const line = (id: string, inputIngredient: string, amount: number) => ({
  _id: id,
  inputIngredient,
  ingredient: 'carrot',
  categoryId: null,
  variation: 'carrot.raw',
  originId: null,
  amount,
  unit: 'kg' as const,
  pieceGrams: null,
  organic: false,
});
const CARROTS = line('a', '1 kg carrots', 1);

test('what two people changed at once is shown side by side; theirs is taken, and mine comes back by undo', async () => {
  const store = recipeStore(draftOf('Shared stew', { ingredients: [CARROTS] }));
  const page = openPage('/recipes/recipe/recipe-0', { answers: [...store.answers, ...pantry()] });
  await page.fill('Amount of line 1', '3');
  await write(page, 2, '1 leek');
  store.saveElsewhere('recipe-0', { ingredients: [line('a', '1 kg carrots', 2)], portions: 6 });
  await page.press('Save');
  const conflict = inside('dialog', 'Someone else has saved this recipe');
  await page.finds('heading', 'Changed by Kim Newcomer', conflict);
  const changes = (words: string): string[] =>
    conflict()
      .getAllByRole('listitem')
      .map(({ textContent }: HTMLElement) => textContent ?? '')
      .filter((text: string) => text.includes(words));
  expect(changes('portions')[0]).toContain('1 → 6');
  const carrots = changes('1 kg carrots');
  expect(carrots[0]).toContain('(1 kg) → 1 kg carrots (2 kg)');
  expect(carrots[0]).toContain('by both of you');
  expect(carrots.at(-1)).toContain('(1 kg) → 1 kg carrots (3 kg)');
  expect(changes('1 leek')[0]).not.toContain('by both of you');
  expect(await axeFindings()).toEqual([]);

  await page.press('Use their version', conflict);
  await waitFor(() => expect(valueOf('Amount of line 1')).toBe('2'));
  expect(valueOf('Portions')).toBe('6');
  expect(everywhere().queryByText('Not saved yet')).toBeNull();
  await page.press('Undo');
  await waitFor(() => expect(valueOf('Amount of line 1')).toBe('3'));
  await page.press('Save');
  await page.announces('“Shared stew” has been saved.');
  await page.press('Versions');
  await page.sees(/by Kim Newcomer/, inside('dialog'));
});

test('a save whose answer is lost is shown as failed, kept, and saved again without a second recipe', async () => {
  const { page, store } = await newRecipe('Power cut soup');
  await write(page, 1, '500 g potatoes');
  const saveWithoutAnswer = async (): Promise<void> => {
    await page.press('Save');
    expect(await page.finds('alert')).toHaveTextContent('Your changes are kept in this browser.');
    expect(await axeFindings()).toEqual([]);
    page.give(...store.answers);
  };
  const saved = async (): Promise<void> => {
    await page.gone('alert');
    await waitFor(() => expect(everywhere().queryByText('Not saved yet')).toBeNull());
  };
  page.give(answer(createRecipe, new ConnectionLost()));
  await saveWithoutAnswer();
  await saveNew(page, 'Save again');
  await saved();
  await page.fill('Amount of line 1', '700');
  page.give(answer(updateRecipe, new ConnectionLost()));
  await saveWithoutAnswer();
  await page.press('Save again');
  await saved();
  expect(store.all()).toMatchObject([{ version: 2, ingredients: [{ amount: 700 }] }]);
});

test('a full storage loses nothing: it is said, what is written stays, and it is saved once there is room', async () => {
  const { page, store } = await newRecipe('Brimful soup');
  await write(page, 1, '500 g potatoes');
  page.give(answer(createRecipe, new AppError('no_room')));
  await page.press('Save');
  const alert = await page.finds('alert');
  expect(alert).toHaveTextContent('The storage is full, so nothing can be saved right now.');
  expect(alert).toHaveTextContent('Your changes are kept in this browser.');
  page.reload();
  await waitFor(() => expect(valueOf('Line 1, as written')).toBe('500 g potatoes'));
  await page.press('Save');
  await page.finds('alert');
  page.give(...store.answers);
  await page.press('Save again');
  await page.announces('“Brimful soup” has been saved.');
});

test('what is typed while a save is under way is not lost, neither in a kept recipe nor in a new one', async () => {
  const { page, store } = await newRecipe('Slow soup');
  const held = Promise.withResolvers<void>();
  const slowly = recipeStore(draftOf('Slow soup'));
  page.give(
    answer(createRecipe, async () => {
      await held.promise;
      return slowly.all()[0] ?? new AppError('internal');
    }),
  );
  await page.press('Save');
  await page.fill('Method and notes', 'typed meanwhile');
  const before = everywhere().getByLabelText('Dish name');
  page.give(...slowly.answers);
  held.resolve();
  await replaced(before);
  expect(location.pathname).toBe('/recipes/recipe/recipe-0');
  await page.announces('“Slow soup” has been saved.');
  await waitFor(() => expect(valueOf('Method and notes')).toBe('typed meanwhile'));
  await page.sees('Not saved yet');

  const second = Promise.withResolvers<void>();
  const [update] = slowly.answers.filter(({ endpoint }) => endpoint === updateRecipe);
  page.give({
    endpoint: updateRecipe,
    give: async (input) => {
      await second.promise;
      return update?.give(input);
    },
  });
  await page.press('Save');
  await page.fill('Method and notes', 'typed meanwhile, twice');
  second.resolve();
  await page.announces('“Slow soup” has been saved.');
  page.give(...slowly.answers);
  page.reload();
  await waitFor(() => expect(valueOf('Method and notes')).toBe('typed meanwhile, twice'));
  await page.press('Save');
  await waitFor(() => expect(everywhere().queryByText('Not saved yet')).toBeNull());
  page.goTo('/recipes/recipe');
  await waitFor(() => expect(valueOf('Dish name')).toBe(''));
  expect(slowly.all()).toMatchObject([{ note: 'typed meanwhile, twice' }]);
  expect(store.all()).toEqual([]);
});

test('a recipe of the organisation’s library is read by a chef, and changed only as a copy', async () => {
  const store = recipeStore(draftOf('Carrot soup of the house', { libraryScope: 'organization', ingredients: [CARROTS] }));
  const page = openPage('/recipes/recipe/recipe-0', { answers: [...store.answers, ...pantry()] });
  await page.sees(/belongs to the organisation’s library/);
  expect(await page.finds('textbox', 'Amount of line 1')).toBeDisabled();
  expect(everywhere().queryByRole('button', { name: 'Save' })).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await page.press('Copy to this kitchen');
  await waitFor(() => expect(valueOf('Dish name')).toBe('Carrot soup of the house (copy)'));
  expect(everywhere().getByLabelText('Amount of line 1')).toBeEnabled();
});

test('a bag that would hold itself by way of another is refused with the way, and stays as it was written', async () => {
  const store = recipeStore(draftOf('House stock', { ingredientBag: true, ingredients: [CARROTS] }));
  const page = openPage('/recipes/recipe/recipe-0', { answers: [...store.answers, ...pantry()] });
  await page.fill('Amount of line 1', '100');
  const way = ['House stock', 'House sauce', 'House stock'].join(' → ');
  page.give(
    answer(updateRecipe, new AppError('bag_circle', [{ path: 'ingredients.0.bagId', code: 'bag_circle', message: way }])),
  );
  await page.press('Save');
  expect(await page.finds('alert')).toHaveTextContent(way);
  expect(valueOf('Amount of line 1')).toBe('100');
});

test('a written line that names one of the kitchen’s bags means that bag, and another text ends it', async () => {
  const store = recipeStore(draftOf('Vegetable stock', { ingredientBag: true, ingredients: [CARROTS] }));
  const page = openPage('/recipes/recipe', { answers: [...store.answers, ...pantry()] });
  await write(page, 1, '400 g vegetable stock');
  await waitFor(() => expect(valueOf('Ingredient of line 1')).toBe('Vegetable stock'));
  // In the row, and in its details while it is worked in.
  await waitFor(() => expect(everywhere().queryAllByText('Base recipe')).not.toHaveLength(0));
  await write(page, 1, '400 g leeks');
  await waitFor(() => expect(valueOf('Ingredient of line 1')).toBe('leek'));
  expect(everywhere().queryAllByText('Base recipe')).toHaveLength(0);
});
