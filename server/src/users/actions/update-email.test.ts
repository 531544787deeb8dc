import * as api from '@plateprint/shared/users/account-api.ts';
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

const FORMER = 'chef@demo.plateprint.test';
const NEW = 'elin@kok.test';
const ASKED = { email: NEW, password: DEMO_PASSWORD };

async function addressOfChef(): Promise<string> {
  const row = product.database.selectFrom('person').select('email').where('id', '=', demoId(FORMER));
  return (await row.executeTakeFirstOrThrow()).email;
}

describe('another address', () => {
  test('counts once its mail is answered; until then the former one does', async () => {
    const chef = await product.as('chef');
    expect(await chef(api.updateEmail, { body: { ...ASKED, email: ' Elin@Kok.TEST' } })).toEqual({ pendingEmail: NEW });
    expect((await chef(userApi.authenticate)).authUser).toMatchObject({ email: FORMER, pendingEmail: NEW });
    await product.drain();
    expect(product.mails.map(({ to }) => to)).toEqual([NEW, FORMER]);
    const token = mailedToken(product, NEW);
    const elsewhere = await product.as('chef');
    const query = { token };
    expect(await chef(api.verifyEmail, { query })).toEqual({ email: NEW, changed: true });
    expect((await chef(userApi.authenticate)).authUser).toMatchObject({ email: NEW, pendingEmail: null, emailVerified: true });
    await expect(elsewhere(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
    await product.drain();
    expect(product.mails.at(-1)).toMatchObject({ to: FORMER, subject: 'Your e-mail address has changed' });
    await expect(chef(api.verifyEmail, { query })).rejects.toMatchObject({ code: 'link_used' });
    await openBrowser(product).call(userApi.signIn, { body: ASKED });
  });

  test.each([
    [{ ...ASKED, password: 'not mine' }, 'wrong_password'],
    [{ ...ASKED, password: '' }, 'fields_missing'],
    [{ ...ASKED, email: 'no address' }, 'invalid_input'],
  ])('%j is refused: %s', async (body, code) => {
    const chef = await product.as('chef');
    await expect(chef(api.updateEmail, { body })).rejects.toMatchObject({ code });
    await product.drain();
    expect(product.mails).toEqual([]);
  });

  test('that somebody else has is answered alike, and changes nothing', async () => {
    const chef = await product.as('chef');
    const taken = 'admin@demo.plateprint.test';
    expect(await chef(api.updateEmail, { body: { ...ASKED, email: taken } })).toEqual({ pendingEmail: taken });
    await product.drain();
    expect(product.mails.map(({ to }) => to)).toEqual([FORMER]); // who has it hears nothing of it
    expect(await addressOfChef()).toBe(FORMER);
  });

  test('that somebody took meanwhile is refused', async () => {
    const chef = await product.as('chef');
    await chef(api.updateEmail, { body: ASKED });
    await product.drain();
    const token = mailedToken(product, NEW);
    await product.database
      .updateTable('person')
      .set({ email: 'Elin@kok.test' })
      .where('id', '=', demoId('manager@demo.plateprint.test'))
      .execute();
    await expect(chef(api.verifyEmail, { query: { token } })).rejects.toMatchObject({ code: 'email_taken' });
    expect(await addressOfChef()).toBe(FORMER);
  });

  test('can be taken back: its link no longer works', async () => {
    const chef = await product.as('chef');
    await chef(api.updateEmail, { body: ASKED });
    await product.drain();
    await chef(api.cancelUpdateEmail);
    const query = { token: mailedToken(product, NEW) };
    await expect(chef(api.verifyEmail, { query })).rejects.toMatchObject({ code: 'link_used' });
    expect((await chef(userApi.authenticate)).authUser).toMatchObject({ email: FORMER, pendingEmail: null });
  });

  test('asked for anew lets the link to the former wish die', async () => {
    const chef = await product.as('chef');
    await chef(api.updateEmail, { body: ASKED });
    await product.drain();
    const query = { token: mailedToken(product, NEW) };
    await chef(api.updateEmail, { body: { ...ASKED, email: 'elin@other.test' } });
    await expect(chef(api.verifyEmail, { query })).rejects.toMatchObject({ code: 'link_used' });
  });

  test('ends every session when its link is followed signed out', async () => {
    const chef = await product.as('chef');
    await chef(api.updateEmail, { body: ASKED });
    await product.drain();
    await openBrowser(product).call(api.verifyEmail, { query: { token: mailedToken(product, NEW) } });
    await expect(chef(userApi.authenticate)).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('verifying the address', () => {
  test('is asked for and done by the link of a mail; a verified one gets none', async () => {
    const chef = await product.as('chef');
    await chef(api.requestVerifyEmail);
    await product.drain();
    expect(product.mails).toEqual([]);
    await product.database.updateTable('person').set({ email_verified_at: null }).where('id', '=', demoId(FORMER)).execute();
    await chef(api.requestVerifyEmail);
    await product.drain();
    const query = { token: mailedToken(product, FORMER) };
    expect(await openBrowser(product).call(api.verifyEmail, { query })).toEqual({ email: FORMER, changed: false });
    expect((await chef(userApi.authenticate)).authUser.emailVerified).toBe(true);
  });

  test('while another address is asked for sends that one’s mail once more', async () => {
    const chef = await product.as('chef');
    await chef(api.updateEmail, { body: ASKED });
    await product.drain();
    await chef(api.requestVerifyEmail);
    await product.drain();
    expect(product.mails.filter(({ to }) => to === NEW)).toHaveLength(2);
  });

  test('again and again has to wait', async () => {
    const chef = await product.as('chef');
    for (let asked = 0; asked < 5; asked += 1) await chef(api.requestVerifyEmail);
    await expect(chef(api.requestVerifyEmail)).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a name', () => {
  const chef = demoId(FORMER);
  const name = { firstname: ' Elin ', lastname: 'Berg' };

  test('is changed by its person, and by an admin', async () => {
    expect(await (await product.as('chef'))(api.updateName, { params: { id: chef }, body: name })).toMatchObject({
      firstname: 'Elin',
      lastname: 'Berg',
    });
    const admin = await product.as('admin');
    await admin(api.updateName, { params: { id: chef }, body: { ...name, lastname: 'Sand' } });
    const entries = await product.database.selectFrom('audit_entry').select(['deed', 'by_name', 'after']).execute();
    expect(entries).toContainEqual({ deed: 'name_changed', by_name: 'Katharina Vogel', after: { lastname: ['Sand'] } });
  });

  test.each([
    ['manager', chef, 'not_allowed'],
    ['chef', demoId('admin@demo.plateprint.test'), 'not_allowed'],
    ['admin', 'no-such-person', 'not_found'],
  ])('%s may not change that of %s: %s', async (who, id, code) => {
    const caller = await product.as(who);
    await expect(caller(api.updateName, { params: { id }, body: name })).rejects.toMatchObject({ code });
  });

  test('is needed, both first and last', async () => {
    const caller = await product.as('chef');
    const body = { firstname: ' ', lastname: 'Berg' };
    await expect(caller(api.updateName, { params: { id: chef }, body })).rejects.toMatchObject({ code: 'fields_missing' });
  });
});
