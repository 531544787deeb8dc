import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

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
  const { dishes, actions, ...steps } = await admin(api.readNextSteps, { params: attic });
  expect(steps.months).toBe(2);
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

test('chosen actions are kept with what each is to save, and stay as they were kept', async () => {
  const { id } = await target();
  const { dishes, actions } = await admin(api.readNextSteps, { params: attic });
  const [swap, fewer] = (['shift', 'fewer'] as const).map((kind) => actions.find((action) => action.kind === kind));
  if (!swap || !fewer) throw new Error('nothing to do');
  const kept = await admin(api.keepActions, { params: { id }, body: { actionIds: [swap.id, fewer.id], version: 1 } });
  expect(kept.version).toBe(2);
  expect(kept.actions.map((action) => action.id)).toEqual([swap.id, fewer.id]);
  expect(kept.actions[0]?.expected.value).toBeCloseTo(effectOfActions(dishes, [swap]).co2.value, 3);

  const stale = { params: { id }, body: { actionIds: [], version: 1 } };
  await expect(admin(api.keepActions, stale)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  const unknown = { params: { id }, body: { actionIds: ['swap:none'], version: 2 } };
  await expect(admin(api.keepActions, unknown)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'actionIds.0', code: 'unknown_action' }],
  });

  product.wait(70 * DAY);
  admin = await product.as('north-admin');
  const { items } = await admin(api.readKeptActions, { params: { id } });
  expect(items.map(({ came }) => came?.since.months)).toEqual([0, 0]);
  expect(items[0]?.came?.before).toMatchObject({ months: 2 });
  expect(items[0]?.came?.before.perServing).toBeGreaterThan(0);
  const later = await admin(api.keepActions, { params: { id }, body: { actionIds: [swap.id], version: 2 } });
  expect(later.actions).toEqual(kept.actions.slice(0, 1));
});

test('without a report there is nothing to do yet; a whole organization has no dishes of its own', async () => {
  expect(await admin(api.readNextSteps, { params: { restaurantId: 'north-quay' } })).toEqual({
    months: 0,
    share: 0,
    dishes: [],
    actions: [],
  });
  const { id } = await target({ organizationId: 'north' });
  await expect(admin(api.readKeptActions, { params: { id } })).rejects.toMatchObject({ fields: [{ code: 'no_kitchen' }] });
});
