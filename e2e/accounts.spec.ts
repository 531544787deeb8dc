import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { invite, PASSWORD } from './new-account.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test('an invitation becomes an account, and its link works a single time', async ({ page, kitchen, browser }) => {
  const { email, link } = await invite(page, kitchen);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('Own House')).toBeVisible();
  await expect(guest.getByText(email)).toBeVisible();

  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByText('All fields are required').first()).toBeVisible();
  await expect(guest.getByText('Please indicate that you have read and agree to the terms.')).toBeVisible();
  await expect(guest.getByLabel('First name')).toBeFocused();

  await guest.getByLabel('First name').fill('Elin');
  await guest.getByLabel('Last name').fill('Sandberg');
  await guest.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await guest.getByLabel('Repeat new password').fill('something else');
  await expect(guest.getByText('Passwords do not match')).toBeVisible();
  await guest.getByLabel('Repeat new password').fill(PASSWORD);
  await guest.getByRole('button', { name: 'Read the terms' }).click();
  const terms = guest.getByRole('dialog', { name: 'Terms of use' });
  await expect(terms).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(terms).toBeHidden();
  await guest.getByLabel('I have read and agree to the terms.').check();
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  await expect(guest.getByRole('dialog', { name: 'Welcome to Plateprint' })).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByRole('alert')).toHaveText('This link has already been used.');
  await expect(guest.getByLabel('First name')).toBeHidden();
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('in the settings, and where people come in', async ({ page, kitchen, context }) => {
    const { link } = await invite(page, kitchen);
    for (const tab of ['preferences', 'account', 'security']) {
      await page.goto(`/settings?tab=${tab}`);
      await atRest(page);
      expect.soft(await axeFindings(page), tab).toEqual([]);
    }
    await context.clearCookies();
    for (const path of [link, '/reset-password', '/verify']) {
      await page.goto(path);
      await atRest(page);
      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });
});
