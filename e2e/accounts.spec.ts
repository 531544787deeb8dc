import { expect } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { invite } from './new-account.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

test.describe('axe finds nothing', () => {
  test.use({ bypassCSP: true });

  test('in the settings, and where people come in', async ({ page, kitchen, context }) => {
    const { link } = await invite(page, kitchen);
    for (const tab of ['preferences', 'account', 'security']) {
      await page.goto(`/settings?tab=${tab}`);
      await atRest(page);
      expect.soft(await axeFindings(page), tab).toEqual([]);
    }
    await context.clearCookies();
    for (const path of [link, '/reset-password', '/verify']) {
      await page.goto(path);
      await atRest(page);
      expect.soft(await axeFindings(page), path).toEqual([]);
    }
  });
});
