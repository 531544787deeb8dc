import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { keepReportClaims } from '@plateprint/shared/reports/api/report-claims-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { addStrangers, STRANGERS } from '../../../test/support/strangers.ts';

let product: Product;
let admin: Caller;
let cook: Caller;
let id: string;

const ANSWER = { occasion: 'share' as const, reason: 'Certificate 4711' };

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as(STRANGERS.admin);
  cook = await product.as(STRANGERS.cook);
  id = await bought('completed');
});
afterAll(() => product.close());

async function bought(status: 'completed' | 'draft'): Promise<string> {
  const onion = {
    key: '1',
    written: 'Onions',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 40,
    unit: 'kg' as const,
    from: { file: 0, row: 2 },
  };
  const body = {
    restaurantId: STRANGERS.restaurant,
    name: 'Climate neutral spring',
    category: 'restaurant' as const,
    variety: 'procurement' as const,
    type: 'period' as const,
    settings: {},
    status,
    startDate: '2026-01-01',
    endDate: '2026-03-31',
    ingredients: [onion],
    importedData: [{ name: 'bought.csv', rows: 1 }],
  };
  return (await admin(createProcurementReport, { body })).id;
}

const written = async () => {
  const { items } = await admin(readOrganizationAudit, { params: { id: STRANGERS.organization } });
  return items.filter(({ action }) => action.startsWith('report_claims'));
};

test('who shares a report or takes it away with words that were asked about is kept with name, words and reason', async () => {
  await cook(keepReportClaims, { params: { id }, body: ANSWER });
  await cook(keepReportClaims, { params: { id }, body: { ...ANSWER, occasion: 'export' } });
  const entries = await written();
  expect(entries.map(({ action }) => action)).toEqual(['report_claims_exported', 'report_claims_shared']);
  for (const entry of entries)
    expect(entry).toMatchObject({
      by: { name: 'Strange strange-cook' },
      thing: { kind: 'report', id, name: 'Climate neutral spring' },
      changes: [
        { field: 'claims', after: ['Climate neutral'] },
        { field: 'reason', after: ['Certificate 4711'] },
      ],
    });
});

test('a reason of blanks is none, and is not kept', async () => {
  const before = await written();
  await expect(cook(keepReportClaims, { params: { id }, body: { ...ANSWER, reason: ' ' } })).rejects.toMatchObject({
    code: 'words_in_question',
    fields: [{ path: 'report_name', code: 'never', message: 'Climate neutral' }],
  });
  expect(await written()).toEqual(before);
});

test('a report of others and a draft are not found', async () => {
  const stranger = await product.as('chef');
  await expect(stranger(keepReportClaims, { params: { id }, body: ANSWER })).rejects.toMatchObject({ code: 'not_found' });
  const draft = await bought('draft');
  await expect(cook(keepReportClaims, { params: { id: draft }, body: ANSWER })).rejects.toMatchObject({ code: 'not_found' });
});

test('without a plan a report is taken away, and not shared', async () => {
  const plan = product.database.updateTable('organization').where('id', '=', STRANGERS.organization);
  await plan.set({ plan_active: false }).execute();
  try {
    await expect(cook(keepReportClaims, { params: { id }, body: ANSWER })).rejects.toMatchObject({ code: 'plan_inactive' });
    await cook(keepReportClaims, { params: { id }, body: { ...ANSWER, occasion: 'export' } });
  } finally {
    await plan.set({ plan_active: true }).execute();
  }
});
