import { randomUUID } from 'node:crypto';
import type { MatchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import { soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { BoughtSums } from '@plateprint/shared/reports/rows/bought-articles.ts';
import { boughtSums, factsRemembered } from '../bought-sums.ts';
import type { FiguresOf } from '../bought-article-store.ts';
import type { ArticleName } from '../../mapper/mapper-store.ts';
import type { NewName } from '../../mapper/waiting-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Bodies, type StoredRows, storedRows } from '../body-store.ts';
import { generate } from '../generate/generate.ts';
import { documentOf, type Generated, rowsOf } from '../generate/generated.ts';
import { articlesMet, matchedIn, waitingNamesIn } from '../generate/waiting-rows.ts';
import { packed } from '../packed-body.ts';
import type { OwnedReport } from '../report-reach.ts';
import type { WrittenReport } from '../report-store.ts';
import type { SaveProgress } from '../store/save-progress.ts';
import type { ReportToSave, SaveRequest, SaveServices } from './save-request.ts';

/** All that is stored of a report, worked out before the transaction: reading, generating and packing take a while. */
export interface PreparedReport {
  report: WrittenReport;
  /** Null for a draft: it has no figures. */
  generated: Generated | null;
  rows: StoredRows;
  document: Bodies['document'] | null;
  packed: Record<keyof Bodies, Buffer | null>;
  /** Names that a person has to say something of. */
  waitingNames: readonly NewName[];
  /** The articles of its rows, under the names that they have there. */
  articles: readonly ArticleName[];
  /** The articles of a month's purchases of a kitchen; null of any other report. */
  bought: { of: FiguresOf; sums: BoughtSums[] } | null;
  /** The matches of bought names; null where nothing was bought. */
  matched: MatchedPurchase | null;
}

/** Generates a report that is to be completed, and packs what is stored of it. @throws as `generate` */
export async function prepareReport(
  services: SaveServices,
  toSave: ReportToSave,
  { actor, progress }: Pick<SaveRequest, 'actor'> & { progress: SaveProgress },
): Promise<PreparedReport> {
  const { database, files, foodData, clock } = services;
  const { restaurant, draft, status, former } = toSave;
  await progress.phase('waiting', 0, 1);
  const [id, now] = [former?.row.id ?? randomUUID(), clock()];
  const formerIds = former ? await recipesOf(database, former) : new Set<string>();
  const reporting = { database, files, foodData, id, restaurant, draft, now, formerIds, progress, actor };
  const generated = status === 'completed' ? await generate(reporting) : null;
  await progress.phase('writing', 0, 1);
  const rows = rowsOf(draft, generated?.restaurants ?? []);
  return {
    report: {
      id,
      draft,
      status,
      now,
      unmatchedRows: generated?.unmatchedRows ?? unmatchedOf(draft),
      foodDataVersion: generated ? foodData.version : null,
    },
    generated,
    rows,
    document: generated && documentOf(generated),
    packed: generated?.packed ?? { rows: await packed(rows), document: null, evidence: null },
    waitingNames: await waitingNamesIn({ database, foodData }, draft, restaurant),
    articles: await articlesMet(draft.ingredients),
    bought: await boughtOf(foodData, { draft, restaurant }),
    matched: draft.variety === 'procurement' ? await matchedIn(foodData, draft, restaurant) : null,
  };
}

async function boughtOf(
  foodData: FoodData,
  { draft, restaurant }: Pick<ReportToSave, 'draft' | 'restaurant'>,
): Promise<PreparedReport['bought']> {
  const { category, variety, type } = draft;
  if (category !== 'restaurant' || variety !== 'procurement' || type !== 'monthly') return null;
  const { location: country } = restaurant;
  const of = { foodDataVersion: foodData.version, location: supplyLocation(country) };
  return { of, sums: await boughtSums({ ...draft, country }, factsRemembered(foodData)) };
}

/** Ids of the recipes that the former save had: they may be gone for good since. */
async function recipesOf(database: Database, { row }: OwnedReport): Promise<Set<string>> {
  const rows = await storedRows(database, { id: row.id, organizationId: row.organization_id });
  return new Set(rows ? soldRows(rows).flatMap(({ id }) => (id === null ? [] : [id])) : []);
}

function unmatchedOf(draft: ReportDraft): number {
  const bought = draft.ingredients.filter(
    (row) => !row.setAside && row.categoryId === null && (row.ingredient === null || row.variation === null),
  );
  return soldRows(draft).filter(({ id }) => id === null).length + bought.length;
}
