import * as api from '@plateprint/shared/integrations/open/open-row-api.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { Parts } from '../../../parts.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import { boughtRows } from './bought-rows.ts';
import { callerOf } from './caller-of.ts';
import { keepWithDeed } from '../door/answer-once.ts';
import { type KeepAnswer, putRows } from './put-rows.ts';
import { soldRows } from './sold-rows.ts';

/** Rows that are added twice would count twice: the answer is kept with them, so that a node that is killed leaves both or neither. */
function keptOnce(request: FastifyRequest): KeepAnswer {
  return async (transaction, answer) => keepWithDeed(transaction, request, answer);
}

/** Sales of a till and purchases of a supplier's system, into the reports that people work on. */
export function openRowCalls(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;

  serve(app, api.postOpenSales, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const sent = await soldRows(database, { restaurant, rows, language: into.language });
    return putRows(parts, callerOf(request), { restaurant, into, variety: 'sales', sent, keep: keptOnce(request) });
  });

  serve(app, api.postOpenProcurement, async ({ actor, request, body: { rows, restaurantId, ...into } }) => {
    const restaurant = await reportHome(database, actor, restaurantId);
    const { organizationId } = restaurant;
    const sent = await boughtRows(parts, { organizationId, rows, language: into.language });
    return putRows(parts, callerOf(request), { restaurant, into, variety: 'procurement', sent, keep: keptOnce(request) });
  });
}
