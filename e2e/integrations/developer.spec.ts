import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../support/axe-findings.ts';
import { test } from '../support/own-kitchen.ts';
import { atRest } from '../support/signed-in.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** An integration of the kitchen's organization, made by the page's own session; @returns its id and key. */
async function integrationOf(page: Page): Promise<{ id: string; key: string }> {
  const made = await page.request.post('/api/integrations', {
    data: { name: 'Till', open_api: true, mapping_api: true },
  });
  expect(made.status()).toBe(200);
  return (await made.json()) as { id: string; key: string };
}

test.describe('the developer page', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing on any part of it', async ({ page, kitchen }) => {
    await kitchen.enter(page, '/developer', ADMIN);
    await atRest(page);
    for (const tab of ['Getting started', 'Keys', 'Reference', 'Webhooks', 'Assistants']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await atRest(page);
      expect.soft(await axeFindings(page), tab).toEqual([]);
    }
  });
});

test('an operation is found, tried with a key, and answers with what is left of the limit; a call that changes something asks first', async ({
  page,
  kitchen,
}) => {
  await kitchen.enter(page, '/developer?tab=reference', ADMIN);
  const { key } = await integrationOf(page);
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('calculate');
  await page.getByRole('link', { name: /\/recipes\/calculate/ }).click();
  await expect(page).toHaveURL(/op=postRecipesCalculate/);
  await page.getByRole('button', { name: 'Send call' }).click();
  await expect(page.getByText('Enter the key of an integration.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Key', exact: true }).fill(key);
  const body = { language: 'en_gb', recipe: { name: 'Leek soup', portions: 4, lines: [{ text: '800 g leek' }] } };
  await page.getByRole('textbox', { name: 'Request body (JSON)' }).fill(JSON.stringify(body));
  await page.getByRole('button', { name: 'Send call' }).click();
  const answer = page.getByRole('region', { name: 'Response' });
  await expect(answer).toContainText('co2PerPortion');
  await expect(page.getByText('ratelimit-remaining')).toBeVisible();

  await page
    .locator('label')
    .filter({ hasText: /^curl$/ })
    .click();
  await expect(page.getByRole('region', { name: 'curl' })).toContainText('800 g leek');
  await expect(page.getByRole('region', { name: 'curl' })).not.toContainText(key);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Key', exact: true })).toHaveValue('');

  await page.goto('/developer?op=putRecipes');
  await page.getByRole('textbox', { name: 'Key', exact: true }).fill(key);
  const recipe = { externalId: 'soup-1', name: 'Leek soup', portions: 4, lines: [{ text: '800 g leek' }] };
  const changing = { language: 'en_gb', restaurantId: kitchen.restaurantId, recipes: [recipe] };
  await expect(page.getByRole('textbox', { name: 'Request body (JSON)' })).toHaveValue(new RegExp(kitchen.restaurantId));
  await page.getByRole('textbox', { name: 'Request body (JSON)' }).fill(JSON.stringify(changing));
  await page.getByRole('button', { name: 'Send call' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send a call that changes data?' });
  await question.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('"created"');
});
