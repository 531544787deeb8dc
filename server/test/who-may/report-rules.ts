import { demoId } from '../../src/demo/demo-id.ts';
import { randomUUID } from 'node:crypto';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { compareSides } from '@plateprint/shared/reports/api/sides-api.ts';
import {
  keepReportClaims,
  listReportWordNotices,
  seeReportWordNotices,
} from '@plateprint/shared/reports/api/report-claims-api.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import * as mails from '@plateprint/shared/reports/api/report-mail-api.ts';
import * as links from '@plateprint/shared/reports/api/report-link-api.ts';
import { listReportVersions, readReportVersion } from '@plateprint/shared/reports/report-version-api.ts';
import { soldBefore } from '@plateprint/shared/reports/sold-before-api.ts';
import { ANYONE, IN_KITCHEN, MANAGING, SIGNED_IN } from './callers.ts';
import { PHOTOGRAPH } from './picture.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

type Sales = CallInput<typeof api.createSalesReport>['body'];

const RANGE = { startDate: '2025-01-01', endDate: '2025-03-31' };
let months = 0;

/** A month of sales that no report speaks of yet. */
function sales(): Sales {
  months += 1;
  const startDate = `${1990 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const recipes = [{ key: '1', id: null, name: 'Soup', servings: 3, from: { file: 0, row: 1 } }];
  const importedData = [{ name: 'till.csv', rows: 1 }];
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
  return { ...kind, name: 'Month', startDate, settings: {}, recipes, importedData, status: 'completed' };
}

async function someReport({ super: call, kitchen }: World): Promise<string> {
  return (await call(api.createSalesReport, { params: { id: kitchen }, body: sales() })).id;
}

async function someLink(world: World) {
  const id = await someReport(world);
  return { id, link: await world.super(links.createReportLink, { params: { id }, body: { days: 7 } }) };
}

async function someMail(world: World) {
  const id = await someReport(world);
  const body = { email: `${randomUUID()}@guests.test`, language: 'sv' } as const;
  // An organization asks so many in a day.
  await world.product.database.deleteFrom('report_mail').where('restaurant_id', '=', world.kitchen).execute();
  const mail = await world.super(mails.addReportMail, { params: { id }, body });
  const { key } = await world.product.database
    .selectFrom('report_mail')
    .select('key')
    .where('id', '=', mail.id)
    .executeTakeFirstOrThrow();
  return { id, mail, key };
}

const bought = { key: '1', written: 'Onion', ingredient: null, variation: null, amount: 2, unit: 'kg' };

/** A draft: those may begin on one day as often as they like, for they are periods. */
function procurement() {
  const kind = { category: 'restaurant', variety: 'procurement', type: 'period' } as const;
  return { ...kind, name: 'Bought', startDate: '2025-01-01', endDate: '2025-03-31', settings: {}, ingredients: [bought] };
}

async function someProcurement({ super: call, kitchen: restaurantId }: World): Promise<string> {
  return (await call(api.createProcurementReport, { body: { ...procurement(), restaurantId } })).id;
}

/** Of the whole organization, made in the kitchen and speaking of it. */
async function ofOrganization(world: World): Promise<Sales> {
  const { startDate } = sales();
  await world.super(api.createSalesReport, { params: { id: world.kitchen }, body: { ...sales(), startDate } });
  const kind = { category: 'organization', variety: 'sales', type: 'monthly' } as const;
  const restaurants = [{ id: world.kitchen, name: 'Matsalen' }];
  return { ...kind, name: 'All', startDate, settings: {}, restaurants, status: 'completed' };
}

async function someOfOrganization(world: World): Promise<string> {
  const { super: call, kitchen: id } = world;
  return (await call(api.createSalesReport, { params: { id }, body: await ofOrganization(world) })).id;
}

async function binnedReport(world: World): Promise<string> {
  const id = await someReport(world);
  await world.super(api.deleteReport, { params: { id } });
  return id;
}

export const REPORT_RULES: readonly Rule[] = [
  rule(api.listReports, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(api.readReport, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  rule(api.readReport, MANAGING, async (world) => ({ params: { id: await someOfOrganization(world) } })),
  rule(listReportVersions, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  rule(readReportVersion, IN_KITCHEN, async (world) => {
    const id = await someReport(world);
    await world.super(api.updateSalesReport, { params: { id }, body: { updateOnlySettings: true } });
    return { params: { id, version: 1 } };
  }),
  rule(keepReportClaims, IN_KITCHEN, async (world) => ({
    params: { id: await someReport(world) },
    body: { occasion: 'export', reason: 'Certified.' },
  })),
  rule(listReportWordNotices, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  rule(seeReportWordNotices, IN_KITCHEN, async (world) => ({
    params: { id: await someReport(world) },
    body: { ids: [demoId('nothing')] },
  })),
  rule(links.listReportLinks, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  rule(links.createReportLink, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) }, body: { days: 30 } })),
  rule(links.revokeReportLink, IN_KITCHEN, async (world) => {
    const { id, link } = await someLink(world);
    return { params: { id, linkId: link.id } };
  }),
  rule(links.readSharedReport, ANYONE, async (world) => ({ params: { token: (await someLink(world)).link.token } })),
  rule(mails.listReportMails, MANAGING, async (world) => ({ params: { id: await someReport(world) } })),
  rule(mails.addReportMail, MANAGING, async (world) => ({
    params: { id: await someReport(world) },
    body: { email: `${randomUUID()}@guests.test`, language: 'sv' },
  })),
  rule(mails.removeReportMail, MANAGING, async (world) => {
    const { id, mail } = await someMail(world);
    return { params: { id, mailId: mail.id } };
  }),
  rule(mails.readMailedReports, ANYONE, async (world) => ({ params: { key: (await someMail(world)).key } })),
  rule(mails.answerMailedReports, ANYONE, async (world) => ({
    params: { key: (await someMail(world)).key },
    body: { wanted: true },
  })),
  rule(api.missingReports, MANAGING, ({ organization: organizationId }) => ({ query: { ...RANGE, organizationId } })),
  rule(soldBefore, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, body: { before: '2025-01-01', recipeIds: [] } })),
  rule(readChange, IN_KITCHEN, ({ kitchen }) => ({
    params: { restaurantId: kitchen },
    query: { from: '2025-01', to: '2025-02' },
  })),
  rule(compareSides, IN_KITCHEN, ({ kitchen: restaurantId }) => ({
    body: {
      a: { kind: 'months', restaurantId, from: '2025-01', to: '2025-01' },
      b: { kind: 'months', restaurantId, from: '2025-02', to: '2025-02' },
    },
  })),
  rule(readDashboard, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id } })),
  rule(readDashboard, MANAGING, ({ kitchen: id }) => ({ params: { id }, query: { category: 'organization' } })),
  rule(api.createSalesReport, IN_KITCHEN, ({ kitchen: id }) => ({ params: { id }, body: sales() })),
  rule(api.createSalesReport, MANAGING, async (world) => ({ params: { id: world.kitchen }, body: await ofOrganization(world) })),
  rule(api.deleteReport, MANAGING, async (world) => ({ params: { id: await someOfOrganization(world) } })),
  rule(api.readEvidence, MANAGING, async (world) => ({ params: { id: await someOfOrganization(world) } })),
  rule(api.updateSalesReport, IN_KITCHEN, async (world) => ({
    params: { id: await someReport(world) },
    body: { version: 1, report: sales() },
  })),
  rule(api.createProcurementReport, IN_KITCHEN, ({ kitchen: restaurantId }) => ({ body: { ...procurement(), restaurantId } })),
  rule(api.updateProcurementReport, IN_KITCHEN, async (world) => ({
    body: { id: await someProcurement(world), version: 1, report: procurement() },
  })),
  rule(api.renameReport, IN_KITCHEN, async (world) => ({ body: { id: await someReport(world), name: 'March' } })),
  rule(api.deleteReport, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  rule(api.restoreReport, IN_KITCHEN, async (world) => ({ params: { id: await binnedReport(world) } })),
  rule(api.deleteReports, IN_KITCHEN, async (world) => ({ body: { ids: [await someReport(world)] } })),
  rule(api.restoreReports, IN_KITCHEN, async (world) => ({ body: { ids: [await binnedReport(world)] } })),
  rule(api.uploadReportThumbnail, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) }, file: PHOTOGRAPH })),
  rule(api.readEvidence, IN_KITCHEN, async (world) => ({ params: { id: await someReport(world) } })),
  // One's own saves: a key belongs to its sender.
  rule(api.readSaveProgress, SIGNED_IN, async (_world, me) => {
    const params = { key: randomUUID() };
    await me.self(api.cancelSave, { params });
    return { params };
  }),
  rule(api.cancelSave, SIGNED_IN, () => ({ params: { key: randomUUID() } })),
];
