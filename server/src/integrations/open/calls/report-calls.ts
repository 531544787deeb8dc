import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import * as api from '@plateprint/shared/integrations/open/open-read-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../../access/demand.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { demandRead } from '../../../reports/actions/demand-report.ts';
import { presentReport } from '../../../reports/actions/present-report.ts';
import { reportsOfRestaurant, summaryOf } from '../../../reports/report-overview-store.ts';
import { reportOf } from '../../../reports/report-reach.ts';
import { restaurantOf, restaurantsWithinReach } from '../../../restaurants/restaurant-store.ts';
import { openSummaries } from './present-open-report.ts';

/** Restaurants and their reports. */
export function openReportCalls(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.listOpenRestaurants, async ({ actor, query, reading }) => {
    const { items, next } = await restaurantsWithinReach(reading(database), actor, query);
    return { items: items.map(({ id, name, location }) => ({ id, name, location })), next };
  });

  serve(app, api.listOpenReports, async ({ actor, query: { restaurantId, ...filter }, reading }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadReports(actor, restaurant));
    const { items, next } = await reportsOfRestaurant(reading(database), actor, restaurant, { ...filter, inBinAt: null });
    return { items: await openSummaries(reading(database), restaurant.organizationId, items), next };
  });

  serve(app, api.readOpenReport, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    const { organization_id: organizationId, id } = kept.row;
    const [{ data }, summary] = await Promise.all([
      presentReport(services, kept.row),
      summaryOf(database, organizationId, id).then(async (each) => openSummaries(database, organizationId, [each])),
    ]);
    const [report] = summary as [(typeof summary)[number]];
    return { ...report, data };
  });
}
