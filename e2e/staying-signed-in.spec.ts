import { expect } from '@playwright/test';
import { fillSignIn, newAccount, PASSWORD } from './new-account.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test('a session elsewhere is ended from the settings', async ({ page, kitchen, browser }) => {
  const { email } = await newAccount(page, kitchen);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/sign-in');
  await fillSignIn(elsewhere, email, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);

  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out the others' }).click();
  await expect(page.getByText('Signed out everywhere else.')).toBeVisible();
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/sign-in/);
  await page.reload();
  await expect(page.getByText('This browser')).toBeVisible();
});

test('signing out in one tab leaves nothing in the other', async ({ context, kitchen }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await kitchen.enter(one, '/dashboard');
  await other.goto('/settings');
  await atRest(one);
  await atRest(other);
  await one.getByRole('button', { name: /Robin Newcomer/ }).click();
  await one.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(one).toHaveURL(/\/sign-in/);
  await expect(other).toHaveURL(/\/sign-in/);
  await expect(other.getByText('Robin Newcomer')).toHaveCount(0);
  await other.goBack();
  await expect(other).toHaveURL(/\/sign-in/);
});

test('a browser where nothing is done warns, and then signs out', async ({ page, kitchen }) => {
  await page.clock.install();
  await kitchen.enter(page, '/dashboard');
  expect((await page.request.put('/api/users/settings', { data: { inactivityLogoutTime: 15 } })).status()).toBe(200);
  await page.reload();
  await atRest(page);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });

  await page.clock.fastForward('14:10');
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toBeHidden();

  await page.clock.fastForward('14:10');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('You were signed out because nothing was done for 15 minutes.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('work in one tab keeps the other signed in', async ({ context, kitchen }) => {
  await context.clock.install();
  const one = await context.newPage();
  await kitchen.enter(one, '/dashboard');
  expect((await one.request.put('/api/users/settings', { data: { inactivityLogoutTime: 15 } })).status()).toBe(200);
  await one.reload();
  await atRest(one);
  const other = await context.newPage();
  await other.goto('/settings');
  await atRest(other);
  const warnings = [one, other].map((page) => page.getByRole('alertdialog', { name: 'Are you still there?' }));

  await context.clock.fastForward('14:10');
  for (const warning of warnings) await expect(warning).toBeVisible();
  await warnings[0]?.getByRole('button', { name: 'Stay signed in' }).click();
  for (const warning of warnings) await expect(warning).toBeHidden();
  await expect(other).toHaveURL(/\/settings/);
});
