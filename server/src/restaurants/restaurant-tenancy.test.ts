import { inviteMember } from '@plateprint/shared/organizations/member-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../test/support/strangers.ts';
import { demoId } from '../demo/demo-id.ts';

const DAY_MS = 24 * 3_600_000;
const organizationId = demoId('norrsken');
const params = { id: organizationId };
const matsalen = demoId('matsalen');

let product: Product;
beforeEach(async () => {
  product = await openProduct();
  await addStrangers(product);
});
afterEach(async () => product.close());

const nameOf = async (id: string) =>
  (await product.database.selectFrom('restaurant').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

const allowedTo = async (person: string) => {
  const { mayEdit, mayDelete, mayJoinLeaderboard } = await (
    await product.as(person)
  )(api.readRestaurant, { params: { id: matsalen } });
  return [mayEdit, mayDelete, mayJoinLeaderboard];
};

describe('the restaurants of an organization', () => {
  test.each([
    ['chef', ['Matsalen Slussen']],
    ['manager', ['Kantinen Havnen', 'Matsalen Slussen']],
    ['admin', ['Betriebsküche Speicherstadt', 'Kantinen Havnen', 'Matsalen Slussen', 'The Canal Kitchen']],
    ['owner', ['Betriebsküche Speicherstadt', 'Kantinen Havnen', 'Matsalen Slussen', 'The Canal Kitchen']],
  ])('are for %s %j', async (person, names) => {
    const { items } = await (await product.as(person))(api.listRestaurants, { params });
    expect(items.map(({ name }) => name)).toEqual(names);
  });

  test('are found by a part of the name', async () => {
    const admin = await product.as('admin');
    const { items } = await admin(api.listRestaurants, { params, query: { search: 'KITCH' } });
    expect(items.map(({ name }) => name)).toEqual(['The Canal Kitchen']);
    expect((await admin(api.listRestaurants, { params, query: { search: '%' } })).items).toEqual([]);
  });

  test('are not there for strangers, one by one neither', async () => {
    const stranger = await product.as('stranger');
    const gone = { code: 'not_found' };
    await expect(stranger(api.listRestaurants, { params })).rejects.toMatchObject(gone);
    await expect(stranger(api.readRestaurant, { params: { id: matsalen } })).rejects.toMatchObject(gone);
    await expect(stranger(api.hasUsers, { params: { id: matsalen } })).rejects.toMatchObject(gone);
    await expect(stranger(api.updateRestaurant, { body: { id: matsalen, name: 'Ours' } })).rejects.toMatchObject(gone);
    await expect(stranger(api.deleteRestaurant, { params: { id: matsalen } })).rejects.toMatchObject(gone);
    await expect(stranger(api.createRestaurant, { body: { organizationId, name: 'Ours' } })).rejects.toMatchObject(gone);
    const manager = await product.as('manager');
    await expect(manager(api.readRestaurant, { params: { id: demoId('canal') } })).rejects.toMatchObject(gone);
    expect(await nameOf(matsalen)).toBe('Matsalen Slussen');
  });

  test('say what each person may do with them', async () => {
    expect(await allowedTo('chef')).toEqual([false, false, false]);
    expect(await allowedTo('manager')).toEqual([true, false, false]);
    expect(await allowedTo('admin')).toEqual([true, true, true]);
  });
});

describe('a new restaurant', () => {
  const body = { organizationId, name: 'Kajutan' };

  test('takes its organization’s location until it has its own', async () => {
    const admin = await product.as('admin');
    const made = await admin(api.createRestaurant, { body });
    expect(made).toMatchObject({ name: 'Kajutan', location: 'SE', ownLocation: null, onLeaderboard: false, logo: null });
    const moved = await admin(api.updateRestaurant, { body: { id: made.id, location: 'NO' } });
    expect(moved).toMatchObject({ name: 'Kajutan', location: 'NO', ownLocation: 'NO' });
    expect(await admin(api.updateRestaurant, { body: { id: made.id, location: null } })).toMatchObject({ location: 'SE' });
    const { items } = await admin(readOrganizationAudit, { params });
    expect(
      items.map(({ action, changes }) => [action, changes.map(({ field, before, after }) => [field, before, after])]),
    ).toEqual([
      ['restaurant_changed', [['location', ['NO'], []]]],
      ['restaurant_changed', [['location', [], ['NO']]]],
      ['restaurant_created', [['name', [], ['Kajutan']]]],
    ]);
  });

  test('is in a country that there is', async () => {
    const admin = await product.as('admin');
    const refusal = { code: 'invalid_input', fields: [{ path: 'location', code: 'unknown_location' }] };
    await expect(admin(api.createRestaurant, { body: { ...body, location: 'XX' } })).rejects.toMatchObject(refusal);
    await expect(admin(api.updateRestaurant, { body: { id: matsalen, location: 'XX' } })).rejects.toMatchObject(refusal);
  });

  test('has a name that no other of its organization has, whatever its case and spaces', async () => {
    const admin = await product.as('admin');
    const taken = { code: 'name_taken', fields: [{ path: 'name' }] };
    await expect(admin(api.createRestaurant, { body: { organizationId, name: ' matsalen   SLUSSEN ' } })).rejects.toMatchObject(
      taken,
    );
    await expect(admin(api.updateRestaurant, { body: { id: demoId('canal'), name: 'Kantinen havnen' } })).rejects.toMatchObject(
      taken,
    );
    await admin(api.updateRestaurant, { body: { id: matsalen, name: 'MATSALEN Slussen' } });
    const stranger = await product.as('stranger');
    await stranger(api.createRestaurant, { body: { organizationId: STRANGERS.organization, name: 'Matsalen Slussen' } });
    const both = [1, 2].map(async () => admin(api.createRestaurant, { body }));
    expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test.each([
    ['chef', 'not_allowed'],
    ['manager', 'not_allowed'],
    [null, 'not_signed_in'],
  ])('is not made by %s', async (person, code) => {
    await expect((await product.as(person))(api.createRestaurant, { body })).rejects.toMatchObject({ code });
  });

  test('is not made on an inactive plan', async () => {
    await product.database.updateTable('organization').set({ plan_active: false }).where('id', '=', organizationId).execute();
    await expect((await product.as('admin'))(api.createRestaurant, { body })).rejects.toMatchObject({ code: 'plan_inactive' });
  });
});

describe('changing a restaurant', () => {
  test('is for its portfolio manager, and for no cook', async () => {
    const change = { body: { id: matsalen, name: 'Slussen' } };
    await expect((await product.as('chef'))(api.updateRestaurant, change)).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await nameOf(matsalen)).toBe('Matsalen Slussen');
    expect(await (await product.as('manager'))(api.updateRestaurant, change)).toMatchObject({ name: 'Slussen' });
  });

  test('onto the leaderboard is for those who run the organization, from plus on', async () => {
    const join = { body: { id: matsalen, onLeaderboard: true } };
    await expect((await product.as('manager'))(api.updateRestaurant, join)).rejects.toMatchObject({ code: 'not_allowed' });
    const admin = await product.as('admin');
    expect(await admin(api.updateRestaurant, join)).toMatchObject({ onLeaderboard: true });
    await product.database.updateTable('organization').set({ plan: 'starter' }).where('id', '=', organizationId).execute();
    // Nobody is held on it by a plan that went down: leaving is always free, coming back is not.
    const leave = { body: { id: matsalen, onLeaderboard: false } };
    expect(await (await product.as('admin'))(api.updateRestaurant, leave)).toMatchObject({ onLeaderboard: false });
    await expect((await product.as('admin'))(api.updateRestaurant, join)).rejects.toMatchObject({ code: 'plan_lacks' });
  });
});

describe('deleting a restaurant', () => {
  test('is undone within thirty days', async () => {
    const admin = await product.as('admin');
    const canal = { params: { id: demoId('canal') } };
    await admin(api.deleteRestaurant, canal);
    await expect(admin(api.readRestaurant, canal)).rejects.toMatchObject({ code: 'not_found' });
    expect((await admin(api.listRestaurants, { params })).items).toHaveLength(3);
    const { items } = await admin(api.listRestaurants, { params, query: { bin: 'true' } });
    expect(items).toMatchObject([{ name: 'The Canal Kitchen', deleted: expect.any(String) as unknown }]);
    expect(await admin(api.restoreRestaurant, canal)).toMatchObject({ name: 'The Canal Kitchen', deleted: null });
    await admin(api.deleteRestaurant, canal);
    await admin(api.createRestaurant, { body: { organizationId, name: 'The Canal Kitchen' } });
    await expect(admin(api.restoreRestaurant, canal)).rejects.toMatchObject({ code: 'name_taken' });
    product.wait(31 * DAY_MS);
    await expect((await product.as('admin'))(api.restoreRestaurant, canal)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    ['chef', 'not_allowed'],
    ['manager', 'not_allowed'],
  ])('is refused to %s', async (person, code) => {
    await expect((await product.as(person))(api.deleteRestaurant, { params: { id: matsalen } })).rejects.toMatchObject({ code });
    expect((await (await product.as('chef'))(api.readRestaurant, { params: { id: matsalen } })).deleted).toBeNull();
  });

  test('warns of the people who work there', async () => {
    const admin = await product.as('admin');
    expect(await admin(api.hasUsers, { params: { id: matsalen } })).toEqual({ hasUsers: true, users: 2, invited: 0 });
    expect(await admin(api.hasUsers, { params: { id: demoId('canal') } })).toEqual({ hasUsers: false, users: 0, invited: 0 });
    const body = { organizationId, email: 'new@canal.test', role: 'restaurant-user' as const, restaurantIds: [demoId('canal')] };
    await admin(inviteMember, { body });
    expect(await admin(api.hasUsers, { params: { id: demoId('canal') } })).toEqual({ hasUsers: false, users: 0, invited: 1 });
  });
});
