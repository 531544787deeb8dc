import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadReport } from '@plateprint/shared/access/report-abilities.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AffectedReport } from '@plateprint/shared/reports/api/remapping-api.ts';
import type { ReportSettings } from '@plateprint/shared/reports/model/report-settings.ts';
import type { Services } from '../../platform/services.ts';
import { latestProcurement } from './affected-store.ts';
import { type StoredRows, storedRows } from '../body-store.ts';
import { type Remap, remappingOf, remapRows } from './remap-rows.ts';
import { type OwnedReport, reportsOf } from '../report-reach.ts';

/** Ten years of months of four kitchens. */
const MOST_LOOKED_THROUGH = 500;

/** The procurement reports that what is decided about names would change, the latest start first. */
export async function reportsAffected(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  actor: Actor,
  asked: { organizationId: string; names: readonly string[] },
): Promise<AffectedReport[]> {
  const how = await remappingOf(database, foodData, asked);
  if (how.memory.size === 0) return [];
  const ids = await latestProcurement(database, asked.organizationId, MOST_LOOKED_THROUGH);
  const owned = new Map((await reportsOf(database, actor, ids)).map((each) => [each.row.id, each]));
  const affected: AffectedReport[] = [];
  for (const id of ids) {
    const each = owned.get(id);
    if (!each || !mayReadReport(actor, each.report, each.restaurant)) continue;
    const rows = await storedRows(database, { id, organizationId: asked.organizationId });
    if (rows) affected.push(affectedReport(each, await remapRows(rows.ingredients, languageOf(each, rows), how)));
  }
  return affected.filter(({ rows, kept }) => rows + kept > 0);
}

/** The language that the names of a report are written in. */
export function languageOf({ row }: OwnedReport, { currentImportedDataLanguage }: StoredRows): Language {
  return currentImportedDataLanguage ?? (row.settings as ReportSettings).language;
}

export function affectedReport({ row }: Pick<OwnedReport, 'row'>, { changed, kept }: Omit<Remap, 'ingredients'>): AffectedReport {
  return {
    id: row.id,
    name: row.name,
    category: row.category as AffectedReport['category'],
    type: row.type as AffectedReport['type'],
    startDate: row.start_date,
    status: row.status as AffectedReport['status'],
    version: row.version,
    rows: changed,
    kept,
  };
}
