import { expect, type Page } from '@playwright/test';

/** Gives the page's browser the session of a demo person and opens a page; the form has a journey of its own. */
export async function signIn(page: Page, person: string, path = '/dashboard'): Promise<void> {
  const data = { email: `${person}@demo.plateprint.test`, password: 'plateprint-demo' };
  const reply = await page.request.post('/api/users/sign-in', { data });
  expect(reply.status()).toBe(200);
  await page.goto(path);
  await atRest(page);
}

/** Its heading is there, and nothing more is on its way. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="status"] > [data-unseen]')).toHaveCount(0);
}

/** The large figure of the panel, as a number of kg; NaN while nothing is known. */
export async function kgPerPortion(page: Page): Promise<number> {
  const written = await page.getByTestId('co2-per-portion').textContent();
  return Number.parseFloat((written ?? '').replace(',', '.'));
}
