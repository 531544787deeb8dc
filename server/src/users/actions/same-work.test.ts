import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import * as passwordApi from '@plateprint/shared/users/password-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../../../test/support/browser.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';

// Time is measured by the work that is done: it is counted here, so that a busy machine changes nothing. Only what is done for it counts,
// wherever it waits in between: the next test's database is made beside it.

let product: Product;
beforeAll(async () => {
  product = await openProduct();
  await product.services.passwords.fits('', null); // makes what is compared with where there is nobody
});
afterAll(() => product.close());

/** The statements sent and the passwords compared. */
interface Work {
  statements: string[];
  passwords: number;
}

const counting = new AsyncLocalStorage<Work>();

/** Node's name for work of a native library such as argon2: it gives it none. */
const NATIVE = 'undefined';

const hook = createHook({
  init(_id, kind) {
    const work = counting.getStore();
    if (work && kind === NATIVE) work.passwords += 1;
  },
});

const textOf = (statement: unknown): string => (typeof statement === 'string' ? statement : (statement as { text: string }).text);

beforeAll(() => {
  hook.enable();
  const query = Reflect.get(Client.prototype, 'query') as (this: Client, ...words: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function sent(this: Client, ...words: unknown[]) {
    counting.getStore()?.statements.push(textOf(words[0]));
    return query.apply(this, words);
  });
});
afterAll(() => {
  hook.disable();
  vi.restoreAllMocks();
});

async function workOf(done: () => Promise<unknown>): Promise<Work> {
  const work = { statements: [], passwords: 0 };
  await counting.run(work, async () => done().catch(() => undefined));
  return work;
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
