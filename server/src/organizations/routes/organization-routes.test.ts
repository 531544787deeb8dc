import * as auditApi from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authenticate } from '@plateprint/shared/users/user-api.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
const norrsken = demoId('norrsken');
const params = { id: norrsken };

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterAll(() => product.close());

async function plan(change: { plan?: string; plan_active?: boolean }): Promise<void> {
  await product.database.updateTable('organization').set(change).where('id', '=', norrsken).execute();
}
beforeEach(async () => plan({ plan: 'professional', plan_active: true }));

describe('an organization', () => {
  test.each(['chef', 'manager', 'admin', 'owner', 'super'])('is read by %s of it', async (person) => {
    const caller = await product.as(person);
    const { name, location, enterprise, mayManage } = await caller(api.readOrganization, { params });
    expect({ name, location, enterprise: enterprise?.name }).toEqual({
      name: 'Norrsken Måltider',
      location: 'SE',
      enterprise: 'Common Table Group',
    });
    expect(mayManage).toBe(['admin', 'owner', 'super'].includes(person));
  });

  test('is not there for a stranger, whatever they ask', async () => {
    const stranger = await product.as('stranger');
    const gone = { code: 'not_found' };
    await expect(stranger(api.readOrganization, { params })).rejects.toMatchObject(gone);
    await expect(stranger(api.readPlan, { params })).rejects.toMatchObject(gone);
    await expect(stranger(auditApi.readOrganizationAudit, { params })).rejects.toMatchObject(gone);
    await expect(stranger(api.updateOrganization, { body: { ...params, name: 'Ours' } })).rejects.toMatchObject(gone);
  });

  test.each([
    ['chef', ['Norrsken Måltider']],
    ['admin', ['Norrsken Måltider']],
    ['owner', ['Maison Clairval', 'Norrsken Måltider']],
    ['super', ['Maison Clairval', 'Norrsken Måltider', 'Strangers']],
    ['stranger', ['Strangers']],
  ])('is listed for %s among %j', async (person, names) => {
    const { items } = await (await product.as(person))(api.listOrganizations);
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  test('is found by the beginnings of its words', async () => {
    const owner = await product.as('owner');
    const found = async (search: string) =>
      (await owner(api.listOrganizations, { query: { search } })).items.map(({ name }) => name);
    expect(await found('mål NORR')).toEqual(['Norrsken Måltider']);
    expect(await found('tider')).toEqual([]);
    expect(await found("'; :*")).toHaveLength(2);
  });

  test('tells its plan, and none where it is inactive', async () => {
    const chef = await product.as('chef');
    expect(await chef(api.readPlan, { params })).toEqual({ plan: 'professional', active: true, index: 3 });
    await plan({ plan: 'plus', plan_active: false });
    expect(await chef(api.readPlan, { params })).toEqual({ plan: 'plus', active: false, index: 1 });
    expect((await chef(api.readOrganization, { params })).plan).toBeNull();
  });
});

describe('changing an organization', () => {
  test('is for those who run it, and is written down with before and after', async () => {
    const admin = await product.as('admin');
    const changed = await admin(api.updateOrganization, { body: { ...params, name: '  Norrsken   Mat ', location: 'FI' } });
    expect(changed).toMatchObject({ name: 'Norrsken Mat', location: 'FI', segment: 'contract_catering' });
    const { items } = await admin(auditApi.readOrganizationAudit, { params });
    expect(items[0]).toMatchObject({
      action: 'organization_changed',
      by: { name: 'Katharina Vogel' },
      thing: { kind: 'organization', name: 'Norrsken Mat' },
      changes: [
        { field: 'name', before: ['Norrsken Måltider'], after: ['Norrsken Mat'] },
        { field: 'location', before: ['SE'], after: ['FI'] },
      ],
    });
    await admin(api.updateOrganization, { body: { ...params, name: 'Norrsken Måltider', location: 'SE' } });
    await admin(api.updateOrganization, { body: { ...params, name: 'Norrsken Måltider' } });
    expect((await admin(auditApi.readOrganizationAudit, { params })).items).toHaveLength(items.length + 1);
  });

  test('chooses which total stands large: the session knows it, and the audit names it', async () => {
    const admin = await product.as('admin');
    await admin(api.updateOrganization, { body: { ...params, printedTotal: 'without_land_use_change' } });
    expect((await admin(authenticate)).userOrganization.printedTotal).toBe('without_land_use_change');
    const { items } = await admin(auditApi.readOrganizationAudit, { params });
    expect(items[0]?.changes).toEqual([
      { field: 'printed_total', before: ['with_land_use_change'], after: ['without_land_use_change'] },
    ]);
  });

  test('is refused on an inactive plan, but to a super-admin; its audit stays readable', async () => {
    await plan({ plan_active: false });
    const admin = await product.as('admin');
    const change = { body: { ...params, segment: 'hotel' as const } };
    await expect(admin(api.updateOrganization, change)).rejects.toMatchObject({ code: 'plan_inactive' });
    await admin(auditApi.readOrganizationAudit, { params });
    expect(await (await product.as('super'))(api.updateOrganization, change)).toMatchObject({ segment: 'hotel' });
  });

  test.each([
    ['a blank name', { name: '   ' }, 'name'],
    ['a name of two lines', { name: 'A\nB' }, 'name'],
    ['a location that is none', { location: 'Sweden' }, 'location'],
    ['a country that there is not', { location: 'XX' }, 'location'],
  ])('to %s is refused by the field', async (_, change, field) => {
    const admin = await product.as('admin');
    await expect(admin(api.updateOrganization, { body: { ...params, ...change } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: field }],
    });
  });
});

test('the audit only grows', async () => {
  await (
    await product.as('stranger')
  )(api.updateOrganization, { body: { id: STRANGERS.organization, name: 'Stranger still' } });
  await expect(product.database.deleteFrom('audit_entry').execute()).rejects.toThrow('only grows');
  await expect(product.database.updateTable('audit_entry').set({ deed: 'x' }).execute()).rejects.toThrow('only grows');
});

test('the audit is read a page at a time, by those of its organization alone', async () => {
  const stranger = await product.as('stranger');
  for (let turn = 0; turn < 55; turn += 1)
    await stranger(api.updateOrganization, { body: { id: STRANGERS.organization, name: `Strangers ${turn}` } });
  const own = { params: { id: STRANGERS.organization } };
  const first = await stranger(auditApi.readOrganizationAudit, own);
  const second = await stranger(auditApi.readOrganizationAudit, { ...own, query: { cursor: first.next ?? '' } });
  const names = [...first.items, ...second.items].map(({ thing }) => thing.name);
  expect([first.items.length, second.next, names[0], new Set(names).size]).toEqual([50, null, 'Strangers 54', names.length]);
  const { items } = await (await product.as('admin'))(auditApi.readOrganizationAudit, { params });
  expect(items.filter(({ organization }) => organization?.id !== norrsken)).toEqual([]);
});
