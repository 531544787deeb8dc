import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { told } from './told.ts';
import { atRest } from './signed-in.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** A picture of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The row of a table by what it begins with. */
function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

/** Which part of a list is shown. */
function segment(page: Page, name: string) {
  return page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
}

test.describe('the pages of an organization', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on any tab, nor in the panels', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/organization', ADMIN);
    await atRest(page);
    for (const tab of ['Members', 'Restaurants', 'Logo and name', 'Plan', 'Changes']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await atRest(page);
      expect(await axeFindings(page), tab).toEqual([]);
    }
    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await expect(page.getByRole('dialog').getByLabel('E-mail', { exact: true })).toBeVisible();
    expect(await axeFindings(page), 'invitation').toEqual([]);
  });
});

test('an admin invites, sends again and withdraws', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization', ADMIN);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(panel.getByText('Please enter a whole e-mail address.')).toBeVisible();
  await expect(panel.getByText('Choose at least one restaurant for this role.')).toBeVisible();
  await panel.getByLabel('E-mail', { exact: true }).fill('new.cook@journey.test');
  await panel.getByRole('radio', { name: /Organisation admin/ }).check();
  await panel.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way to new.cook@journey.test.')).toBeVisible();
  await segment(page, 'Invitations').click();
  await expect(row(page, 'new.cook@journey.test')).toContainText('Organisation admin');
  await row(page, 'new.cook@journey.test').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Nobody is invited who has not answered yet.')).toBeVisible();
});

test('an admin changes a role, removes and restores a member, and reads it afterwards', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/dashboard', { firstname: 'Bo' });
  await kitchen.enter(page, '/organization', ADMIN);
  await page.getByRole('button', { name: 'Bo Newcomer', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: /Portfolio manager/ }).check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Bo Newcomer is saved.');
  await expect(row(page, 'Bo Newcomer')).toContainText('Portfolio manager');

  await page.getByRole('button', { name: 'What to do with Bo Newcomer' }).click();
  await page.getByRole('menuitem', { name: 'Remove from the organisation' }).click();
  await told(page, 'Bo Newcomer is removed.');
  await expect(row(page, 'Bo Newcomer')).toHaveCount(0);
  await segment(page, 'Bin').click();
  await row(page, 'Bo Newcomer').getByRole('button', { name: 'Restore' }).click();
  await told(page, 'Bo Newcomer is a member again.');
  await segment(page, 'Members').click();
  await expect(row(page, 'Bo Newcomer')).toContainText('Own Kitchen');

  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText('Member restored:')).toBeVisible();
  await expect(page.getByText('Role or restaurants changed:')).toBeVisible();
});

test('an admin who would give up running the organization is warned, and the last one keeps the role', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/organization', ADMIN);
  await page.getByRole('button', { name: 'Alva Newcomer', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: /Restaurant user/ }).check();
  await expect(panel.getByText(/You take the running of the organisation from yourself/)).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give it up' }).click();
  await expect(panel.getByText('This is the last administrator. Make somebody else one first.')).toBeVisible();
});

test('a logo of another format is refused; one is given, deleted and put back', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=profile', ADMIN);
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: PNG });
  await expect(page.getByText('Incorrect format. JPG, PNG, or SVG.')).toBeVisible();
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PNG });
  await told(page, 'The logo is saved.');
  await page.getByRole('button', { name: 'Delete the logo' }).click();
  await told(page, 'The logo is deleted.');
  await page.getByRole('button', { name: 'Restore the former logo' }).click();
  await told(page, 'The logo is back.');
  await expect(page.getByRole('button', { name: 'Delete the logo' })).toBeVisible();
});

test('a restaurant is added, worked in, deleted with a word on who works there, and restored', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/organization?tab=restaurants', ADMIN);
  await expect(row(page, 'Own Kitchen')).toBeVisible();
  await page.getByRole('button', { name: 'Add a restaurant' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await expect(panel.getByText('Please give the restaurant a name.')).toBeVisible();
  await panel.getByLabel('Name').fill('Second Kitchen');
  await panel.getByRole('button', { name: 'Add it' }).click();
  await told(page, 'Second Kitchen is added.');

  await page.getByRole('button', { name: /^Switch restaurant/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Own Kitchen' })).toBeFocused();
  await expect(page.getByRole('menuitemradio', { name: 'Own Kitchen' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Second Kitchen' }).click();
  await told(page, 'You now work in Second Kitchen.');
  await page.goto('/restaurant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second Kitchen');

  await page.goto('/organization?tab=restaurants');
  await page.getByRole('button', { name: 'What to do with Own Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Delete the restaurant' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('1 person works here.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete the restaurant' }).click();
  await expect(page.getByText('Own Kitchen is deleted.')).toBeVisible();
  await expect(row(page, 'Own Kitchen')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await told(page, 'Own Kitchen is back.');
  await expect(row(page, 'Own Kitchen')).toBeVisible();
});

test('what the plan lacks is shown locked with its sentence; who does not run the organization sees no more', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/dashboard', { role: 'super-admin' });
  const { organizationId } = kitchen;
  const reply = await page.request.put('/api/admin/update-plan', { data: { organizationId, plan: 'starter' } });
  expect(reply.status()).toBe(200);
  await kitchen.enter(page, '/organization', { firstname: 'Bo' });
  await expect(page.getByRole('tab')).toHaveText(['Logo and name', 'Plan']);
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(page.getByText(/Lay menus out for a screen in the dining room.* Included from Plus\./)).toBeVisible();
  await expect(page.getByText(/Connect your till.* Included from Professional\./)).toBeVisible();
});

test('a stranger sees nothing of it, and is sent away from the areas of others', async ({ page, kitchen, demo }) => {
  await kitchen.enter(page, '/dashboard', ADMIN);
  await page.goto(`/organization?id=${demo.organizationId}`);
  await expect(page.getByText('This does not exist any more, or you may not see it.')).toBeVisible();
  await page.goto(`/restaurant/${demo.restaurantId}`);
  await expect(page.getByText('This does not exist any more, or you may not see it.')).toBeVisible();
  for (const path of ['/admin', `/admin/organization/${demo.organizationId}`, '/enterprises']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
});
