import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { updateSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { presentReport } from '../actions/present-report.ts';
import type { SaveServices } from './save-request.ts';
import type { OwnedReport } from '../report-reach.ts';
import { overtaken, replaceSettings } from '../report-store.ts';
import { keepReportVersion } from '../store/report-version-store.ts';

type SettingsRequest = HandlerInput<typeof updateSalesReport>['body'];

/**
 * Saves how a report is shown. Rows that are sent along are left aside, and so is the emission database: no figure changes
 * but the average by guests.
 * @throws changed_meanwhile
 */
export async function saveSettings(
  services: SaveServices,
  actor: Actor,
  kept: OwnedReport,
  { version, settings: own, report, editLogoType, logoType }: SettingsRequest,
): Promise<Report> {
  const { database, clock } = services;
  const written = own ?? report?.settings ?? (kept.row.settings as Report['settings']);
  const settings = editLogoType && logoType ? { ...written, logoType } : written;
  if (version !== undefined && kept.row.version !== version) throw await overtaken(database, actor, kept);
  const row = await database.transaction().execute(async (transaction) => {
    if (version === undefined) await keepReportVersion(transaction, kept);
    return replaceSettings(transaction, actor, { report: kept, version, settings, now: clock() });
  });
  return presentReport(services, row);
}
