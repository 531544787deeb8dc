import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Bodies, StoredRows } from '../body-store.ts';
import type { ReportHome } from '../report-reach.ts';
import type { FoodsOfReport } from '../store/food-store.ts';
import type { SaveProgress } from '../store/save-progress.ts';
import type { Totalled } from '../store/total-store.ts';

/** A report that is to be completed. */
export interface ReportToMake {
  id: string;
  draft: ReportDraft;
  restaurant: ReportHome;
  now: Date;
}

/** The input of a report's generation. */
export interface Generation extends ReportToMake {
  database: Database;
  files: Services['files'];
  foodData: Services['foodData'];
  /** Ids of recipes that a former save of this report had: they may be gone for good since. */
  formerIds: ReadonlySet<string>;
  progress: SaveProgress;
  actor: Actor;
}

/** What a report comes to. */
export interface ReportFigures {
  totals: Record<EmissionDatabase, Totalled>;
  foods: FoodsOfReport;
  evidence: Pick<ReportEvidence, 'recipes' | 'rows' | 'parts' | 'sources'>;
  /** The restaurants it speaks of, with their months; empty for what is made of rows. */
  restaurants: Report['restaurants'];
  unmatchedRows: number;
}

/** The result of a generation, to be stored: bodies are packed already. */
export interface Generated extends Omit<ReportFigures, 'evidence'> {
  packed: Record<keyof Bodies, Buffer>;
}

export function rowsOf(draft: ReportDraft, restaurants: Report['restaurants']): StoredRows {
  const { recipes, menus, ingredients, importedData, currentImportedDataLanguage } = draft;
  return { recipes, menus, ingredients, importedData, currentImportedDataLanguage, restaurants };
}

export function documentOf({ totals }: Pick<ReportFigures, 'totals'>): Bodies['document'] {
  return { organization: totals.organization.data, rise: totals.rise.data };
}
