import { expect } from '@playwright/test';
import { test } from '../support/own-kitchen.ts';
import { chooseMonth } from '../support/report-actions.ts';

const fileOf = (name: string, rows: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(`Dish;Sold\n${rows}\n`) });

test('the reading of a large file is called off, and another one is read', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/reports/report?category=restaurant&variety=sales&type=monthly');
  await chooseMonth(page, '07');
  await page.getByRole('button', { name: 'Add sales' }).click();
  await page.getByRole('button', { name: 'Open file' }).click();
  const rows = Array.from({ length: 150_000 }, (_, at) => `"Lentil  stew™ … ${at}";1,5`).join('\n');
  const file = page.locator('input[type="file"]');
  await file.setInputFiles(fileOf('till.csv', rows));
  await page.getByRole('button', { name: 'Review rows' }).click();
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(progress).toHaveCount(0);

  await file.setInputFiles(fileOf('short.csv', 'Lentil  stew™;4'));
  await page.getByRole('button', { name: 'Review rows' }).click();
  await expect(page.getByRole('button', { name: 'Add 1 row' })).toBeVisible();
});
