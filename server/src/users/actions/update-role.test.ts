import { updateRole } from '@plateprint/shared/users/role-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const idOf = (person: string): string => demoId(`${person}@demo.plateprint.test`);
const matsalen = demoId('matsalen');
const havnen = demoId('havnen');
const norrsken = demoId('norrsken');
const MANAGER = { roles: [{ role: 'portfolio-manager' as const }], restaurantIds: [matsalen, havnen] };

async function grantsOf(person: string): Promise<string[]> {
  const rows = await product.database
    .selectFrom('role_grant')
    .select(['role', 'scope_kind', 'scope_id'])
    .where('person_id', '=', idOf(person))
    .execute();
  return rows.map(({ role, scope_kind: kind, scope_id: id }) => `${role} ${kind} ${id}`.trim()).toSorted();
}

describe('an admin', () => {
  test('sets a member’s roles and restaurants; their sessions end, and it is written down', async () => {
    const [admin, chef] = [await product.as('admin'), await product.as('chef')];
    const reply = await admin(updateRole, { params: { id: idOf('chef') }, body: MANAGER });
    expect(reply.roles).toEqual([{ role: 'portfolio-manager', scope: { kind: 'organization', id: norrsken } }]);
    expect(await grantsOf('chef')).toEqual([`portfolio-manager organization ${norrsken}`]);
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    const { authUser } = await (await product.as('chef'))(api.authenticate);
    expect(authUser.portfolio.map(({ id }) => id).toSorted()).toEqual([matsalen, havnen].toSorted());
    const entries = await product.database.selectFrom('audit_entry').select(['deed', 'before', 'after']).execute();
    expect(entries).toContainEqual({
      deed: 'role_changed',
      before: { role: ['restaurant-user (Matsalen Slussen)'], restaurants: ['Matsalen Slussen'] },
      after: { role: ['portfolio-manager (Norrsken Måltider)'], restaurants: ['Kantinen Havnen', 'Matsalen Slussen'] },
    });
  });

  test('gives a role for one restaurant alone', async () => {
    const admin = await product.as('admin');
    const body = {
      roles: [{ role: 'restaurant-user' as const, scope: { kind: 'restaurant' as const, id: havnen } }],
      restaurantIds: [havnen],
    };
    await admin(updateRole, { params: { id: idOf('chef') }, body });
    expect(await grantsOf('chef')).toEqual([`restaurant-user restaurant ${havnen}`]);
  });

  test('may hand the role over, and keeps the session that does it', async () => {
    const admin = await product.as('admin');
    const promoted = { roles: [{ role: 'organization-admin' as const }], restaurantIds: [] };
    await admin(updateRole, { params: { id: idOf('chef') }, body: promoted });
    await admin(updateRole, { params: { id: idOf('admin') }, body: MANAGER });
    await admin(api.authenticate);
    expect(await grantsOf('admin')).toEqual([`portfolio-manager organization ${norrsken}`]);
  });
});

/** How the setting of somebody's role is refused; their roles are seen to stay as they were. */
async function refusal(caller: Caller, person: string, body: object = {}): Promise<string> {
  const before = await grantsOf(person);
  const outcome = await caller(updateRole, { params: { id: idOf(person) }, body: { ...MANAGER, ...body } }).then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  expect(await grantsOf(person)).toEqual(before);
  return outcome;
}

function scoped(kind: string, id: string) {
  return { roles: [{ role: 'restaurant-user', scope: { kind, id } }] };
}

describe('refused is', () => {
  test('to take the last admin’s role, by themself or by somebody above', async () => {
    for (const who of ['admin', 'owner', 'super'])
      expect([who, await refusal(await product.as(who), 'admin')]).toEqual([who, 'last_admin']);
  });

  test('of two admins who take each other’s role at once, one', async () => {
    const promoted = { roles: [{ role: 'organization-admin' as const }], restaurantIds: [] };
    await (
      await product.as('admin')
    )(updateRole, { params: { id: idOf('manager') }, body: promoted });
    const [admin, manager] = [await product.as('admin'), await product.as('manager')];
    const outcomes = await Promise.allSettled([
      admin(updateRole, { params: { id: idOf('manager') }, body: MANAGER }),
      manager(updateRole, { params: { id: idOf('admin') }, body: MANAGER }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = [...(await grantsOf('admin')), ...(await grantsOf('manager'))];
    expect(left.filter((grant) => grant.startsWith('organization-admin'))).toHaveLength(1);
  });

  test.each([
    ['chef', 'manager', 'not_allowed'],
    ['manager', 'chef', 'not_allowed'],
  ])('%s over %s', async (who, over, code) => {
    expect(await refusal(await product.as(who), over)).toBe(code);
  });

  test('a role that the giver may not give', async () => {
    const admin = await product.as('admin');
    expect(await refusal(admin, 'chef', { roles: [{ role: 'enterprise-owner' }] })).toBe('not_allowed');
    for (const caller of [admin, await product.as('super')])
      expect(await refusal(caller, 'chef', { roles: [{ role: 'super-admin' }] })).toBe('invalid_input');
  });

  test('to take an owner’s role as an admin', async () => {
    expect(await refusal(await product.as('admin'), 'owner')).toBe('not_allowed');
  });

  test.each([
    ['a restaurant of another organization', { restaurantIds: [demoId('clairval')] }, 'not_found'],
    ['a role for a restaurant of another', scoped('restaurant', demoId('clairval')), 'invalid_input'],
    ['a role for another organization', scoped('organization', demoId('maison')), 'invalid_input'],
    ['a role for what it is not held for', scoped('enterprise', demoId('common-table')), 'invalid_input'],
    ['no role', { roles: [] }, 'invalid_input'],
    ['a look from another organization', { organizationId: demoId('maison') }, 'not_found'],
  ])('%s', async (_, body, code) => {
    expect(await refusal(await product.as('super'), 'chef', body)).toBe(code);
  });
});

test('a super-admin stays one when an organization’s roles are set', async () => {
  const owner = await product.as('owner');
  await owner(updateRole, { params: { id: idOf('super') }, body: MANAGER });
  expect(await grantsOf('super')).toEqual([`portfolio-manager organization ${norrsken}`, 'super-admin all']);
});
