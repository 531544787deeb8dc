import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { MatchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import type { AffectedReport } from '@plateprint/shared/reports/api/remapping-api.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { keepMatched } from '../../mapper/matched-purchase-store.ts';
import { waitFor } from '../../mapper/actions/wait-for.ts';
import type { NewName } from '../../mapper/waiting-store.ts';
import { affectedReport, languageOf } from './affected-reports.ts';
import { keepBodies, type StoredRows, storedRows } from '../body-store.ts';
import { packed } from '../packed-body.ts';
import { demandEdit } from '../actions/demand-report.ts';
import { isMatched } from '../generate/bought-foods.ts';
import type { SaveRequest, SaveServices } from '../save/save-request.ts';
import { type Remap, remappingOf, remapRows, type Remapping } from './remap-rows.ts';
import { allReportsOf, type OwnedReport } from '../report-reach.ts';
import { overtaken, replaceReport } from '../report-store.ts';
import { SaveProgress } from '../store/save-progress.ts';
import { matchedIn, waitingNamesIn } from '../generate/waiting-rows.ts';

interface RedraftRequest {
  organizationId: string;
  names: readonly string[];
  reports: readonly { id: string; version: number }[];
}

/**
 * Brings drafts to what is decided about names: all or none. What a person gave a row in the draft itself stays.
 * @throws not_found, invalid_input for a completed report, changed_meanwhile, save_cancelled
 */
export async function redraft(services: SaveServices, request: SaveRequest, asked: RedraftRequest): Promise<AffectedReport[]> {
  const { actor, key, isGone } = request;
  const { database, foodData } = services;
  const owned = await draftsOf(database, actor, asked);
  const progress = new SaveProgress(services, key === undefined ? null : { key, personId: actor.userId }, isGone);
  try {
    const how = await remappingOf(database, foodData, asked);
    const prepared: Prepared[] = [];
    for (const [at, { id }] of asked.reports.entries()) {
      await progress.phase('calculating', at, asked.reports.length);
      const kept = owned.get(id);
      if (kept) prepared.push(await prepare(services, kept, how));
    }
    await progress.phase('writing', 0, 1);
    return await database.transaction().execute(async (transaction) => {
      const made: AffectedReport[] = [];
      for (const each of prepared) made.push(await written(transaction, services, actor, each));
      await progress.done(transaction);
      return made;
    });
  } catch (error) {
    await progress.drop();
    throw error;
  }
}

async function draftsOf(
  database: Database,
  actor: Actor,
  { organizationId, reports }: RedraftRequest,
): Promise<Map<string, OwnedReport>> {
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
    if (each.row.version !== version) throw await overtaken(database, actor, each);
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

async function prepare({ database, foodData }: SaveServices, kept: OwnedReport, how: Remapping): Promise<Prepared> {
  const rows = await storedRows(database, { id: kept.row.id, organizationId: kept.row.organization_id });
  if (!rows) return { kept, remap: { changed: 0, kept: 0 }, next: null };
  const { ingredients, ...remap } = await remapRows(rows.ingredients, languageOf(kept, rows), how);
  if (remap.changed === 0) return { kept, remap, next: null };
  const changed = { ...rows, ingredients };
  const draft = draftOf(kept, changed);
  const names = await waitingNamesIn({ database, foodData }, draft, kept.restaurant);
  const matched = await matchedIn(foodData, draft, kept.restaurant);
  return { kept, remap, next: { draft, rows: await packed(changed), names, matched } };
}

/** @throws changed_meanwhile */
async function written(
  transaction: Database,
  { clock }: SaveServices,
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

function draftOf({ row }: OwnedReport, { restaurants, ...rows }: StoredRows): ReportDraft {
  return {
    ...rows,
    restaurants: restaurants.map(({ id, name }) => ({ id, name })),
    name: row.name,
    category: row.category as Report['category'],
    variety: row.variety as Report['variety'],
    type: row.type as Report['type'],
    startDate: row.start_date,
    endDate: row.end_date,
    emissionDatabase: row.location as Report['emissionDatabase'],
    settings: row.settings as Report['settings'],
  };
}
