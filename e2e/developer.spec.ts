import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { test } from './own-kitchen.ts';
import { atRest } from './signed-in.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** An integration of the kitchen's organization, made by the page's own session; @returns its id and key. */
async function integrationOf(page: Page): Promise<{ id: string; key: string }> {
  const made = await page.request.post('/api/integrations', {
    data: { name: 'Till', open_api: true, mapping_api: true },
  });
  expect(made.status()).toBe(200);
  return (await made.json()) as { id: string; key: string };
}

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program beside the product that takes in what it is told. */
async function receiver(): Promise<{ server: Server; url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      reply.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`, received };
}

function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
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

test('an operation is found, tried with a key, and answers with what is left of the limit; a call that changes something asks first; a chef reads, and finds keys locked', async ({
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

  await kitchen.enter(page, '/developer?tab=keys');
  await expect(page.getByText('Only admins of your organisation can manage integrations.')).toBeVisible();
  await page.getByRole('tab', { name: 'Reference' }).click();
  await expect(page.getByRole('link', { name: /\/recipes\/calculate/ })).toBeVisible();
});

test('an address is added, tested, and its message stands in the log with its signature', async ({ page, kitchen }) => {
  const { server, url, received } = await receiver();
  await kitchen.enter(page, '/integrations', ADMIN);
  await integrationOf(page);
  await page.reload();
  await page.getByRole('button', { name: /^Add one/ }).click();
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Address').fill('till.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter a complete address that begins with https://')).toBeVisible();
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const shown = page.getByRole('alertdialog', { name: 'Signing secret' });
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').last().getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: /^Send test message/ }).click();
  await expect(page.getByText(/The test message was delivered\. Answered 200/)).toBeVisible();
  const [message] = received;
  if (!message) throw new Error('Nothing was received.');
  expect(message.headers['webhook-signature']).toBe(signatureOf(secret, message));

  await page.getByRole('link', { name: 'View message log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Delivered' })).toContainText('Answered 200');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText('"type": "test"');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.headers['webhook-id']).toBe(message.headers['webhook-id']);
  server.close();
});
