import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  createSalesReport,
  listReports,
  missingReports,
  readReport,
  readSaveProgress,
  updateSalesReport,
} from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { pantry } from '../support/pantry.ts';
import { everywhere, inside } from '../support/place.ts';
import { draftOf, recipeStore } from '../support/recipe-store.ts';
import { draftReport, reportSummary } from '../support/reports.ts';
import { KITCHEN } from '../support/session.ts';

const STEW = { key: 'a', id: 'recipe-0', name: 'Lentil stew', servings: 10 } as Report['recipes'][number];

/** A kitchen that cooks lentil stew, has these reports, and whose new ones are on their way for good. */
function kitchen(...reports: Answer[]): Answer[] {
  const store = recipeStore(draftOf('Lentil stew'));
  return [
    ...emptyKitchen(),
    ...pantry(),
    ...store.answers,
    answer(readSaveProgress, { phase: 'waiting', done: 0, total: 0 }),
    answer(createSalesReport, () => new Promise<never>(() => undefined)),
    ...reports,
  ];
}

test('a period names the months that are missing, and is made of those that are there', async () => {
  const list = answer(listReports, { items: [reportSummary('January')], next: null });
  const page = openPage('/reports/report?category=restaurant&variety=sales&type=period', { answers: kitchen(list) });
  await page.fill('First day', '2026-01-01');
  await page.fill('Last day', '2025-12-01');
  await page.press('Generate report');
  await page.sees('The last day is before the first day.');
  await page.fill('Last day', '2026-03-31');
  await page.press('Generate report');
  const dialog = inside('alertdialog', '2 months are missing');
  await page.sees('January 2026', dialog);
  await page.finds('link', 'Create report for February 2026', dialog);
  expect(await axeFindings()).toEqual([]);
  await page.press('Continue without them', dialog);
  await page.press('Create report');
  await waitFor(() =>
    expect(page.asked(createSalesReport)).toMatchObject([
      { body: { type: 'period', status: 'completed', startDate: '2026-01-01', endDate: '2026-03-31' } },
    ]),
  );
});

test('an organization’s report is made of the restaurants that have months', async () => {
  const [list, months] = [
    answer(listReports, { items: [], next: null }),
    answer(missingReports, {
      items: [{ id: KITCHEN.id, name: KITCHEN.name, monthsIncluded: ['2026-04'], monthsMissing: [], status: 'completed' }],
      next: null,
    }),
  ];
  const page = openPage('/reports/report?category=organization&variety=sales&type=monthly', {
    role: 'organization-admin',
    answers: kitchen(list, months),
  });
  await page.choose('Month', '04');
  await page.choose('Year', '2026');
  await page.press('Choose restaurants');
  await page.press('Generate report');
  await page.sees('Choose at least one restaurant to continue.');
  await page.sees('Complete');
  expect(everywhere().queryByRole('button', { name: 'Save draft' })).toBeNull();
  await page.press('Select Own Kitchen', everywhere, 'checkbox');
  expect(await axeFindings()).toEqual([]);
  await page.press('Generate report');
  await page.press('Create report');
  await waitFor(() =>
    expect(page.asked(createSalesReport)).toMatchObject([
      { body: { category: 'organization', status: 'completed', startDate: '2026-04-01', restaurants: [{ id: KITCHEN.id }] } },
    ]),
  );
});

test('the dialog says what the report will not count, before it is made', async () => {
  const unknown = { key: 'unknown', id: null, name: 'Chef’s surprise', servings: 300, from: { file: 0, row: 2 } };
  const page = openPage('/reports/report/august', {
    answers: kitchen(answer(readReport, draftReport({ recipes: [{ ...STEW, servings: 55 }, unknown] }))),
  });
  await page.press('Generate report');
  const dialog = inside('dialog');
  await page.sees(/^Of 355 sold, at most 55 will be counted \(15%\)/, dialog);
  await page.sees(/Too little for a letter.*Biggest gaps: Chef’s surprise/, dialog);
});

test('two people at once: the second sees the conflict, and takes the newer one', async () => {
  const page = openPage('/reports/report/august', { answers: kitchen(answer(readReport, draftReport({ recipes: [STEW] }))) });
  await page.fill('Portions of Lentil stew', '66');
  await page.user.keyboard('{Enter}');
  page.give(
    answer(updateSalesReport, new AppError('changed_meanwhile')),
    answer(readReport, draftReport({ version: 2, recipes: [{ ...STEW, servings: 55 }] })),
  );
  await page.press('Save draft');
  await page.press('Save', inside('dialog'));
  await page.press('Open newer version', inside('alertdialog', 'There is a newer version'));
  await waitFor(() => expect(everywhere().getByLabelText('Portions of Lentil stew')).toHaveValue('55'));
  expect(page.asked(updateSalesReport)).toMatchObject([{ body: { version: 1 } }]);
});
