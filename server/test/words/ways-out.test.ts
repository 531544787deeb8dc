import { shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../support/product.ts';
import { addStrangers, STRANGERS } from '../support/strangers.ts';
import { thingsCalled, WAYS_OUT } from './ways-out.ts';

const WORDS = 'Climate neutral stew';
const { restaurant: restaurantId } = STRANGERS;
let product: Product;
let chef: Caller;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  chef = await product.as(STRANGERS.admin);
});
afterAll(() => product.close());

const kept = async (action: string, thingId: string) =>
  product.database
    .selectFrom('audit_entry')
    .select(['by_name', 'after'])
    .where('deed', '=', action)
    .where('thing_id', '=', thingId)
    .orderBy('at', 'desc')
    .execute();

let months = 0;
const nextMonth = (): string => `2025-${String(++months).padStart(2, '0')}-01`;

test('every way to guests asks about words: none is gone without a reason, which is kept with the name and the words', async () => {
  const things = await thingsCalled(chef, WORDS, nextMonth());
  const place = { linkNumber: 1 as const, restaurantId, menuId: things.menu };
  await chef(shareMenu, { body: { ...place, reason: 'It hangs there from here on.' } });
  for (const [way, { action, thing, go }] of Object.entries(WAYS_OUT)) {
    for (const blank of [{}, { reason: ' \n' }])
      await expect(go(chef, things, WORDS, blank)).rejects.toMatchObject({
        code: 'words_in_question',
        fields: expect.arrayContaining([expect.objectContaining({ message: expect.any(String) as string })]) as unknown,
      });
    const reason = `Our lawyer says so of ${way}.`;
    await go(chef, things, WORDS, { reason });
    const entries = await kept(action, thing === '' ? '' : things[thing]);
    const ofThis = entries.filter(({ after }) => JSON.stringify(after).includes(reason));
    expect(ofThis).toMatchObject([
      {
        by_name: expect.stringContaining('Strange') as string,
        after: { claims: expect.arrayContaining([expect.stringMatching(/\w/)]) as unknown, reason: [reason] },
      },
    ]);
  }
});

test('a refusal names each kind of claim, where it stands and its words', async () => {
  const { menu: menuId } = await thingsCalled(chef, 'Sustainable stew', nextMonth());
  await expect(chef(shareMenu, { body: { linkNumber: 2, restaurantId, menuId } })).rejects.toMatchObject({
    code: 'words_in_question',
    fields: [
      { path: 'name', code: 'generic', message: 'Sustainable' },
      { path: 'dish', code: 'generic', message: 'Sustainable' },
    ],
  });
});

test('words that claim nothing go every way without a reason, and nothing is kept of them', async () => {
  const things = await thingsCalled(chef, 'Onion soup', nextMonth());
  await chef(shareMenu, { body: { linkNumber: 3, restaurantId, menuId: things.menu } });
  const before = await product.database.selectFrom('audit_entry').select('id').where('deed', 'like', '%claims%').execute();
  for (const [way, { go }] of Object.entries(WAYS_OUT))
    if (way !== 'other words on a live link') await go(chef, things, 'Onion soup', {});
  const after = await product.database.selectFrom('audit_entry').select('id').where('deed', 'like', '%claims%').execute();
  expect(after).toHaveLength(before.length);
});

test('a live menu whose words stood there before is saved without a word', async () => {
  const things = await thingsCalled(chef, WORDS, nextMonth());
  await chef(shareMenu, { body: { linkNumber: 4, restaurantId, menuId: things.menu, reason: 'Certificate 4711.' } });
  const save = WAYS_OUT['other words on a live link'];
  await expect(save?.go(chef, things, WORDS, {})).rejects.toMatchObject({ fields: [{ path: 'name', code: 'generic' }] });
  await save?.go(chef, things, WORDS, { reason: 'We counted it.' });
  await save?.go(chef, things, WORDS, {});
});
