import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOrganizations } from '../../test/support/compared-organizations.ts';
import { type Caller, openProduct, type Product } from '../../test/support/product.ts';

type Draft = CallInput<typeof api.setTarget>['body']['target'];

let product: Product;
let admin: Caller;
let manager: Caller;
let months: string[] = [];
const at = (index: number): string => months.at(index) ?? '';

beforeAll(async () => {
  product = await openProduct();
  const sold = await openOrganizations(product);
  months = history(24, new Date(product.now()).toISOString().slice(0, 10) as Day);
  [admin, manager] = [await product.as('north-admin'), await product.as('attic-manager')];
  await sold('north-attic', at(-14), { soup: 100, mince: 100 });
  await sold('north-attic', at(-1), { soup: 190, mince: 10 });
  await sold('north-quay', at(-14), { soup: 100, mince: 20 });
});
afterAll(() => product.close());

function draft(change: Partial<Draft> = {}): Draft {
  return {
    name: 'Less beef',
    variety: 'sales',
    basis: 'portion',
    baseFrom: at(-14),
    baseTo: at(-14),
    goal: { kind: 'reduction', amount: 30 },
    goalYear: Number(at(-1).slice(0, 4)) + 4,
    ...change,
  };
}

const attic = { restaurantId: 'north-attic' };
const north = { organizationId: 'north' };
const set = async (target = draft(), place: object = attic) => admin(api.setTarget, { body: { place, target } });

test('a target is set, read with its path, changed, binned and restored, and the changes keep who did it', async () => {
  const made = await set();
  expect(made).toMatchObject({
    restaurantId: 'north-attic',
    version: 1,
    landUse: 'with',
    goal: { kind: 'reduction', amount: 30 },
  });
  const params = { id: made.id };
  const path = await manager(api.readTargetPath, { params });
  expect(path).toMatchObject({
    base: { months: 1, of: 1, coverageState: 'whole' },
    latest: { from: at(-1), to: at(-1), months: 1 },
    withheld: null,
    verdict: { sure: 'surely_less' },
  });
  expect(path.months.at(-1)?.value?.value).toBeCloseTo(path.latest?.value?.value ?? 0, 9);
  expect(path.goal.value).toBeCloseTo(0.7 * (path.base.value?.value ?? 0), 6);
  expect(path.gap?.value).toBeLessThan(0);

  const target = draft({ goal: { kind: 'value', amount: 500 } });
  expect(await manager(api.changeTarget, { params, body: { target, version: 1 } })).toMatchObject({ version: 2 });
  await expect(admin(api.changeTarget, { params, body: { target, version: 1 } })).rejects.toMatchObject({
    code: 'changed_meanwhile',
    fields: [{ path: 'version', code: 'saved_by_another' }],
  });
  await admin(api.deleteTarget, { params });
  expect((await admin(api.listTargets, { query: attic })).items).toEqual([]);
  expect(await admin(api.restoreTarget, { params })).toMatchObject({ id: made.id, version: 2 });
  expect((await manager(api.listTargets, { query: attic })).items.map(({ id }) => id)).toEqual([made.id]);

  const { items } = await admin(readOrganizationAudit, { params: { id: 'north' } });
  const about = items.filter(({ thing }) => thing.id === made.id);
  expect(about.map(({ action }) => action)).toEqual(['target_restored', 'target_deleted', 'target_changed', 'target_set']);
  expect(about[2]?.changes).toEqual([
    { field: 'goal', before: [`−30 % · ${target.goalYear}`], after: [`0.5 kg CO₂e · ${target.goalYear}`] },
  ]);
});

test('an organization’s target adds its kitchens up; of a total one that did not report is missing, not zero', async () => {
  const { id } = await set(draft({ basis: 'total' }), north);
  const path = await admin(api.readTargetPath, { params: { id } });
  expect(path.base.value?.value).toBeGreaterThan(0);
  expect(path.months.at(-1)).toMatchObject({ kitchens: 1, expected: 2, value: null, coverageState: 'too_little' });
  expect(path).toMatchObject({ withheld: 'too_little', verdict: null });
  const average = await admin(api.previewTargetPath, { body: { place: north, target: draft() } });
  expect(average).toMatchObject({ withheld: null, verdict: { sure: 'surely_less' } });
});

test('somebody who manages one kitchen reads and sets its targets, and not those of the whole organization', async () => {
  const { id } = await set(draft(), north);
  await expect(manager(api.readTargetPath, { params: { id } })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(manager(api.listTargets, { query: north })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(
    manager(api.setTarget, { body: { place: { restaurantId: 'north-quay' }, target: draft() } }),
  ).rejects.toMatchObject({
    code: 'not_found',
  });
  const stranger = await product.as('south-owner');
  expect((await stranger(api.listTargets, { query: { organizationId: 'north' } })).items.length).toBeGreaterThan(0);
  const chef = await product.as('chef');
  await expect(chef(api.readTargetPath, { params: { id } })).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['a base without reports', { baseFrom: '2019-01', baseTo: '2019-03' }, 'target.baseFrom', 'no_reports'],
  ['a goal that lies before its base', { goalYear: 2001 }, 'target.goalYear', 'goal_before_base'],
  ['portions of what is bought', { variety: 'procurement' as const }, 'target.basis', 'no_portions'],
  ['a published target with another goal', { preset: 'one_planet_lunch' as const }, 'target.preset', 'other_than_preset'],
])('%s is refused', async (_what, change, path, code) => {
  await expect(set(draft(change))).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path, code }] });
});

test('a goal whose year begins before its base is over is refused: months would be held against themselves', async () => {
  const goalYear = Number(at(-14).slice(0, 4));
  const refused = { code: 'invalid_input', fields: [{ path: 'target.goalYear', code: 'goal_in_base' }] };
  await expect(set(draft({ goalYear }))).rejects.toMatchObject(refused);
});

test('published targets are offered only where the figures have their unit and base year', async () => {
  const { presets } = await admin(api.listTargets, { query: attic });
  expect(presets).toEqual([
    { id: 'coolfood_absolute', refusal: 'base_year' },
    { id: 'coolfood_per_calorie', refusal: 'base_year' },
    { id: 'one_planet_lunch', refusal: null },
    { id: 'own_per_kg', refusal: null },
  ]);
});

test('a place has twelve targets at most', async () => {
  const quay = { restaurantId: 'north-quay' };
  for (let nth = 0; nth < 12; nth += 1) await set(draft({ name: `Nr ${nth}` }), quay);
  await expect(set(draft(), quay)).rejects.toMatchObject({ fields: [{ path: 'target.name', code: 'too_many' }] });
});

test('a target per 1,000 kcal divides by the energy of what was sold, and what was stored before is unknown until its report is made anew', async () => {
  const target = draft({ basis: 'kcal', goal: { kind: 'value', amount: 100 } });
  const path = await admin(api.previewTargetPath, { body: { place: attic, target } });
  const { rows } = await sql<{ co2: number; energy: number; energy_weight: number; weight_covered: number }>`
    select co2, energy, energy_weight, weight_covered from restaurant_month
    where restaurant_id = 'north-attic' and location = 'organization' and month = ${at(-14)}`.execute(product.database);
  const [month] = rows;
  expect(month?.energy).toBeGreaterThan(0);
  expect(month?.energy_weight).toBeCloseTo(month?.weight_covered ?? 0, 6);
  expect(path.base.value?.value).toBeCloseTo(((month?.co2 ?? 0) / (month?.energy ?? 0)) * 1000, 6);
  expect(path).toMatchObject({ withheld: null, verdict: { sure: 'surely_less' } });

  // As the totals of before were written.
  await sql`update report_total set totals = totals - 'energy' - 'co2Per1000Kcal' where organization_id = 'north'`.execute(
    product.database,
  );
  const before = await admin(api.previewTargetPath, { body: { place: attic, target } });
  expect(before).toMatchObject({ withheld: 'energy_unknown', base: { value: null, coverage: 0 } });
  await expect(set(target)).rejects.toMatchObject({ fields: [{ path: 'target.baseFrom', code: 'energy_unknown' }] });
  // Nothing of a total, a portion or a kilogram is lost.
  expect((await admin(api.previewTargetPath, { body: { place: attic, target: draft() } })).withheld).toBeNull();
});
