import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import type { AllergenRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const buttered: AllergenRow = {
  recipeId: 'buttered',
  names: [{ language: 'en_gb', name: 'Buttered onion' }],
  contains: ['milk'],
  mayContain: ['celery'],
  unknown: [],
  stated: ['fish'],
  lines: [
    { written: '50 g butter', contains: ['milk'], mayContain: [], unknown: [] },
    { written: '1 stock cube', contains: [], mayContain: ['celery'], unknown: ['fish'] },
  ],
  foodDataVersion: '2027.1',
};
const mystery: AllergenRow = {
  recipeId: 'mystery',
  names: [{ language: 'en_gb', name: 'Mystery pie' }],
  contains: [],
  mayContain: [],
  unknown: [...ALLERGENS],
  stated: [],
  lines: [{ written: 'house mix', contains: [], mayContain: [], unknown: [...ALLERGENS] }],
  foodDataVersion: '2027.1',
};
const matrix = { kitchen: 'Canal Kitchen', at: '2026-11-26T04:00:00.000Z' };
const of = (dishes: AllergenRow[]) => [
  ...emptyKitchen(),
  answer(readMenuAllergens, { ...matrix, name: 'Lunch', language: 'en_gb', dishes }),
  answer(readAllergensOfRecipes, { ...matrix, name: '', dishes }),
];
const cells = (row: HTMLElement): string[] => [...row.querySelectorAll('td')].map((cell) => cell.querySelector('img')?.alt ?? '');

test('a menu stands beside the fourteen, no cell is empty, and each says of which line it is', async () => {
  const page = openPage('/menus/allergens?menu=lunch', { answers: of([buttered, mystery]) });
  const row = await page.finds('row', /Buttered onion/);
  const shown = cells(row);
  expect(shown).toHaveLength(14);
  expect(shown).not.toContain('');
  expect(shown[ALLERGENS.indexOf('milk')]).toBe('contains');
  expect(shown[ALLERGENS.indexOf('celery')]).toBe('may contain');
  expect(shown[ALLERGENS.indexOf('fish')]).toBe('not among the ingredients, stated by a person');
  expect(cells(screen.getByRole('row', { name: /Mystery pie/ }))).toEqual(ALLERGENS.map(() => 'unknown'));
  expect(screen.getByText(/milk: 50 g butter; may contain celery: 1 stock cube\./)).toBeVisible();
  expect(screen.getByText(/unknown: house mix/)).toBeVisible();
  expect(screen.getByText(/Canal Kitchen · 26 Nov(ember)? 2026 · Food data 2027\.1/)).toBeVisible();
  expect(screen.getByText(/Not everything is known about 1 dish\./)).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('the legend says that all is known only where it is', async () => {
  const page = openPage('/menus/allergens?recipes=buttered', { answers: of([buttered]) });
  await page.sees(/Everything is known about this dish\./);
  expect(screen.queryByText(/Not everything is known/)).toBeNull();
});

test.each(LANGUAGES)('the sheet of allergens judges no dish (%s)', async (appLanguage) => {
  const page = openPage('/menus/allergens?menu=lunch', { settings: { appLanguage }, answers: of([buttered, mystery]) });
  await page.finds('row', /Buttered onion/);
  expect(verdictsIn(document.querySelector('main')?.innerHTML ?? 'nothing', appLanguage)).toEqual([]);
});

test('a sheet asks about the names on it before it is printed, and keeps why they may stand; another does not', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const green = { ...buttered, names: [{ language: 'de' as const, name: 'Klimaneutrale Zwiebel' }] };
  const page = openPage('/menus/allergens?menu=lunch', {
    answers: [...of([buttered]), answer(keepMenuClaims, { at: matrix.at })],
  });
  await page.finds('row', /Buttered onion/);
  await page.press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

  page.give(answer(readAllergensOfRecipes, { ...matrix, name: '', dishes: [green] }));
  page.goTo('/menus/allergens?recipes=buttered');
  await page.finds('row', /Klimaneutrale/);
  await page.press('Print');
  const question = inside('alertdialog', 'Some wording might not hold up');
  await page.fill('Why this wording is justified', 'Certificate 4711', question);
  expect(print).toHaveBeenCalledTimes(1);
  await page.press('Continue anyway', question);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  const { id: restaurantId } = KITCHEN;
  expect(page.asked(keepMenuClaims).map(({ body }) => body)).toEqual([
    {
      restaurantId,
      menuId: null,
      name: 'Selected dishes',
      occasion: 'export',
      texts: [{ place: 'dish', language: 'de', text: expect.stringContaining('Klimaneutrale') as string }],
      reason: 'Certificate 4711',
    },
  ]);
});

test('each file of a sheet asks about the name of its menu', async () => {
  const page = openPage('/menus/allergens?menu=lunch', {
    answers: [
      ...emptyKitchen(),
      answer(readMenuAllergens, { ...matrix, name: 'Climate neutral lunch', language: 'en_gb', dishes: [buttered] }),
    ],
  });
  await page.finds('row', /Buttered onion/);
  for (const file of [/^XLSX/u, /^SVG/u, /^PDF/u]) {
    await page.fromMenu('Download', file);
    const question = inside('alertdialog', 'Some wording might not hold up');
    await page.sees('Menu name', question);
    await page.press('Cancel', question);
  }
});

test('of nobody’s dishes it says where they are chosen', async () => {
  const page = openPage('/menus/allergens', { answers: emptyKitchen() });
  await page.finds('heading', 'Allergen sheet');
  await page.sees('Choose a menu, or select recipes, and open their allergen sheet from there.');
});
