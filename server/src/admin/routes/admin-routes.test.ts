import * as api from '@plateprint/shared/admin/admin-api.ts';
import { listInvitations } from '@plateprint/shared/organizations/member-api.ts';
import { readOrganization, readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import { authenticate } from '@plateprint/shared/users/user-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

const DAY_MS = 24 * 3_600_000;
const idOf = (person: string) => demoId(`${person}@demo.plateprint.test`);
const ofStrangers = { organizationId: STRANGERS.organization };

let product: Product;
beforeEach(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterEach(async () => product.close());

describe('everybody', () => {
  test('is listed by last name with roles, and found by the beginnings of words', async () => {
    const superAdmin = await product.as('super');
    const { items } = await superAdmin(api.listUsers);
    expect(items).toHaveLength(7);
    expect(items[0]).toMatchObject({
      lastname: 'Hughes',
      organization: { name: 'Norrsken Måltider' },
      roles: [{ role: 'enterprise-owner', scope: { kind: 'enterprise', name: 'Common Table Group' } }],
    });
    const found = async (search: string) => (await superAdmin(api.listUsers, { query: { search } })).items.map(({ id }) => id);
    expect(await found('sam oka')).toEqual([idOf('super')]);
    expect((await superAdmin(api.listUsers, { query: { superAdmins: 'true' } })).items.map(({ id }) => id)).toEqual([
      idOf('super'),
    ]);
  });

  test('may become super-admin and cease to be, with a new sign-in each time', async () => {
    const [superAdmin, chef] = [await product.as('super'), await product.as('chef')];
    const body = { userId: idOf('chef') };
    expect(await superAdmin(api.grantSuperAdmin, { body })).toMatchObject({ isSuperAdmin: true });
    expect(await superAdmin(api.grantSuperAdmin, { body })).toMatchObject({ isSuperAdmin: true });
    await expect(chef(authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await (
      await product.as('chef')
    )(api.revokeSuperAdmin, { body: { userId: idOf('super') } });
    const last = await product.as('chef');
    await expect(last(api.revokeSuperAdmin, { body })).rejects.toMatchObject({ code: 'last_admin' });
    const { items } = await last(api.readAdminAudit);
    expect(items).toMatchObject([
      { action: 'super_admin_revoked', by: { name: 'Elin Sandberg' }, thing: { name: 'Sam Okafor' } },
      {
        action: 'super_admin_granted',
        changes: [{ field: 'role', after: ['super-admin', 'restaurant-user (Matsalen Slussen)'] }],
      },
    ]);
  });

  test('somebody who is not there becomes nobody', async () => {
    const superAdmin = await product.as('super');
    await expect(superAdmin(api.grantSuperAdmin, { body: { userId: 'nobody' } })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('plans', () => {
  test('are moved, made inactive and active again', async () => {
    const superAdmin = await product.as('super');
    const stranger = await product.as('stranger');
    const planOfStrangers = async () => stranger(readPlan, { params: { id: STRANGERS.organization } });
    expect(await superAdmin(api.updatePlan, { body: { ...ofStrangers, plan: 'plus' } })).toMatchObject({
      plan: 'plus',
      planActive: true,
    });
    expect(await superAdmin(api.revokePlan, { body: ofStrangers })).toMatchObject({ plan: 'plus', planActive: false });
    expect(await planOfStrangers()).toEqual({ plan: 'plus', active: false, index: 1 });
    await superAdmin(api.grantPlan, { body: ofStrangers });
    expect(await planOfStrangers()).toMatchObject({ active: true });
    const { items } = await superAdmin(api.readAdminAudit);
    expect(items.map(({ action, organization }) => [action, organization?.name])).toEqual([
      ['plan_granted', 'Strangers'],
      ['plan_revoked', 'Strangers'],
      ['plan_changed', 'Strangers'],
    ]);
  });
});

describe('organizations', () => {
  test('are listed with their plan and size', async () => {
    const { items } = await (await product.as('super'))(api.listAllOrganizations);
    expect(items).toMatchObject([
      {
        name: 'Maison Clairval',
        plan: 'starter',
        restaurantCount: 1,
        memberCount: 0,
        enterprise: { name: 'Common Table Group' },
      },
      { name: 'Norrsken Måltider', plan: 'professional', planActive: true, restaurantCount: 4, memberCount: 5 },
      { name: 'Strangers', enterprise: null, restaurantCount: 1, memberCount: 2 },
    ]);
  });

  test('are made on the installation’s plan, under an enterprise, with an invitation to the first admin', async () => {
    const superAdmin = await product.as('super');
    const body = { name: 'Fjord Canteens', segment: 'contract_catering' as const, location: 'NO' };
    const enterpriseId = demoId('common-table');
    const made = await superAdmin(api.createOrganization, { body: { ...body, enterpriseId, adminEmail: 'first@fjord.test' } });
    expect(made).toMatchObject({ name: 'Fjord Canteens', plan: 'starter', planActive: true, enterprise: { id: enterpriseId } });
    const { items } = await superAdmin(listInvitations, { params: { id: made.id } });
    expect(items).toMatchObject([{ email: 'first@fjord.test', role: 'organization-admin' }]);
    await product.drain();
    expect(product.mails.map(({ to }) => to)).toEqual(['first@fjord.test']);
    // In the language of the organization's country, whatever the inviter speaks.
    expect(product.mails[0]?.subject).toContain('inviterer');
    const lost = { ...body, enterpriseId: 'nowhere' };
    await expect(superAdmin(api.createOrganization, { body: lost })).rejects.toMatchObject({ code: 'not_found' });
    expect((await superAdmin(api.listAllOrganizations)).items).toHaveLength(4);
  });

  test('are deleted, shut out their people, and are restored for thirty days', async () => {
    const [superAdmin, stranger] = [await product.as('super'), await product.as('stranger')];
    const params = { id: STRANGERS.organization };
    await superAdmin(api.deleteOrganization, { body: ofStrangers });
    await expect(stranger(readOrganization, { params })).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(superAdmin(readOrganization, { params })).rejects.toMatchObject({ code: 'not_found' });
    expect((await superAdmin(api.listAllOrganizations, { query: { bin: 'true' } })).items).toMatchObject([{ name: 'Strangers' }]);
    expect(await superAdmin(api.restoreOrganization, { params })).toMatchObject({ name: 'Strangers', deleted: null });
    await (
      await product.as('stranger')
    )(readOrganization, { params });
    await superAdmin(api.deleteOrganization, { body: ofStrangers });
    product.wait(31 * DAY_MS);
    const later = await product.as('super');
    await expect(later(api.restoreOrganization, { params })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are not deleted by their own people', async () => {
    const superAdmin = await product.as('super');
    const body = { organizationId: demoId('norrsken') };
    await expect(superAdmin(api.deleteOrganization, { body })).rejects.toMatchObject({ code: 'own_organization' });
    await superAdmin(authenticate);
  });
});
