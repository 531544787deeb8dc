import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import * as api from '@plateprint/shared/enterprises/enterprise-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../test/support/strangers.ts';
import { demoId } from '../demo/demo-id.ts';

const id = demoId('common-table');

let product: Product;
beforeEach(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterEach(async () => product.close());

describe('an enterprise', () => {
  test.each(['owner', 'super'])('is read by %s with its organizations', async (person) => {
    const caller = await product.as(person);
    expect((await caller(api.listEnterprises)).items).toMatchObject([{ name: 'Common Table Group', organizationCount: 2 }]);
    const { enterprise, items } = await caller(api.readEnterprise, { params: { id } });
    expect(enterprise).toMatchObject({ name: 'Common Table Group', mayEdit: true });
    expect(items).toMatchObject([
      { name: 'Maison Clairval', restaurantCount: 1, memberCount: 0 },
      { name: 'Norrsken Måltider', restaurantCount: 4, memberCount: 5 },
    ]);
    const { items: found } = await caller(api.readEnterprise, { params: { id }, query: { search: 'clair' } });
    expect(found.map(({ name }) => name)).toEqual(['Maison Clairval']);
  });

  test.each(['chef', 'manager', 'admin', 'stranger'])('is not there for %s', async (person) => {
    const caller = await product.as(person);
    expect((await caller(api.listEnterprises)).items).toEqual([]);
    await expect(caller(api.readEnterprise, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(caller(api.updateEnterprise, { body: { id, name: 'Ours' } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is viewed on professional alone', async () => {
    await product.database
      .updateTable('organization')
      .set({ plan: 'intermediate' })
      .where('id', '=', demoId('norrsken'))
      .execute();
    const owner = await product.as('owner');
    await expect(owner(api.listEnterprises)).rejects.toMatchObject({ code: 'plan_lacks' });
    await expect(owner(api.readEnterprise, { params: { id } })).rejects.toMatchObject({ code: 'plan_lacks' });
    await (
      await product.as('super')
    )(api.readEnterprise, { params: { id } });
  });

  test('is renamed by its owner', async () => {
    const owner = await product.as('owner');
    expect(await owner(api.updateEnterprise, { body: { id, name: 'Common Table' } })).toMatchObject({ name: 'Common Table' });
  });
});

describe('forming enterprises', () => {
  const association = { enterpriseId: id, organizationId: STRANGERS.organization };

  test('is for super-admins: made, joined, left, deleted, restored', async () => {
    const superAdmin = await product.as('super');
    const made = await superAdmin(api.createEnterprise, { body: { name: 'North Sea Canteens' } });
    const body = { enterpriseId: made.id, organizationId: STRANGERS.organization };
    expect(await superAdmin(api.associateOrganization, { body })).toMatchObject({ organizationCount: 1 });
    await expect(superAdmin(api.associateOrganization, { body: association })).rejects.toMatchObject({
      code: 'in_another_enterprise',
    });
    await expect(superAdmin(api.dissociateOrganization, { body: association })).rejects.toMatchObject({
      code: 'in_another_enterprise',
    });
    const params = { id: made.id };
    await expect(superAdmin(api.deleteEnterprise, { params })).rejects.toMatchObject({ code: 'enterprise_not_empty' });
    expect(await superAdmin(api.dissociateOrganization, { body })).toMatchObject({ organizationCount: 0 });
    await superAdmin(api.deleteEnterprise, { params });
    const names = async (query: object) => (await superAdmin(api.listEnterprises, { query })).items.map(({ name }) => name);
    expect([await names({}), await names({ bin: true }), await names({ bin: true, search: 'common' })]).toEqual([
      ['Common Table Group'],
      ['North Sea Canteens'],
      [],
    ]);
    await expect(superAdmin(api.readEnterprise, { params })).rejects.toMatchObject({ code: 'not_found' });
    expect(await superAdmin(api.restoreEnterprise, { params })).toMatchObject({ name: 'North Sea Canteens' });
    expect(await names({ bin: true })).toEqual([]);
  });

  test('an organization that joins is reached by the owner at once, and no more when it left; its admin reads of both', async () => {
    const [superAdmin, owner] = [await product.as('super'), await product.as('owner')];
    const organization = { params: { id: STRANGERS.organization } };
    await expect(owner(readOrganization, organization)).rejects.toMatchObject({ code: 'not_found' });
    await superAdmin(api.associateOrganization, { body: association });
    await owner(readOrganization, organization);
    await superAdmin(api.dissociateOrganization, { body: association });
    await expect(owner(readOrganization, organization)).rejects.toMatchObject({ code: 'not_found' });
    const { items } = await (await product.as('stranger'))(readOrganizationAudit, organization);
    expect(items).toMatchObject([
      { action: 'organization_dissociated', changes: [{ field: 'enterprise', before: ['Common Table Group'], after: [] }] },
      { action: 'organization_associated', by: { name: 'Sam Okafor' } },
    ]);
  });
});
