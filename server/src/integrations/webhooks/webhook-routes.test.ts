import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/integrations/webhook-api.ts';
import { MOST_WEBHOOKS } from '@plateprint/shared/integrations/webhook.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HookedKitchen, openHookedKitchen, someIntegration } from '../../../test/support/hooked-kitchen.ts';
import { openProduct } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { type Reach, sendMessage } from './send-message.ts';

let kitchen: HookedKitchen;
beforeEach(async () => {
  kitchen = await openHookedKitchen();
});
afterEach(() => kitchen.close());

const EVENTS = ['report.completed' as const];
const NOT_FOUND = { code: 'not_found' };

test('a secret is shown once, and kept sealed', async () => {
  const { id, secret } = await kitchen.hook([...EVENTS]);
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  const { items } = await kitchen.admin(api.listWebhooks);
  expect(items).toMatchObject([{ id, integrationName: 'Till', active: true }]);
  expect(JSON.stringify(items)).not.toContain('whsec_');
  const { secret: kept } = await kitchen.product.database.selectFrom('webhook').select('secret').executeTakeFirstOrThrow();
  expect(Buffer.from(kept, 'base64').includes(secret.slice('whsec_'.length))).toBe(false);
});

test('somebody who runs another organization finds nothing of it', async () => {
  const { id } = await kitchen.hook([...EVENTS]);
  const delivery = await kitchen.admin(api.testWebhook, { params: { id } });
  const organizationId = demoId('maison');
  await kitchen.product.database
    .updateTable('organization')
    .set({ plan: 'professional' })
    .where('id', '=', organizationId)
    .execute();
  const chef = await kitchen.product.database
    .selectFrom('person')
    .select('id')
    .where('email', 'like', 'chef@%')
    .executeTakeFirstOrThrow();
  await kitchen.product.database
    .updateTable('person')
    .set({ organization_id: organizationId })
    .where('id', '=', chef.id)
    .execute();
  await kitchen.product.database
    .insertInto('role_grant')
    .values({ person_id: chef.id, role: 'organization-admin', scope_kind: 'organization', scope_id: organizationId })
    .execute();
  const stranger = await kitchen.product.as('chef');
  const integrationId = await someIntegration(kitchen.product.database);
  expect((await stranger(api.listWebhooks)).items).toEqual([]);
  expect((await stranger(api.listDeliveries)).items).toEqual([]);
  const asked = [
    async () => stranger(api.createWebhook, { body: { integrationId, url: 'https://a.test', events: [...EVENTS] } }),
    async () => stranger(api.updateWebhook, { params: { id }, body: { active: false } }),
    async () => stranger(api.deleteWebhook, { params: { id } }),
    async () => stranger(api.testWebhook, { params: { id } }),
    async () => stranger(api.repeatDelivery, { params: { id: delivery.id } }),
    async () => stranger(api.listDeliveries, { query: { organizationId: demoId('norrsken') } }),
  ];
  for (const call of asked) await expect(call()).rejects.toMatchObject(NOT_FOUND);
});

test('an integration has ten addresses at most', async () => {
  const integrationId = await someIntegration(kitchen.product.database);
  const add = async (at: number) =>
    kitchen.admin(api.createWebhook, { body: { integrationId, url: `https://a.test/${at}`, events: [...EVENTS] } });
  for (let at = 0; at < MOST_WEBHOOKS; at += 1) await add(at);
  await expect(add(10)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'integrationId', code: 'too_many' }] });
});

test.each([
  'ftp://a.test/',
  'a.test/hook',
  'http://a.test:99999/',
  'https://[::1',
  'https://user:secret@a.test/',
  'javascript:alert(1)',
  '',
])('%s is no address', async (url) => {
  await expect(kitchen.hook([...EVENTS], url)).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'url' }] });
});

test('in production an address needs https', async () => {
  const product = await openProduct({ environment: { NODE_ENV: 'production' } });
  const integrationId = await someIntegration(product.database);
  const admin = await product.as('admin');
  const refused = admin(api.createWebhook, { body: { integrationId, url: 'http://a.test/', events: [...EVENTS] } });
  await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'url', code: 'not_https' }] });
  await product.close();
});

const PRIVATE = [
  'http://localhost/',
  'http://till.localhost:8080/hook',
  'http://localhost./',
  'http://127.1/',
  'http://0x7f000001/',
  'http://10.0.0.8/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.8]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
];

test('without leave of the installation an address of its own network is not kept, and one that was is not changed to it', async () => {
  await kitchen.close();
  kitchen = await openHookedKitchen({ WEBHOOK_PRIVATE_ADDRESSES: 'false' });
  const refused = { code: 'invalid_input', fields: [{ path: 'url', code: 'private_address' }] };
  const { id } = await kitchen.hook([...EVENTS], 'https://till.test/hook');
  for (const url of [...PRIVATE, 'https://metadata.google.internal/', 'https://stock.local/hook']) {
    await expect(kitchen.hook([...EVENTS], url)).rejects.toMatchObject(refused);
    await expect(kitchen.admin(api.updateWebhook, { params: { id }, body: { url } })).rejects.toMatchObject(refused);
  }
  const { items } = await kitchen.admin(api.listWebhooks);
  expect(items.map(({ url }) => url)).toEqual(['https://till.test/hook']);
});

test.each([
  'https://93.184.215.14/hook',
  'https://[2606:2800:21f:cb07::1]/',
  'https://internal.till.test/',
  'https://localhost.till.test/',
])('%s is kept', async (url) => {
  await kitchen.close();
  kitchen = await openHookedKitchen({ WEBHOOK_PRIVATE_ADDRESSES: 'false' });
  await kitchen.hook([...EVENTS], url);
  expect((await kitchen.admin(api.listWebhooks)).items).toMatchObject([{ url }]);
});

test('without leave of the installation nothing in its own network is reached, though it was kept while there was leave', async () => {
  await kitchen.close();
  kitchen = await openHookedKitchen({ WEBHOOK_PRIVATE_ADDRESSES: 'false' });
  const { id } = await kitchen.hook([...EVENTS], 'https://till.test/hook');
  await kitchen.product.database.updateTable('webhook').set({ url: kitchen.receiver.url }).where('id', '=', id).execute();
  expect(await kitchen.admin(api.testWebhook, { params: { id } })).toMatchObject({
    state: 'failed',
    status: null,
    failure: 'address_not_allowed',
  });
  expect(kitchen.receiver.received).toEqual([]);
});

test.each(PRIVATE)('%s is not sent to', async (url) => {
  const outcome = await sendMessage(url, { headers: {}, body: '' }, { privateToo: false, httpsOnly: false });
  expect(outcome).toEqual({ status: null, failure: 'address_not_allowed' });
});

test('a name is reached where it was judged, whatever it leads to by then', async () => {
  const { port } = new URL(kitchen.receiver.url);
  let asked = 0;
  const resolve = async () => [{ address: (asked += 1) === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }];
  const reach = { privateToo: true, httpsOnly: false, resolve };
  expect(await sendMessage(`http://rebound.test:${port}/`, { headers: {}, body: '{}' }, reach)).toEqual({
    status: 200,
    failure: null,
  });
  expect([asked, kitchen.receiver.received.length]).toEqual([1, 1]);
  const mixed = {
    ...reach,
    privateToo: false,
    resolve: async () => [{ address: '93.184.215.14', family: 4 }, ...(await resolve())],
  };
  expect(await sendMessage(`http://rebound.test:${port}/`, { headers: {}, body: '{}' }, mixed)).toMatchObject({
    failure: 'not_reached',
  });
});

const to = async (resolve: Reach['resolve'] & object) =>
  sendMessage('https://tills.test/', { headers: {}, body: '{}' }, { privateToo: false, httpsOnly: true, resolve });

test('the answer for a name that leads inside is the same as for one that leads nowhere', async () => {
  const inside = await to(async () => [{ address: '10.0.0.7', family: 4 }]);
  const unknown = await to(async () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })));
  const nothing = await to(async () => []);
  expect([inside, nothing]).toEqual([unknown, unknown]);
});

test('how long it took says nothing of where a name leads', async () => {
  const { id } = await kitchen.hook([...EVENTS], 'https://no-such-name.invalid/hook');
  const { failure, took } = await kitchen.admin(api.testWebhook, { params: { id } });
  expect({ failure, took }).toEqual({ failure: 'not_reached', took: null });
});

test('changes of an address stand in the audit, without its path and without a secret', async () => {
  const { id } = await kitchen.hook([...EVENTS], 'https://hooks.test/very/private');
  const { secret } = await kitchen.admin(api.updateWebhook, { params: { id }, body: { rotate: true, active: false } });
  await kitchen.admin(api.deleteWebhook, { params: { id } });
  const { items } = await kitchen.admin(readOrganizationAudit, { params: { id: demoId('norrsken') } });
  expect(items.slice(0, 3).map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['webhook', 'webhook_active'],
    ['webhook_active', 'webhook_secret'],
    ['webhook', 'webhook_active'],
  ]);
  const audit = JSON.stringify(items);
  expect([audit.includes('hooks.test: report.completed'), audit.includes('private'), audit.includes(secret ?? '')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('more than ten tests a minute are too many', async () => {
  const { id } = await kitchen.hook([...EVENTS]);
  for (let sent = 0; sent < 10; sent += 1) await kitchen.admin(api.testWebhook, { params: { id } });
  await expect(kitchen.admin(api.testWebhook, { params: { id } })).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('the log has pages, and is filtered by address and outcome', async () => {
  const { id } = await kitchen.hook([...EVENTS]);
  kitchen.receiver.answers = [500, 200];
  for (let sent = 0; sent < 3; sent += 1) await kitchen.admin(api.testWebhook, { params: { id } });
  const of = async (query: object) => (await kitchen.admin(api.listDeliveries, { query })).items.map(({ state }) => state);
  expect(await of({})).toEqual(['delivered', 'delivered', 'failed']);
  expect(await of({ state: 'failed', webhookId: id })).toEqual(['failed']);
  expect(await of({ webhookId: 'another' })).toEqual([]);
});
