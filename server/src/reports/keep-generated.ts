import { randomUUID } from 'node:crypto';
import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/report-evidence.ts';
import type { ReportStatus } from '@plateprint/shared/reports/report-status.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/report.ts';
import { soldRows } from '@plateprint/shared/reports/sold-rows.ts';
import type { Database } from '../database/database.ts';
import { keepMatched } from '../mapper/matched-purchase-store.ts';
import { waitFor } from '../mapper/wait-for.ts';
import type { Parts } from '../parts.ts';
import { rememberSold } from '../recipes/sold-name-store.ts';
import { auditCompleted, figureBefore } from './audit-report.ts';
import { bodyOf, type Bodies, keepBodies, type KeptRows, packed } from './body-store.ts';
import { generate } from './generate/generate.ts';
import type { Generated } from './generate/generated.ts';
import { presentReport, withGuests } from './present-report.ts';
import { refuseRows } from './refuse-draft.ts';
import { type OwnedReport, type ReportHome } from './report-reach.ts';
import type { KeptReport } from './report-row.ts';
import { insertReport } from './report-store.ts';
import { SaveProgress } from './save-progress.ts';
import { tellReport } from './tell-report.ts';
import { keepTotals } from './total-store.ts';
import { matchedIn, waitingNamesIn } from './waiting-rows.ts';

export type SaveParts = Pick<Parts, 'database' | 'foodData' | 'clock'>;

/** Who saves, what they may call the save by, and whether they still wait for it. */
export interface Saving {
  actor: Actor;
  key: string | undefined;
  isGone: () => boolean;
  /** What the saver keeps with the report: the last step of its transaction, both or neither. */
  alongside?: (transaction: Database, made: KeptReport) => Promise<void>;
}

/** What is saved, and in place of what. */
interface Saved {
  restaurant: ReportHome;
  draft: ReportDraft;
  status: ReportStatus;
  kept?: OwnedReport;
}

type Write = (transaction: Database, written: Parameters<typeof insertReport>[2]['written']) => Promise<KeptReport>;

/** Generates, then keeps everything in one transaction. */
export async function saved(parts: SaveParts, saving: Saving, save: Saved, write: Write): Promise<Report> {
  const { actor, key, isGone, alongside } = saving;
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
    const names = await waitingNamesIn({ database, foodData }, draft, restaurant);
    const matched = draft.variety === 'procurement' ? matchedIn(foodData, draft, restaurant) : null;
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
      const before = await figureBefore(transaction, kept);
      await keepBodies(transaction, place, bodies);
      await keepTotals(transaction, place, generated?.totals ?? null);
      if (generated) {
        const report_footprint = generated.totals[draft.location].data.co2?.value ?? null;
        const after = { report_footprint, food_data_version: foodData.version };
        await auditCompleted(transaction, { actor, at: now, report: made, before, after });
      }
      await waitFor(transaction, { reportId: id, organizationId: place.organizationId, names });
      if (matched) await keepMatched(transaction, { reportId: id, organizationId: place.organizationId, matched });
      const decided = {
        organizationId: place.organizationId,
        restaurantId: restaurant.id,
        personId: authorOf(actor).personId,
        now,
      };
      await rememberSold(transaction, decided, draft.recipes);
      await tellReport(transaction, { report: made, names, at: now });
      await progress.done(transaction);
      await alongside?.(transaction, made);
      return made;
    });
    return await presentReport(parts, row, { rows, document });
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
