import { expect } from '@playwright/test';
import { fillSignIn, newAccount, PASSWORD } from './new-account.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

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

test('who does not stay signed in here leaves neither session nor unsaved work when the browser is closed', async ({
  page,
  kitchen,
  browser,
}) => {
  const { email } = await newAccount(page, kitchen);
  const context = await browser.newContext();
  const here = await context.newPage();
  const stay = here.getByRole('checkbox', { name: /^Stay signed in here/ });
  const session = async () => (await context.cookies()).find(({ name }) => name.endsWith('plateprint'));
  const drafts = () => here.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plateprint.draft.')).length);
  /** As closing the browser leaves it: cookies without an end date are gone. */
  const closed = async (): Promise<void> => {
    const { name, expires } = (await session()) ?? { name: '', expires: 0 };
    if (expires === -1) await context.clearCookies({ name });
  };
  const work = async (count: number): Promise<void> => {
    await here.goto('/recipes/recipe');
    await here.getByRole('textbox', { name: 'Name of the dish' }).fill('Secret sauce');
    await expect.poll(drafts).toBe(count);
  };

  await here.goto('/sign-in');
  await expect(stay).toBeChecked();
  await fillSignIn(here, email, PASSWORD);
  await expect(here).toHaveURL(/\/dashboard$/);
  expect((await session())?.expires).toBeGreaterThan(Date.now() / 1000);
  await work(1);
  await closed();
  await here.goto('/dashboard');
  await expect(here).toHaveURL(/\/dashboard$/);
  expect(await drafts()).toBe(1);

  await context.clearCookies();
  await here.goto('/sign-in');
  await stay.uncheck();
  await fillSignIn(here, email, PASSWORD);
  await expect(here).toHaveURL(/\/dashboard$/);
  await work(2);
  await closed();
  await here.goto('/dashboard');
  await expect(here).toHaveURL(/\/sign-in/);
  await expect.poll(drafts).toBe(0);
});
