import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';

let product: Product;
let admin: Caller;
const matsalen = demoId('matsalen');

beforeAll(async () => {
  product = await openProduct();
  admin = await product.as('admin');
});
afterAll(() => product.close());

const onions = (amount: number) => [
  { key: '1', written: 'Lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount, unit: 'kg' },
];
const bought = {
  restaurantId: matsalen,
  name: 'Inköp i mars',
  category: 'restaurant' as const,
  variety: 'procurement' as const,
  type: 'monthly' as const,
  startDate: '2024-03-01',
  settings: { language: 'sv' as const },
};

/** Actions about a report, the first one first. */
async function actionsOf(id: string) {
  const { items } = await admin(readOrganizationAudit, { params: { id: demoId('norrsken') } });
  return items.filter(({ thing }) => thing.kind === 'report' && thing.id === id).toReversed();
}

describe('of a completed report', () => {
  test('it is written down who completed it, and what it said before and after it was made anew', async () => {
    const made = await admin(api.createProcurementReport, { body: { ...bought, status: 'completed', ingredients: onions(10) } });
    const { restaurantId: _, ...kind } = bought;
    const report = { ...kind, ingredients: onions(30) };
    const { id, version } = made;
    await admin(api.updateProcurementReport, { body: { id, version, status: 'completed', report } });
    const [first, second, ...others] = await actionsOf(made.id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      action: 'report_completed',
      thing: { name: 'Inköp i mars' },
      by: { name: expect.any(String) },
    });
    expect(second?.action).toBe('report_replaced');
    const [figure, ...same] = second?.changes ?? [];
    // The food data is the same: only the figure is named.
    expect(same).toEqual([]);
    expect(figure?.field).toBe('report_footprint');
    expect(Number(figure?.after[0]) / Number(figure?.before[0])).toBeCloseTo(3, 6);
    expect(figure?.before).toEqual(first?.changes.find(({ field }) => field === 'report_footprint')?.after);
  });

  test('it is written down who put it into the bin and who took it out', async () => {
    const body = { ...bought, startDate: '2024-04-01', status: 'completed' as const, ingredients: onions(5) };
    const { id } = await admin(api.createProcurementReport, { body });
    await admin(api.deleteReport, { params: { id } });
    await admin(api.restoreReport, { params: { id } });
    expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['report_completed', 'report_deleted', 'report_restored']);
  });
});

test('drafts come and go unsaid, and a report made anew with the same figures too', async () => {
  const draft = { ...bought, startDate: '2024-05-01', status: 'draft' as const, ingredients: onions(5) };
  const { id, version } = await admin(api.createProcurementReport, { body: draft });
  await admin(api.deleteReport, { params: { id } });
  await admin(api.restoreReport, { params: { id } });
  expect(await actionsOf(id)).toEqual([]);
  const { restaurantId: _, status: __, ...report } = draft;
  const made = await admin(api.updateProcurementReport, { body: { id, version, status: 'completed', report } });
  await admin(api.updateProcurementReport, { body: { id, version: made.version, status: 'completed', report } });
  expect((await actionsOf(id)).map(({ action }) => action)).toEqual(['report_completed']);
});
