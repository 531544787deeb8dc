import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { Clicks } from './counted-clicks.ts';
import { PASSWORD } from './new-account.ts';
import { linkInMail } from './outbox.ts';
import { test } from './own-kitchen.ts';
import { kgPerPortion } from './signed-in.ts';

test('anybody who is invited to a new organization sees a figure in 5', async ({ page, kitchen, browser }) => {
  await kitchen.enter(page, '/settings', { role: 'super-admin' });
  const email = `${randomUUID()}@journey.test`;
  const data = { name: `House ${email}`, segment: 'restaurant', location: 'SE', adminEmail: email, language: 'en_gb' };
  expect((await page.request.post('/api/admin/organizations', { data })).status()).toBe(200);
  const guest = await (await browser.newContext({ locale: 'sv-SE' })).newPage();
  await guest.goto(await linkInMail(email, 'sign-up'));

  const clicks = new Clicks(guest);
  await clicks.type(guest.getByLabel('First name'), 'Elin');
  await clicks.type(guest.getByLabel('Last name'), 'Sandberg');
  await clicks.type(guest.getByLabel('New password', { exact: true }), PASSWORD);
  await clicks.type(guest.getByLabel('Repeat new password'), PASSWORD);
  await clicks.click(guest.getByLabel('I have read and agree to the terms.'));
  await clicks.click(guest.getByRole('button', { name: 'Create account' }));
  // The kitchen's name and country come first; the country is that of the browser.
  await clicks.type(guest.getByLabel('Name of the kitchen'), 'Matsalen');
  await expect(guest.getByRole('combobox', { name: /Country|Location|Where/ })).toHaveValue('SE');
  await clicks.click(guest.getByRole('button', { name: 'Continue to the first recipe' }));
  // A sample stands in the paste box.
  await clicks.click(guest.getByRole('button', { name: 'Add 7 ingredients' }));
  await expect(guest.getByText('All 7 lines are counted.')).toBeVisible();
  expect(await kgPerPortion(guest)).toBeGreaterThan(0);
  clicks.within(5);
});
