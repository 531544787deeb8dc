import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/endpoint.ts';
import type { updateSalesReport } from '@plateprint/shared/reports/report-api.ts';
import type { Report } from '@plateprint/shared/reports/report.ts';
import type { SaveParts } from './keep-generated.ts';
import { presentReport } from './present-report.ts';
import type { OwnedReport } from './report-reach.ts';
import { replaceSettings } from './report-store.ts';

type Asked = HandlerInput<typeof updateSalesReport>['body'];

/**
 * Saves how a report is shown. Rows that are sent along are left aside, and so is the emission database: no figure changes
 * but the average by guests.
 * @throws changed_meanwhile
 */
export async function saveSettings(
  parts: SaveParts,
  actor: Actor,
  kept: OwnedReport,
  { version, settings: own, report, editLogoType, logoType }: Asked,
): Promise<Report> {
  const { database, clock } = parts;
  const written = own ?? report?.settings ?? (kept.row.settings as Report['settings']);
  const settings = editLogoType && logoType ? { ...written, logoType } : written;
  if (kept.row.version !== version) throw new AppError('changed_meanwhile');
  const row = await replaceSettings(database, actor, { report: kept, version, settings, now: clock() });
  return presentReport(parts, row);
}
