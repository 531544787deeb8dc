import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { fillSignIn, newAccount, PASSWORD } from '../support/new-account.ts';
import { test } from '../support/own-kitchen.ts';

test('somebody fetches what is kept of them and erases their account with their password; without a connection nothing is sent once it is back', async ({
  page,
  context,
  kitchen,
}) => {
  const { email } = await newAccount(page, kitchen);
  await page.goto('/settings?tab=account');
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await fetched).path(), 'utf8')) as { profile: { email: string } };
  expect(file.profile.email).toBe(email);

  const question = page.getByRole('alertdialog', { name: 'Delete your account permanently?' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await question.getByLabel('Your password').fill(PASSWORD);
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(question.getByRole('alert')).toContainText('No connection.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await context.setOffline(false);
  await page.getByLabel('First name').fill('Elina');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Elina Sandberg')).toBeVisible();
  expect(sent).not.toContain('/api/users/erase');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  expect(await axeFindings(page)).toEqual([]);
  const password = question.getByLabel('Your password');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Enter your password.')).toBeVisible();
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await expect(question.getByText('The password is incorrect.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/settings');
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is incorrect.');
});

test('somebody who runs an organization fetches everything of it in one file', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=data', { role: 'organization-admin' });
  await page.getByRole('button', { name: 'Create file' }).click();
  const link = page.getByRole('button', { name: 'Download the file from' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  const fetched = page.waitForEvent('download');
  await link.click();
  expect((await fetched).suggestedFilename()).toMatch(/^plateprint-.*\.zip$/);
});
