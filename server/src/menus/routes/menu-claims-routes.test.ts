import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createMenu } from '@plateprint/shared/menus/menu-api.ts';
import { keepMenuClaims } from '@plateprint/shared/menus/menu-claims-api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let chef: Caller;
const restaurantId = demoId('matsalen');
const TEXTS = [{ place: 'card' as const, language: 'sv' as const, text: 'Klimatneutral lunch' }];

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

test('somebody who goes on with words that were asked about is kept with name and reason, for the admins to read', async () => {
  const name = `Klimatneutral lunch ${randomUUID()}`;
  const { id } = await chef(createMenu, { body: { restaurantId, name, options: {}, settings: {}, blocks: [] } });
  const asked = { restaurantId, name, occasion: 'share', texts: TEXTS, reason: 'Certifikat 4711' } as const;
  await chef(keepMenuClaims, { body: { ...asked, menuId: id } });
  const admin = await product.as('admin');
  const { items } = await admin(readOrganizationAudit, { params: { id: demoId('norrsken') } });
  expect(items.find(({ thing }) => thing.id === id)).toMatchObject({
    action: 'claims_shared',
    by: { name: expect.stringMatching(/\w/) as string },
    thing: { kind: 'menu', name },
    changes: [
      { field: 'claims', after: ['Klimatneutral'] },
      { field: 'reason', after: ['Certifikat 4711'] },
    ],
  });
});

test('a reason of blanks is none, and a menu of others is not found', async () => {
  const body = {
    restaurantId,
    menuId: null,
    name: 'Lunch',
    occasion: 'export' as const,
    texts: TEXTS,
    reason: '  ',
  };
  await expect(chef(keepMenuClaims, { body })).rejects.toMatchObject({
    code: 'words_in_question',
    fields: [{ path: 'card', code: 'never', message: 'Klimatneutral' }],
  });
  await expect(chef(keepMenuClaims, { body: { ...body, menuId: randomUUID(), reason: 'So.' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
