import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';
import { download } from './support/downloads.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

/** A completed report with a name, and the page that it is on. */
async function openReport(kitchen: Kitchen, name: string): Promise<{ page: ServedPage; id: string }> {
  const page = await kitchen.signIn();
  const { id } = await page.ask<{ id: string }>('POST', `/api/reports/sales/${kitchen.restaurantId}`, {
    name,
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    startDate: '2026-05-01',
    settings: {},
    recipes: [{ key: 'b', id: null, name: 'Soup of the day', servings: 20, from: { file: 0, row: 2 } }],
    importedData: [{ name: 'till.csv', rows: 1 }],
    status: 'completed',
  });
  page.goTo(`/reports/report/${id}`);
  return { page, id };
}

const question = inside('alertdialog', 'Some wording might not hold up');
const isAsked = (): boolean => everywhere().queryByRole('alertdialog') !== null;
const takeEvidence = async (page: ServedPage): Promise<void> => page.fromMenu(/^Download/u, /^Evidence/u);

test('a report whose words are fine is shared and taken away without a question', async ({ kitchen }) => {
  const { page, id } = await openReport(kitchen, 'Lunch in May');
  const { name } = await download(async () => takeEvidence(page));
  expect(name).toContain('Lunch in May');
  await page.press('Share');
  await page.press('Create link');
  await waitFor(() => expect(page.sentTo('POST', `/reports/links/${id}`)).toHaveLength(1));
  expect(isAsked()).toBe(false);
  expect(page.sentTo('POST', `/reports/claims/${id}`)).toEqual([]);
});

test('a link and a file ask about the words on the cover as they are written, and keep why they may stand', async ({
  kitchen,
}) => {
  const { page, id } = await openReport(kitchen, 'Lunch in May');
  const answers = () => page.sentTo('POST', `/reports/claims/${id}`).map(({ body }) => body);
  await page.fill('Title', 'Our climate neutral May');
  await page.press('Share');
  await page.press('Create link');
  await page.reads('climate neutral', question);
  await page.reads('Report title', question);
  await page.press('Create link anyway', question);
  await page.reads('Enter a reason.', question);
  expect(await axeFindings()).toEqual([]);
  expect([answers(), page.sentTo('POST', `/reports/links/${id}`)]).toEqual([[], []]);
  await page.fill('Why this wording is justified', 'Certificate 4711', question);
  await page.press('Create link anyway', question);
  await waitFor(() => expect(page.sentTo('POST', `/reports/links/${id}`)).toHaveLength(1));
  await page.gone('alertdialog');
  await page.press('Close');

  await takeEvidence(page);
  await page.press('Cancel', question);
  await page.gone('alertdialog');
  const { name } = await download(async () => {
    await takeEvidence(page);
    await page.fill('Why this wording is justified', 'For the auditor', question);
    await page.press('Continue anyway', question);
  });
  expect(name).toMatch(/\.json$/u);
  const texts = [expect.objectContaining({ place: 'cover', text: 'Our climate neutral May' }) as unknown];
  expect(answers()).toEqual([
    { occasion: 'share', texts, reason: 'Certificate 4711' },
    { occasion: 'export', texts, reason: 'For the auditor' },
  ]);
});
