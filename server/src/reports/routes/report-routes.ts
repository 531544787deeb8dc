import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { ReportInPlace } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import * as versions from '@plateprint/shared/reports/report-version-api.ts';
import { withMenuRecipes } from '@plateprint/shared/reports/menu-recipes.ts';
import { type MenuRecipe, type Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { ReportStatus } from '@plateprint/shared/reports/model/report-status.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { demandEdit, demandRead } from '../actions/demand-report.ts';
import { NO_ROWS, presentReport } from '../actions/present-report.ts';
import { reportVersionOf, reportVersionsOf } from '../store/report-version-store.ts';
import { reportHome } from '../report-home-store.ts';
import { reportsOfRestaurant } from '../report-overview-store.ts';
import { type OwnedReport, reportOf } from '../report-reach.ts';
import { createReport, updateReport } from '../save/save-report.ts';
import type { SaveRequest } from '../save/save-request.ts';
import { saveSettings } from '../save/save-settings.ts';
import { reportBinRoutes } from './report-bin-routes.ts';
import { reportFigureRoutes } from './report-figure-routes.ts';
import { reportClaimRoutes } from './report-claim-routes.ts';
import { reportLinkRoutes } from './report-link-routes.ts';
import { reportMailRoutes } from './report-mail-routes.ts';
import { remappingRoutes } from '../remap/remapping-routes.ts';
import { saveProgressRoutes } from './save-progress-routes.ts';

type Creation = ReportDraft & {
  key?: string | undefined;
  status: ReportStatus;
  replaces?: string | undefined;
  menuRecipes?: MenuRecipe[] | undefined;
};
type Update = HandlerInput<typeof api.updateSalesReport>['body'];

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  const made = async (request: SaveRequest, restaurantId: string, { key: _key, status, replaces, ...sent }: Creation) => {
    const draft = withDishes(sent);
    const restaurant = await reportHome(database, request.actor, restaurantId);
    demandEdit(request.actor, { report: placed(draft), restaurant });
    return createReport(services, request, { restaurant, draft, status, replaces });
  };

  const updated = async (request: SaveRequest, kept: OwnedReport, body: Update): Promise<Report> => {
    const { actor } = request;
    demandEdit(actor, kept);
    refuseOtherRestaurant(body, kept);
    if (body.updateOnlySettings) return saveSettings(services, actor, kept, body);
    const draft = sentDraft(body);
    demandEdit(actor, { report: placed(draft), restaurant: kept.restaurant });
    const status = body.status ?? (kept.row.status as ReportStatus);
    return updateReport(services, request, { former: kept, version: body.version, draft, status });
  };

  serve(app, api.listReports, async ({ actor, params, query: { bin, ...filter }, reading }) => {
    const restaurant = await restaurantOf(database, actor, params.id);
    demand(mayReadReports(actor, restaurant));
    return reportsOfRestaurant(reading(database), actor, restaurant, { ...filter, inBinAt: bin ? clock() : null });
  });

  serve(app, api.readReport, async ({ actor, params, query }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    return presentReport(services, kept.row, query);
  });

  serve(app, versions.listReportVersions, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    return { items: await reportVersionsOf(database, kept), next: null };
  });

  serve(app, versions.readReportVersion, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    const { row, rows, document } = await reportVersionOf(services, kept, params.version);
    return presentReport(services, row, { atHand: { rows: rows ?? NO_ROWS, document } });
  });

  serve(app, api.createSalesReport, async ({ actor, params, body, reply }) => {
    refuseVariety(body, 'sales');
    return made(requestOf(actor, body, reply), params.id, body);
  });

  serve(app, api.createProcurementReport, async ({ actor, body: { restaurantId, ...body }, reply }) => {
    refuseVariety(body, 'procurement');
    return made(requestOf(actor, body, reply), restaurantId, body);
  });

  serve(app, api.updateSalesReport, async ({ actor, params, body, reply }) =>
    updated(requestOf(actor, body, reply), await ofVariety(await reportOf(database, actor, params.id), 'sales'), body),
  );

  serve(app, api.updateProcurementReport, async ({ actor, body: { id, ...body }, reply }) =>
    updated(requestOf(actor, body, reply), await ofVariety(await reportOf(database, actor, id), 'procurement'), body),
  );

  reportBinRoutes(app, services);
  reportFigureRoutes(app, services);
  saveProgressRoutes(app, services);
  reportLinkRoutes(app, services);
  reportClaimRoutes(app, services);
  reportMailRoutes(app, services);
  remappingRoutes(app, services);
}

function requestOf(actor: Actor, { key }: { key?: string | undefined }, { raw }: FastifyReply): SaveRequest {
  return { actor, key, isGone: () => raw.destroyed && !raw.writableFinished };
}

/** The draft as permissions see it. */
function placed({ category, variety, type, restaurants }: ReportDraft): ReportInPlace {
  return { category, variety, type, restaurantIds: restaurants.map(({ id }) => id) };
}

function refuseVariety({ variety }: Pick<ReportDraft, 'variety'>, expected: ReportDraft['variety']): void {
  if (variety === expected) return;
  throw new AppError('invalid_input', [{ path: 'variety', code: 'other_kind', message: `This call saves ${expected} reports.` }]);
}

async function ofVariety(kept: OwnedReport, variety: ReportDraft['variety']): Promise<OwnedReport> {
  if (kept.row.variety !== variety) throw new AppError('not_found');
  return kept;
}

/** @throws invalid_input for an update that sends no rows and is not one of settings */
function sentDraft({ report, ...beside }: Update): ReportDraft {
  const { settings, emissionDatabase, menuRecipes } = beside;
  const whole = report ?? ReportDraft.safeParse(beside).data;
  if (!whole) throw new AppError('invalid_input', [{ path: 'report', code: 'required', message: 'The report is missing.' }]);
  return withDishes({
    ...whole,
    menuRecipes,
    ...(settings ? { settings } : {}),
    ...(emissionDatabase ? { emissionDatabase } : {}),
  });
}

/** @throws invalid_input for dishes that fit none of the menus */
function withDishes({ menuRecipes = [], ...draft }: ReportDraft & { menuRecipes?: MenuRecipe[] | undefined }): ReportDraft {
  const { menus, problems } = withMenuRecipes(draft.menus, menuRecipes);
  if (problems.length > 0) throw new AppError('invalid_input', problems.slice(0, 50));
  return { ...draft, menus };
}

/** A report stays with its restaurant. */
function refuseOtherRestaurant({ restaurantId }: Update, { restaurant }: OwnedReport): void {
  if (restaurantId === undefined || restaurantId === restaurant.id) return;
  const message = 'This report is another restaurant’s.';
  throw new AppError('invalid_input', [{ path: 'restaurantId', code: 'other_restaurant', message }]);
}
