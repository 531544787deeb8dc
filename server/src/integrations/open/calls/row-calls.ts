import * as api from '@plateprint/shared/integrations/open/open-row-api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { boughtRows } from './bought-rows.ts';
import { callerOf } from './caller-of.ts';
import { keepWithAction } from '../gateway/answer-once.ts';
import { type KeepAnswer, putRows } from './put-rows.ts';
import { soldRows } from './sold-rows.ts';

/** Rows that are added twice would count twice: the answer is kept with them, so that a node that is killed leaves both or neither. */
function keptOnce(request: FastifyRequest): KeepAnswer {
  return async (transaction, answer) => keepWithAction(transaction, request, answer);
}

/** Sales of a till and purchases of a supplier's system, into the reports that people work on. */
export function openRowCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.postOpenSales, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const sent = await soldRows(database, { restaurant, rows, language: into.language });
    return putRows(services, callerOf(request), { restaurant, into, variety: 'sales', sent, keep: keptOnce(request) });
  });

  serve(app, api.postOpenProcurement, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const { organizationId } = restaurant;
    const sent = await boughtRows(services, { organizationId, rows, language: into.language });
    return putRows(services, callerOf(request), { restaurant, into, variety: 'procurement', sent, keep: keptOnce(request) });
  });
}
