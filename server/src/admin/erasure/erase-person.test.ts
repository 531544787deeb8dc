import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { listMembers, removeMember } from '@plateprint/shared/organizations/member-api.ts';
import { eraseMember } from '@plateprint/shared/admin/erasure-api.ts';
import { createRecipe, readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listRecipeVersions } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import * as api from '@plateprint/shared/users/personal-data-api.ts';
import { updateName } from '@plateprint/shared/users/account-api.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';
import { purgePeople } from '../../users/personal-data/erase-people.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const DAY = 24 * 3_600_000;
const chefId = demoId('chef@demo.plateprint.test');
const norrsken = demoId('norrsken');
const NAME = { firstname: 'Quillon', lastname: 'Zwetschke' };

/** The tables in which something of these is written. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    product.database,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: some } = await sql`
      select from ${sql.table(name)} t where to_jsonb(t)::text ~* ${words.join('|')} limit 1`.execute(product.database);
    if (some.length > 0) found.push(name);
  }
  return found.toSorted();
}

/** A chef with a name that nobody else has, who made something. */
async function namedChef() {
  const chef = await product.as('chef');
  await chef(updateName, { params: { id: chefId }, body: NAME });
  const names = [{ language: 'sv' as const, name: 'Soppa' }];
  const { id: recipeId } = await chef(createRecipe, { body: { restaurantId: demoId('matsalen'), names, ingredients: [] } });
  return { chef, recipeId };
}

test('somebody who erases their account leaves no name and no address anywhere, and what they made stays', async () => {
  const { chef, recipeId } = await namedChef();
  expect(await tablesWith('quillon', 'zwetschke')).toEqual(['audit_entry', 'person']);
  await expect(chef(api.eraseOwnAccount, { body: { password: 'wrong' } })).rejects.toMatchObject({ code: 'wrong_password' });
  await chef(api.eraseOwnAccount, { body: { password: DEMO_PASSWORD } });
  expect(await tablesWith('quillon', 'zwetschke', 'chef@demo')).toEqual([]);
  await expect(chef(api.readPersonalData)).rejects.toMatchObject({ code: 'not_signed_in' });

  const admin = await product.as('admin');
  expect(await admin(readRecipe, { params: { id: recipeId } })).toMatchObject({ id: recipeId });
  const { items: versions } = await admin(listRecipeVersions, { params: { id: recipeId } });
  expect(versions[0]?.savedBy?.firstname).toBe('Former member');
  const { items } = await admin(readOrganizationAudit, { params: { id: norrsken } });
  expect(items[0]).toMatchObject({ action: 'person_erased', by: null, thing: { id: chefId, name: '' } });
  expect(items[1]).toMatchObject({ action: 'name_changed', by: { id: chefId, name: '' }, changes: [] });
  const { items: bin } = await admin(listMembers, { params: { id: norrsken }, query: { bin: 'true' } });
  expect(bin.map(({ id }) => id)).not.toContain(chefId);
});

test('the last admin of an organization stays', async () => {
  await product.database
    .deleteFrom('role_grant')
    .where('role', '=', 'organization-admin')
    .where('scope_id', '=', norrsken)
    .where('person_id', '<>', demoId('admin@demo.plateprint.test'))
    .execute();
  const admin = await product.as('admin');
  await expect(admin(api.eraseOwnAccount, { body: { password: DEMO_PASSWORD } })).rejects.toMatchObject({
    code: 'last_admin',
    fields: [{ path: 'organization' }],
  });
  const root = await product.as('super');
  await expect(root(api.eraseOwnAccount, { body: { password: DEMO_PASSWORD } })).rejects.toMatchObject({
    code: 'last_admin',
    fields: [{ path: 'installation' }],
  });
});

test('a removed member is erased by an admin at once, or by itself after thirty days', async () => {
  await namedChef();
  const admin = await product.as('admin');
  await expect(admin(eraseMember, { params: { id: chefId } })).rejects.toMatchObject({ code: 'not_found' });
  await admin(removeMember, { params: { id: chefId } });
  const now = product.now();
  await purgePeople(product.database, new Date(now + 29 * DAY));
  expect(await tablesWith('quillon')).toEqual(['audit_entry', 'person']);
  await admin(eraseMember, { params: { id: chefId } });
  expect(await tablesWith('quillon', 'chef@demo')).toEqual([]);

  const managerId = demoId('manager@demo.plateprint.test');
  await admin(removeMember, { params: { id: managerId } });
  await purgePeople(product.database, new Date(product.now() + 31 * DAY));
  expect(await tablesWith('manager@demo')).toEqual([]);
});

test('nothing but an erasure changes a line of the audit, and that only takes names out', async () => {
  await namedChef();
  const { database } = product;
  await expect(database.updateTable('audit_entry').set({ by_name: '' }).execute()).rejects.toThrow('only grows');
  await expect(database.deleteFrom('audit_entry').execute()).rejects.toThrow('only grows');
  const forged = database.transaction().execute(async (transaction) => {
    await sql`select set_config('plateprint.erasing', 'on', true)`.execute(transaction);
    await transaction.updateTable('audit_entry').set({ deed: 'plan_granted' }).execute();
  });
  await expect(forged).rejects.toThrow('only loses names');
});

test('somebody reads all that is kept about them, and no secret', async () => {
  const { chef, recipeId } = await namedChef();
  const data = await chef(api.readPersonalData);
  expect(data.profile).toMatchObject({ ...NAME, email: 'chef@demo.plateprint.test', organization: { id: norrsken } });
  expect(data.roles).toMatchObject([{ role: 'restaurant-user' }]);
  expect(data.sessions.length).toBeGreaterThan(0);
  expect(data.audit.map(({ action }) => action)).toContain('name_changed');
  expect(data.made.recipes.map(({ id }) => id)).toContain(recipeId);
  const { password_hash } = await product.database
    .selectFrom('person')
    .select('password_hash')
    .where('id', '=', chefId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(data)).not.toContain(password_hash);
});
