import { mayReadOrganizationReports, mayReadReports, restaurantsInReport } from '@plateprint/shared/access/abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { readDashboard } from '@plateprint/shared/reports/api/dashboard-api.ts';
import { readChange } from '@plateprint/shared/reports/api/change-api.ts';
import { compareSides } from '@plateprint/shared/reports/api/sides-api.ts';
import { evidenceFile } from '@plateprint/shared/reports/evidence/evidence-file.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { soldBefore } from '@plateprint/shared/reports/sold-before-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import { organizationOf } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { bodyOf, storedRows } from '../body-store.ts';
import { dashboardOf } from '../actions/dashboard.ts';
import { compareSides as changeOfSides } from '../compare/compare-sides.ts';
import { monthsChange } from '../compare/months-change.ts';
import { demandRead } from '../actions/demand-report.ts';
import { presentParts, savesOf } from '../store/evidence-store.ts';
import { monthsOfRestaurants } from '../actions/months-of-restaurants.ts';
import { withGuests } from '@plateprint/shared/reports/totals/with-guests.ts';
import { reportOf } from '../report-reach.ts';
import { restaurantsEver } from '../store/report-restaurant-store.ts';
import { refuseRange } from '../actions/refuse-range.ts';
import { soldBeforeDay } from '../actions/sold-before.ts';

/** Figures of reports: the evidence behind them, and missing reports. */
export function reportFigureRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, foodData, files } = services;
  serve(app, readDashboard, async ({ actor, reading, ...asked }) =>
    dashboardOf({ database: reading(database), clock, foodData }, actor, asked),
  );

  serve(app, readChange, async ({ actor, ...asked }) => ({
    change: await monthsChange({ database, files, foodData }, actor, asked),
  }));

  serve(app, compareSides, async ({ actor, body }) => changeOfSides({ database, files, foodData }, actor, body));

  serve(app, api.readEvidence, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    const { row } = kept;
    const place = { id: row.id, organizationId: row.organization_id };
    const [evidence, rows] = await Promise.all([bodyOf(services, place, 'evidence'), storedRows(database, place)]);
    if (!evidence) throw new AppError('not_found'); // a draft has none
    const settings = row.settings as Report['settings'];
    const totals = withGuests(evidence.totals, settings.numberOfGuests);
    const { importedData = [], ingredients = [] } = rows ?? {};
    const [saves, made] = await Promise.all([savesOf(database, row), presentParts(database, row, evidence.parts)]);
    const context = { settings, importedData, ingredients, saves, parts: made, release: foodData.release };
    return evidenceFile({ ...evidence, report: { ...evidence.report, name: row.name }, totals }, context);
  });

  serve(app, soldBefore, async ({ actor, params, body }) => {
    const restaurant = await restaurantOf(database, actor, params.id);
    demand(mayReadReports(actor, restaurant));
    const { id: restaurantId, organizationId } = restaurant;
    return { items: await soldBeforeDay(services, { organizationId, restaurantId, ...body }) };
  });

  serve(app, api.missingReports, async ({ actor, query: { organizationId = actor.organizationId, ...asked } }) => {
    refuseRange(asked);
    const organization = await organizationOf(database, actor, organizationId);
    demand(mayReadOrganizationReports(actor, organization));
    const seen = restaurantsInReport(actor, organization, await restaurantsEver(database, organization.id));
    return {
      items: await monthsOfRestaurants(database, { organizationId: organization.id, restaurants: seen, ...asked }),
      next: null,
    };
  });
}
