import { listPlanWordNotices, publishMenuPlan, seePlanWordNotices } from '@plateprint/shared/calendar/publication-api.ts';
import { createMenu, shareMenu, unshareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { listWordNotices, seeWordNotices } from '@plateprint/shared/menus/menu-claims-api.ts';
import { saveCustomLabel } from '@plateprint/shared/menus/menu-library-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listReportWordNotices } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { createReportLink } from '@plateprint/shared/reports/api/report-link-api.ts';
import { renameReport } from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../support/product.ts';
import { addStrangers, STRANGERS } from '../support/strangers.ts';
import { thingsCalled } from './ways-out.ts';

const { restaurant: restaurantId } = STRANGERS;
let product: Product;
let admin: Caller;
let cook: Caller;

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as(STRANGERS.admin);
  cook = await product.as(STRANGERS.cook);
});
afterAll(() => product.close());

const onion = {
  inputIngredient: 'onions',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 300,
  unit: 'g' as const,
};
const butter = {
  inputIngredient: '50 g butter',
  ingredient: 'butter',
  variation: 'butter.salted',
  amount: 50,
  unit: 'g' as const,
};
const named = (name: string, ingredients: object[] = [onion]) =>
  ({ names: [{ language: 'en_gb', name }], portions: 4, ingredients }) as never as { names: never };

async function dish(name: string): Promise<string> {
  return (await admin(createRecipe, { body: { restaurantId, ...(named(name) as object) } as never })).id;
}
const rename = async (id: string, name: string, ingredients?: object[]) =>
  admin(updateRecipe, { body: { ...(named(name, ingredients) as object), id } as never });

async function live(recipeId: string, linkNumber: 1 | 2 | 3 | 4, more: object = {}): Promise<string> {
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, ...more }];
  const settings = { language: 'en_gb' as const };
  const { id } = await admin(createMenu, { body: { restaurantId, name: 'Week', options: {}, settings, blocks } });
  await admin(shareMenu, { body: { linkNumber, restaurantId, menuId: id } });
  return id;
}

/** What those two minutes bring: words are read again, and people told. */
async function later(): Promise<{ to: string; text: string }[]> {
  for (const job of ['menus.words_to_read', 'calendar.words_to_read', 'reports.words_to_read'] as const)
    await product.services.jobs.queue(product.database, job, {});
  await product.drain();
  await product.services.jobs.queue(product.database, 'claims.words_found', {});
  await product.drain();
  return product.mails.splice(0).filter(({ text }) => /might not hold up|is not what/u.test(text));
}
const noticesOf = async (id: string) => (await cook(listWordNotices, { params: { id } })).items;

test('a live dish that is renamed to a claim is named above its menus, and its people are told once', async () => {
  const id = await dish('Onion soup');
  const menu = await live(id, 1);
  expect([await later(), await noticesOf(menu)]).toEqual([[], []]);
  await rename(id, 'Climate neutral onion soup');
  const mails = await later();
  expect(mails.map(({ to }) => to)).toEqual([`${STRANGERS.cook}@elsewhere.test`]);
  expect(mails[0]?.text).toContain('On “Week”: “Climate neutral” might not hold up.');
  const notices = await noticesOf(menu);
  expect(notices).toMatchObject([{ question: 'never', place: 'dish', words: 'Climate neutral' }]);
  await rename(id, 'Climate neutral onion soup', [{ ...onion, amount: 400 }]);
  expect(await later()).toEqual([]);
  await cook(seeWordNotices, { params: { id: menu }, body: { ids: notices.map((notice) => notice.id) } });
  expect(await noticesOf(menu)).toEqual([]);
  await rename(id, 'Onion soup');
  await later();
  await rename(id, 'Climate neutral onion soup');
  expect(await later()).toHaveLength(1);
});

test('a live dish that breaks the promise of its name by another line is named with the dish', async () => {
  const id = await dish('Vegan onions');
  const menu = await live(id, 2);
  expect(await later()).toEqual([]);
  await rename(id, 'Vegan onions', [onion, butter]);
  expect((await later())[0]?.text).toContain('Vegan onions is not what “Vegan onions” says.');
  expect(await noticesOf(menu)).toMatchObject([{ question: 'not_as_promised', words: 'Vegan onions', dish: 'Vegan onions' }]);
  // Once it keeps its promise there is nothing to see.
  await rename(id, 'Vegan onions', [onion]);
  await later();
  expect(await noticesOf(menu)).toEqual([]);
});

test('an own label that is renamed to a claim is found on the menus that carry it', async () => {
  const label = { names: [{ language: 'en_gb' as const, name: 'House favourite', subtitle: '' }], sign: 'H', colour: '#1c2620' };
  const { id: own } = await admin(saveCustomLabel, { body: label });
  const menu = await live(await dish('Onion tart'), 3, { customLabels: [own] });
  await later();
  const renamed = { ...label, names: [{ ...label.names[0], language: 'en_gb' as const, name: 'Planet friendly', subtitle: '' }] };
  await admin(saveCustomLabel, { body: { ...renamed, id: own } });
  expect(await later()).toHaveLength(1);
  expect(await noticesOf(menu)).toMatchObject([{ question: 'generic', place: 'own_label', words: 'Planet friendly' }]);
});

test('nobody is told of words that somebody answered for, nor of a menu that is live no more', async () => {
  const id = await dish('Sustainable soup');
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId: id }];
  const settings = { language: 'en_gb' as const };
  const { id: menuId } = await admin(createMenu, {
    body: { restaurantId, name: 'Week', options: {}, settings, blocks },
  });
  const place = { linkNumber: 4 as const, restaurantId, menuId };
  await admin(shareMenu, { body: { ...place, reason: 'Certificate 4711.' } });
  expect([await later(), await noticesOf(menuId)]).toEqual([[], []]);
  await admin(unshareMenu, { body: place });
  await rename(id, 'Climate neutral soup');
  expect([await later(), await noticesOf(menuId)]).toEqual([[], []]);
});

test('the people of a kitchen are told of a dish of its published plan', async () => {
  const { plan, recipe } = await thingsCalled(admin, 'Onion stew', '2025-01-01');
  await admin(publishMenuPlan, { params: { id: plan }, body: { title: 'Lunch' } });
  expect(await later()).toEqual([]);
  await rename(recipe, 'Climate positive stew');
  const mails = await later();
  expect(mails.map(({ to }) => to)).toEqual([`${STRANGERS.cook}@elsewhere.test`]);
  expect(mails[0]?.text).toContain('On “Lunch”: “Climate positive” might not hold up');
  const { items, maySee } = await cook(listPlanWordNotices, { params: { id: plan } });
  expect([items.map(({ words }) => words), maySee]).toEqual([['Climate positive'], true]);
  const seen = await cook(seePlanWordNotices, { params: { id: plan }, body: { ids: items.map(({ id }) => id) } });
  expect(seen.items).toEqual([]);
});

test('those who run the organization are told of words on the cover of a report that others can open', async () => {
  const { report } = await thingsCalled(admin, 'Lunch', '2025-02-01');
  await admin(createReportLink, { params: { id: report }, body: { days: 30 } });
  expect(await later()).toEqual([]);
  await admin(renameReport, { body: { id: report, name: 'Our climate neutral February' } });
  const mails = await later();
  expect(mails.map(({ to }) => to)).toEqual([`${STRANGERS.admin}@elsewhere.test`]);
  expect(mails[0]?.text).toContain('On “Our climate neutral February”: “climate neutral” might not hold up');
  const { items } = await admin(listReportWordNotices, { params: { id: report } });
  expect(items).toMatchObject([{ words: 'climate neutral', question: 'never' }]);
  // The next month of the same kitchen says the same, and somebody answered for it meanwhile.
  const answered = { days: 30 as const, reason: 'Certificate 4711.' };
  await admin(createReportLink, { params: { id: report }, body: answered });
  const next = await thingsCalled(admin, 'Lunch', '2025-03-01');
  await admin(createReportLink, { params: { id: next.report }, body: { days: 30 } });
  await admin(renameReport, { body: { id: next.report, name: 'Our climate neutral March' } });
  expect(await later()).toEqual([]);
});
