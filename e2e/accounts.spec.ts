import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { axeFindings } from './axe-findings.ts';
import { fillSignIn, invite, newAccount, PASSWORD } from './new-account.ts';
import { linkInMail } from './outbox.ts';
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
  await guest.getByLabel('New password, once more').fill('something else');
  await expect(guest.getByText('Passwords do not match')).toBeVisible();
  await guest.getByLabel('New password, once more').fill(PASSWORD);
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
  await expect(guest.getByRole('alert')).toHaveText('This link has been used already.');
  await expect(guest.getByLabel('First name')).toBeHidden();
});

test('a forgotten password is chosen anew, and a used link says so', async ({ page, kitchen, browser }) => {
  const { email } = await newAccount(page, kitchen);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/sign-in');
  await guest.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages ask for an e-mail.
  await expect(guest.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await guest.getByLabel('E-mail', { exact: true }).fill(email);
  await guest.getByRole('button', { name: 'Send the link' }).click();
  await expect(guest.getByText(`If ${email} has an account`)).toBeVisible();

  const link = await linkInMail(email, 'reset-password');
  await guest.goto(link);
  await expect(guest.getByText(`For ${email}`)).toBeVisible();
  const chosen = 'pike-perch in beurre blanc';
  await guest.getByLabel('New password', { exact: true }).fill(chosen);
  await guest.getByLabel('New password, once more').fill(chosen);
  await guest.getByRole('button', { name: 'Save password' }).click();
  await expect(guest.getByText('Your new password counts from now on.')).toBeVisible();

  await guest.goto(link);
  await expect(guest.getByRole('alert')).toHaveText('This link has been used already.');
  await guest.getByRole('link', { name: 'To the sign-in' }).click();
  await fillSignIn(guest, email, PASSWORD);
  await expect(guest.getByRole('alert')).toHaveText('E-mail or password is not right.');
  await fillSignIn(guest, email, chosen);
  await expect(guest).toHaveURL(/\/dashboard$/);
  // The session from before is over.
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('signing in takes a second step once an app is set up', async ({ page, kitchen }) => {
  const { email } = await newAccount(page, kitchen);
  await page.goto('/settings?tab=security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate();
  await dialog.getByLabel('Six digits from the app').fill(code);
  await dialog.getByRole('button', { name: 'Turn on' }).click();

  const shown = page.getByRole('alertdialog').getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const recoveryCode = (await shown.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: /Elin Sandberg/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('That code is not right, or it has been used already.');
  await page.getByRole('button', { name: 'No phone at hand? Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an administrator asks for a new password: the old one opens nothing', async ({ page, kitchen, browser }) => {
  const { email } = await newAccount(page, kitchen);
  const { authUser } = (await (await page.request.get('/api/users/authenticate')).json()) as { authUser: { id: string } };
  const admin = await (await browser.newContext()).newPage();
  await kitchen.enter(admin, '/settings', { role: 'organization-admin' });
  expect((await admin.request.post(`/api/users/force-password-update/${authUser.id}`)).status()).toBe(200);

  const link = await linkInMail(email, 'update-password');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, email, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('You need a new password. We have sent you an e-mail with a link.');
  await page.goto(link);
  const chosen = 'ox cheek in red wine';
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('New password, once more').fill(chosen);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'To the sign-in' }).click();
  await fillSignIn(page, email, chosen);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('whoever has an account takes another organization with it', async ({ page, kitchen, demo, browser }) => {
  const { email } = await newAccount(page, kitchen);
  const admin = await (await browser.newContext()).newPage();
  await demo.enter(admin, '/settings', { role: 'organization-admin' });
  const invited = await admin.request.post('/api/organizations/invite', {
    data: { organizationId: demo.organizationId, email, role: 'organization-admin', language: 'en_gb' },
  });
  expect(invited.status()).toBe(200);
  await page.goto(await linkInMail(email, 'sign-up', 2));
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a name that is missing is asked for', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard', { firstname: '' });
  const prompt = page.getByRole('dialog', { name: 'What is your name?' });
  await prompt.getByRole('button', { name: 'Save name' }).click();
  await expect(prompt.getByText('Please enter your first name.')).toBeVisible();
  await prompt.getByLabel('First name').fill('Elin');
  await prompt.getByRole('button', { name: 'Save name' }).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('button', { name: /Elin Newcomer/ })).toBeVisible();
});

test('another e-mail counts once its mail is answered', async ({ page, kitchen }) => {
  await newAccount(page, kitchen);
  const wanted = `${randomUUID()}@journey.test`;
  await page.goto('/settings?tab=account');
  await page.getByLabel('New e-mail').fill(wanted);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText(`We have sent a link to ${wanted}.`)).toBeVisible();
  await page.goto(await linkInMail(wanted, 'verify'));
  await expect(page.getByText(`From now on you sign in with ${wanted}.`)).toBeVisible();
});

test('the tour leads through five places, and is shown again from the settings', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/settings');
  await page.getByRole('button', { name: 'Show the tour' }).click();
  await page.getByRole('dialog', { name: 'Welcome to Plateprint' }).getByRole('button', { name: 'Show me' }).click();
  for (const title of ['Paste a recipe', 'Its footprint, at once', 'All your dishes', 'From dish to menu and report']) {
    const step = page.getByRole('dialog', { name: title });
    await expect(step).toBeFocused();
    await step.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('dialog', { name: 'Where to find help' }).getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await atRest(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('at the doors', async ({ page, kitchen, context }) => {
    const { link } = await invite(page, kitchen);
    await context.clearCookies();
    for (const path of [link, '/reset-password', '/verify']) {
      await page.goto(path);
      await atRest(page);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  test('in the settings', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/settings');
    for (const tab of ['preferences', 'account', 'security']) {
      await page.goto(`/settings?tab=${tab}`);
      await atRest(page);
      expect(await axeFindings(page), tab).toEqual([]);
    }
  });
});
