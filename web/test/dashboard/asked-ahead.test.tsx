import { readYear } from '@plateprint/shared/dashboard/comparison-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { expect, test } from 'vitest';
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
});
