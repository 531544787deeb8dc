import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { putOpenRecipes } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import * as bulk from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HookedKitchen, openHookedKitchen, someIntegration } from '../../../test/support/hooked-kitchen.ts';
import { openKey } from '../../../test/support/open-key.ts';
import { demoId } from '../../demo/demo-id.ts';
import { purgeDeliveries } from './delivery-log-store.ts';
import { recalculateBatches } from '../../recipes/actions/recipe-jobs.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

let kitchen: HookedKitchen;
beforeEach(async () => {
  kitchen = await openHookedKitchen();
});
afterEach(() => kitchen.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const matsalen = demoId('matsalen');
const soup = { names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [] };

async function waiting(): Promise<number> {
  const count = kitchen.product.database.selectFrom('webhook_delivery').select(({ fn }) => fn.countAll<string>().as('rows'));
  return Number((await count.executeTakeFirstOrThrow()).rows);
}

test('each change of a recipe is delivered as what it was', async () => {
  await kitchen.hook(['recipe.changed']);
  const { id } = await kitchen.admin(api.createRecipe, { body: { ...soup, restaurantId: matsalen } });
  await kitchen.admin(api.updateRecipe, { body: { ...soup, note: 'warm', id, version: 1 } });
  await kitchen.admin(bulk.bulkUpdateRecipes, { body: { ids: [id], changes: { category: 'soups' } } });
  await kitchen.admin(api.deleteRecipe, { params: { id } });
  await kitchen.admin(api.restoreRecipe, { params: { id } });
  const messages = await kitchen.deliveries();
  expect(messages.map(({ data }) => data.change)).toEqual(['created', 'updated', 'updated', 'deleted', 'restored']);
  expect(new Set(messages.map(({ data }) => `${data.id} ${data.restaurantId}`))).toEqual(new Set([`${id} ${matsalen}`]));
});

test('many recipes at once are delivered one by one, and one message has the names in them that are not matched', async () => {
  await kitchen.hook(['recipe.changed', 'mapping.needed']);
  const strange = { ...soup, ingredients: [{ inputIngredient: 'Xyzzy' }, { inputIngredient: 'xyzzy ' }] };
  await kitchen.admin(bulk.bulkCreateRecipes, { body: { restaurantId: matsalen, recipes: [soup, strange, strange] } });
  const messages = await kitchen.deliveries();
  expect(messages.map(({ type }) => type).toSorted()).toEqual([
    'mapping.needed',
    'recipe.changed',
    'recipe.changed',
    'recipe.changed',
  ]);
  expect(messages.find(({ type }) => type === 'mapping.needed')?.data).toMatchObject({ restaurantId: matsalen, waitingNames: 1 });
});

test('a program’s batch is delivered one by one, and one message has the names in it that are not matched', async () => {
  await kitchen.hook(['recipe.changed', 'mapping.needed']);
  const program = kitchen.product.withKey((await openKey(kitchen.product)).key);
  const recipes = ['1', '2'].map((externalId) => ({ externalId, name: 'Soup', lines: [{ text: '2 kg xyzzy' }] }));
  await program(putOpenRecipes, { body: { language: 'en_gb', restaurantId: matsalen, recipes } });
  const messages = await kitchen.deliveries();
  expect(messages.map(({ type }) => type).toSorted()).toEqual(['mapping.needed', 'recipe.changed', 'recipe.changed']);
  expect(messages.find(({ type }) => type === 'mapping.needed')?.data).toMatchObject({ restaurantId: matsalen, waitingNames: 1 });
});

test('a save that is refused or rolled back tells nothing', async () => {
  await kitchen.hook(['recipe.changed']);
  const { id } = await kitchen.admin(api.createRecipe, { body: { ...soup, restaurantId: matsalen } });
  await expect(kitchen.admin(api.updateRecipe, { body: { ...soup, id, version: 9 } })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
  const rolledBack = kitchen.product.database.transaction().execute(async (transaction) => {
    const payload = {
      restaurantId: matsalen,
      id,
      name: null,
      externalId: null,
      change: 'updated' as const,
      waitingNames: null,
    };
    const event = { type: 'recipe.changed' as const, organizationId: demoId('norrsken'), at: new Date() };
    await recordEvent(transaction, { ...event, payloads: () => [payload] });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect((await kitchen.deliveries()).map(({ data }) => data.change)).toEqual(['created']);
});

test('nothing goes to an address that did not choose that event, nor to another organization', async () => {
  await kitchen.hook(['report.completed']);
  const owner = await kitchen.product.as('super');
  const elsewhere = await someIntegration(kitchen.product.database, demoId('maison'));
  await kitchen.product.database
    .insertInto('webhook')
    .values({
      id: 'elsewhere',
      organization_id: demoId('maison'),
      integration_id: elsewhere,
      url: kitchen.receiver.url,
      secret: '',
      events: ['recipe.changed'],
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  await owner(api.createRecipe, { body: { ...soup, restaurantId: matsalen } });
  // Maison's plan has no integrations: what it had is silent.
  await owner(api.createRecipe, { body: { ...soup, restaurantId: demoId('clairval') } });
  expect(await waiting()).toBe(0);
});

test('a recalculation of all recipes is one message an organization and minute, after its figures are kept', async () => {
  await kitchen.hook(['recipe.changed']);
  await kitchen.product.database.updateTable('recipe').set({ food_data_version: 'older' }).execute();
  while ((await recalculateBatches(kitchen.product.services)) > 0);
  expect(await kitchen.deliveries()).toEqual([]);
  kitchen.product.wait(2 * MINUTE);
  const messages = await kitchen.deliveries();
  expect([1, 2]).toContain(messages.length);
  expect(messages[0]?.data).toMatchObject({ id: null, change: 'recalculated', organizationId: demoId('norrsken') });
});

/** A month's purchases with one row that nobody has matched. */
function purchases(startDate: string) {
  const row = { ingredient: null, variation: null, amount: 4, unit: 'kg' };
  return {
    restaurantId: matsalen,
    name: 'Inköp',
    category: 'restaurant' as const,
    variety: 'procurement' as const,
    type: 'monthly' as const,
    startDate,
    settings: { language: 'sv' as const },
    ingredients: [{ ...row, key: '1', written: 'Hylla sju 5kg', from: { file: 0, row: 2 } }],
    importedData: [{ name: 'köp.csv', rows: 1 }],
  };
}

test('a report is delivered when it is completed, and the names that wait in it when they are first met', async () => {
  await kitchen.hook(['report.completed', 'mapping.needed']);
  const draft = { ...purchases('2024-01-01'), status: 'draft' as const };
  const { id } = await kitchen.admin(reports.createProcurementReport, { body: draft });
  expect(await kitchen.deliveries()).toMatchObject([
    { type: 'mapping.needed', data: { id, waitingNames: 1, restaurantId: matsalen } },
  ]);
  const completed = { ...purchases('2024-02-01'), status: 'completed' as const };
  const next = await kitchen.admin(reports.createProcurementReport, { body: completed });
  expect(await kitchen.deliveries()).toMatchObject([{ type: 'report.completed', data: { id: next.id, name: 'Inköp' } }]);
});

test('the log is kept for thirty days', async () => {
  await kitchen.hook(['recipe.changed']);
  await kitchen.admin(api.createRecipe, { body: { ...soup, restaurantId: matsalen } });
  await kitchen.deliveries();
  const after = (days: number) => new Date(kitchen.product.now() + days * DAY);
  await purgeDeliveries(kitchen.product.database, after(29));
  expect(await waiting()).toBe(1);
  await purgeDeliveries(kitchen.product.database, after(31));
  expect(await waiting()).toBe(0);
});

test('a menu plan is delivered each time that it is published', async () => {
  await kitchen.hook(['menu-plan.published']);
  const plan = { name: 'Hösten', weeks: 1, lines: [{ id: 'l', name: 'Lunch' }] };
  const { id } = await kitchen.admin(createMenuPlan, { body: { restaurantId: matsalen, plan } });
  const publish = async () => kitchen.admin(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  await publish();
  await publish();
  expect((await kitchen.deliveries()).map(({ type, data }) => [type, data.id, data.name, data.restaurantId])).toEqual([
    ['menu-plan.published', id, 'Hösten', matsalen],
    ['menu-plan.published', id, 'Hösten', matsalen],
  ]);
});
