import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { answerMailedReports, type MailedReports, readMailedReports } from '@plateprint/shared/reports/api/report-mail-api.ts';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';

const KEY = 'k'.repeat(43);

/** The page of somebody who was named, as their answers change it. */
function recipient(language: MailedReports['language'] = 'en_gb') {
  let state: MailedReports['state'] = 'asked';
  const mailed = (): MailedReports => ({
    organization: 'Own House',
    restaurant: 'Own Kitchen',
    variety: 'sales',
    email: 'boss@canteen.test',
    language,
    state,
  });
  return openPage(`/report-mail/${KEY}`, {
    isStranger: true,
    answers: [
      answer(readMailedReports, mailed),
      answer(answerMailedReports, ({ body }) => {
        state = body.wanted ? 'confirmed' : 'stopped';
        return mailed();
      }),
    ],
  });
}

test('a recipient confirms, ends and takes up the reports without an account', async () => {
  const page = recipient();
  await page.finds('heading', 'Reports of Own Kitchen by e-mail');
  await page.sees(/Own House would like to send .+ to boss@canteen\.test\./);
  expect(await axeFindings()).toEqual([]);
  await page.press('Yes, send me the reports');
  await page.sees('boss@canteen.test gets the monthly carbon footprint report of Own Kitchen.');
  await page.press('Unsubscribe');
  await page.sees('boss@canteen.test no longer gets the reports of Own Kitchen.');
  await page.press('Get the reports again');
  await page.sees('boss@canteen.test gets the monthly carbon footprint report of Own Kitchen.');
});

test('who was asked may say no, in the language of the mail', async () => {
  const page = recipient('sv');
  await page.press('Nej tack');
  await page.sees('Inga fler rapporter från Own Kitchen skickas till boss@canteen.test.');
});

test('an address that opens nothing says so', async () => {
  const page = openPage(`/report-mail/${KEY}`, {
    isStranger: true,
    answers: [answer(readMailedReports, new AppError('not_found'))],
  });
  await page.sees('This page no longer exists');
  expect(document.title).toMatch(/^This page no longer exists · /);
});

test('a page that does not answer is not said to be gone', async () => {
  const page = openPage(`/report-mail/${KEY}`, {
    isStranger: true,
    answers: [answer(readMailedReports, new AppError('internal'))],
  });
  await page.finds('button', 'Try again');
  expect(document.title).not.toContain('no longer exists');
});
