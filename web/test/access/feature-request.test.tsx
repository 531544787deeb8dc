import { requestFeature } from '@plateprint/shared/access/features/feature-request-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';

const AT = '2026-11-20T12:00:00.000Z';
const request = { body: { organizationId: KITCHEN.organizationId, feature: 'leaderboard' } };

test('what the plan lacks shows a filled page, and one press asks the admins for it', async () => {
  const page = openPage('/leaderboard', {
    plan: 'starter',
    answers: [answer(requestFeature, { at: AT, sentTo: 'organization-admin' })],
  });
  await page.finds('img', /^Example: restaurants by footprint/);
  await page.press('Ask an admin');
  await page.sees(/Sent to the admins of your organisation, 20 Nov 2026/);
  expect(page.asked(requestFeature)).toEqual([request]);
  expect(screen.getByRole('button', { name: 'Ask an admin' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);
});

test('an admin asks those who run the installation', async () => {
  const page = openPage('/leaderboard', {
    role: 'organization-admin',
    plan: 'starter',
    answers: [answer(requestFeature, { at: AT, sentTo: 'super-admin' })],
  });
  await page.press('Ask for this feature');
  await page.sees(/Sent to the people who run Plateprint for you/);
});

test('where the plan has it by now, the page says so', async () => {
  const page = openPage('/leaderboard', {
    plan: 'starter',
    answers: [answer(requestFeature, { at: null, sentTo: 'organization-admin' })],
  });
  await page.press('Ask an admin');
  await page.sees(/Your plan includes this now/);
});

test('an inactive plan is no missing feature: nothing is asked for', async () => {
  const page = openPage('/leaderboard', { plan: 'starter', planActive: false });
  await page.finds('heading', 'Leaderboard');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask an admin' })).toBeNull());
});
