import * as factorApi from '@plateprint/shared/users/second-factor-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../test/support/browser.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { secretBox } from '../../platform/secrets/secret-box.ts';
import { unreadableFactors, verifyCode } from '../actions/second-factor.ts';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';

let product: Product;
beforeEach(async () => {
  product = await openProduct();
});
afterEach(() => product.close());

const CHEF = { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD };
const password = DEMO_PASSWORD;

/** The code of an authenticator app at the product's time, some steps of thirty seconds off. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = product.services.clock().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function turnedOn(caller: Caller): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await caller(factorApi.beginSecondFactor, { body: { password } });
  const { recoveryCodes } = await caller(factorApi.confirmSecondFactor, { body: { code: codeOf(secret) } });
  product.wait(60_000);
  return { secret, recoveryCodes };
}

/** Signs in as far as the second step. */
async function atSecondStep() {
  const browser = openBrowser(product);
  await expect(browser.call(api.signIn, { body: CHEF })).rejects.toMatchObject({ code: 'second_step_needed' });
  expect(browser.cookies.has('plateprint')).toBe(false);
  return browser;
}

describe('turning the second step on', () => {
  test('takes the password, then a code of the app; the address for the QR code names the product and the account', async () => {
    const chef = await product.as('chef');
    const begun = await chef(factorApi.beginSecondFactor, { body: { password } });
    expect(begun.otpauth).toMatch(/^otpauth:\/\/totp\/Plateprint:chef%40demo\.plateprint\.test\?/);
    expect(await chef(factorApi.readSecondFactor)).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    await openBrowser(product).call(api.signIn, { body: CHEF }); // not before it is confirmed
    const { recoveryCodes } = await chef(factorApi.confirmSecondFactor, { body: { code: codeOf(begun.secret) } });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await chef(factorApi.readSecondFactor)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    await product.drain();
    expect(product.mails.at(-1)).toMatchObject({ to: CHEF.email, subject: 'Two-step verification is on' });
  });

  test.each([
    ['a wrong password', { password: 'not mine' }, 'wrong_password'],
    ['no password', { password: '' }, 'fields_missing'],
  ])('with %s does not begin', async (_, body, code) => {
    const chef = await product.as('chef');
    await expect(chef(factorApi.beginSecondFactor, { body })).rejects.toMatchObject({ code });
    await expect(chef(factorApi.confirmSecondFactor, { body: { code: '123456' } })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
  });

  test('with a wrong code stays off', async () => {
    const chef = await product.as('chef');
    const { secret } = await chef(factorApi.beginSecondFactor, { body: { password } });
    const wrong = String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0');
    await expect(chef(factorApi.confirmSecondFactor, { body: { code: wrong } })).rejects.toMatchObject({ code: 'wrong_code' });
    await openBrowser(product).call(api.signIn, { body: CHEF });
  });

  test('ends the other sessions, and cannot be begun over it', async () => {
    const [here, there] = [await product.as('chef'), await product.as('chef')];
    await turnedOn(here);
    await expect(there(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(here(factorApi.beginSecondFactor, { body: { password } })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('keeps the secret sealed and the recovery codes hashed', async () => {
    const { secret, recoveryCodes } = await turnedOn(await product.as('chef'));
    const { rows: kept } = await product.services.pool.query<{ whole: Buffer }>(
      'select secret as whole from second_factor union all select code_hash from recovery_code',
    );
    const rows = kept.map(({ whole }) => ({ whole: whole.toString('latin1') }));
    expect(rows).toHaveLength(11);
    for (const known of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows.filter(({ whole }) => whole.includes(known))).toEqual([]);
  });
});

describe('signing in with a second step', () => {
  test('is finished by a code of the app, a step off at most', async () => {
    const { secret } = await turnedOn(await product.as('chef'));
    for (const steps of [0, -1, 1]) {
      product.wait(5 * 60_000);
      const { call } = await atSecondStep();
      const code = codeOf(secret, steps).replace(/^(...)/, '$1 ');
      expect((await call(factorApi.secondStep, { body: { code } })).authUser.email).toBe(CHEF.email);
      await call(api.authenticate);
    }
    product.wait(5 * 60_000);
    const { call } = await atSecondStep();
    await expect(call(factorApi.secondStep, { body: { code: codeOf(secret, -3) } })).rejects.toMatchObject({
      code: 'wrong_code',
    });
  });

  test('takes no code twice, nor an earlier one after a later one', async () => {
    const { secret } = await turnedOn(await product.as('chef'));
    const [first, earlier] = [codeOf(secret), codeOf(secret, -1)];
    const finished = await atSecondStep();
    await finished.call(factorApi.secondStep, { body: { code: first } });
    for (const code of [first, earlier]) {
      const { call } = await atSecondStep();
      await expect(call(factorApi.secondStep, { body: { code } })).rejects.toMatchObject({ code: 'wrong_code' });
    }
  });

  test('takes each recovery code once, however it is typed', async () => {
    const chef = await product.as('chef');
    const { recoveryCodes } = await turnedOn(chef);
    const [code = ''] = recoveryCodes;
    const { call } = await atSecondStep();
    await call(factorApi.secondStep, { body: { code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` } });
    expect(await chef(factorApi.readSecondFactor)).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await atSecondStep();
    await expect(again.call(factorApi.secondStep, { body: { code } })).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('without the sign-in before it, or ten minutes after, is over', async () => {
    const { secret } = await turnedOn(await product.as('chef'));
    const nobody = openBrowser(product);
    const step = { body: { code: codeOf(secret) } };
    await expect(nobody.call(factorApi.secondStep, step)).rejects.toMatchObject({ code: 'second_step_over' });
    const late = await atSecondStep();
    product.wait(11 * 60_000);
    await expect(late.call(factorApi.secondStep, { body: { code: codeOf(secret) } })).rejects.toMatchObject({
      code: 'second_step_over',
    });
  });

  test('slows down who guesses at the codes, whatever browser they use', async () => {
    await turnedOn(await product.as('chef'));
    const outcomes: string[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const { call } = openBrowser(product);
      await call(api.signIn, { body: CHEF }).catch(() => undefined);
      await call(factorApi.secondStep, { body: { code: '000000' } }).catch((error: { code: string }) =>
        outcomes.push(error.code),
      );
    }
    expect(outcomes.filter((code) => code === 'wrong_code').length).toBeLessThanOrEqual(5);
  });

  test('a link of another kind in its cookie does not pass for one', async () => {
    await turnedOn(await product.as('chef'));
    const { insertToken } = await import('../store/token-store.ts');
    const draft = { purpose: 'reset_password' as const, personId: demoId(CHEF.email), email: CHEF.email };
    const { token } = await insertToken(product.database, draft, product.services.clock());
    const browser = openBrowser(product);
    browser.cookies.set('plateprint-step', token);
    await expect(browser.call(factorApi.secondStep, { body: { code: '000000' } })).rejects.toMatchObject({
      code: 'second_step_over',
    });
  });
});

test('with another key no code of the app fits, a recovery code does, and the start can tell', async () => {
  const { secret, recoveryCodes } = await turnedOn(await product.as('chef'));
  const { services } = product;
  expect(await unreadableFactors(services)).toBe(0);
  const other = { ...services, secrets: secretBox(Buffer.alloc(32, 'another key')) };
  expect(await unreadableFactors(other)).toBe(1);
  const id = demoId(CHEF.email);
  expect(await verifyCode(other, id, codeOf(secret))).toBe(false);
  expect(await verifyCode(other, id, recoveryCodes[0] ?? '')).toBe(true);
});

describe('changing it', () => {
  test('new recovery codes take password and code, and put the former out of use', async () => {
    const chef = await product.as('chef');
    const { secret, recoveryCodes } = await turnedOn(chef);
    const body = { password, code: codeOf(secret) };
    await expect(chef(factorApi.renewRecoveryCodes, { body: { ...body, password: 'x' } })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    const renewed = await chef(factorApi.renewRecoveryCodes, { body });
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const { call } = await atSecondStep();
    const [former = ''] = recoveryCodes;
    await expect(call(factorApi.secondStep, { body: { code: former } })).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('turning it off takes password and code, and a mail tells of it', async () => {
    const chef = await product.as('chef');
    const { recoveryCodes } = await turnedOn(chef);
    await expect(chef(factorApi.endSecondFactor, { body: { password, code: '000000' } })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    const [code = ''] = recoveryCodes;
    expect(await chef(factorApi.endSecondFactor, { body: { password, code } })).toEqual({ on: false });
    await openBrowser(product).call(api.signIn, { body: CHEF });
    await product.drain();
    expect(product.mails.at(-1)?.subject).toBe('Two-step verification is off');
    const actions = await product.database.selectFrom('audit_entry').select('deed').execute();
    expect(actions.map(({ deed }) => deed).toSorted()).toEqual(['recovery_code_used', 'second_factor_off', 'second_factor_on']);
  });
});

describe('somebody who lost telephone and recovery codes', () => {
  const id = demoId(CHEF.email);

  test('is let in again by an admin, gets a mail, and the audit names the admin', async () => {
    const chef = await product.as('chef');
    await turnedOn(chef);
    await (
      await product.as('admin')
    )(factorApi.endMemberSecondFactor, { params: { id } });
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await openBrowser(product).call(api.signIn, { body: CHEF });
    await product.drain();
    expect(product.mails.at(-1)).toMatchObject({ to: CHEF.email, subject: 'Two-step verification is off' });
    const actions = product.database.selectFrom('audit_entry').select(['by_id', 'thing_id']);
    expect(await actions.where('deed', '=', 'second_factor_off').execute()).toEqual([
      { by_id: demoId('admin@demo.plateprint.test'), thing_id: id },
    ]);
  });

  test('is not let in by a colleague; who has no second step keeps the sessions', async () => {
    const chef = await product.as('chef');
    const manager = await product.as('manager');
    await expect(manager(factorApi.endMemberSecondFactor, { params: { id } })).rejects.toMatchObject({ code: 'not_allowed' });
    await (
      await product.as('admin')
    )(factorApi.endMemberSecondFactor, { params: { id } });
    await chef(api.authenticate);
    expect(await product.database.selectFrom('audit_entry').select('deed').execute()).toEqual([]);
  });

  test('an admin keeps their own, and that of who reaches further', async () => {
    const admin = await product.as('admin');
    await turnedOn(admin);
    const own = { params: { id: demoId('admin@demo.plateprint.test') } };
    await expect(admin(factorApi.endMemberSecondFactor, own)).rejects.toMatchObject({ code: 'own_account' });
    const grant = { person_id: id, role: 'super-admin', scope_kind: 'all', scope_id: '' };
    await product.database.insertInto('role_grant').values(grant).execute();
    await expect(admin(factorApi.endMemberSecondFactor, { params: { id } })).rejects.toMatchObject({ code: 'not_allowed' });
    expect(await admin(factorApi.readSecondFactor)).toMatchObject({ on: true });
  });
});
