import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { MatchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import type { AffectedReport } from '@plateprint/shared/reports/remapping-api.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/report.ts';
import type { Database } from '../database/database.ts';
import { keepMatched } from '../mapper/matched-purchase-store.ts';
import { waitFor } from '../mapper/wait-for.ts';
import type { NewName } from '../mapper/waiting-store.ts';
import { affectedReport, languageOf } from './affected-reports.ts';
import { bodyOf, keepBodies, type KeptRows, packed } from './body-store.ts';
import { demandEdit } from './demand-report.ts';
import { isMatched } from './generate/bought-foods.ts';
import type { SaveParts, Saving } from './keep-generated.ts';
import { type Remap, remappingOf, remapRows, type Remapping } from './remap-rows.ts';
import { allReportsOf, type OwnedReport } from './report-reach.ts';
import { replaceReport } from './report-store.ts';
import { SaveProgress } from './save-progress.ts';
import { matchedIn, waitingNamesIn } from './waiting-rows.ts';

interface Asked {
  organizationId: string;
  names: readonly string[];
  reports: readonly { id: string; version: number }[];
}

/**
 * Brings drafts to what is decided about names: all or none. What a person gave a row in the draft itself stays.
 * @throws not_found, invalid_input for a completed report, changed_meanwhile, save_cancelled
 */
export async function redraft(parts: SaveParts, saving: Saving, asked: Asked): Promise<AffectedReport[]> {
  const { actor, key, isGone } = saving;
  const { database, foodData } = parts;
  const owned = await draftsOf(database, actor, asked);
  const progress = new SaveProgress(parts, key === undefined ? null : { key, personId: actor.userId }, isGone);
  try {
    const how = await remappingOf(database, foodData, asked);
    const prepared: Prepared[] = [];
    for (const [at, { id }] of asked.reports.entries()) {
      await progress.phase('calculating', at, asked.reports.length);
      const kept = owned.get(id);
      if (kept) prepared.push(await prepare(parts, kept, how));
    }
    await progress.phase('writing', 0, 1);
    return await database.transaction().execute(async (transaction) => {
      const made: AffectedReport[] = [];
      for (const each of prepared) made.push(await written(transaction, parts, actor, each));
      await progress.done(transaction);
      return made;
    });
  } catch (error) {
    await progress.drop();
    throw error;
  }
}

async function draftsOf(database: Database, actor: Actor, { organizationId, reports }: Asked): Promise<Map<string, OwnedReport>> {
  const owned = await allReportsOf(
    database,
    actor,
    reports.map(({ id }) => id),
  );
  const byId = new Map(owned.map((each) => [each.row.id, each]));
  for (const [at, { id, version }] of reports.entries()) {
    const each = byId.get(id);
    if (each?.row.organization_id !== organizationId) throw new AppError('not_found');
    demandEdit(actor, each);
    if (each.row.status === 'completed' || each.row.variety !== 'procurement') {
      const message = 'A completed report stays as it is.';
      throw new AppError('invalid_input', [{ path: `reports.${at}.id`, code: 'not_a_draft', message }]);
    }
    if (each.row.version !== version) throw new AppError('changed_meanwhile');
  }
  return byId;
}

/** A draft as it will be, worked out before the transaction: reading and weighing names takes a moment. */
interface Prepared {
  kept: OwnedReport;
  remap: Omit<Remap, 'ingredients'>;
  /** Null for a draft that nothing changes. */
  next: { draft: ReportDraft; rows: Buffer; names: readonly NewName[]; matched: MatchedPurchase } | null;
}

async function prepare({ database, foodData }: SaveParts, kept: OwnedReport, how: Remapping): Promise<Prepared> {
  const rows = await bodyOf(database, { id: kept.row.id, organizationId: kept.row.organization_id }, 'rows');
  if (!rows) return { kept, remap: { changed: 0, kept: 0 }, next: null };
  const { ingredients, ...remap } = await remapRows(rows.ingredients, languageOf(kept, rows), how);
  if (remap.changed === 0) return { kept, remap, next: null };
  const changed = { ...rows, ingredients };
  const draft = draftOf(kept, changed);
  const names = await waitingNamesIn({ database, foodData }, draft, kept.restaurant);
  const matched = matchedIn(foodData, draft, kept.restaurant);
  return { kept, remap, next: { draft, rows: await packed(changed), names, matched } };
}

/** @throws changed_meanwhile */
async function written(
  transaction: Database,
  { clock }: SaveParts,
  actor: Actor,
  { kept, remap, next }: Prepared,
): Promise<AffectedReport> {
  if (!next) return affectedReport(kept, remap);
  const { draft, rows, names, matched } = next;
  const { id, organization_id: organizationId, version } = kept.row;
  const unmatchedRows = draft.ingredients.filter((row) => !row.setAside && !isMatched(row)).length;
  const change = { id, draft, status: 'draft' as const, unmatchedRows, foodDataVersion: null, now: clock() };
  const row = await replaceReport(transaction, actor, { report: kept, version, written: change });
  await keepBodies(transaction, { id, organizationId }, { rows, document: null, evidence: null });
  await waitFor(transaction, { reportId: id, organizationId, names });
  await keepMatched(transaction, { reportId: id, organizationId, matched });
  return affectedReport({ row }, remap);
}

function draftOf({ row }: OwnedReport, { restaurants, ...rows }: KeptRows): ReportDraft {
  return {
    ...rows,
    restaurants: restaurants.map(({ id, name }) => ({ id, name })),
    name: row.name,
    category: row.category as Report['category'],
    variety: row.variety as Report['variety'],
    type: row.type as Report['type'],
    startDate: row.start_date,
    endDate: row.end_date,
    location: row.location as Report['location'],
    settings: row.settings as Report['settings'],
  };
}
