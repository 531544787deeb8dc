import { randomUUID } from 'node:crypto';
import type { Role } from '@plateprint/shared/access/role.ts';
import { expect, type Page } from '@playwright/test';
import { linkInMail } from './outbox.ts';
import type { Kitchen } from './own-kitchen.ts';

export const PASSWORD = 'braised leeks and hazelnut';

/** Invites a new address as an admin; @returns the address and the path of the mail's link. */
export async function invite(
  page: Page,
  kitchen: Kitchen,
  role: Role = 'restaurant-user',
): Promise<{ email: string; link: string }> {
  const email = `${randomUUID()}@journey.test`;
  await kitchen.enter(page, '/settings', { role: 'organization-admin', firstname: 'Katharina' });
  const { organizationId, restaurantId } = kitchen;
  const reply = await page.request.post('/api/organizations/invite', {
    data: { organizationId, email, role, restaurantIds: [restaurantId], language: 'en_gb' },
  });
  expect(reply.status()).toBe(200);
  return { email, link: await linkInMail(email, 'sign-up') };
}

/** An account with a password, signed in; its form has a journey of its own. */
export async function newAccount(page: Page, kitchen: Kitchen, role?: Role): Promise<{ email: string }> {
  const { email, link } = await invite(page, kitchen, role);
  const token = link.split('/').at(-1);
  const reply = await page.request.post('/api/users/sign-up-from-link', {
    data: { token, firstname: 'Elin', lastname: 'Sandberg', password: PASSWORD, passwordAgain: PASSWORD, terms: true },
  });
  expect(reply.status()).toBe(200);
  expect((await page.request.put('/api/users/settings', { data: { introGuide: false } })).status()).toBe(200);
  return { email };
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
