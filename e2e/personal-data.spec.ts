import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { newAccount, PASSWORD } from './new-account.ts';
import { test } from './own-kitchen.ts';

test('somebody fetches what is kept of them, then erases their account with their password', async ({ page, kitchen }) => {
  const { email } = await newAccount(page, kitchen);
  await page.goto('/settings?tab=account');
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await fetched).path(), 'utf8')) as { profile: { email: string } };
  expect(file.profile.email).toBe(email);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase your account for good?' });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByLabel('Your password').fill('something else');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question.getByText('That is not your password.')).toBeVisible();
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('who runs an organization fetches everything of it in one file', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=data', { role: 'organization-admin' });
  await page.getByRole('button', { name: 'Make the file' }).click();
  const link = page.getByRole('button', { name: 'Download the file of' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  const fetched = page.waitForEvent('download');
  await link.click();
  expect((await fetched).suggestedFilename()).toMatch(/^plateprint-.*\.zip$/);
});
