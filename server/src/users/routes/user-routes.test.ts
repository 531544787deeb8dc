import type { SettingsChange } from '@plateprint/shared/users/user.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/demo-people.ts';
import { demoId } from '../../demo/demo-id.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const CHEF = { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD };

describe('signing in', () => {
  test('tells who is signed in, with settings, portfolio and organization', async () => {
    const caller = await product.as(null);
    const user = await caller(api.signIn, { body: CHEF });
    expect(user.authUser).toMatchObject({ firstname: 'Elin', portfolio: [{ name: 'Matsalen Slussen' }] });
    expect(user.userOrganization).toMatchObject({ name: 'Norrsken Måltider', plan: 'professional', location: 'SE' });
  });

  test('takes the e-mail in any case and with spaces around it', async () => {
    const caller = await product.as(null);
    const user = await caller(api.signIn, { body: { ...CHEF, email: '  CHEF@demo.Plateprint.test ' } });
    expect(user.authUser.email).toBe(CHEF.email);
  });

  test('a wrong password and an unknown e-mail answer alike', async () => {
    const caller = await product.as(null);
    const wrong = await caller(api.signIn, { body: { ...CHEF, password: 'not the password' } }).catch((error: unknown) => error);
    const unknown = await caller(api.signIn, { body: { ...CHEF, email: 'nobody@nowhere.test' } }).catch(
      (error: unknown) => error,
    );
    expect(wrong).toMatchObject({ code: 'wrong_credentials', fields: [] });
    expect(unknown).toMatchObject({ code: 'wrong_credentials', fields: [] });
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const reply = await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: CHEF });
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(/^plateprint=.*HttpOnly.*SameSite=Lax/),
      expect.stringMatching(/^plateprint-device=.*HttpOnly.*SameSite=Strict/),
    ]);
    expect(reply.body).not.toContain(reply.cookies[0]?.value);
  });

  test.each([
    [{}, true],
    [{ staySignedIn: true }, true],
    [{ staySignedIn: false }, false],
  ])('the session of a sign-in with %j outlives the browser: %s', async (choice, stays) => {
    const reply = await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: { ...CHEF, ...choice } });
    const session = reply.cookies.find(({ name }) => name === 'plateprint');
    expect([session?.maxAge !== undefined, session?.expires]).toEqual([stays, undefined]);
  });

  test('after five wrong passwords even the right one must wait, longer each time', async () => {
    const caller = await product.as(null);
    const attempt = { email: 'manager@demo.plateprint.test', password: 'wrong, wrong, wrong' };
    for (let failure = 0; failure < 5; failure += 1) await caller(api.signIn, { body: attempt }).catch(() => undefined);
    await expect(caller(api.signIn, { body: { ...attempt, password: DEMO_PASSWORD } })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    product.wait(2000);
    await expect(caller(api.signIn, { body: { ...attempt, password: DEMO_PASSWORD } })).resolves.toMatchObject({
      authUser: { firstname: 'Jonas' },
    });
  });
});

async function guess(email: string, address: string, password = 'a wrong guess'): Promise<number> {
  const asked = { method: 'POST', url: '/api/users/sign-in', payload: { email, password }, remoteAddress: address } as const;
  return (await product.app.inject(asked)).statusCode;
}

async function atOnce(count: number, guessing: (number: number) => Promise<number>): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async (_, number) => guessing(number)));
}

/** How many were looked at and refused, had to wait, and could sign in. */
function tally(statuses: number[]): number[] {
  return [401, 429, 200].map((status) => statuses.filter((one) => one === status).length);
}

// Sixty passwords and more are compared, which a busy machine does slowly.
describe('guessing at passwords', { timeout: 240_000 }, () => {
  test.each([
    ['a person’s account', 'admin@demo.plateprint.test', '192.0.2.11'],
    ['an account that is nobody’s', 'guessed@nowhere.test', '192.0.2.12'],
  ])('of sixty guesses at once at %s five are looked at', async (_, email, address) => {
    expect(tally(await atOnce(60, async () => guess(email, address)))).toEqual([5, 55, 0]);
  });

  test('what is refused counts for nothing: the wait does not grow by hammering', async () => {
    await atOnce(30, async () => guess('owner@demo.plateprint.test', '192.0.2.13'));
    product.wait(1100);
    expect(await guess('owner@demo.plateprint.test', '192.0.2.13', DEMO_PASSWORD)).toBe(200);
  });

  test('a colleague who guesses does not shut out a canteen for longer than a few seconds', async () => {
    const canteen = '192.0.2.14';
    const statuses = await atOnce(90, async (number) => guess(`guess-${number}@nowhere.test`, canteen));
    expect(tally(statuses)).toEqual([60, 30, 0]);
    expect(await guess(CHEF.email, canteen, CHEF.password)).toBe(429);
    product.wait(4100);
    expect(await guess(CHEF.email, canteen, CHEF.password)).toBe(200);
    product.wait(10 * 60_000);
    expect(tally(await atOnce(20, async (number) => guess(`again-${number}@nowhere.test`, canteen)))).toEqual([20, 0, 0]);
  });

  test('a canteen that signs in one after another is never made to wait', async () => {
    const statuses: number[] = [];
    for (let person = 0; person < 70; person += 1) statuses.push(await guess(CHEF.email, '192.0.2.15', CHEF.password));
    expect(tally(statuses)).toEqual([0, 0, 70]);
  });
});

describe('a session', () => {
  test('ends with sign-out, at once', async () => {
    const chef = await product.as('chef');
    await chef(api.authenticate);
    await chef(api.signOut);
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('that ended on another node, or lost its role there, changes nothing from then on', async () => {
    const manager = await product.as('manager');
    const body = { restaurant: demoId('havnen') };
    await manager(api.authenticate);
    const person = demoId('manager@demo.plateprint.test');
    const grants = await product.database.deleteFrom('role_grant').where('person_id', '=', person).returningAll().execute();
    await expect(manager(api.updateSettings, { body })).rejects.toMatchObject({ code: 'not_found' });
    await product.database.insertInto('role_grant').values(grants).execute();
    await manager(api.authenticate);
    await product.database.deleteFrom('session').where('person_id', '=', person).execute();
    await expect(manager(api.updateSettings, { body })).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('ends by itself after thirty days without use', async () => {
    const chef = await product.as('chef');
    product.wait(31 * 24 * 3_600_000);
    await expect(chef(api.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('the token is kept nowhere: only its hash is in the database', async () => {
    const reply = await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: CHEF });
    const token = reply.cookies.find(({ name }) => name === 'plateprint')?.value ?? '';
    const rows = await product.database.selectFrom('session').select('token_hash').execute();
    expect(rows.some((row) => row.token_hash.toString('base64url') === token || row.token_hash.toString('utf8') === token)).toBe(
      false,
    );
  });
});

describe('forgery', () => {
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister subdomain', { 'sec-fetch-site': 'same-site' }],
    ['an old browser on another site', { origin: 'https://elsewhere.test' }],
    ['a sandboxed page', { origin: 'null' }],
  ])('a change sent by %s is refused', async (_, headers) => {
    const reply = await product.app.inject({ method: 'POST', url: '/api/users/sign-in', payload: CHEF, headers });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forgery_suspected' });
  });

  test('sign-out is a GET that changes something, and is protected too', async () => {
    const reply = await product.app.inject({ url: '/api/users/sign-out', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(reply.json()).toMatchObject({ code: 'forgery_suspected' });
  });

  test('our own page may', async () => {
    const reply = await product.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      payload: CHEF,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe('settings', () => {
  test('what is left out stays as it is', async () => {
    const admin = await product.as('admin');
    const before = (await admin(api.authenticate)).userSettings;
    const { settings } = await admin(api.updateSettings, { body: { appLanguage: 'de' } });
    expect(settings).toEqual({ ...before, appLanguage: 'de' });
  });

  test('two tabs that change different ones at once do not undo each other, inside a group neither', async () => {
    const admin = await product.as('admin');
    const changes: SettingsChange[] = [
      { overviewsSettings: { recipes: 'list' } },
      { overviewsSettings: { menus: 'list' } },
      { betaSettings: { ingredientSwap: true } },
      { units: 'imperial' },
    ];
    await Promise.all(changes.map(async (body) => admin(api.updateSettings, { body })));
    expect((await admin(api.authenticate)).userSettings).toMatchObject({
      overviewsSettings: { recipes: 'list', menus: 'list', reports: 'tile' },
      betaSettings: { ingredientSwap: true },
      units: 'imperial',
    });
  });

  test('units are those of the organization’s country until somebody chooses', async () => {
    const admin = await product.as('admin');
    const { userOrganization } = await admin(api.authenticate);
    const country = product.database.updateTable('organization').where('id', '=', userOrganization.id);
    const chef = await product.as('chef');
    expect((await chef(api.authenticate)).userSettings.units).toBe('metric');
    await country.set({ location: 'US' }).execute();
    expect((await chef(api.authenticate)).userSettings.units).toBe('imperial');
    expect((await chef(api.updateSettings, { body: { appLanguage: 'en_us' } })).settings.units).toBe('imperial');
    await chef(api.updateSettings, { body: { units: 'metric' } });
    expect((await chef(api.authenticate)).userSettings.units).toBe('metric');
    await country.set({ location: userOrganization.location }).execute();
  });

  test('a change of nothing changes nothing', async () => {
    const admin = await product.as('admin');
    const before = (await admin(api.authenticate)).userSettings;
    expect((await admin(api.updateSettings, { body: {} })).settings).toEqual(before);
  });

  test('a language that is none of the eight is refused by name', async () => {
    const admin = await product.as('admin');
    await expect(admin(api.updateSettings, { body: { appLanguage: 'xx' as 'sv' } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'appLanguage' }],
    });
  });

  test('a restaurant outside one’s reach cannot be chosen', async () => {
    const chef = await product.as('chef');
    await expect(chef(api.updateSettings, { body: { restaurant: demoId('clairval') } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
