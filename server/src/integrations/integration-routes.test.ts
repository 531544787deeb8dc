import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/integrations/integration-api.ts';
import { createWebhook, listDeliveries, listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { MOST_INTEGRATIONS } from '@plateprint/shared/integrations/integration.ts';
import { readOpenKey } from '@plateprint/shared/integrations/open/open-read-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openKey } from '../../test/support/open-key.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../test/support/strangers.ts';
import { demoId } from '../demo/demo-id.ts';

const DAY_MS = 24 * 3_600_000;
const norrsken = demoId('norrsken');
const till = { name: 'Till', open_api: true, mapping_api: false };

let product: Product;
let admin: Caller;

beforeEach(async () => {
  product = await openProduct();
  await product.database.updateTable('organization').set({ plan: 'professional' }).where('id', '=', norrsken).execute();
  admin = await product.as('admin');
});
afterEach(() => product.close());

async function made(draft = till): Promise<{ id: string; key: string; keyEnd: string }> {
  const { key, ...one } = await admin(api.createIntegration, { body: draft });
  if (key === null) throw new Error('no key');
  return { ...one, key };
}

const whose = async (key: string) => (await product.withKey(key)(readOpenKey)).integration.id;
const NO_LONGER = { code: 'wrong_key', status: 401 };

test('a key is shown once, is kept as a hash alone, and says whose it is', async () => {
  const { id, key, keyEnd } = await made();
  expect(key).toMatch(/^pp_[\w-]{49}$/);
  expect(key.endsWith(keyEnd)).toBe(true);
  expect(await product.withKey(key)(readOpenKey)).toMatchObject({
    integration: { id, name: 'Till', open_api: true, mapping_api: false },
    organization: { id: norrsken },
    perMinute: 1200,
  });
  const { items } = await admin(api.listIntegrations);
  expect(items).toMatchObject([{ id, name: 'Till', keyEnd, perMinute: 1200, formerKeyUntil: null, deletedAt: null }]);
  expect(items[0]?.createdBy).not.toBeNull();
  const rows = await product.database.selectFrom('integration').selectAll().execute();
  const kept = JSON.stringify([items, rows, await product.database.selectFrom('audit_entry').selectAll().execute()]);
  expect(kept).not.toContain(key);
  expect(kept).not.toContain(key.slice(3, 30));
});

test('the last use is known to the minute, and never before the first', async () => {
  const { key } = await made();
  expect((await admin(api.listIntegrations)).items[0]?.lastUsedAt).toBeNull();
  await whose(key);
  const used = (await admin(api.listIntegrations)).items[0]?.lastUsedAt;
  expect(used).toMatch(/:00\.000Z$/);
  product.wait(120_000);
  await whose(key);
  expect(Date.parse((await admin(api.listIntegrations)).items[0]?.lastUsedAt ?? '')).toBe(Date.parse(used ?? '') + 120_000);
});

describe('a rotated key', () => {
  test('works beside the new one for a day', async () => {
    const { id, key } = await made();
    const rotated = await admin(api.updateIntegration, { params: { id }, body: { rotate: true } });
    expect(rotated.key).not.toBe(key);
    expect(rotated.formerKeyUntil).not.toBeNull();
    expect([await whose(key), await whose(rotated.key ?? '')]).toEqual([id, id]);
    product.wait(DAY_MS);
    await expect(whose(key)).rejects.toMatchObject(NO_LONGER);
    expect(await whose(rotated.key ?? '')).toBe(id);
    expect((await admin(api.listIntegrations)).items[0]?.formerKeyUntil).toBeNull();
  });

  test('is ended before, alone or with the rotation', async () => {
    const { id, key } = await made();
    const { key: second } = await admin(api.updateIntegration, { params: { id }, body: { rotate: true } });
    expect(await admin(api.updateIntegration, { params: { id }, body: { endFormer: true } })).toMatchObject({ key: null });
    await expect(whose(key)).rejects.toMatchObject(NO_LONGER);
    const { key: third } = await admin(api.updateIntegration, { params: { id }, body: { rotate: true, endFormer: true } });
    await expect(whose(second ?? '')).rejects.toMatchObject(NO_LONGER);
    expect(await whose(third ?? '')).toBe(id);
  });
});

test('an integration whose key would open nothing is refused, made or changed', async () => {
  const refusal = { code: 'invalid_input', fields: [{ path: 'open_api', code: 'no_flag' }] };
  const none = { name: 'Till', open_api: false, mapping_api: false };
  await expect(admin(api.createIntegration, { body: none })).rejects.toMatchObject(refusal);
  const { id } = await made();
  await expect(admin(api.updateIntegration, { params: { id }, body: { open_api: false } })).rejects.toMatchObject(refusal);
  const swapped = await admin(api.updateIntegration, { params: { id }, body: { open_api: false, mapping_api: true } });
  expect(swapped).toMatchObject({ open_api: false, mapping_api: true });
});

test('what is left out of a change stays as it is', async () => {
  const { id, keyEnd } = await made();
  const changed = await admin(api.updateIntegration, { params: { id }, body: { mapping_api: true } });
  expect(changed).toMatchObject({ name: 'Till', open_api: true, mapping_api: true, keyEnd, key: null });
  expect(await admin(api.updateIntegration, { params: { id }, body: { name: 'Kassan' } })).toMatchObject({ name: 'Kassan' });
});

test('a deleted integration is in the bin and its key stops working at once, until it is restored', async () => {
  const { id, key } = await made();
  await whose(key);
  await admin(api.deleteIntegration, { params: { id } });
  await expect(whose(key)).rejects.toMatchObject(NO_LONGER);
  expect((await admin(api.listIntegrations)).items).toEqual([]);
  expect((await admin(api.listIntegrations, { query: { bin: 'true' } })).items).toMatchObject([{ id }]);
  await expect(admin(api.updateIntegration, { params: { id }, body: { rotate: true } })).rejects.toMatchObject({ status: 404 });
  await admin(api.restoreIntegration, { params: { id } });
  expect(await whose(key)).toBe(id);
  await admin(api.deleteIntegration, { params: { id } });
  product.wait(31 * DAY_MS);
  admin = await product.as('admin');
  await expect(admin(api.restoreIntegration, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test('an organization has fifty at most, however many are made at once; a restored one needs room as well', async () => {
  const { id } = await made();
  await admin(api.deleteIntegration, { params: { id } });
  for (let number = 0; number < MOST_INTEGRATIONS - 2; number += 1) await openKey(product);
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => made()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const refused of [made, async () => admin(api.restoreIntegration, { params: { id } })])
    await expect(refused()).rejects.toMatchObject({ code: 'invalid_input', fields: [{ code: 'too_many' }] });
});

test('the list is by name, searched by name, a page at a time', async () => {
  for (const name of ['till', 'Procurement', 'Assistant']) await made({ ...till, name });
  expect((await admin(api.listIntegrations)).items.map(({ name }) => name)).toEqual(['Assistant', 'Procurement', 'till']);
  expect((await admin(api.listIntegrations, { query: { search: 'ment' } })).items).toHaveLength(1);
});

test('each action is written down: by whom, what changed, and of a key its end alone', async () => {
  const { id, keyEnd } = await made();
  const rotated = await admin(api.updateIntegration, { params: { id }, body: { name: 'Kassan', rotate: true } });
  await admin(api.updateIntegration, { params: { id }, body: { name: 'Kassan' } });
  await admin(api.deleteIntegration, { params: { id } });
  await admin(api.restoreIntegration, { params: { id } });
  const { items } = await admin(readOrganizationAudit, { params: { id: norrsken } });
  const ours = items.filter(({ thing }) => thing.id === id);
  expect(ours.map(({ action }) => action)).toEqual([
    'integration_restored',
    'integration_deleted',
    'integration_changed',
    'integration_created',
  ]);
  expect(ours[2]?.changes).toEqual([
    { field: 'name', before: ['Till'], after: ['Kassan'] },
    { field: 'key', before: [keyEnd], after: [rotated.keyEnd] },
    { field: 'former_key', before: ['false'], after: ['true'] },
  ]);
});

describe('who may', () => {
  test('nobody below professional, and nobody whose plan has ended', async () => {
    const { id, key } = await made();
    const { database } = product;
    await database.updateTable('organization').set({ plan: 'intermediate' }).where('id', '=', norrsken).execute();
    product.wait(2100);
    await expect(admin(api.createIntegration, { body: till })).rejects.toMatchObject({ code: 'plan_lacks' });
    await expect(whose(key)).rejects.toMatchObject({ code: 'plan_lacks' });
    await database
      .updateTable('organization')
      .set({ plan: 'professional', plan_active: false })
      .where('id', '=', norrsken)
      .execute();
    product.wait(2100);
    await expect(admin(api.deleteIntegration, { params: { id } })).rejects.toMatchObject({ code: 'plan_inactive' });
    await expect(whose(key)).rejects.toMatchObject({ code: 'plan_inactive' });
  });

  test('what is there stays readable whatever the plan has become: keys, addresses and what was sent to them', async () => {
    const { id } = await made();
    const { database } = product;
    const webhook = { integrationId: id, url: 'https://example.com/hook', events: ['recipe.changed' as const] };
    await admin(createWebhook, { body: webhook });
    for (const plan of [{ plan: 'starter' }, { plan: 'professional', plan_active: false }]) {
      await database.updateTable('organization').set(plan).where('id', '=', norrsken).execute();
      product.wait(2100);
      expect((await admin(api.listIntegrations)).items).toContainEqual(expect.objectContaining({ id }));
      expect((await admin(listWebhooks, { query: { integrationId: id } })).items).toMatchObject([{ url: webhook.url }]);
      await expect(admin(listDeliveries)).resolves.toMatchObject({ items: [] });
      await expect(admin(createWebhook, { body: webhook })).rejects.toMatchObject({ status: 403 });
    }
  });

  test('a stranger is answered that there is no such organization and no such integration', async () => {
    await addStrangers(product);
    const { id } = await made();
    const stranger = await product.as(STRANGERS.admin);
    for (const call of [
      async () => stranger(api.listIntegrations, { query: { organizationId: norrsken } }),
      async () => stranger(api.createIntegration, { body: { organizationId: norrsken, ...till } }),
      async () => stranger(api.updateIntegration, { params: { id }, body: { rotate: true } }),
      async () => stranger(api.deleteIntegration, { params: { id } }),
      async () => stranger(api.restoreIntegration, { params: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not_found' });
    expect((await stranger(api.listIntegrations)).items).toEqual([]);
  });
});
