import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';
import { told } from './told.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** The row of a table by what it begins with. */
function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}

async function chooseDeed(page: Page, name: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** Reads the key that is shown once, copies it by its button and closes. */
async function takeKey(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('you will not see it again')).toBeVisible();
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  await dialog.getByRole('button', { name: 'Copy the key' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  return key;
}

async function makeIntegration(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New integration' }).first().click();
  const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await field.fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Make the key' }).click();
}

/** What the open API answers to a program with a key. */
async function statusWith(baseURL: string | undefined, key: string): Promise<number> {
  const answer = await fetch(`${baseURL}/api/open/v1/key`, { headers: { authorization: `Bearer ${key}` } });
  return answer.status;
}

test.describe('the page of integrations', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing, neither empty nor with an integration, its panels and its key', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/integrations', ADMIN);
    await atRest(page);
    await expect(page.getByRole('heading', { name: 'No integration yet' })).toBeVisible();
    expect(await axeFindings(page), 'empty').toEqual([]);
    await page.getByRole('button', { name: 'New integration' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    expect(await axeFindings(page), 'panel').toEqual([]);
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Till');
    await page.getByRole('button', { name: 'Make the key' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await axeFindings(page), 'key').toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').last().getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, 'Till')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await axeFindings(page), 'list').toEqual([]);
    await page.getByRole('button', { name: /^Add one/ }).click();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByLabel('Address')).toBeVisible();
    expect(await axeFindings(page), 'webhooks').toEqual([]);
  });
});

test.describe('an admin', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('makes a key that calls, replaces it, ends the former one, deletes and undoes', async ({ page, kitchen, baseURL }) => {
    await kitchen.enter(page, '/integrations', ADMIN);
    await makeIntegration(page, 'Till at the bar');
    const first = await takeKey(page);
    expect(await statusWith(baseURL, first)).toBe(200);
    await expect(row(page, 'Till at the bar')).toContainText(`pp_…${first.slice(-4)}`);

    await chooseDeed(page, 'Till at the bar', 'New key');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new key' }).click();
    const second = await takeKey(page);
    expect([await statusWith(baseURL, first), await statusWith(baseURL, second)]).toEqual([200, 200]);
    await expect(row(page, 'Till at the bar')).toContainText('Former key until');

    await chooseDeed(page, 'Till at the bar', 'End the former key now');
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it now' }).click();
    await told(page, 'The former key of Till at the bar no longer works.');
    expect([await statusWith(baseURL, first), await statusWith(baseURL, second)]).toEqual([401, 200]);

    await chooseDeed(page, 'Till at the bar', 'Delete');
    await expect(page.getByText('Its key no longer works.')).toBeVisible();
    expect(await statusWith(baseURL, second)).toBe(401);
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, 'Till at the bar is back, and its key works again.');
    expect(await statusWith(baseURL, second)).toBe(200);
  });

  test('is asked before a key that was not copied is closed', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/integrations', ADMIN);
    await makeIntegration(page, 'Stock');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click();
    const question = page.getByRole('alertdialog', { name: 'Close without copying?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await takeKey(page);
    await expect(row(page, 'Stock')).toBeVisible();
  });

  test('renames an integration, changes what it is good for, and restores it from the bin', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/integrations', ADMIN);
    await makeIntegration(page, 'Stok');
    await takeKey(page);
    await page.getByRole('button', { name: 'Stok', exact: true }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Name', { exact: true }).fill('Stock');
    await panel.getByRole('checkbox', { name: /Open API/ }).uncheck();
    await expect(panel.getByText('Choose at least one thing')).toBeVisible();
    await panel.getByRole('checkbox', { name: /Names of goods/ }).check();
    await panel.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Stock is saved.');
    await expect(row(page, 'Stock')).toContainText('Names of goods');
    await chooseDeed(page, 'Stock', 'Delete');
    await told(page, 'Stock is deleted.');
    await page.locator('label').filter({ hasText: /^Bin$/ }).click();
    await row(page, 'Stock').getByRole('button', { name: 'Restore' }).click();
    await told(page, 'Stock is back');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a name of one long word stays in every place that shows it', async ({ page, kitchen }) => {
    const name = 'Kassensystem'.repeat(12);
    await kitchen.enter(page, '/integrations', ADMIN);
    await makeIntegration(page, name);
    const isWithin = async () =>
      page.evaluate(() =>
        [...document.querySelectorAll('h2, p, th, strong')].every((each) => each.getBoundingClientRect().right <= 390),
      );
    await expect(page.getByRole('alertdialog', { name: `The key of ${name}` })).toBeVisible();
    expect(await isWithin(), 'the key').toBe(true);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Done' }).click();
    await page.getByRole('alertdialog').last().getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(row(page, name)).toBeVisible();
    expect(await isWithin(), 'the list').toBe(true);
    await chooseDeed(page, name, 'Delete');
    await expect(page.getByText(`${name} is deleted.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport();
    expect(await isWithin(), 'the notice').toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await told(page, `${name} is back`);
    await page.goto('/developer?tab=keys');
    await expect(page.getByText(name)).toBeVisible();
    expect(await isWithin(), 'the keys').toBe(true);
  });
});

test('a chef finds integrations locked, and not in the navigation', async ({ page, kitchen }) => {
  await kitchen.enter(page, '/integrations');
  await expect(page.getByText('Administrators of your organisation look after this.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New integration' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByText('Integrations')).toHaveCount(0);
});
