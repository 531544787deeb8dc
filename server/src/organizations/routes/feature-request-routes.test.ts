import { requestFeature } from '@plateprint/shared/access/features/feature-request-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
const organizationId = demoId('norrsken');

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database
    .updateTable('organization')
    .set({ plan: 'starter', plan_active: true })
    .where('id', '=', organizationId)
    .execute();
  await product.drain();
  product.mails.splice(0);
});

async function mailed() {
  await product.drain();
  return product.mails.splice(0).map(({ to, subject, text }) => ({ to, subject, text }));
}

test('a member’s request goes to the admins by mail, once a day, and stands in the audit', async () => {
  const chef = await product.as('chef');
  const body = { organizationId, feature: 'leaderboard' as const };
  const [first, second] = await Promise.all([chef(requestFeature, { body }), chef(requestFeature, { body })]);
  expect(first).toEqual({ at: expect.any(String) as string, sentTo: 'organization-admin' });
  expect(second).toEqual(first);
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual(['admin@demo.plateprint.test']);
  expect(mails[0]?.text).toMatch(/Elin Sandberg[\s\S]*Norrsken Måltider[\s\S]*Plus[\s\S]*\/organization\?tab=plan/);
  const admin = await product.as('admin');
  const { items } = await admin(readOrganizationAudit, { params: { id: organizationId } });
  expect(items[0]).toMatchObject({
    action: 'feature_requested',
    by: { name: 'Elin Sandberg' },
    changes: [{ field: 'feature', before: [], after: ['leaderboard'] }],
  });
  expect(items.filter(({ action }) => action === 'feature_requested')).toHaveLength(1);
});

test('another feature, another person and another day are requests of their own', async () => {
  const chef = await product.as('chef');
  const manager = await product.as('manager');
  await chef(requestFeature, { body: { organizationId, feature: 'menu_plans' } });
  await chef(requestFeature, { body: { organizationId, feature: 'live_links' } });
  await manager(requestFeature, { body: { organizationId, feature: 'menu_plans' } });
  expect(await mailed()).toHaveLength(3);
  product.wait(24 * 3_600_000 + 1000);
  await (
    await product.as('chef')
  )(requestFeature, { body: { organizationId, feature: 'menu_plans' } });
  expect(await mailed()).toHaveLength(1);
});

test('those who run the organization turn to those who run the installation', async () => {
  const { sentTo } = await (await product.as('admin'))(requestFeature, { body: { organizationId, feature: 'integrations' } });
  expect(sentTo).toBe('super-admin');
  const mails = await mailed();
  expect(mails.map(({ to }) => to)).toEqual(['super@demo.plateprint.test']);
  expect(mails[0]?.text).toContain(`/admin/organization/${organizationId}`);
});

test('an organization without an admin has its requests go on to those who run the installation', async () => {
  const grants = product.database.deleteFrom('role_grant').where('role', '=', 'organization-admin');
  const removed = await grants.where('scope_id', '=', organizationId).returningAll().execute();
  try {
    const chef = await product.as('chef');
    expect(await chef(requestFeature, { body: { organizationId, feature: 'tv_menus' } })).toMatchObject({
      sentTo: 'super-admin',
    });
  } finally {
    await product.database.insertInto('role_grant').values(removed).execute();
  }
});

test('what nobody would get is not sent, and may be tried again', async () => {
  const grants = product.database.deleteFrom('role_grant').where('role', 'in', ['organization-admin', 'super-admin']);
  const removed = await grants
    .where((build) => build.or([build('scope_id', '=', organizationId), build('scope_kind', '=', 'all')]))
    .returningAll()
    .execute();
  const body = { organizationId, feature: 'procurement_reports' as const };
  const chef = await product.as('chef');
  try {
    expect(await chef(requestFeature, { body })).toEqual({ at: null, sentTo: null });
    expect(await mailed()).toEqual([]);
  } finally {
    await product.database.insertInto('role_grant').values(removed).execute();
  }
  expect(await chef(requestFeature, { body })).toMatchObject({ sentTo: 'organization-admin' });
  expect(await mailed()).toHaveLength(1);
});

test('who lost the role while the mail waited gets none', async () => {
  const chef = await product.as('chef');
  await chef(requestFeature, { body: { organizationId, feature: 'organization_reports' } });
  const grants = product.database.deleteFrom('role_grant').where('role', '=', 'organization-admin');
  const removed = await grants.where('scope_id', '=', organizationId).returningAll().execute();
  try {
    expect(await mailed()).toEqual([]);
  } finally {
    await product.database.insertInto('role_grant').values(removed).execute();
  }
});

test('what the plan has by now is not asked for, and a stranger finds no organization to ask', async () => {
  await product.database.updateTable('organization').set({ plan: 'plus' }).where('id', '=', organizationId).execute();
  const chef = await product.as('chef');
  const body = { organizationId, feature: 'tv_menus' as const };
  expect(await chef(requestFeature, { body })).toMatchObject({ at: null });
  expect(await mailed()).toEqual([]);
  await expect((await product.as('stranger'))(requestFeature, { body })).rejects.toMatchObject({ code: 'not_found' });
});

test('who goes on asking has to wait', async () => {
  const manager = await product.as('manager');
  const ask = async () => manager(requestFeature, { body: { organizationId, feature: 'mapper_page' } });
  for (let turn = 0; turn < 30; turn += 1) await ask().catch(() => undefined);
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
});
