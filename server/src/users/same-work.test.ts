import * as passwordApi from '@plateprint/shared/users/password-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import * as argon2 from '@node-rs/argon2';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { openProduct, type Product } from '../../test/product.ts';
import { DEMO_PASSWORD } from '../demo/demo-people.ts';

// Time is told by the work that is done: it is counted here, so that a busy machine changes nothing.

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) };
});

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => product.close());

/** The statements sent and the passwords compared while something is done. */
async function workOf(done: () => Promise<unknown>): Promise<{ statements: string[]; hashes: number }> {
  const verify = vi.mocked(argon2.verify);
  verify.mockClear();
  const query = vi.spyOn(Client.prototype, 'query');
  await done().catch(() => undefined);
  const sent = query.mock.calls.map(([statement]) => {
    const text: unknown = typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text;
    return String(text);
  });
  query.mockRestore();
  return { statements: sent, hashes: verify.mock.calls.length };
}

const guess = (email: string) => async () =>
  openBrowser(product).call(api.signIn, { body: { email, password: 'not the password' } });

const ask = (email: string) => async () => openBrowser(product).call(passwordApi.requestResetPassword, { body: { email } });

test('a wrong password costs what an address costs that nobody has: one comparison and the same statements', async () => {
  const known = await workOf(guess('chef@demo.plateprint.test'));
  expect(known.hashes).toBe(1);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await workOf(guess('nobody@nowhere.test'))).toEqual(known);
});

test('a right password is another way through: the counting sees a difference', async () => {
  const body = { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD };
  const right = await workOf(async () => openBrowser(product).call(api.signIn, { body }));
  expect(right.statements.length).toBeGreaterThan((await workOf(guess(body.email))).statements.length);
});

test('asking for a new password costs the same whether somebody has the address', async () => {
  const known = await workOf(ask('chef@demo.plateprint.test'));
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await workOf(ask('nobody@nowhere.test'))).toEqual(known);
});
