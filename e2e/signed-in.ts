import { expect, type Page } from '@playwright/test';

/** Signs a demo person in through the page, as a person would. */
export async function signIn(page: Page, person: string): Promise<void> {
  await page.goto('/sign-in');
  await page.locator('input[type="email"], input[name="email"]').first().fill(`${person}@demo.plateprint.test`);
  await page.locator('input[type="password"]').fill('plateprint-demo');
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** The large figure of the panel, as a number of kg; NaN while nothing is known. */
export async function kgPerPortion(page: Page): Promise<number> {
  const written = await page.getByTestId('co2-per-portion').textContent();
  return Number.parseFloat((written ?? '').replace(',', '.'));
}
