import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@testing-library/dom';
import { expect, onTestFinished } from 'vitest';
import { everywhere, inside } from '../support/place.ts';
import { Clicks } from './support/clicks.ts';
import { type ServedPage, test } from './support/served-page.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;

/** An integration of the kitchen's organization, made by the page's own session; @returns its key. */
async function keyOf(page: ServedPage): Promise<string> {
  const body = { name: 'Till', open_api: true, mapping_api: true };
  return (await page.ask<{ key: string }>('POST', '/api/integrations', body)).key;
}

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program beside the product that takes in webhook messages. */
async function receiver(): Promise<{ url: string; received: Received[] }> {
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
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('an admin who has signed in gets a key and an answer from the open API in 5', async ({ kitchen }) => {
  const page = await kitchen.enter('/dashboard', ADMIN);
  const clicks = new Clicks(page);
  await clicks.press('Integrations', everywhere, 'link');
  await clicks.pressFirst('New integration');
  await clicks.press('Create key', inside('dialog'));
  const shown = inside('alertdialog', 'Key for Our program');
  const key = ((await page.finds('textbox', 'Key', shown)) as HTMLInputElement).value;
  expect(await page.finds('region', 'Make a first call', shown)).toHaveTextContent(`Bearer ${key}`);
  await clicks.press('Try it here', shown);
  await waitFor(() => expect(shown().getByRole('region', { name: 'Response' })).toHaveTextContent('co2PerPortion'));
  clicks.within(5);
});

test('a chef reads what can be called, and finds keys locked', async ({ kitchen }) => {
  const page = await kitchen.enter('/developer?tab=keys');
  await page.says('Only admins of your organisation can manage integrations.');
  await page.press('Reference', everywhere, 'tab');
  await page.finds('link', /recipes ?\/calculate/);
});

test('an address is added, tested, and its message stands in the log with its signature', async ({ kitchen }) => {
  const { url, received } = await receiver();
  const page = await kitchen.signIn(ADMIN);
  await keyOf(page);
  page.goTo('/integrations');
  await page.press(/^Add one/);
  await page.press('Add address');
  await page.fill('Address', 'till.example');
  await page.press('Add');
  await page.sees('Enter a complete address that begins with https://');
  await page.fill('Address', url);
  await page.press('Add');
  const shown = inside('alertdialog', 'Signing secret');
  const secret = ((await page.finds('textbox', 'Secret', shown)) as HTMLInputElement).value;
  await page.press('Done', shown);
  await waitFor(() => everywhere().getAllByRole('alertdialog').at(-1));
  const question = everywhere().getAllByRole('alertdialog').at(-1) as HTMLElement;
  await page.user.click(
    [...question.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Close') as Element,
  );
  await page.press(/^Send test message/);
  await page.says(/The test message was delivered\. Answered 200/);
  const [message] = received;
  if (!message) throw new Error('Nothing was received.');
  expect(message.headers['webhook-signature']).toBe(signatureOf(secret, message));

  await page.press('View message log', everywhere, 'link');
  await waitFor(() => expect(everywhere().getByRole('row', { name: /Delivered/ })).toHaveTextContent('Answered 200'));
  await page.press('Test');
  await waitFor(() => expect(everywhere().getByRole('region', { name: 'Message' })).toHaveTextContent('"type": "test"'));
  await page.press('Send again');
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.headers['webhook-id']).toBe(message.headers['webhook-id']);
});
