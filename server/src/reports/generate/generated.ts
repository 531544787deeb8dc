import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { Report, ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ReportHome } from '../report-reach.ts';
import type { FoodsOfReport } from '../store/food-store.ts';
import type { SaveProgress } from '../store/save-progress.ts';
import type { Totalled } from '../store/total-store.ts';

/** The input of a report's generation. */
export interface Generation {
  database: Database;
  files: Services['files'];
  foodData: Services['foodData'];
  restaurant: ReportHome;
  draft: ReportDraft;
  /** Ids of recipes that a former save of this report had: they may be gone for good since. */
  formerIds: ReadonlySet<string>;
  progress: SaveProgress;
  actor: Actor;
}

/** The result of a generation, to be stored. */
export interface Generated {
  totals: Record<EmissionDatabase, Totalled>;
  foods: FoodsOfReport;
  evidence: Pick<ReportEvidence, 'recipes' | 'rows' | 'parts' | 'sources'>;
  /** The restaurants it speaks of, with their months; empty for what is made of rows. */
  restaurants: Report['restaurants'];
  unmatchedRows: number;
}
