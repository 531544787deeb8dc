import { screen, waitFor } from '@testing-library/dom';
import type { Answer } from '../support/answer.ts';
import { type ActedPage, openPage, type OpenPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { recipeStore, type RecipeStore } from '../support/recipe-store.ts';

/** The editor of a new recipe, in a kitchen that has nothing else. */
export async function newRecipe(name = '', ...answers: Answer[]): Promise<{ page: OpenPage; store: RecipeStore }> {
  const store = recipeStore();
  const page = openPage('/recipes/recipe', { answers: [...store.answers, ...pantry(), ...answers] });
  if (name !== '') await nameIt(page, name);
  return { page, store };
}

export async function nameIt(page: ActedPage, name: string): Promise<void> {
  await page.fill('Dish name', name);
}

/** Types a line and waits until it is read. */
export async function write(page: ActedPage, row: number, text: string): Promise<void> {
  await page.fill(`Line ${row}, as written`, text);
  await page.user.keyboard('{Enter}');
  await waitFor(() => {
    if (valueOf(`Amount of line ${row}`) === '') throw new Error(`line ${row} is not read`);
  });
}

/** Saves a new recipe: the page of its own address takes the place of the one it was written on. */
export async function saveNew(page: ActedPage, button = 'Save'): Promise<void> {
  const before = screen.getByLabelText('Dish name');
  await page.press(button);
  await replaced(before);
}

export async function replaced(before: HTMLElement): Promise<void> {
  await waitFor(() => {
    if (before.isConnected) throw new Error('the page is not replaced');
    screen.getByLabelText('Dish name');
  });
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

/** The large figure of the panel, as a number of kg. */
export function kgPerPortion(): number {
  return Number.parseFloat((screen.getByTestId('co2-per-portion').textContent ?? '').replace(',', '.'));
}
