import type { Actor } from '@plateprint/shared/access/actor.ts';
import * as api from '@plateprint/shared/reports/api/report-api.ts';
import type { FastifyInstance } from 'fastify';
import { keepThumbnail } from '../../menus/actions/keep-thumbnail.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { auditBinned } from '../actions/audit-report.ts';
import { demandEdit } from '../actions/demand-report.ts';
import { summaryOf } from '../report-overview-store.ts';
import { allReportsOf, type OwnedReport, reportOf } from '../report-reach.ts';
import { restoreReports } from '../actions/restore-reports.ts';
import { binReports, keepReportThumbnail, nameReport } from '../report-store.ts';

/** Changes of reports as they are: named, pictured, put into the bin and taken out of it. */
export function reportBinRoutes(app: FastifyInstance, { database, clock, files }: Services): void {
  const binned = async (actor: Actor, reports: readonly OwnedReport[]) =>
    database.transaction().execute(async (transaction) => {
      const at = clock();
      await binReports(transaction, reports, at);
      await auditBinned(transaction, 'report_deleted', { actor, at, reports });
    });

  serve(app, api.renameReport, async ({ actor, body: { id, name } }) => {
    const kept = await reportOf(database, actor, id);
    demandEdit(actor, kept);
    await nameReport(database, kept, { name: name.trim(), now: clock() });
    return summaryOf(database, kept.row.organization_id, id);
  });

  serve(app, api.deleteReport, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id);
    demandEdit(actor, kept);
    await binned(actor, [kept]);
    return { id: params.id };
  });

  serve(app, api.restoreReport, async ({ actor, params }) => {
    const kept = await reportOf(database, actor, params.id, { inBinAt: clock() });
    demandEdit(actor, kept);
    await restoreReports(database, { actor, at: clock(), reports: [kept] });
    return summaryOf(database, kept.row.organization_id, params.id);
  });

  serve(app, api.deleteReports, async ({ actor, body }) => {
    const reports = await allReportsOf(database, actor, body.ids);
    for (const report of reports) demandEdit(actor, report);
    await binned(actor, reports);
    return { ids: body.ids };
  });

  serve(app, api.restoreReports, async ({ actor, body }) => {
    const reports = await allReportsOf(database, actor, body.ids, { inBinAt: clock() });
    for (const report of reports) demandEdit(actor, report);
    await restoreReports(database, { actor, at: clock(), reports });
    return { ids: body.ids };
  });

  serve(app, api.uploadReportThumbnail, async ({ actor, params, file }) => {
    const kept = await reportOf(database, actor, params.id);
    demandEdit(actor, kept);
    const thumbnailUrl = await keepThumbnail(files, { file, organizationId: actor.organizationId }, kept.row.thumbnail);
    await keepReportThumbnail(database, kept, thumbnailUrl);
    return { thumbnailUrl };
  });
}
