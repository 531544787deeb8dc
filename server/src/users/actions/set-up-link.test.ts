import * as api from '@plateprint/shared/users/account-api.ts';
import * as userApi from '@plateprint/shared/users/user-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { setUpLink } from './set-up-link.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const everybody = (): boolean => true;
const nobody = (): boolean => false;
const GOOD = 'two potatoes, one leek';

async function link(): Promise<string> {
  return (await setUpLink(product.services, everybody))?.split('/sign-up/')[1] ?? '';
}

function form(token: string, change: object = {}) {
  const person = { firstname: 'Sam', lastname: 'Berg', email: 'sam@kok.test', organizationName: 'Köket' };
  return { token, ...person, password: GOOD, passwordAgain: GOOD, terms: true, ...change };
}

test('there is none where somebody may set up the rest', async () => {
  expect(await setUpLink(product.services, nobody)).toBeNull();
});

test('the first super-admin signs up by it, with an organization of their own', async () => {
  const token = await link();
  const { call } = openBrowser(product);
  expect(await call(api.readInvitation, { body: { token } })).toMatchObject({
    kind: 'set_up',
    role: 'super-admin',
    email: null,
    organization: null,
  });
  const user = await call(api.signUpFromLink, { body: form(token) });
  expect(user).toMatchObject({
    authUser: { email: 'sam@kok.test', emailVerified: false },
    userOrganization: { name: 'Köket', plan: 'starter' },
  });
  expect(await call(userApi.permissions)).toMatchObject({ items: ['super-admin'] });
});

test.each([
  [{ email: '' }, 'fields_missing'],
  [{ organizationName: ' ' }, 'fields_missing'],
  [{ email: 'no address' }, 'invalid_input'],
  [{ email: 'chef@demo.plateprint.test' }, 'email_taken'],
])('with %j it is refused, and no organization is left behind: %s', async (change, code) => {
  const token = await link();
  const organizations = await product.database.selectFrom('organization').select('id').execute();
  await expect(openBrowser(product).call(api.signUpFromLink, { body: form(token, change) })).rejects.toMatchObject({ code });
  expect(await product.database.selectFrom('organization').select('id').execute()).toHaveLength(organizations.length);
});

test('nodes that start at once print links to one and the same, which is taken once', async () => {
  const tokens = await Promise.all([link(), link(), link()]);
  expect(new Set(tokens).size).toBe(3);
  const signing = tokens.map(async (token, number) =>
    openBrowser(product)
      .call(api.signUpFromLink, { body: form(token, { email: `sam-${number}@kok.test` }) })
      .then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
  );
  expect((await Promise.all(signing)).toSorted()).toEqual(['done', 'link_used', 'link_used']);
});
