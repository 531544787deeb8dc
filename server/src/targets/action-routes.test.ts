import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { servingsAfter } from '@plateprint/shared/targets/actions/kitchen-year.ts';
import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { countInFlight } from './in-flight.fixture.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';
import { nextSteps } from './next-steps.ts';
import { whatCame } from './what-came.ts';

const attic = { restaurantId: 'north-attic' };
const DAY = 24 * 60 * 60 * 1000;
let product: Product;
let admin: Caller;
let sold: Awaited<ReturnType<typeof openOrganizations>>;
let months: string[] = [];

beforeAll(async () => {
  product = await openProduct();
  sold = await openOrganizations(product);
  months = history(2, new Date(product.now()).toISOString().slice(0, 10) as Day);
  admin = await product.as('north-admin');
  for (const month of months) await sold('north-attic', month, { soup: 300, mince: 100 });
});
afterAll(() => product.close());

async function target(place: object = attic): Promise<api.Target> {
  const base = { baseFrom: months[0] ?? '', baseTo: months[0] ?? '' };
  const goal = { kind: 'reduction', amount: 30 } as const;
  return admin(api.setTarget, {
    body: { place, target: { name: '', variety: 'sales', basis: 'portion', ...base, goal, goalYear: 2090 } },
  });
}

test('a kitchen hears what it could do, with a year that the effects follow from', async () => {
  const { dishes, actions, ...steps } = await admin(api.readNextSteps, { query: attic });
  expect(steps.months).toBe(2);
  expect(steps.basedOn).toEqual(months);
  expect(steps.share).toBeCloseTo(1, 6);
  // Each month has dishes of its own; 100 servings in two months are 600 a year.
  expect(dishes.map(({ servings }) => servings).toSorted((a, b) => a - b)).toEqual([600, 600, 1800, 1800]);
  expect(new Set(actions.map(({ kind }) => kind))).toEqual(new Set(['swap', 'shift', 'fewer', 'supply']));
  const effects = actions.map((action) => effectOfActions(dishes, [action]).co2.value);
  expect(Math.max(...effects)).toBeLessThan(0);
  const all = effectOfActions(dishes, actions).co2.value;
  expect(all).toBeGreaterThan(effects.reduce((sum, effect) => sum + effect, 0));
  expect(all).toBeLessThan(Math.min(...effects));
});

test('somebody who reads a plan in another language reads its foods in it, and the dish as it is called by now', async () => {
  const { id } = await target();
  const { actions } = await admin(api.readNextSteps, { query: attic });
  const swap = actions.find(({ kind }) => kind === 'swap');
  if (!swap) throw new Error('nothing to swap');
  await admin(api.keepActions, { params: { id }, body: { actionIds: [swap.id], version: 1 } });
  const read = async () => (await admin(api.readKeptActions, { params: { id } })).items[0];
  const before = await read();
  expect(before).toMatchObject({ from: swap.from, to: swap.to });
  await setLanguage('de');
  const german = await read();
  expect(german?.dish?.id).toBe(before?.dish?.id);
  expect(german?.to).not.toBe(before?.to);
  expect(german?.from).toMatch(/^Rind/);
  await setLanguage('en_gb');
});

async function setLanguage(appLanguage: string): Promise<void> {
  await sql`update person set settings = settings || jsonb_build_object('appLanguage', ${appLanguage}::text)`.execute(
    product.database,
  );
}

test('without a report there is nothing to do yet', async () => {
  expect(await admin(api.readNextSteps, { query: { restaurantId: 'north-quay' } })).toEqual({
    months: 0,
    basedOn: [],
    share: 0,
    dishes: [],
    actions: [],
  });
});

test('no year is made of a month that counts too little for an average, and one that counts enough is named', async () => {
  await product.database.insertInto('restaurant').values({ id: 'north-cove', organization_id: 'north', name: 'cove' }).execute();
  const cove = { restaurantId: 'north-cove' };
  const [former = '', latest = ''] = months;
  await sold('north-cove', latest, { mince: 20, unmatched: 80 });
  const none = { months: 0, basedOn: [], share: 0, dishes: [], actions: [] };
  expect(await admin(api.readNextSteps, { query: cove })).toEqual(none);
  await sold('north-cove', former, { mince: 90, unmatched: 10 });
  const { dishes, basedOn, share } = await admin(api.readNextSteps, { query: cove });
  expect(basedOn).toEqual([former]);
  expect(dishes.map(({ servings }) => servings)).toEqual([90 * 12]);
  expect(share).toBeCloseTo(1, 6);
  await product.database
    .updateTable('restaurant')
    .set({ deleted_at: new Date(product.now()) })
    .where('id', '=', 'north-cove')
    .execute();
});

test('a whole organization hears what its kitchens could do, keeps it, and guests change dishes only where they eat', async () => {
  for (const month of months) await sold('north-quay', month, { soup: 100, mince: 200 });
  const { id } = await target({ organizationId: 'north' });
  const { dishes, actions, share } = await admin(api.readNextSteps, { query: { organizationId: 'north' } });
  expect(new Set(dishes.map(({ kitchen }) => kitchen))).toEqual(new Set(['north-attic', 'north-quay']));
  expect(share).toBeCloseTo(1, 6);
  const fewer = actions.find(({ kind }) => kind === 'fewer');
  if (!fewer?.fewer) throw new Error('nothing less');
  const { dishId } = fewer.fewer;
  const elsewhere = dishes.filter(({ kitchen }) => kitchen !== dishes.find((dish) => dish.id === dishId)?.kitchen);
  const after = servingsAfter(dishes, [fewer]);
  for (const dish of elsewhere) expect(after.get(dish.id)).toBe(dish.servings);
  const kept = await admin(api.keepActions, { params: { id }, body: { actionIds: [fewer.id], version: 1 } });
  expect(kept.actionIds).toEqual([fewer.id]);
  const { items } = await admin(api.readKeptActions, { params: { id } });
  expect(items[0]?.came?.before.servings).toBeGreaterThan(0);
});

test('what a former version kept of a kitchen is the step that is offered now, once', async () => {
  const { id } = await target();
  const { actions } = await admin(api.readNextSteps, { query: attic });
  const fewer = actions.find(({ kind }) => kind === 'fewer');
  if (!fewer) throw new Error('nothing less');
  const { version } = await admin(api.keepActions, { params: { id }, body: { actionIds: [fewer.id], version: 1 } });
  const former = fewer.id.replace('@north-attic', '');
  expect(former).not.toBe(fewer.id);
  await sql`update target set actions = jsonb_build_array((actions -> 0) - 'kitchens' || jsonb_build_object('id', ${former}::text), actions -> 0)
    where id = ${id}`.execute(product.database);
  const { items } = await admin(api.listTargets, { query: attic });
  expect(items.find((each) => each.id === id)?.actionIds).toEqual([fewer.id]);
  const { items: kept } = await admin(api.readKeptActions, { params: { id } });
  expect(kept.map((action) => action.id)).toEqual([fewer.id]);
  expect(kept[0]?.came?.before.servings).toBeGreaterThan(0);
  const given = await admin(api.keepActions, { params: { id }, body: { actionIds: [former], version } });
  expect(given.actionIds).toEqual([fewer.id]);
});

test('an organization’s dish less often names its kitchen and is read there, though ten others emit more', async () => {
  const { id } = await target({ organizationId: 'north' });
  const { actions } = await admin(api.readNextSteps, { query: { organizationId: 'north' } });
  const less = actions.filter(({ kind }) => kind === 'fewer');
  for (const { id: key, dish } of less) expect(dish?.name).toMatch(key.endsWith('@north-quay') ? /\(quay\)$/ : /\(attic\)$/);
  const quay = less.find(({ id: key }) => key.endsWith('@north-quay'));
  if (!quay) throw new Error('nothing less at the quay');
  await admin(api.keepActions, { params: { id }, body: { actionIds: [quay.id], version: 1 } });
  const read = async () => (await admin(api.readKeptActions, { params: { id } })).items[0];
  const before = await read();
  expect(before?.dish?.name).toBe(quay.dish?.name);
  expect(before?.came?.before.servings).toBe(100);

  const heavier = Array.from({ length: 10 }, (_each, nth) => `north-${nth}`);
  const rows = heavier.map((each) => ({ id: each, organization_id: 'north', name: each }));
  await product.database.insertInto('restaurant').values(rows).execute();
  for (const each of heavier) await sold(each as 'north-quay', months.at(-1) ?? '', { mince: 5000 });
  const steps = await admin(api.readNextSteps, { query: { organizationId: 'north' } });
  expect(new Set(steps.dishes.map(({ kitchen }) => kitchen))).toEqual(new Set(heavier));
  expect((await read())?.came?.before.servings).toBe(100);
});

test('no report is opened for next steps nor for what came; of those whose dishes are not written yet few at once', async () => {
  const counted = countInFlight(product.database, 'report_body');
  const services = { ...product.services, database: counted.database };
  const organization = { id: 'north', enterpriseId: null, plan: 'professional', planActive: true } as const;
  const place = { organization, restaurant: null };
  const rows = await product.database.selectFrom('target').selectAll().where('restaurant_id', 'is', null).execute();
  const read = async () => [
    await nextSteps(services, place, 'en_gb'),
    await Promise.all(rows.map(async (row) => whatCame(services, { row, place }, 'en_gb'))),
  ];
  const before = await read();
  expect(counted.all()).toBe(0);
  await sql`insert into report_dish_due (report_id, organization_id) select report_id, 'north' from restaurant_month
    where organization_id = 'north' and variety = 'sales' and location = 'organization'`.execute(product.database);
  await nextSteps(services, place, 'en_gb');
  expect(counted.all()).toBeGreaterThanOrEqual(10);
  expect(counted.most()).toBeLessThanOrEqual(3);
  expect(await read()).toEqual(before);
});

test('chosen actions are kept with what each is to save, and stay as they were kept', async () => {
  const { id } = await target();
  const { dishes, actions } = await admin(api.readNextSteps, { query: attic });
  const [swap, fewer] = (['shift', 'fewer'] as const).map((kind) => actions.find((action) => action.kind === kind));
  if (!swap || !fewer) throw new Error('nothing to do');
  const kept = await admin(api.keepActions, { params: { id }, body: { actionIds: [swap.id, fewer.id], version: 1 } });
  expect(kept.version).toBe(2);
  expect(kept.actionIds).toEqual([swap.id, fewer.id]);
  const {
    items: [planned],
  } = await admin(api.readKeptActions, { params: { id } });
  expect(planned?.expected.value).toBeCloseTo(effectOfActions(dishes, [swap]).co2.value, 3);

  const stale = { params: { id }, body: { actionIds: [], version: 1 } };
  await expect(admin(api.keepActions, stale)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const unknown = { params: { id }, body: { actionIds: ['swap:none'], version: 2 } };
  await expect(admin(api.keepActions, unknown)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'actionIds.0', code: 'unknown_action' }],
  });
  // All of the line in place of half of it, and half of it too.
  const line = swap.replaces[0]?.lineId;
  const whole = actions.find(({ kind, replaces }) => kind === 'swap' && replaces.some(({ lineId }) => lineId === line));
  const both = { params: { id }, body: { actionIds: [swap.id, whole?.id ?? ''], version: 2 } };
  await expect(admin(api.keepActions, both)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'actionIds.1', code: 'exclusive_action' }],
  });

  product.wait(70 * DAY);
  admin = await product.as('north-admin');
  const { items } = await admin(api.readKeptActions, { params: { id } });
  expect(items.map(({ came }) => came?.since.months)).toEqual([0, 0]);
  expect(items[0]?.came?.before).toMatchObject({ months: 2 });
  expect(items[0]?.came?.before.perServing).toBeGreaterThan(0);
  const later = await admin(api.keepActions, { params: { id }, body: { actionIds: [swap.id], version: 2 } });
  expect(later.actionIds).toEqual([swap.id]);
  const {
    items: [stayed],
  } = await admin(api.readKeptActions, { params: { id } });
  expect(stayed).toMatchObject({ expected: planned?.expected, keptAt: planned?.keptAt });
});
