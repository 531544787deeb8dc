import * as passwordApi from '@plateprint/shared/users/password-api.ts';
import * as sessionApi from '@plateprint/shared/users/session-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mailedToken, openBrowser } from '../../../test/support/browser.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const CHEF = { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('one’s sessions', () => {
  test('are listed with browser, system and address, the one that asks marked', async () => {
    const phone = openBrowser(product, {
      address: '198.51.100.4',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    });
    await phone.call(api.signIn, { body: CHEF });
    const desk = openBrowser(product);
    await desk.call(api.signIn, { body: CHEF });
    const { items, next } = await desk.call(sessionApi.listSessions);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { browser: 'Firefox', system: null, address: '192.0.2.77', current: true },
      { browser: 'Safari', system: 'iOS', address: '198.51.100.4', current: false },
    ]);
    expect(JSON.stringify(items)).not.toContain(desk.cookies.get('plateprint'));
  });

  test('are ended one by one, or all others at once', async () => {
    const [here, lost, third] = [await product.as('chef'), await product.as('chef'), await product.as('chef')];
    const lostOne = (await lost(sessionApi.listSessions)).items.find(({ current }) => current)?.id ?? '';
    await here(sessionApi.endSession, { params: { id: lostOne } });
    await expect(lost(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await third(api.authenticate);
    expect(await here(sessionApi.endOtherSessions)).toEqual({ ended: 1 });
    await expect(third(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await here(api.authenticate);
    expect(await here(sessionApi.endOtherSessions)).toEqual({ ended: 0 });
    const written = await product.database.selectFrom('audit_entry').select(['deed', 'by_id']).execute();
    const ended = { deed: 'sessions_ended', by_id: demoId(CHEF.email) };
    expect(written).toEqual([ended, ended]);
  });

  test('of somebody else are not there', async () => {
    const [chef, admin] = [await product.as('chef'), await product.as('admin')];
    const id = (await chef(sessionApi.listSessions)).items[0]?.id ?? '';
    await expect(admin(sessionApi.endSession, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
    await chef(api.authenticate);
    expect((await admin(sessionApi.listSessions)).items).toHaveLength(1);
  });

  test('a long list comes a page at a time, each session once', async () => {
    const chef = await product.as('chef');
    for (let number = 0; number < 59; number += 1) await product.as('chef');
    const first = await chef(sessionApi.listSessions);
    const second = await chef(sessionApi.listSessions, { query: { cursor: first.next ?? '' } });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
  });

  test('signing in again in one browser leaves one: the former is replaced', async () => {
    const browser = openBrowser(product);
    await browser.call(api.signIn, { body: CHEF });
    const former = browser.cookies.get('plateprint');
    await browser.call(api.signIn, { body: CHEF });
    expect(browser.cookies.get('plateprint')).not.toBe(former);
    expect((await browser.call(sessionApi.listSessions)).items).toHaveLength(1);
  });
});

describe('who is there', () => {
  test('is answered before anybody signed in, after it and after the session is over, while work is refused', async () => {
    const browser = openBrowser(product);
    const { authUser } = await browser.call(api.signIn, { body: CHEF });
    const session = async () => (await browser.call(api.readSession)).session;
    expect((await session())?.authUser).toEqual(authUser);
    expect(await (await product.as(null))(api.readSession)).toEqual({ session: null });
    product.wait(91 * DAY);
    expect(await session()).toBeNull();
    await expect(browser.call(api.permissions)).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a session ends', () => {
  test('after ninety days, however often it is used', async () => {
    const chef = await product.as('chef');
    for (let day = 0; day < 89; day += 10) {
      await chef(api.authenticate);
      product.wait(10 * DAY);
    }
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('by inactivity at the server too, for whom that is set', async () => {
    const chef = await product.as('chef');
    await chef(api.updateSettings, { body: { inactivityLogoutTime: 15 } });
    for (let quarter = 0; quarter < 8; quarter += 1) {
      product.wait(14 * MINUTE);
      await chef(api.authenticate);
    }
    product.wait(17 * MINUTE);
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('not at the moment that inactivity is set, though its last use is known to the hour only', async () => {
    const [here, there] = [await product.as('chef'), await product.as('chef')];
    product.wait(50 * MINUTE);
    await here(api.updateSettings, { body: { inactivityLogoutTime: 5 } });
    product.wait(3 * MINUTE);
    for (const call of [here, there]) expect((await call(api.authenticate)).authUser.email).toBe(CHEF.email);
  });
});

// Sixty passwords and more are compared, which a busy machine does slowly.
describe('anybody who guesses without end', { timeout: 240_000 }, () => {
  const wrong = { ...CHEF, password: 'a wrong guess' };

  /** Guesses from many addresses until every guess has to wait. */
  async function besiege(): Promise<void> {
    for (let address = 0; address < 12; address += 1) {
      const { call } = openBrowser(product, { address: `203.0.113.${address}` });
      for (let guess = 0; guess < 5; guess += 1) await call(api.signIn, { body: wrong }).catch(() => undefined);
    }
    const refused = await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: wrong });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  }

  test('cannot keep the owner out of a browser that the account knows', async () => {
    const owner = openBrowser(product);
    await owner.call(api.signIn, { body: CHEF });
    await owner.call(api.signOut);
    await besiege();
    const stranger = openBrowser(product, { address: '192.0.2.1' });
    await expect(stranger.call(api.signIn, { body: CHEF })).rejects.toMatchObject({ code: 'too_many_requests' });
    await owner.call(api.signIn, { body: CHEF });
  });

  test('cannot keep out whoever reads the account’s mail', async () => {
    await besiege();
    const owner = openBrowser(product);
    await owner.call(passwordApi.requestResetPassword, { body: { email: CHEF.email } });
    await product.drain();
    const password = 'two potatoes, one leek';
    const token = mailedToken(product, CHEF.email);
    await owner.call(passwordApi.resetPassword, { body: { token, password, passwordAgain: password } });
    const { authUser } = await owner.call(api.signIn, { body: { email: CHEF.email, password } });
    expect(authUser.email).toBe(CHEF.email);
  });

  test('is slowed down in a browser that knows the account as well', async () => {
    const browser = openBrowser(product);
    await browser.call(api.signIn, { body: CHEF });
    const codes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      await browser.call(api.signIn, { body: wrong }).catch((error: { code: string }) => codes.push(error.code));
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(10);
  });

  test('gains nothing by the cookie of a browser that knows another account', async () => {
    const browser = openBrowser(product);
    await browser.call(api.signIn, { body: CHEF });
    const body = { ...wrong, email: 'admin@demo.plateprint.test' };
    const codes: string[] = [];
    for (let guess = 0; guess < 8; guess += 1)
      await browser.call(api.signIn, { body }).catch((error: { code: string }) => codes.push(error.code));
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
  });

  test('after a new password no browser is known but the one it was set in', async () => {
    const [here, there] = [openBrowser(product), openBrowser(product)];
    await there.call(api.signIn, { body: CHEF });
    await here.call(api.signIn, { body: CHEF });
    const chosen = { password: 'two potatoes, one leek', passwordAgain: 'two potatoes, one leek' };
    await here.call(passwordApi.updatePassword, { body: { formerPassword: CHEF.password, ...chosen } });
    const known = await product.database
      .selectFrom('known_device')
      .select('person_id')
      .where('person_id', '=', demoId(CHEF.email))
      .execute();
    expect(known).toHaveLength(1);
  });
});
