import * as api from '@plateprint/shared/users/user-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';
import { endDemoSessions } from './demo-sign-ins.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct({ environment: { NODE_ENV: 'production' } });
});
afterAll(() => product.close());

describe('a folder with the demo in it, taken into production', () => {
  test.each(DEMO_PEOPLE.map(({ email }) => [email]))('refuses %s like a wrong password', async (email) => {
    const caller = await product.as(null);
    await expect(caller(api.signIn, { body: { email, password: DEMO_PASSWORD } })).rejects.toMatchObject({
      code: 'wrong_credentials',
      fields: [],
    });
  });

  test('lets a person of its own sign in', async () => {
    await product.database
      .insertInto('person')
      .columns(['id', 'organization_id', 'firstname', 'lastname', 'email', 'password_hash', 'settings'])
      .expression((build) =>
        build
          .selectFrom('person')
          .select((select) => [
            select.val('own').as('id'),
            'organization_id',
            'firstname',
            'lastname',
            select.val('elin@own.test').as('email'),
            'password_hash',
            'settings',
          ])
          .where('email', '=', 'chef@demo.plateprint.test'),
      )
      .execute();
    const caller = await product.as(null);
    const { authUser } = await caller(api.signIn, { body: { email: 'elin@own.test', password: DEMO_PASSWORD } });
    expect(authUser.id).toBe('own');
  });
});

test('a demo session from before ends at the start', async () => {
  const tried = await openProduct();
  const chef = await tried.as('chef');
  await chef(api.authenticate);
  await endDemoSessions(tried.database);
  tried.wait(3000); // longer than a session is remembered
  await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  await tried.close();
});
