import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import * as api from '@plateprint/shared/menus/label-basis-api.ts';
import { createMenu, listSharedMenuLinks, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';
import { liveMenuOf } from '../live/live-menu-store.ts';
import { organizationsToAsk } from '../store/unasked-letters-store.ts';

const organizationId = demoId('norrsken');
const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
let admin: Caller;
let menuId = '';

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
  const { id: recipeId } = await chef(createRecipe, {
    body: {
      restaurantId,
      names: [{ language: 'sv', name: 'Ugnsrostad lök' }],
      portions: 4,
      ingredients: [
        { inputIngredient: '1 kg gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: 1, unit: 'kg' },
      ],
    },
  });
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
  menuId = (await chef(createMenu, { body: { restaurantId, name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks } }))
    .id;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.deleteFrom('live_link').execute();
  await product.database.updateTable('organization').set({ label_basis: null, label_basis_asked_at: null }).execute();
});

const link = { linkNumber: 3, restaurantId } as const;
const choose = async (choice: object) => admin(api.chooseLabelBasis, { body: { organizationId, ...choice } as never });
const shownAt = async (at = new Date()): Promise<string> => {
  const { items } = await chef(listSharedMenuLinks, { params: { id: restaurantId } });
  const live = await liveMenuOf(product.database, items[2]?.token ?? '', at);
  return live ? livePage(live, { language: 'sv', isScreen: false, version: '1' }) : '';
};

test('what is shared before anybody has chosen shows figures until there is a choice', async () => {
  await chef(shareMenu, { body: { ...link, menuId } });
  expect(verdictsIn(await shownAt(), 'sv')).toEqual([]);
  await choose({ kind: 'own', signed: true });
  expect(verdictsIn(await shownAt(), 'sv')).not.toEqual([]);
});

test('in a country where the rule does not hold nobody is asked', async () => {
  const canal = demoId('canal');
  const { id } = await admin(createMenu, { body: { restaurantId: canal, name: 'Lunch', options: {}, settings: {}, blocks: [] } });
  const shared = await admin(shareMenu, { body: { linkNumber: 1, restaurantId: canal, menuId: id } });
  expect(shared.menu?.id).toBe(id);
});

test('a certificate bears letters until the midnight after its last day in Stockholm', async () => {
  await choose({
    kind: 'scheme',
    signed: true,
    scheme: { name: 'Svenskt Klimatmärke', certificateNumber: '4711', validUntil: '2027-01-31' },
  });
  await chef(shareMenu, { body: { ...link, menuId } });
  expect(verdictsIn(await shownAt(new Date('2027-01-31T22:59:59Z')), 'sv')).not.toEqual([]);
  expect(verdictsIn(await shownAt(new Date('2027-01-31T23:00:00Z')), 'sv')).toEqual([]);
});

test('letters need somebody who signs, a scheme its certificate', async () => {
  await expect(choose({ kind: 'own' })).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'signed' }] });
  await expect(choose({ kind: 'scheme', signed: true })).rejects.toMatchObject({ fields: [{ path: 'scheme' }] });
});

test('the choice is kept with name and date, for the admins to read', async () => {
  const { labelBasis, chosen } = await choose({ kind: 'own', signed: true });
  expect(labelBasis).toEqual({ kind: 'own', scheme: null });
  expect(chosen).toMatchObject({ by: expect.stringMatching(/\w \w/) as string });
  const { items } = await admin(readOrganizationAudit, { params: { id: organizationId } });
  expect(items[0]).toMatchObject({ action: 'label_basis_chosen', changes: [{ field: 'label_basis', after: ['own'] }] });
});

test('what was live before is not changed, its days are counted, and its admins are asked once', async () => {
  const at = new Date('2026-11-26T10:00:00Z');
  await product.database
    .insertInto('live_link')
    .values({
      restaurant_id: restaurantId,
      link_number: 3,
      token: 'a'.repeat(22),
      menu_id: menuId,
      changed_at: new Date('2026-01-05T10:00:00Z'),
    })
    .execute();
  expect(verdictsIn(await shownAt(), 'sv')).not.toEqual([]);
  expect(await organizationsToAsk(product.database, at)).toEqual([organizationId]);
  const { daysUnasked, liveMenus, mayChoose } = await chef(api.readLabelBasis, { params: { id: organizationId } });
  expect({ liveMenus, mayChoose }).toEqual({ liveMenus: 1, mayChoose: false });
  expect(daysUnasked).toBeGreaterThanOrEqual(60);
  await product.database.updateTable('organization').set({ label_basis_asked_at: at }).execute();
  expect(await organizationsToAsk(product.database, at)).toEqual([]);
});

test('who may not choose shares at once in figures, and sends the question to those who may: once an hour', async () => {
  expect((await chef(api.readLabelBasis, { params: { id: organizationId } })).mayChoose).toBe(false);
  await expect(chef(api.chooseLabelBasis, { body: { organizationId, kind: 'figures' } })).rejects.toMatchObject({
    code: 'not_allowed',
  });
  await chef(shareMenu, { body: { ...link, menuId, labels: 'figures' } });
  expect(verdictsIn(await shownAt(), 'sv')).toEqual([]);
  await product.drain();
  product.mails.splice(0);
  const { at } = await chef(api.askForLabelBasis, { body: { organizationId } });
  expect((await chef(api.askForLabelBasis, { body: { organizationId } })).at).toBe(at);
  await product.drain();
  const mails = product.mails.splice(0);
  expect(mails.map(({ to }) => to)).toContain('admin@demo.plateprint.test');
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
  for (const { to, text } of mails) {
    expect(to).not.toBe('chef@demo.plateprint.test');
    expect(text).toContain('Elin Sandberg');
    expect(text).toContain('/organization?tab=labels');
  }
});
