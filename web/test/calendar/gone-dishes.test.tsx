import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { kept, planStore } from './plan-store.ts';

const names = (name: string) => [{ language: 'en_gb' as const, name }];
const cell = (weekday: number, recipeId: string) => ({ week: 0, weekday, lineId: 'a', recipeId, servings: null, locked: false });
const PLAN = kept({
  weekdays: [1, 2, 3, 4, 5],
  cells: [cell(1, 'hash'), cell(2, 'gumbo'), cell(3, 'stock'), cell(4, 'lost'), cell(5, 'stew')],
  gone: [
    { recipeId: 'hash', names: names('Beetroot hash'), why: 'deleted' },
    { recipeId: 'gumbo', names: names('Gumbo'), why: 'elsewhere' },
    { recipeId: 'stock', names: names('Fish stock'), why: 'base_recipe' },
    { recipeId: 'lost', names: [], why: 'deleted' },
  ],
});

test('a dish that is gone keeps its name in its place, says why it is gone, and asks for another', async () => {
  const { answers, plans } = planStore(PLAN);
  const page = openPage('/menu-plans/plan/spring', { answers });
  const place = await page.finds('button', 'Monday, Week 1, Lunch: Beetroot hash');
  expect(place).toHaveTextContent('Beetroot hashrecipe deleted');
  expect(place).toHaveAttribute('aria-description', expect.stringContaining('recipe deleted'));
  const gumbo = screen.getByRole('button', { name: 'Tuesday, Week 1, Lunch: Gumbo' });
  expect(gumbo).toHaveTextContent('now another kitchen’s recipe');
  expect(screen.getByRole('button', { name: /Fish stock/ })).toHaveTextContent('now a base recipe');
  expect(screen.getByRole('button', { name: /Deleted dish/ })).toHaveTextContent('recipe deleted');
  expect(await axeFindings()).toEqual([]);
  await page.user.click(place);
  await page.user.click(screen.getByRole('tab', { name: 'Selection' }));
  const chosen = within(await page.finds('region', 'Selection'));
  expect(chosen.getByText(/^Its recipe was deleted: guests no longer see the dish/)).toBeVisible();
  await page.user.click(chosen.getByRole('button', { name: 'Replace dish' }));
  await page.user.keyboard('lentil');
  await page.finds('option', /Lentil soup/);
  await page.user.keyboard('{Enter}');
  await page.finds('button', 'Monday, Week 1, Lunch: Lentil soup');
  await page.press('Save');
  await waitFor(() => expect(plans.get('spring')?.cells.some(({ recipeId }) => recipeId === 'hash')).toBe(false));
});
