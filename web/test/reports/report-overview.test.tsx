import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  deleteReport,
  deleteReports,
  listReports,
  renameReport,
  restoreReport,
  restoreReports,
} from '@plateprint/shared/reports/api/report-api.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { expect, test } from 'vitest';
import { answer, type Answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';
import { reportSummary } from '../support/reports.ts';

/** The reports of the kitchen as a server that forgets nothing would tell of them. */
function reportStore(...reports: ReportSummary[]): Answer[] {
  let all = reports;
  const change = (id: string, differs: Partial<ReportSummary>): ReportSummary => {
    all = all.map((each) => (each.id === id ? { ...each, ...differs } : each));
    const changed = all.find((each) => each.id === id);
    if (!changed) throw new AppError('not_found');
    return changed;
  };
  const bin = (ids: readonly string[], deletedAt: string | null): void => {
    for (const id of ids) change(id, { deletedAt });
  };
  return [
    answer(listReports, ({ query: { bin: isBin, search = '' } }) => ({
      items: all.filter(
        ({ name, deletedAt }) => (deletedAt !== null) === (isBin === 'true') && name.toLowerCase().includes(search.toLowerCase()),
      ),
      next: null,
    })),
    answer(renameReport, ({ body: { id, name } }) => change(id, { name })),
    answer(deleteReport, ({ params }) => {
      bin([params.id], '2026-11-02T09:00:00.000Z');
      return params;
    }),
    answer(restoreReport, ({ params }) => change(params.id, { deletedAt: null })),
    answer(deleteReports, ({ body }) => {
      bin(body.ids, '2026-11-02T09:00:00.000Z');
      return body;
    }),
    answer(restoreReports, ({ body }) => {
      bin(body.ids, null);
      return body;
    }),
  ];
}

test('a kitchen without reports reads so', async () => {
  const page = openPage('/reports', { answers: [...emptyKitchen(), ...reportStore()] });
  await page.finds('heading', 'No reports yet');
  expect(everywhere().queryByLabelText('Search reports')).toBeNull();
});

test('a report is found, renamed, put into the bin and brought back', async () => {
  const store = reportStore(
    reportSummary('Former month', { startDate: '2026-09-01' }),
    reportSummary('Latest month', { startDate: '2026-10-01' }),
  );
  const page = openPage('/reports', { answers: [...emptyKitchen(), ...store] });
  await page.sees('2 reports');
  expect(await axeFindings()).toEqual([]);
  await page.fill('Search reports', 'former');
  await page.sees('1 report');
  await page.fromMenu('Actions for Former month', 'Rename');
  await page.fill('Name', 'The former one', inside('dialog'));
  await page.press('Rename', inside('dialog'));
  await page.finds('link', 'The former one');

  await page.fromMenu('Actions for The former one', 'Delete');
  await page.sees('Report moved to the bin.');
  page.goTo('/reports?bin=true');
  await page.press('Restore The former one');
  await page.finds('heading', 'The bin is empty');
  await page.press('Back to reports', everywhere, 'link');
  await page.sees('2 reports');
});
