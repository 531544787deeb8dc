import * as api from '@plateprint/shared/users/account-api.ts';
import * as userApi from '@plateprint/shared/users/user-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailedToken, openBrowser } from '../../../test/support/browser.ts';
import { openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { type InvitationDraft, inviteMember, resendInvitation } from './invitation.ts';

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const ADMIN = demoId('admin@demo.plateprint.test');
const GOOD = 'two potatoes, one leek';

let guests = 0;
/** Invites somebody new; the mail is sent. */
async function invited(change: Partial<InvitationDraft> = {}): Promise<{ email: string; id: string; token: string }> {
  guests += 1;
  const email = change.email ?? `guest-${guests}@kok.test`;
  const draft: InvitationDraft = {
    organizationId: demoId('norrsken'),
    email,
    role: 'restaurant-user',
    restaurantIds: [demoId('matsalen')],
    language: 'en_gb',
    invitedBy: ADMIN,
    ...change,
  };
  const { id } = await inviteMember(product.database, draft, product.services);
  await product.drain();
  return { email, id, token: mailedToken(product, email) };
}

function form(token: string, change: object = {}) {
  return { token, firstname: 'Anna', lastname: 'Lind', password: GOOD, passwordAgain: GOOD, terms: true, ...change };
}

async function peopleAt(email: string): Promise<number> {
  return (await product.database.selectFrom('person').select('id').where('email', '=', email).execute()).length;
}

describe('an invitation', () => {
  test('comes by mail, in the language of the invited, and names who invites to what', async () => {
    const { email } = await invited({
      language: 'sv',
      role: 'portfolio-manager',
      restaurantIds: [demoId('havnen'), demoId('matsalen')],
    });
    const mail = product.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Katharina Vogel bjuder in dig till Norrsken Måltider på Plateprint');
    expect(mail?.text).toContain('Din roll: områdesansvarig');
    expect(mail?.text).toContain('Dina restauranger: Kantinen Havnen, Matsalen Slussen');
    expect(mail?.html).toContain('https://plate.test/sign-up/');
  });

  test('is shown before anybody types', async () => {
    const { email, token } = await invited();
    const { call } = openBrowser(product);
    expect(await call(api.readInvitation, { body: { token } })).toMatchObject({
      kind: 'member',
      email,
      organization: 'Norrsken Måltider',
      invitedBy: 'Katharina Vogel',
      role: 'restaurant-user',
      restaurants: ['Matsalen Slussen'],
      hasAccount: false,
    });
  });

  test('to a member is refused', async () => {
    await expect(invited({ email: 'CHEF@demo.plateprint.test' })).rejects.toMatchObject({ code: 'already_member' });
  });

  test('to somebody of another organization is sent like any other, so that it tells nothing', async () => {
    const outsider = { organizationId: demoId('maison'), invitedBy: demoId('owner@demo.plateprint.test') };
    const { id } = await inviteMember(
      product.database,
      { ...outsider, email: 'chef@demo.plateprint.test', role: 'restaurant-user', restaurantIds: [], language: 'fr' },
      product.services,
    );
    expect(id).toEqual(expect.any(String));
  });

  test('takes the place of an open one to the same address', async () => {
    const first = await invited();
    const second = await invited({ email: first.email });
    const { call } = openBrowser(product);
    await expect(call(api.readInvitation, { body: first })).rejects.toMatchObject({ code: 'link_expired' });
    expect(await call(api.readInvitation, { body: { token: second.token } })).toMatchObject({ email: first.email });
  });

  test('sent again has a new link, and the former goes on working until one of them is used', async () => {
    const { id, email, token } = await invited();
    await resendInvitation(product.database, { id, organizationId: demoId('norrsken'), by: ADMIN }, product.services);
    await product.drain();
    const second = mailedToken(product, email);
    expect(second).not.toBe(token);
    const { call } = openBrowser(product);
    await call(api.signUpFromLink, { body: form(token) });
    for (const used of [token, second])
      await expect(openBrowser(product).call(api.readInvitation, { body: { token: used } })).rejects.toMatchObject({
        code: 'link_used',
      });
  });

  test('of another organization cannot be sent again', async () => {
    const { id } = await invited();
    const elsewhere = { id, organizationId: demoId('maison'), by: ADMIN };
    await expect(resendInvitation(product.database, elsewhere, product.services)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is not mailed when it was accepted or withdrawn before the mail was written', async () => {
    const { id } = await invited();
    await product.database.updateTable('invitation').set({ revoked_at: new Date() }).where('id', '=', id).execute();
    const before = product.mails.length;
    await product.services.jobs.queue(product.database, 'users.mail', { kind: 'invitation', invitationId: id });
    await product.drain();
    expect(product.mails).toHaveLength(before);
  });
});

describe('signing up', () => {
  test('makes the account with role and restaurants, signs in and counts the address as verified', async () => {
    const { email, token } = await invited({ language: 'de' });
    const { call } = openBrowser(product);
    const user = await call(api.signUpFromLink, { body: form(token, { firstname: ' Anna ' }) });
    expect(user.authUser).toMatchObject({
      email,
      firstname: 'Anna',
      lastname: 'Lind',
      emailVerified: true,
      portfolio: [{ name: 'Matsalen Slussen' }],
    });
    expect(user.userSettings).toMatchObject({ appLanguage: 'de', restaurant: demoId('matsalen') });
    expect(await call(userApi.permissions)).toMatchObject({ items: ['restaurant-user'] });
    const again = openBrowser(product);
    await again.call(userApi.signIn, { body: { email, password: GOOD } });
  });

  test.each([
    ['without a first name', { firstname: '  ' }, 'fields_missing'],
    ['without a last name', { lastname: '' }, 'fields_missing'],
    ['without a password', { password: '' }, 'fields_missing'],
    ['with two different passwords', { passwordAgain: `${GOOD}s` }, 'passwords_differ'],
    ['with a short password', { password: 'leek soup', passwordAgain: 'leek soup' }, 'password_too_short'],
    ['with a common password', { password: 'Password123', passwordAgain: 'Password123' }, 'password_too_common'],
    ['without the terms', { terms: false }, 'terms_not_accepted'],
    ['with markup for a name', { firstname: '<b>Anna</b>' }, 'invalid_input'],
  ])('%s is refused, and the link goes on working', async (_, change, code) => {
    const { email, token } = await invited();
    const { call, cookies } = openBrowser(product);
    await expect(call(api.signUpFromLink, { body: form(token, change) })).rejects.toMatchObject({ code });
    expect(await peopleAt(email)).toBe(0);
    expect(cookies.size).toBe(0);
    await call(api.signUpFromLink, { body: form(token) });
  });

  test('of twenty at once by one link one makes an account', async () => {
    const { email, token } = await invited();
    const tries = Array.from({ length: 20 }, async () =>
      openBrowser(product)
        .call(api.signUpFromLink, { body: form(token) })
        .then(
          () => 'done',
          (error: { code: string }) => error.code,
        ),
    );
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'link_used')).toHaveLength(19);
    expect(await peopleAt(email)).toBe(1);
  });

  test('a link that is made up, used, old or of another kind is refused with its own code', async () => {
    const used = await invited();
    await openBrowser(product).call(api.signUpFromLink, { body: form(used.token) });
    const old = await invited();
    const { call } = openBrowser(product);
    const outcomeOf = async (token: string): Promise<string> =>
      call(api.signUpFromLink, { body: form(token) }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    expect(await outcomeOf('A'.repeat(43))).toBe('link_unknown');
    expect(await outcomeOf(used.token)).toBe('link_used');
    product.wait(15 * 24 * 3_600_000);
    expect(await outcomeOf(old.token)).toBe('link_expired');
  });
});

describe('an invitation to somebody with an account', () => {
  const owner = demoId('owner@demo.plateprint.test');

  async function invitedAdmin(role: 'organization-admin' | 'restaurant-user'): Promise<string> {
    const draft = { organizationId: demoId('maison'), email: 'admin@demo.plateprint.test', role, language: 'fr' as const };
    await inviteMember(product.database, { ...draft, restaurantIds: [], invitedBy: owner }, product.services);
    await product.drain();
    return mailedToken(product, draft.email);
  }

  test('cannot be taken by signing up a second time', async () => {
    const token = await invitedAdmin('organization-admin');
    const { call } = openBrowser(product);
    expect(await call(api.readInvitation, { body: { token } })).toMatchObject({ hasAccount: true });
    await expect(call(api.signUpFromLink, { body: form(token) })).rejects.toMatchObject({ code: 'email_taken' });
  });

  test('is taken signed in, by the one it was sent to, and ends the other sessions', async () => {
    const token = await invitedAdmin('organization-admin');
    const chef = await product.as('chef');
    await expect(chef(api.acceptInvitation, { body: { token } })).rejects.toMatchObject({ code: 'not_allowed' });
    const [admin, elsewhere] = [await product.as('admin'), await product.as('admin')];
    const user = await admin(api.acceptInvitation, { body: { token } });
    expect(user.actor.roles).toContainEqual({
      role: 'organization-admin',
      scope: { kind: 'organization', id: demoId('maison') },
    });
    await admin(userApi.authenticate);
    await expect(elsewhere(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  test('to cook in another organization is refused: for that they would belong to it', async () => {
    await product.database
      .deleteFrom('role_grant')
      .where('person_id', '=', ADMIN)
      .where('scope_id', '=', demoId('maison'))
      .execute();
    const token = await invitedAdmin('restaurant-user');
    const admin = await product.as('admin');
    await expect(admin(api.acceptInvitation, { body: { token } })).rejects.toMatchObject({ code: 'account_elsewhere' });
  });
});

test('no link stands in the database as it is in the mail', async () => {
  const { token } = await invited();
  const { rows } = await product.services.pool.query<{ whole: string }>('select account_token::text as whole from account_token');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ whole }) => whole.includes(token))).toEqual([]);
});
