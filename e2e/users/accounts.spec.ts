import { expect } from '@playwright/test';
import { axeFindings, axeFindingsLightAndDark } from '../support/axe-findings.ts';
import { invite } from '../support/new-account.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('in the settings, and where people come in', async ({ page, kitchen, context }) => {
    const { link } = await invite(page, kitchen);
    await atRest(page);
    for (const tab of ['Personal settings', 'Account', 'Security']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await atRest(page);
      expect.soft(await axeFindings(page), tab).toEqual([]);
    }
    await context.clearCookies();
    await page.goto('/sign-in');
    await expect(page.locator('button[type="submit"]')).toBeVisible();
    expect.soft(await axeFindingsLightAndDark(page), 'sign in').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    for (const path of [link, '/reset-password', '/verify']) {
      await page.goto(path);
      await atRest(page);
      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });
});
