import * as api from '@plateprint/shared/users/password-api.ts';
import * as userApi from '@plateprint/shared/users/user-api.ts';
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

const CHEF = 'chef@demo.plateprint.test';
const GOOD = 'two potatoes, one leek';
const NEW = { password: GOOD, passwordAgain: GOOD };

async function resetToken(email = CHEF): Promise<string> {
  await openBrowser(product).call(api.requestResetPassword, { body: { email } });
  await product.drain();
  return mailedToken(product, email);
}

async function signsIn(password: string, email = CHEF): Promise<boolean> {
  return openBrowser(product)
    .call(userApi.signIn, { body: { email, password } })
    .then(
      () => true,
      () => false,
    );
}

describe('asking for a new password', () => {
  test('answers alike whether somebody has the address, and only a person gets a mail', async () => {
    const { call } = openBrowser(product);
    const known = await call(api.requestResetPassword, { body: { email: ` ${CHEF.toUpperCase()}` } });
    const unknown = await call(api.requestResetPassword, { body: { email: 'nobody@nowhere.test' } });
    expect(unknown).toEqual(known);
    expect(product.mails).toEqual([]); // nothing is looked up before the answer
    await product.drain();
    expect(product.mails.map(({ to }) => to)).toEqual([CHEF]);
  });

  test('again at once sends no second mail, after two minutes it does', async () => {
    const { call } = openBrowser(product);
    for (let asked = 0; asked < 5; asked += 1) await call(api.requestResetPassword, { body: { email: CHEF } });
    await product.drain();
    expect(product.mails).toHaveLength(1);
    product.wait(3 * 60_000);
    await call(api.requestResetPassword, { body: { email: CHEF } });
    await product.drain();
    expect(product.mails).toHaveLength(2);
  });

  test('a mail that could not be sent leaves no link, and is written anew', async () => {
    const { mailer } = product.services;
    const send = mailer.send.bind(mailer);
    mailer.send = async () => Promise.reject(new Error('the mail server is away'));
    await openBrowser(product).call(api.requestResetPassword, { body: { email: CHEF } });
    await expect(product.drain()).rejects.toThrow('away');
    expect(await product.database.selectFrom('account_token').selectAll().execute()).toEqual([]);
    mailer.send = send;
    await resetToken();
  });

  test('from one address again and again has to wait, for every address asked for', async () => {
    const { call } = openBrowser(product);
    const asked = Array.from({ length: 25 }, async (_, number) =>
      call(api.requestResetPassword, { body: { email: `guess-${number}@nowhere.test` } }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      ),
    );
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(5);
  });
});

describe('a new password by link', () => {
  test('counts, the former does not, every session ends and a mail tells of it', async () => {
    const chef = await product.as('chef');
    const token = await resetToken();
    const { call, cookies } = openBrowser(product);
    expect(await call(api.readPasswordLink, { body: { token } })).toMatchObject({ kind: 'reset', email: CHEF });
    expect(await call(api.resetPassword, { body: { token, ...NEW } })).toEqual({ email: CHEF });
    expect(cookies.has('plateprint')).toBe(false); // who has the mailbox has no second step yet
    await expect(chef(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect([await signsIn(DEMO_PASSWORD), await signsIn(GOOD)]).toEqual([false, true]);
    await product.drain();
    expect(product.mails.at(-1)).toMatchObject({ to: CHEF, subject: 'Your password has changed' });
  });

  test('works once, and any other link to the same end no more', async () => {
    const first = await resetToken();
    product.wait(3 * 60_000);
    const second = await resetToken();
    const { call } = openBrowser(product);
    await call(api.resetPassword, { body: { token: first, ...NEW } });
    for (const token of [first, second]) {
      await expect(call(api.resetPassword, { body: { token, ...NEW } })).rejects.toMatchObject({ code: 'link_used' });
      await expect(call(api.readPasswordLink, { body: { token } })).rejects.toMatchObject({ code: 'link_used' });
    }
  });

  test('of two links followed at once one sets it', async () => {
    const first = await resetToken();
    product.wait(3 * 60_000);
    const second = await resetToken();
    const setting = [first, second, first, second].map(async (token) =>
      openBrowser(product)
        .call(api.resetPassword, { body: { token, ...NEW } })
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
    );
    expect((await Promise.all(setting)).toSorted()).toEqual(['done', 'link_used', 'link_used', 'link_used']);
  });

  test('lasts an hour', async () => {
    const token = await resetToken();
    product.wait(61 * 60_000);
    const { call } = openBrowser(product);
    await expect(call(api.resetPassword, { body: { token, ...NEW } })).rejects.toMatchObject({ code: 'link_expired' });
    expect(await signsIn(DEMO_PASSWORD)).toBe(true);
  });

  test.each([
    [{ password: '', passwordAgain: '' }, 'fields_missing'],
    [{ password: GOOD, passwordAgain: 'another one' }, 'passwords_differ'],
    [{ password: 'chef@demo', passwordAgain: 'chef@demo' }, 'password_too_short'],
    [{ password: 'elinsandberg', passwordAgain: 'elinsandberg' }, null],
    [{ password: 'Sandberg1234', passwordAgain: 'Sandberg1234' }, 'password_too_common'],
    [{ password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }, 'password_unchanged'],
  ])('%j: %s; what is refused leaves the link as it was', async (chosen, code) => {
    const token = await resetToken();
    const { call } = openBrowser(product);
    const setting = call(api.resetPassword, { body: { token, ...chosen } });
    if (code === null) {
      await setting;
      return;
    }
    await expect(setting).rejects.toMatchObject({ code });
    await call(api.resetPassword, { body: { token, ...NEW } });
  });

  test('of another kind sets nothing', async () => {
    const token = await resetToken();
    const { call } = openBrowser(product);
    await expect(call(api.updatePassword, { body: { token, ...NEW } })).rejects.toMatchObject({ code: 'link_unknown' });
    await expect(call(api.resetPassword, { body: { token: 'A'.repeat(43), ...NEW } })).rejects.toMatchObject({
      code: 'link_unknown',
    });
  });
});

describe('changing one’s own password', () => {
  test('asks for the former one; this session goes on, the others end', async () => {
    const [here, there] = [await product.as('chef'), await product.as('chef')];
    await here(api.updatePassword, { body: { formerPassword: DEMO_PASSWORD, ...NEW } });
    await here(userApi.authenticate);
    await expect(there(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect([await signsIn(DEMO_PASSWORD), await signsIn(GOOD)]).toEqual([false, true]);
  });

  test.each([
    [{ ...NEW, formerPassword: 'not mine' }, 'wrong_password'],
    [{ ...NEW, formerPassword: ' ' }, 'fields_missing'],
    [{ ...NEW }, 'fields_missing'],
    [{ ...NEW, formerPassword: DEMO_PASSWORD, passwordAgain: 'x' }, 'passwords_differ'],
    [{ formerPassword: DEMO_PASSWORD, password: DEMO_PASSWORD, passwordAgain: DEMO_PASSWORD }, 'password_unchanged'],
  ])('%j is refused: %s', async (body, code) => {
    const [here, there] = [await product.as('chef'), await product.as('chef')];
    await expect(here(api.updatePassword, { body })).rejects.toMatchObject({ code });
    await there(userApi.authenticate);
    expect(await signsIn(DEMO_PASSWORD)).toBe(true);
  });

  test('anybody who sits at an open browser may not guess for long', async () => {
    const chef = await product.as('chef');
    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      await chef(api.updatePassword, { body: { ...NEW, formerPassword: `guess ${guess}` } }).catch((error: { code: string }) =>
        outcomes.push(error.code),
      );
    expect(outcomes.filter((code) => code === 'wrong_password')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('too_many_requests');
  });

  test('without a session and without a link is refused', async () => {
    const nobody = await product.as(null);
    await expect(nobody(api.updatePassword, { body: { ...NEW, formerPassword: DEMO_PASSWORD } })).rejects.toMatchObject({
      code: 'not_signed_in',
    });
  });
});

describe('a forced update', () => {
  const chef = demoId(CHEF);

  test('ends the sessions; the password no longer signs in, a link of a mail sets a new one', async () => {
    const [cook, admin] = [await product.as('chef'), await product.as('admin')];
    await admin(api.forcePasswordUpdate, { params: { id: chef } });
    await expect(cook(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    const { call } = openBrowser(product);
    const body = { email: CHEF, password: DEMO_PASSWORD };
    await expect(call(userApi.signIn, { body })).rejects.toMatchObject({ code: 'password_update_needed' });
    await product.drain();
    const token = mailedToken(product, CHEF);
    expect(await call(api.readPasswordLink, { body: { token } })).toMatchObject({ kind: 'forced' });
    await call(api.updatePassword, { body: { token, ...NEW } });
    await call(userApi.signIn, { body: { email: CHEF, password: GOOD } });
  });

  test('says nothing of itself to a wrong password', async () => {
    const admin = await product.as('admin');
    await admin(api.forcePasswordUpdate, { params: { id: chef } });
    const { call } = openBrowser(product);
    const body = { email: CHEF, password: 'a wrong guess' };
    await expect(call(userApi.signIn, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test('is written down for the admins', async () => {
    const admin = await product.as('admin');
    await admin(api.forcePasswordUpdate, { params: { id: chef } });
    const entries = await product.database.selectFrom('audit_entry').select(['deed', 'thing_id', 'by_name']).execute();
    expect(entries).toContainEqual({ deed: 'password_update_forced', thing_id: chef, by_name: 'Katharina Vogel' });
  });
});
