import { randomUUID } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { kgPerPortion } from '../recipes/written-recipe.ts';
import { everywhere } from '../support/place.ts';
import { Clicks } from './support/clicks.ts';
import { linkInMail } from './support/outbox.ts';
import { enterStrange } from './support/enter-strange.ts';
import { type Kitchen, type ServedPage, test } from './support/served-page.ts';

const PASSWORD = 'braised leeks and hazelnut';

/** Invites a new address as an admin; @returns the address and the path of the mail's link. */
async function invite(kitchen: Kitchen): Promise<{ email: string; link: string }> {
  const email = `${randomUUID()}@journey.test`;
  const page = await kitchen.signIn({ role: 'organization-admin', firstname: 'Katharina' });
  const { organizationId, restaurantId } = kitchen;
  const invited = { organizationId, email, role: 'restaurant-user', restaurantIds: [restaurantId], language: 'en_gb' };
  await page.ask('POST', '/api/organizations/invite', invited);
  return { email, link: await linkInMail(email, 'sign-up') };
}

/** Fills in who was invited, and what they must agree to. */
async function createAccount(guest: ServedPage): Promise<void> {
  await guest.fill('First name', 'Elin');
  await guest.fill('Last name', 'Sandberg');
  await guest.fill('New password', PASSWORD);
  await guest.fill('Repeat new password', PASSWORD);
  await guest.user.click(everywhere().getByLabelText('I have read and agree to the terms.'));
  await guest.press('Create account');
  await guest.finds('dialog', 'Welcome to Plateprint');
}

test('an invitation becomes an account, and its link works a single time', async ({ kitchen }) => {
  const { email, link } = await invite(kitchen);
  const guest = enterStrange(link);
  await guest.reads(/Own House/);
  await guest.reads(email);

  await guest.press('Create account');
  await guest.reads('All fields are required');
  await guest.sees('Please indicate that you have read and agree to the terms.');
  await waitFor(() => expect(everywhere().getByLabelText('First name')).toHaveFocus());

  await guest.fill('First name', 'Elin');
  await guest.fill('Last name', 'Sandberg');
  await guest.fill('New password', PASSWORD);
  await guest.fill('Repeat new password', 'something else');
  await guest.sees('Passwords do not match');
  await guest.fill('Repeat new password', PASSWORD);
  await guest.press('Read the terms');
  await guest.finds('dialog', 'Terms of use');
  await guest.user.keyboard('{Escape}');
  await guest.gone('dialog', 'Terms of use');
  await guest.user.click(everywhere().getByLabelText('I have read and agree to the terms.'));
  await guest.press('Create account');
  await guest.finds('dialog', 'Welcome to Plateprint');
  expect(location.pathname).toBe('/dashboard');

  guest.goTo(link);
  expect(await guest.finds('alert')).toHaveTextContent('This link has already been used.');
  expect(everywhere().queryByLabelText('First name')).toBeNull();
});

test('anybody who is invited to a new organization sees a figure in 5', async ({ kitchen }) => {
  const page = await kitchen.signIn({ role: 'super-admin' });
  const email = `${randomUUID()}@journey.test`;
  const data = { name: `House ${email}`, segment: 'restaurant', location: 'SE', adminEmail: email, language: 'en_gb' };
  await page.ask('POST', '/api/admin/organizations', data);
  const guest = enterStrange(await linkInMail(email, 'sign-up'), ['en-GB']);

  const clicks = new Clicks(guest);
  await guest.fill('First name', 'Elin');
  await guest.fill('Last name', 'Sandberg');
  await guest.fill('New password', PASSWORD);
  await guest.fill('Repeat new password', PASSWORD);
  await clicks.press('I have read and agree to the terms.', everywhere, 'checkbox');
  await clicks.press('Create account');
  // The kitchen's name and country come first; the country is that of the organization, whatever the browser speaks.
  await guest.fill('Kitchen name', 'Matsalen');
  expect(await guest.finds('combobox', /Country|Location|Where/)).toHaveValue('SE');
  await clicks.press('Continue to the first recipe');
  // A sample stands in the paste box.
  await clicks.press('Add 7 ingredients');
  await guest.sees('All 7 lines are counted.');
  expect(kgPerPortion()).toBeGreaterThan(0);
  clicks.within(5);
});

test.for(['/', '/recipes'])(
  'whoever opens %s without a session sees that page once they are signed in',
  async (asked, { kitchen }) => {
    const { email, link } = await invite(kitchen);
    const guest = enterStrange(link);
    await createAccount(guest);

    const again = enterStrange(asked);
    await again.fill('E-mail address', email);
    await again.fill('Password', PASSWORD);
    await again.press('Sign in');
    await again.finds('navigation', 'Main navigation');
    expect(location.pathname).toBe(asked === '/' ? '/dashboard' : asked);
  },
);
