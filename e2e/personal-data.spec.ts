import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { fillSignIn, newAccount, PASSWORD } from './new-account.ts';
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
  const password = question.getByLabel('Your password');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText('Please enter your password.')).toBeVisible();
  await page.keyboard.type('something else');
  await page.keyboard.press('Enter');
  await expect(question.getByText('That is not your password.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto('/settings');
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('E-mail or password is not right.');
});

test('who erases their account without a connection is told, and nothing is sent once it is back', async ({
  page,
  context,
  kitchen,
}) => {
  await newAccount(page, kitchen);
  await page.goto('/settings?tab=account');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase your account for good?' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await context.setOffline(true);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question.getByRole('alert')).toContainText('No connection.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await context.setOffline(false);
  await page.getByLabel('First name').fill('Elina');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Elina Sandberg')).toBeVisible();
  expect(sent).not.toContain('/api/users/erase');
});

test('the only administrator is told to hand over before they erase their account', async ({ page, kitchen }) => {
  await newAccount(page, kitchen, 'organization-admin');
  const people = await page.request.get(`/api/organizations/${kitchen.organizationId}/users`);
  const { items } = (await people.json()) as { items: { id: string; firstname: string }[] };
  const other = items.find(({ firstname }) => firstname === 'Katharina');
  expect((await page.request.delete(`/api/organizations/users/${other?.id}`)).status()).toBe(200);
  await page.goto('/settings?tab=account');
  await page.getByRole('button', { name: 'Erase my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase your account for good?' });
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(question.getByRole('alert')).toContainText('You are the only administrator of your organisation.');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('link', { name: 'To the members' }).click();
  await expect(page).toHaveURL(/\/organization/);
  await expect(page.getByRole('heading', { level: 1, name: 'Own House' })).toBeVisible();
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
