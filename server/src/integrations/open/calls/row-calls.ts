import type { ReportVariety } from '@plateprint/shared/access/report-kind.ts';
import * as api from '@plateprint/shared/integrations/open/open-row-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { storedRows } from '../../../reports/body-store.ts';
import { boughtRows } from '../../../reports/put/bought-rows.ts';
import { type IntoReport, putRows, type SentRows } from '../../../reports/put/put-rows.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { summaryOf } from '../../../reports/report-overview-store.ts';
import type { ReportHome } from '../../../reports/report-reach.ts';
import type { StoredReport } from '../../../reports/report-row.ts';
import { keepWithAction } from '../gateway/answer-once.ts';
import { callerOf } from './caller-of.ts';
import { openSummaries } from './present-open-report.ts';
import { soldRows } from './sold-rows.ts';

type Reply = ReplyOf<typeof api.postOpenSales>;

interface Put {
  restaurant: ReportHome;
  variety: ReportVariety;
  into: IntoReport;
  sent: SentRows;
}

/** Sales of a till and purchases of a supplier's system, into the reports that people work on. */
export function openRowCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.postOpenSales, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const sent = await soldRows(database, { ...into, restaurant, rows });
    return putOnce(services, request, { restaurant, into, variety: 'sales', sent });
  });

  serve(app, api.postOpenProcurement, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const { organizationId } = restaurant;
    const sent = await boughtRows(services, { organizationId, rows, language: into.language });
    return putOnce(services, request, { restaurant, into, variety: 'procurement', sent });
  });
}

/** Rows that are added twice would count twice: the answer is kept with them, so that a node that is killed leaves both or neither. */
async function putOnce(services: Services, request: FastifyRequest, put: Put): Promise<Reply> {
  const { actor, integration } = callerOf(request);
  let answer: Reply | null = null;
  const keep = async (transaction: Database, report: StoredReport): Promise<void> => {
    answer = await answerOf(transaction, put, report);
    await keepWithAction(transaction, request, answer);
  };
  await putRows(services, { actor, source: integration.name }, { ...put, keep });
  if (answer === null) throw new AppError('not_found');
  return answer;
}

/** The answer, as the report stands within the transaction that stores it. */
async function answerOf(
  transaction: Database,
  { sent }: Put,
  { id, organization_id: organizationId }: StoredReport,
): Promise<Reply> {
  const summary = await summaryOf(transaction, organizationId, id);
  const [report] = await openSummaries(transaction, organizationId, [summary]);
  const kept = await storedRows(transaction, { id, organizationId });
  if (!report || !kept) throw new AppError('not_found');
  const rows = kept.recipes.length + kept.menus.length + kept.ingredients.length;
  return { report, rows, unmatched: sent.unmatched, unweighed: sent.unweighed };
}
