import { mayReadReports } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { ReportInPlace } from '@plateprint/shared/access/report-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/endpoint.ts';
import * as api from '@plateprint/shared/reports/report-api.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/report.ts';
import type { ReportStatus } from '@plateprint/shared/reports/report-status.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { demand } from '../access/demand.ts';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import { demandEdit, demandRead } from './demand-report.ts';
import { presentReport } from './present-report.ts';
import { reportHome } from './report-home-store.ts';
import { reportsOfRestaurant } from './report-overview-store.ts';
import { type OwnedReport, reportOf } from './report-reach.ts';
import type { Saving } from './keep-generated.ts';
import { createReport, updateReport } from './save-report.ts';
import { saveSettings } from './save-settings.ts';
import { reportBinRoutes } from './report-bin-routes.ts';
import { reportFigureRoutes } from './report-figure-routes.ts';
import { remappingRoutes } from './remapping-routes.ts';
import { saveProgressRoutes } from './save-progress-routes.ts';

type Creation = ReportDraft & { key?: string | undefined; status: ReportStatus; replaces?: string | undefined };
type Update = HandlerInput<typeof api.updateSalesReport>['body'];

export function reportRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  const made = async (saving: Saving, restaurantId: string, { key: _key, status, replaces, ...draft }: Creation) => {
    const restaurant = await reportHome(database, saving.actor, restaurantId);
    demandEdit(saving.actor, { report: placed(draft), restaurant });
    return createReport(parts, saving, { restaurant, draft, status, replaces });
  };

  const updated = async (saving: Saving, kept: OwnedReport, body: Update): Promise<Report> => {
    const { actor } = saving;
    demandEdit(actor, kept);
    if (body.updateOnlySettings) return saveSettings(parts, actor, kept, body);
    const draft = sentDraft(body);
    demandEdit(actor, { report: placed(draft), restaurant: kept.restaurant });
    const status = body.status ?? (kept.row.status as ReportStatus);
    return updateReport(parts, saving, { kept, version: body.version, draft, status });
  };

  serve(app, api.listReports, async ({ actor, params, query: { bin, ...filter } }) => {
    const restaurant = await restaurantOf(database, actor, params.id);
    demand(mayReadReports(actor, restaurant));
    return reportsOfRestaurant(database, actor, restaurant, { ...filter, inBinAt: bin ? clock() : null });
  });

  serve(app, api.readReport, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandRead(actor, kept);
    return presentReport(parts, kept.row);
  });

  serve(app, api.createSalesReport, async ({ actor, params, body, reply }) => {
    refuseVariety(body, 'sales');
    return made(savingOf(actor, body, reply), params.id, body);
  });

  serve(app, api.createProcurementReport, async ({ actor, body: { restaurantId, ...body }, reply }) => {
    refuseVariety(body, 'procurement');
    return made(savingOf(actor, body, reply), restaurantId, body);
  });

  serve(app, api.updateSalesReport, async ({ actor, params, body, reply }) =>
    updated(savingOf(actor, body, reply), await ofVariety(await reportOf(database, actor, params.id), 'sales'), body),
  );

  serve(app, api.updateProcurementReport, async ({ actor, body: { id, ...body }, reply }) =>
    updated(savingOf(actor, body, reply), await ofVariety(await reportOf(database, actor, id), 'procurement'), body),
  );

  reportBinRoutes(app, parts);
  reportFigureRoutes(app, parts);
  saveProgressRoutes(app, parts);
  remappingRoutes(app, parts);
}

function savingOf(actor: Actor, { key }: { key?: string | undefined }, { raw }: FastifyReply): Saving {
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
function sentDraft({ report, settings, location }: Update): ReportDraft {
  if (!report) throw new AppError('invalid_input', [{ path: 'report', code: 'required', message: 'The report is missing.' }]);
  return { ...report, ...(settings ? { settings } : {}), ...(location ? { location } : {}) };
}
