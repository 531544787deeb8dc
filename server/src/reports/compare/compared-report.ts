import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { AmountsBy } from '@plateprint/shared/footprint/difference/sureness.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { bridgeSideOf } from '@plateprint/shared/reports/bridge/evidence-bridge-side.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Covered } from '@plateprint/shared/footprint/coverage.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { foodsOfDocument, presentFactors, publishedFoods, restatedFoods } from '../actions/foods-from-evidence.ts';
import { bodyOf } from '../body-store.ts';
import type { OwnedReport } from '../report-reach.ts';
import { foodsOfReports, someDue } from '../store/food-store.ts';
import { totalsOfReport } from '../store/total-store.ts';

/** A completed report with all that a comparison asks of it. */
export interface ComparedReport {
  id: string;
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
  consumption: string;
  totals: ReportTotals;
  coverage: Covered;
  amounts: AmountsBy;
  /** Null of a report that is made of others. */
  evidence: ReportEvidence | null;
  /** As it was completed. */
  published: readonly FoodPart[];
}

/** The share of the grams that must have come with a file or from a program for amounts to count as invoiced. */
const MOSTLY = 0.95;

type Kitchen = Pick<Services, 'database' | 'foodData'>;

/** Null for a report without figures: a draft. */
export async function comparedReport(
  { database, foodData }: Kitchen,
  { row, restaurant }: OwnedReport,
): Promise<ComparedReport | null> {
  const place = { organizationId: row.organization_id, id: row.id, emissionDatabase: row.location as EmissionDatabase };
  const [totals, evidence] = await Promise.all([totalsOfReport(database, place), bodyOf(database, place, 'evidence')]);
  if (row.status !== 'completed' || totals === null) return null;
  const own = evidence !== null && evidence.parts.length === 0 ? evidence : null;
  const variety = row.variety as ReportVariety;
  return {
    id: row.id,
    variety,
    emissionDatabase: place.emissionDatabase,
    consumption: row.category === 'organization' ? restaurant.organizationLocation : restaurant.location,
    totals,
    coverage: coverageOfReport(totals, variety),
    amounts: variety === 'procurement' && own !== null && isInvoiced(own) ? 'weighed' : 'typed',
    evidence: own,
    published: await foodsAsPublished({ database, foodData }, { ...place, evidence: own }),
  };
}

interface Published {
  organizationId: string;
  id: string;
  emissionDatabase: EmissionDatabase;
  evidence: ReportEvidence | null;
}

/** The foods in the table; for a report that waits to stand there, those of its evidence, or of its document. */
async function foodsAsPublished({ database, foodData }: Kitchen, report: Published): Promise<readonly FoodPart[]> {
  if (!(await someDue(database, report.organizationId, [report.id]))) return foodsOfReports(database, report, [report.id]);
  if (report.evidence) return publishedFoods(foodData, report.evidence);
  return documentFoods(database, report);
}

async function documentFoods(database: Database, report: Published): Promise<readonly FoodPart[]> {
  const document = await bodyOf(database, report, 'document');
  return foodsOfDocument(document?.[report.emissionDatabase].contributions ?? []);
}

function isInvoiced({ rows }: ReportEvidence): boolean {
  let [all, invoiced] = [0, 0];
  for (const { item, setAside, from } of rows) {
    if (setAside || !item?.grams) continue;
    all += item.grams;
    if (from !== null) invoiced += item.grams;
  }
  return all > 0 && invoiced >= MOSTLY * all;
}

/** Its foods with the food data of today; null where only its parts could be calculated anew. */
export function restated(
  foodData: Services['foodData'],
  report: ComparedReport,
  emissionDatabase: EmissionDatabase,
): readonly FoodPart[] | null {
  return report.evidence && restatedFoods(foodData, report.evidence, emissionDatabase);
}

export function sideOfReport(report: ComparedReport, parts: readonly FoodPart[], per: number): ComparedSide {
  const { id, coverage, amounts } = report;
  return { parts, per, coverage: { share: coverage.share ?? 0, of: id }, amounts };
}

/** The amounts for its bridge, with its own factors, or with those of today. */
export function bridgeOfReport(
  foodData: Services['foodData'],
  { evidence, consumption }: Pick<ComparedReport, 'evidence' | 'consumption'>,
  todays: EmissionDatabase | null,
): BridgeSide | null {
  if (evidence === null) return null;
  const presentOf =
    todays === null ? null : presentFactors(foodData, { consumption: evidence.report.consumption, emissionDatabase: todays });
  return bridgeSideOf(evidence, consumption, (item) => {
    const present = presentOf?.(item);
    if (present) return present.co2e.value;
    return item.factor && item.factor.co2PerKg.value / 1000;
  });
}
