import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { rulesOf } from '@plateprint/shared/reports/report-kind.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/report-evidence.ts';
import type { ReportStatus } from '@plateprint/shared/reports/report-status.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/report.ts';
import { soldRows } from '@plateprint/shared/reports/sold-rows.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique.ts';
import { waitFor } from '../mapper/wait-for.ts';
import type { Parts } from '../parts.ts';
import { bodyOf, type Bodies, keepBodies, type KeptRows, packed } from './body-store.ts';
import { cleanDraft } from './clean-draft.ts';
import { demandEdit } from './demand-report.ts';
import { generate } from './generate/generate.ts';
import type { Generated } from './generate/generated.ts';
import { presentReport, withGuests } from './present-report.ts';
import { progressOf } from './progress-store.ts';
import { refuseRows, refuseStatus, refuseTimespan } from './refuse-draft.ts';
import { type OwnedReport, type ReportHome, reportOf } from './report-reach.ts';
import type { KeptReport } from './report-row.ts';
import { binReports, idByKey, insertReport, lockStarts, replaceReport, sameStart } from './report-store.ts';
import { SaveProgress } from './save-progress.ts';
import { keepTotals } from './total-store.ts';
import { waitingNamesIn } from './waiting-rows.ts';

export type SaveParts = Pick<Parts, 'database' | 'foodData' | 'clock'>;

/** Who saves, what they may call the save by, and whether they still wait for it. */
export interface Saving {
  actor: Actor;
  key: string | undefined;
  isGone: () => boolean;
}

interface Made {
  restaurant: ReportHome;
  draft: ReportDraft;
  status: ReportStatus;
  replaces: string | undefined;
}

/**
 * Makes a report and, when completed, all its figures; all of it is kept, or nothing. Under a key that was saved before,
 * the report of then.
 * @throws invalid_input, unknown_ingredient, unit_not_taken, report_exists, save_cancelled
 */
export async function createReport(parts: SaveParts, saving: Saving, made: Made): Promise<Report> {
  const { database } = parts;
  const { actor, key } = saving;
  const { restaurant, status } = made;
  const known = key === undefined ? null : await idByKey(database, restaurant.id, key);
  if (known !== null) return presentReport(database, (await reportOf(database, actor, known)).row);
  const draft = cleanDraft(made.draft);
  refuseTimespan(draft);
  refuseStatus(draft, null, status);
  const replaced = made.replaces === undefined ? null : await replacedReport(database, actor, { ...made, draft });
  await refuseSameStart(database, { restaurant, draft, but: [replaced?.row.id] });
  try {
    return await saved(parts, saving, { restaurant, draft, status }, async (transaction, written) => {
      await lockStarts(transaction, restaurant.id);
      if (replaced) await binReports(transaction, [replaced], parts.clock());
      await refuseSameStart(transaction, { restaurant, draft, but: [] });
      return insertReport(transaction, actor, { restaurant, key: key ?? null, written });
    });
  } catch (error) {
    // The same save was on its way twice: the first one made the report.
    const first = key !== undefined && isUniqueViolation(error, 'report_client_key');
    const id = first ? await idByKey(database, restaurant.id, key) : null;
    if (id === null) throw error;
    return presentReport(database, (await reportOf(database, actor, id)).row);
  }
}

/**
 * Saves a report anew from its rows.
 * @throws changed_meanwhile, and as `createReport`
 */
export async function updateReport(
  parts: SaveParts,
  saving: Saving,
  { kept, version, ...made }: { kept: OwnedReport; version: number; draft: ReportDraft; status: ReportStatus },
): Promise<Report> {
  const { database } = parts;
  const { restaurant, row } = kept;
  if (await isDone(database, saving)) return presentReport(database, row);
  if (row.version !== version) throw new AppError('changed_meanwhile');
  const draft = cleanDraft(made.draft);
  refuseKind(draft, row);
  refuseTimespan(draft);
  refuseStatus(draft, row.status as ReportStatus, made.status);
  const but = [row.id];
  const begins = draft.startDate !== row.start_date || draft.type !== row.type;
  if (begins) await refuseSameStart(database, { restaurant, draft, but });
  return saved(parts, saving, { restaurant, draft, status: made.status, kept }, async (transaction, written) => {
    await lockStarts(transaction, restaurant.id);
    if (begins) await refuseSameStart(transaction, { restaurant, draft, but });
    return replaceReport(transaction, saving.actor, { report: kept, version, written });
  });
}

async function isDone(database: Database, { actor, key }: Saving): Promise<boolean> {
  if (key === undefined) return false;
  return (await progressOf(database, { key, personId: actor.userId }))?.phase === 'done';
}

function refuseKind({ category, variety }: ReportDraft, row: KeptReport): void {
  const field = category !== row.category ? 'category' : variety !== row.variety ? 'variety' : null;
  if (field === null) return;
  const problem = { path: `report.${field}`, code: 'other_kind', message: 'A report stays of its kind.' };
  throw new AppError('invalid_input', [problem]);
}

/** The report that goes into the bin for the new one. @throws invalid_input for one of another kind or start */
async function replacedReport(
  database: Database,
  actor: Actor,
  { replaces = '', restaurant, draft }: Pick<Made, 'restaurant' | 'draft' | 'replaces'>,
): Promise<OwnedReport> {
  const replaced = await reportOf(database, actor, replaces);
  const { row } = replaced;
  demandEdit(actor, replaced);
  const isSame =
    row.restaurant_id === restaurant.id &&
    row.start_date === draft.startDate &&
    (['category', 'variety', 'type'] as const).every((part) => row[part] === draft[part]);
  if (isSame) return replaced;
  const problem = { path: 'replaces', code: 'other_report', message: 'This report is of another kind or start.' };
  throw new AppError('invalid_input', [problem]);
}

/** @throws report_exists, whose message is the id of the report of the same start */
export async function refuseSameStart(
  database: Database,
  {
    restaurant,
    draft,
    but,
  }: {
    restaurant: Pick<ReportHome, 'id' | 'organizationId'>;
    draft: Pick<ReportDraft, 'category' | 'variety' | 'type' | 'startDate'>;
    but: readonly (string | undefined)[];
  },
): Promise<void> {
  if (!rulesOf(draft).oncePerStart) return;
  const id = await sameStart(database, restaurant, draft);
  if (id === null || but.includes(id)) return;
  throw new AppError('report_exists', [{ path: 'startDate', code: 'report_exists', message: id }]);
}

interface Saved {
  restaurant: ReportHome;
  draft: ReportDraft;
  status: ReportStatus;
  kept?: OwnedReport;
}

type Write = (transaction: Database, written: Parameters<typeof insertReport>[2]['written']) => Promise<KeptReport>;

/** Generates, then keeps everything in one transaction. */
async function saved(parts: SaveParts, { actor, key, isGone }: Saving, save: Saved, write: Write): Promise<Report> {
  const { database, foodData, clock } = parts;
  const { restaurant, draft, status, kept } = save;
  refuseRows(draft, status);
  const saveKey = key === undefined ? null : { key, personId: actor.userId };
  const progress = new SaveProgress(parts, saveKey, isGone);
  try {
    await progress.phase('waiting', 0, 1);
    const formerIds = kept ? await recipesOfFormer(database, kept) : new Set<string>();
    const generated =
      status === 'completed' ? await generate({ database, foodData, restaurant, draft, formerIds, progress, actor }) : null;
    await progress.phase('writing', 0, 1);
    const rows = keptRows(draft, generated);
    const document = generated && documentOf(generated);
    const [id, now] = [kept?.row.id ?? randomUUID(), clock()];
    const evidence = generated && evidenceOf(id, { restaurant, draft, generated, now, parts });
    const bodies = {
      rows: await packed(rows),
      document: document && (await packed(document)),
      evidence: evidence && (await packed(evidence)),
    };
    const names = await waitingNamesIn(foodData, draft, restaurant);
    const row = await database.transaction().execute(async (transaction) => {
      const written = {
        id,
        draft,
        status,
        now,
        unmatchedRows: generated?.unmatchedRows ?? unmatchedOf(draft),
        foodDataVersion: generated ? foodData.version : null,
      };
      const made = await write(transaction, written);
      const place = { id, organizationId: made.organization_id };
      await keepBodies(transaction, place, bodies);
      await keepTotals(transaction, place, generated?.totals ?? null);
      await waitFor(transaction, { reportId: id, organizationId: place.organizationId, names });
      await progress.done(transaction);
      return made;
    });
    return await presentReport(database, row, { rows, document });
  } catch (error) {
    await progress.drop();
    throw error;
  }
}

function keptRows(draft: ReportDraft, generated: Generated | null): KeptRows {
  const { recipes, menus, ingredients, importedData, currentImportedDataLanguage } = draft;
  return { recipes, menus, ingredients, importedData, currentImportedDataLanguage, restaurants: generated?.restaurants ?? [] };
}

function documentOf({ totals }: Generated): Bodies['document'] {
  return { organization: totals.organization.data, rise: totals.rise.data };
}

function unmatchedOf(draft: ReportDraft): number {
  const bought = draft.ingredients.filter(
    (row) => !row.setAside && row.categoryId === null && (row.ingredient === null || row.variation === null),
  );
  return soldRows(draft).filter(({ id }) => id === null).length + bought.length;
}

async function recipesOfFormer(database: Database, { row }: OwnedReport): Promise<Set<string>> {
  const rows = await bodyOf(database, { id: row.id, organizationId: row.organization_id }, 'rows');
  return new Set(rows ? soldRows(rows).flatMap(({ id }) => (id === null ? [] : [id])) : []);
}

function evidenceOf(
  id: string,
  {
    restaurant,
    draft,
    generated,
    now,
    parts,
  }: { restaurant: ReportHome; draft: ReportDraft; generated: Generated; now: Date; parts: SaveParts },
): ReportEvidence {
  const { data } = generated.totals[draft.location];
  const { lines: _lines, contributions: _contributions, foodDataVersion: _version, ...totals } = data;
  return {
    format: 'plateprint-report-evidence',
    formatVersion: 1,
    report: {
      id,
      name: draft.name.trim(),
      category: draft.category,
      variety: draft.variety,
      type: draft.type,
      startDate: draft.startDate,
      endDate: draft.endDate,
      organization: restaurant.organizationName,
      restaurant: restaurant.name,
      location: draft.location,
      consumption: draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location,
      generatedAt: now.toISOString(),
    },
    boundary: 'farm_to_kitchen_door',
    foodDataVersion: parts.foodData.version,
    totals: withGuests(totals, draft.settings.numberOfGuests),
    ...generated.evidence,
  };
}
