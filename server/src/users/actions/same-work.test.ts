import { createHook } from 'node:async_hooks';
import * as passwordApi from '@plateprint/shared/users/password-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/support/browser.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';

// Time is measured by the work that is done: it is counted here, so that a busy machine changes nothing.

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  await product.services.passwords.fits('', null); // makes what is compared with where there is nobody
});
afterAll(() => product.close());

/** Node's name for work of a native library such as argon2: it gives it none. */
const NATIVE = 'undefined';

async function nativeWorkOf(done: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({ init: (_id, kind) => void (count += kind === NATIVE ? 1 : 0) });
  hook.enable();
  await done().catch(() => undefined);
  hook.disable();
  return count;
}

/** The statements sent and the passwords compared while something is done. */
async function workOf(done: () => Promise<unknown>): Promise<{ statements: string[]; passwords: number }> {
  const query = vi.spyOn(Client.prototype, 'query');
  const passwords = await nativeWorkOf(done);
  const statements = query.mock.calls.map(([statement]) => {
    const text: unknown = typeof statement === 'string' ? statement : (statement as unknown as { text: string }).text;
    return String(text);
  });
  query.mockRestore();
  return { statements, passwords };
}

const signIn = (email: string, password: string) => async () =>
  openBrowser(product).call(api.signIn, { body: { email, password } });
const ask = (email: string) => async () => openBrowser(product).call(passwordApi.requestResetPassword, { body: { email } });

const CHEF = 'chef@demo.plateprint.test';
const NOBODY = 'nobody@nowhere.test';

test('a wrong password costs what an address costs that nobody has: one comparison and the same statements', async () => {
  const known = await workOf(signIn(CHEF, 'not the password'));
  expect(known.passwords).toBe(1);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await workOf(signIn(NOBODY, 'not the password'))).toEqual(known);
});

test('what does more is seen by it: a right password, and a call that compares none', async () => {
  const wrong = await workOf(signIn(CHEF, 'not the password'));
  const right = await workOf(signIn(CHEF, DEMO_PASSWORD));
  expect(right.statements.length).toBeGreaterThan(wrong.statements.length);
  expect((await workOf(ask(CHEF))).passwords).toBe(0);
});

test('asking for a new password costs the same whether somebody has the address', async () => {
  const known = await workOf(ask(CHEF));
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await workOf(ask(NOBODY))).toEqual(known);
});
