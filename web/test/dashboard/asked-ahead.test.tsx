import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';

test('what the dashboard shows first is asked for once, on the way to it, and the browser notes its language for the next document', async () => {
  const page = openPage('/dashboard', {
    settings: { appLanguage: 'de' },
    answers: emptyKitchen(),
  });
  await page.finds('heading', 'Hallo Robin');
  await page.finds('link', 'Neues Rezept');
  for (const read of [readDashboard, readYear]) expect(page.asked(read)).toHaveLength(1);
  expect(document.cookie).toContain('plateprint-language=de');
  expect(document.cookie).toContain('plateprint-restaurant=');
});

test('a list asks for its first page once, on the way to it', async () => {
  const recipes = openPage('/recipes', { answers: emptyKitchen() });
  await recipes.finds('heading', 'Recipes');
  expect(recipes.asked(listRecipes)).toHaveLength(1);
  const reports = openPage('/reports', { answers: [...emptyKitchen(), answer(listReports, { items: [], next: null })] });
  await reports.finds('heading', 'Reports');
  expect(reports.asked(listReports)).toHaveLength(1);
});
