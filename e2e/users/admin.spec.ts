import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

const SUPER = { role: 'super-admin', firstname: 'Sigrid' } as const;

test.describe('the admin area', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/admin', SUPER);
    const paths = ['/admin', '/admin?tab=users', '/admin?tab=audit', '/admin/organization', '/enterprises'];
    for (const path of [...paths, `/admin/organization/${kitchen.organizationId}`]) {
      await page.goto(path);
      await atRest(page);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
});
