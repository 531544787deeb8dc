import { expect, type Page } from '@playwright/test';
import { ALLERGENS } from '../../shared/src/ingredients/allergen.ts';
import type { Kitchen } from './own-kitchen.ts';

/** A person's statement on all fourteen, so that publishing asks about none of them. */
export const ALL_SAID = ALLERGENS.map((allergen) => ({ allergen, state: 'not_among' }));

const soup = (name: string) => ({
  names: [{ language: 'en_gb', name }],
  ingredients: [],
  customIngredients: [],
  portions: 4,
  mealsize: 0,
  category: '',
  note: '',
  tags: [],
  allergens: ALL_SAID,
  location: 'organization',
  libraryScope: 'restaurant',
});

/** A menu of the kitchen's own, begun from a template, with a dish that is found by its name. */
export async function beginMenu(page: Page, { restaurantId }: Kitchen): Promise<void> {
  const made = await page.request.post('/api/recipes', { data: { ...soup('Nettle soup'), restaurantId } });
  expect(made.status()).toBe(200);
  await page.goto('/menus');
  await page.getByRole('button', { name: 'New menu' }).first().click();
  await page.getByRole('button', { name: 'Drinks' }).click();
  await expect(page.getByRole('textbox', { name: 'Menu name' })).toHaveValue('Drinks');
  await page.getByRole('combobox', { name: 'Add dish' }).fill('nettle');
  await page.getByRole('option', { name: /Nettle soup/ }).click();
  await expect(dish(page)).toBeVisible();
}

export const dish = (page: Page) => page.getByRole('heading', { name: /Nettle soup/ });
export const state = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // "Unsaved" holds the word too.
  await expect(state(page, 'Unsaved changes')).toHaveCount(0);
  await expect(state(page, 'Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/menus\/menu\/[\w-]+$/);
}

/** A menu with a single line, made without its editor; @returns its id */
export async function makeMenu(page: Page, { restaurantId }: Kitchen, name: string): Promise<string> {
  const texts = [{ language: 'en_gb', text: `From our garden: ${name}` }];
  const data = { restaurantId, name, options: {}, settings: {}, blocks: [{ kind: 'text', _id: 'line', texts }] };
  const { id } = (await (await page.request.post('/api/menus', { data })).json()) as { id: string };
  return id;
}
