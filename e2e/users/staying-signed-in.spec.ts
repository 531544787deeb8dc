import { expect } from '@playwright/test';
import { fillSignIn, newAccount, PASSWORD } from '../support/new-account.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test('a browser where nothing is done warns in every tab, work in one keeps them all signed in, and then it signs out', async ({
  context,
  kitchen,
}) => {
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

  await context.clock.fastForward('14:10');
  for (const warning of warnings) await expect(warning).toBeVisible();
  await context.clock.fastForward('01:00');
  for (const page of [one, other]) await expect(page).toHaveURL(/\/sign-in/);
  await expect(one.getByText('You were signed out after 15 minutes of inactivity.')).toBeVisible();
  await one.goto('/dashboard');
  await expect(one).toHaveURL(/\/sign-in/);
});

test('somebody who does not stay signed in here leaves neither session nor unsaved work when the browser is closed', async ({
  page,
  kitchen,
  browser,
}) => {
  const { email } = await newAccount(page, kitchen);
  const context = await browser.newContext();
  const here = await context.newPage();
  const stay = here.getByRole('checkbox', { name: /^Stay signed in on this device/ });
  const session = async () => (await context.cookies()).find(({ name }) => name.endsWith('plateprint'));
  const drafts = () => here.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plateprint.draft.')).length);
  /** As closing the browser leaves it: cookies without an end date are gone. */
  const closed = async (): Promise<void> => {
    const { name, expires } = (await session()) ?? { name: '', expires: 0 };
    if (expires === -1) await context.clearCookies({ name });
  };
  const work = async (count: number): Promise<void> => {
    await here.goto('/recipes/recipe');
    await here.getByRole('textbox', { name: 'Dish name' }).fill('Secret sauce');
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
