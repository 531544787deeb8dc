import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

test.describe('the pages of an organization', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on any tab, nor in the panels; the choice of a restaurant begins at the one worked in', async ({
    page,
    kitchen,
    database,
  }) => {
    await database.query(`insert into restaurant (id, organization_id, name, location) values ($1, $2, 'Side Kitchen', 'SE')`, [
      randomUUID(),
      kitchen.organizationId,
    ]);
    await kitchen.enter(page, '/organization', ADMIN);
    await atRest(page);
    await page.getByRole('button', { name: /^Switch restaurant/ }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Own Kitchen' })).toBeFocused();
    await page.keyboard.press('Escape');
    for (const tab of ['Members', 'Restaurants', 'Logo and name', 'Plan', 'Activity log']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await atRest(page);
      expect(await axeFindings(page), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail', { exact: true })).toBeVisible();
    expect(await axeFindings(page), 'invitation').toEqual([]);
  });
});
