import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/organizations/member-api.ts';
import { authenticate } from '@plateprint/shared/users/user-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';
import { demoId } from '../../demo/demo-id.ts';

const DAY_MS = 24 * 3_600_000;
const norrsken = demoId('norrsken');
const params = { id: norrsken };
const idOf = (person: string) => demoId(`${person}@demo.plateprint.test`);
const cook = { organizationId: norrsken, email: 'New.Cook@kitchen.test', role: 'restaurant-user' as const };

let product: Product;
beforeEach(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterEach(async () => product.close());

const grant = async (person_id: string, role: string, [scope_kind, scope_id]: [string, string]) =>
  product.database.insertInto('role_grant').values({ person_id, role, scope_kind, scope_id }).execute();

describe('the members', () => {
  test('are listed by last name with their roles and restaurants', async () => {
    const { items, next } = await (await product.as('admin'))(api.listMembers, { params });
    expect(next).toBeNull();
    expect(items.map(({ lastname, mayChange }) => [lastname, mayChange])).toEqual([
      ['Hughes', false],
      ['Okafor', false],
      ['Ravn', true],
      ['Sandberg', true],
      ['Vogel', true],
    ]);
    expect(items[2]).toMatchObject({
      firstname: 'Jonas',
      email: 'manager@demo.plateprint.test',
      roles: [
        { role: 'portfolio-manager', scope: { kind: 'restaurant', name: 'Kantinen Havnen' } },
        { role: 'portfolio-manager', scope: { kind: 'restaurant', name: 'Matsalen Slussen' } },
      ],
      restaurants: [{ name: 'Kantinen Havnen' }, { name: 'Matsalen Slussen' }],
      restaurantCount: 2,
      isGuest: false,
      deleted: null,
    });
  });

  test('are found by the beginnings of words in name and address', async () => {
    const admin = await product.as('admin');
    const found = async (search: string) =>
      (await admin(api.listMembers, { params, query: { search } })).items.map(({ lastname }) => lastname);
    expect(await found('kath vog')).toEqual(['Vogel']);
    expect(await found('CHEF@demo')).toEqual(['Sandberg']);
    expect(await found('strange')).toEqual([]);
  });

  test('are read one by one with their whole portfolio, by those who run the organization alone', async () => {
    const whole = { params: { id: idOf('manager') } };
    const { member, portfolio } = await (await product.as('admin'))(api.readMember, whole);
    expect(member.lastname).toBe('Ravn');
    expect(portfolio.map(({ name }) => name)).toEqual(['Kantinen Havnen', 'Matsalen Slussen']);
    await expect((await product.as('manager'))(api.readMember, whole)).rejects.toMatchObject({ code: 'not_found' });
    const elsewhere = { ...whole, query: { organizationId: demoId('maison') } };
    await expect((await product.as('super'))(api.readMember, elsewhere)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('with somebody of another organization who has a role here are listed among the others', async () => {
    await grant(STRANGERS.admin, 'organization-admin', ['organization', norrsken]);
    const { items } = await (await product.as('admin'))(api.listMembers, { params });
    expect(items.find(({ isGuest }) => isGuest)).toMatchObject({
      id: STRANGERS.admin,
      roles: [{ role: 'organization-admin', scope: { id: norrsken } }],
      restaurantCount: 0,
    });
    expect(items).toHaveLength(6);
  });

  test('page by cursor, everybody once', async () => {
    const people = Array.from({ length: 120 }, (_, number) => ({ id: `many-${number}`, lastname: `Many ${number % 7}` }));
    await product.database
      .insertInto('person')
      .values(
        people.map(({ id, lastname }) => ({
          id,
          lastname,
          firstname: 'A',
          organization_id: norrsken,
          email: `${id}@many.test`,
          password_hash: '',
          settings: '{}',
        })),
      )
      .execute();
    const admin = await product.as('admin');
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { items, next } = await admin(api.listMembers, { params, query: cursor ? { cursor } : {} });
      seen.push(...items.map(({ id }) => id));
      if (next === null) break;
      cursor = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([125, 125]);
  });

  test.each([
    ['chef', 'not_allowed'],
    ['manager', 'not_allowed'],
    ['stranger', 'not_found'],
    [null, 'not_signed_in'],
  ])('are not shown to %s', async (person, code) => {
    const caller = await product.as(person);
    await expect(caller(api.listMembers, { params })).rejects.toMatchObject({ code });
    await expect(caller(api.listInvitations, { params })).rejects.toMatchObject({ code });
    await expect(caller(api.inviteMember, { body: cook })).rejects.toMatchObject({ code });
    expect(await product.database.selectFrom('invitation').selectAll().execute()).toEqual([]);
  });
});

describe('inviting', () => {
  const matsalen = demoId('matsalen');

  test('sends a mail, is listed as pending and is written down by names', async () => {
    const admin = await product.as('admin');
    const invited = await admin(api.inviteMember, {
      body: { ...cook, restaurantIds: [matsalen, demoId('havnen')], language: 'sv' },
    });
    expect(invited).toMatchObject({
      email: 'new.cook@kitchen.test',
      restaurants: [{ name: 'Kantinen Havnen' }, { name: 'Matsalen Slussen' }],
      invitedBy: 'Katharina Vogel',
      isExpired: false,
    });
    await product.drain();
    expect(product.mails.map(({ to }) => to)).toEqual(['new.cook@kitchen.test']);
    expect((await admin(api.listInvitations, { params })).items).toEqual([invited]);
    const { items } = await admin(readOrganizationAudit, { params });
    expect(items[0]).toMatchObject({
      action: 'invitation_sent',
      thing: { kind: 'invitation', name: 'new.cook@kitchen.test' },
      changes: [
        { field: 'email', before: [], after: ['new.cook@kitchen.test'] },
        { field: 'role', after: ['restaurant-user'] },
        { field: 'restaurants', after: ['Kantinen Havnen', 'Matsalen Slussen'] },
      ],
    });
  });

  test('somebody invited already says so, and a member too', async () => {
    const admin = await product.as('admin');
    const body = { ...cook, restaurantIds: [matsalen] };
    await admin(api.inviteMember, { body });
    await expect(admin(api.inviteMember, { body })).rejects.toMatchObject({ code: 'already_invited' });
    const member = { ...body, email: 'CHEF@demo.plateprint.test' };
    await expect(admin(api.inviteMember, { body: member })).rejects.toMatchObject({ code: 'already_member' });
    product.wait(15 * DAY_MS);
    const later = await product.as('admin');
    expect((await later(api.listInvitations, { params })).items).toMatchObject([{ isExpired: true }]);
    await later(api.inviteMember, { body });
  });

  test('is sent again, and withdrawn', async () => {
    const admin = await product.as('admin');
    const { id, expires } = await admin(api.inviteMember, { body: { ...cook, restaurantIds: [matsalen] } });
    product.wait(DAY_MS);
    const again = await admin(api.resendInvitation, { body: { invitationId: id } });
    expect(Date.parse(again.expires)).toBeGreaterThan(Date.parse(expires));
    await product.drain();
    expect(product.mails).toHaveLength(2);
    for (const person of ['chef', 'stranger']) {
      const caller = await product.as(person);
      await expect(caller(api.resendInvitation, { body: { invitationId: id } })).rejects.toMatchObject({ code: 'not_found' });
      await expect(caller(api.withdrawInvitation, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    }
    await admin(api.withdrawInvitation, { params: { id } });
    expect((await admin(api.listInvitations, { params })).items).toEqual([]);
    await expect(admin(api.resendInvitation, { body: { invitationId: id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['admin', 'enterprise-owner', [], 'not_allowed'],
    ['admin', 'super-admin', [], 'not_allowed'],
    ['owner', 'super-admin', [], 'not_allowed'],
    ['super', 'super-admin', [], 'not_allowed'],
    ['admin', 'restaurant-user', [], 'invalid_input'],
    ['admin', 'restaurant-user', ['clairval'], 'invalid_input'],
    ['admin', 'portfolio-manager', ['matsalen', 'nowhere'], 'invalid_input'],
  ] as const)('by %s as %s for %j is %s', async (person, role, keys, code) => {
    const caller = await product.as(person);
    const body = { ...cook, role, restaurantIds: keys.map(demoId) };
    await expect(caller(api.inviteMember, { body })).rejects.toMatchObject({ code });
    await product.drain();
    expect(product.mails).toEqual([]);
  });

  test('an owner is for an owner', async () => {
    const owner = await product.as('owner');
    expect(await owner(api.inviteMember, { body: { ...cook, role: 'enterprise-owner' } })).toMatchObject({
      role: 'enterprise-owner',
    });
  });

  test('is refused on an inactive plan', async () => {
    await product.database.updateTable('organization').set({ plan_active: false }).where('id', '=', norrsken).execute();
    const admin = await product.as('admin');
    const body = { ...cook, restaurantIds: [matsalen] };
    await expect(admin(api.inviteMember, { body })).rejects.toMatchObject({ code: 'plan_inactive' });
    await admin(api.listMembers, { params });
  });
});

describe('removing a member', () => {
  test('ends their sessions, and restoring gives back what they had', async () => {
    const admin = await product.as('admin');
    const manager = await product.as('manager');
    const before = (await admin(api.listMembers, { params })).items.find(({ id }) => id === idOf('manager'));
    expect(await admin(api.removeMember, { params: { id: idOf('manager') } })).toEqual({ id: idOf('manager'), restorable: true });
    await expect(manager(authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await admin(api.listMembers, { params })).items).toHaveLength(4);
    const { items: bin } = await admin(api.listMembers, { params, query: { bin: 'true' } });
    expect(bin).toMatchObject([{ id: idOf('manager'), deleted: expect.any(String) as unknown }]);
    expect(await admin(api.restoreMember, { params: { id: idOf('manager') } })).toEqual(before);
    const { items } = await admin(readOrganizationAudit, { params });
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'member_restored', thing: { name: 'Jonas Ravn' } },
      {
        action: 'member_removed',
        thing: { name: 'Jonas Ravn' },
        changes: [
          { field: 'role', before: ['portfolio-manager (Kantinen Havnen)', 'portfolio-manager (Matsalen Slussen)'] },
          { field: 'restaurants', before: ['Kantinen Havnen', 'Matsalen Slussen'] },
        ],
      },
    ]);
  });

  test('is not possible after thirty days, nor when somebody else has the address by then', async () => {
    const admin = await product.as('admin');
    await admin(api.removeMember, { params: { id: idOf('chef') } });
    await product.database
      .updateTable('person')
      .set({ email: 'CHEF@demo.plateprint.test' })
      .where('id', '=', idOf('manager'))
      .execute();
    await expect(admin(api.restoreMember, { params: { id: idOf('chef') } })).rejects.toMatchObject({ code: 'email_taken' });
    product.wait(31 * DAY_MS);
    const later = await product.as('admin');
    await expect(later(api.restoreMember, { params: { id: idOf('chef') } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await later(api.listMembers, { params, query: { bin: 'true' } })).items).toEqual([]);
  });

  test.each([
    ['chef', 'manager', 'not_found'],
    ['manager', 'chef', 'not_found'],
    ['stranger', 'chef', 'not_found'],
    ['admin', 'super', 'not_allowed'],
    ['admin', 'owner', 'not_allowed'],
    ['owner', 'super', 'not_allowed'],
    ['admin', 'admin', 'own_account'],
    ['owner', 'admin', 'last_admin'],
    ['super', 'admin', 'last_admin'],
  ])('by %s of %s is %s', async (person, other, code) => {
    const caller = await product.as(person);
    await expect(caller(api.removeMember, { params: { id: idOf(other) } })).rejects.toMatchObject({ code });
    await (
      await product.as(other)
    )(authenticate);
  });

  test('somebody who is a guest takes what they have here, and leaves the account', async () => {
    await grant(STRANGERS.admin, 'organization-admin', ['organization', norrsken]);
    const admin = await product.as('admin');
    const removal = { params: { id: STRANGERS.admin }, query: { organizationId: norrsken } };
    expect(await admin(api.removeMember, removal)).toEqual({ id: STRANGERS.admin, restorable: false });
    const stranger = await product.as('stranger');
    await expect(stranger(api.listMembers, { params })).rejects.toMatchObject({ code: 'not_found' });
    expect((await stranger(api.listMembers, { params: { id: STRANGERS.organization } })).items).toHaveLength(2);
  });

  test('two admins who remove each other at once leave one', async () => {
    await grant(idOf('manager'), 'organization-admin', ['organization', norrsken]);
    const [admin, manager] = [await product.as('admin'), await product.as('manager')];
    const results = await Promise.allSettled([
      admin(api.removeMember, { params: { id: idOf('manager') } }),
      manager(api.removeMember, { params: { id: idOf('admin') } }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
