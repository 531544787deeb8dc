import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { newAccount, PASSWORD } from './new-account.ts';
import { test } from './own-kitchen.ts';
import { told } from './told.ts';

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

/** Which part of a list is shown. */
function segment(page: Page, name: string) {
  return page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
}

test('who runs an organization erases a removed member before the 30 days have passed', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard', { firstname: 'Bo' });
  await kitchen.enter(page, '/organization', { role: 'organization-admin', firstname: 'Alva' });
  await page.getByRole('button', { name: 'What to do with Bo Newcomer' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the organisation' }).click();
  await told(page, 'Bo Newcomer is removed.');
  await segment(page, 'Bin').click();
  await page.getByRole('button', { name: 'What to do with Bo Newcomer' }).click();
  await page.getByRole('menuitem', { name: 'Erase for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase Bo Newcomer for good?' });
  await expect(question).toContainText('Nobody can restore them.');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /Bo Newcomer/ })).toBeVisible();
  await page.getByRole('button', { name: 'What to do with Bo Newcomer' }).click();
  await page.getByRole('menuitem', { name: 'Erase for good' }).click();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await told(page, 'Bo Newcomer is erased.');
  await expect(page.getByText('Nobody was removed')).toBeVisible();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText('Account erased:')).toBeVisible();
});

test('a super-admin erases a deleted organization by typing its name', async ({ page, kitchen }) => {
  const name = `House ${randomUUID().slice(0, 8)}`;
  await kitchen.enter(page, '/admin', { role: 'super-admin' });
  const made = await page.request.post('/api/admin/organizations', { data: { name, segment: 'restaurant', location: 'SE' } });
  expect(made.ok()).toBe(true);
  await page.getByRole('searchbox', { name: 'Search organisations' }).fill(name);
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete the organisation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the organisation' }).click();
  await told(page, `${name} is deleted.`);
  await segment(page, 'Bin').click();
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Erase for good' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${name} for good?` });
  await expect(question.getByLabel(`To confirm, type ${name}`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByLabel(`To confirm, type ${name}`).fill('House');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question.getByText('That is not its name.')).toBeVisible();
  await question.getByLabel(`To confirm, type ${name}`).fill(name);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await told(page, `${name} is being erased.`);
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search organisations' })).toHaveValue(name);
});
