import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { AmountsBy } from '@plateprint/shared/footprint/difference/sureness.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import { combine } from '@plateprint/shared/footprint/uncertainty.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BridgeSide } from '@plateprint/shared/reports/bridge/bridge-side.ts';
import { mergedSides } from '@plateprint/shared/reports/bridge/merged-sides.ts';
import type { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Covered } from '@plateprint/shared/footprint/coverage.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import type { Services } from '../../platform/services.ts';
import { foodsOfDocument, publishedFoods, restatedFoods, restatedWithoutLandUse } from '../actions/foods-from-evidence.ts';
import { bodyOf, type BodyServices } from '../body-store.ts';
import type { OwnedReport } from '../report-reach.ts';
import { foodsOfReports, someDue } from '../store/food-store.ts';
import { presentParts } from '../store/evidence-store.ts';
import { reportVersionOf } from '../store/report-version-store.ts';
import { totalsOfReport } from '../store/total-store.ts';
import { bridgeOfEvidence } from './bridge-of-evidence.ts';

/** What a report was made of, and the kitchen whose names it has. */
interface EvidenceOfKitchen {
  evidence: ReportEvidence;
  kitchen: string;
}

/** A completed report with all that a comparison asks of it. */
export interface ComparedReport {
  id: string;
  /** Whose names it has. */
  kitchen: string;
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
  consumption: string;
  totals: ReportTotals;
  coverage: Covered;
  amounts: AmountsBy;
  /** Its own evidence, or that of the reports that it is made of; null where these changed since, or are too many to open. */
  evidence: readonly EvidenceOfKitchen[] | null;
  /** As it was completed. */
  published: readonly FoodPart[];
}

/** The share of the grams that must have come with a file or from a program for amounts to count as invoiced. */
const MOSTLY = 0.95;

type Kitchen = Pick<Services, 'database' | 'files' | 'foodData'>;

/** Null for a report without figures: a draft. */
export async function comparedReport(kitchen: Kitchen, { row, restaurant }: OwnedReport): Promise<ComparedReport | null> {
  const { database } = kitchen;
  const place = { organizationId: row.organization_id, id: row.id, emissionDatabase: row.location as EmissionDatabase };
  const [totals, evidence] = await Promise.all([totalsOfReport(database, place), bodyOf(kitchen, place, 'evidence')]);
  if (row.status !== 'completed' || totals === null) return null;
  const own = evidence && (await evidenceOf(kitchen, row, evidence));
  const published = await foodsAsPublished(kitchen, { ...place, evidence: own });
  return withFigures({ row, restaurant }, { totals, evidence: own, published });
}

/** A former version of a report, as far as it was kept. Null for one without figures. @throws not_found */
export async function comparedVersion(kitchen: Kitchen, owned: OwnedReport, version: number): Promise<ComparedReport | null> {
  const former = await reportVersionOf(kitchen, owned, version);
  const totals = ownValue(former.document, former.row.location);
  if (former.row.status !== 'completed' || !totals) return null;
  const evidence = former.evidence && (await evidenceOf(kitchen, former.row, former.evidence));
  const published = evidence
    ? addedParts(evidence.flatMap((each) => publishedFoods(kitchen.foodData, each.evidence)))
    : foodsOfDocument(totals.contributions);
  const report = withFigures({ ...owned, row: former.row }, { totals, evidence, published });
  return { ...report, id: `${report.id} ${version}` };
}

function withFigures(
  { row, restaurant }: Pick<OwnedReport, 'row' | 'restaurant'>,
  figures: Pick<ComparedReport, 'totals' | 'evidence' | 'published'>,
): ComparedReport {
  const { totals, evidence } = figures;
  const variety = row.variety as ReportVariety;
  return {
    ...figures,
    id: row.id,
    kitchen: row.restaurant_id,
    variety,
    emissionDatabase: row.location as EmissionDatabase,
    consumption: row.category === 'organization' ? restaurant.organizationLocation : restaurant.location,
    coverage: coverageOfReport(totals, variety),
    amounts: variety === 'procurement' && evidence?.every((each) => isInvoiced(each.evidence)) ? 'weighed' : 'typed',
  };
}

/** Two years of a kitchen: so many reports are opened for one comparison, one after the other. */
const MOST_PARTS = 24;

/** Null where one of the reports is no longer what it was, or cannot be read: they would not add up to the one that they made. */
async function evidenceOf(
  services: BodyServices,
  row: OwnedReport['row'],
  own: ReportEvidence,
): Promise<EvidenceOfKitchen[] | null> {
  const { parts } = own;
  if (parts.length === 0) return [{ evidence: own, kitchen: row.restaurant_id }];
  if (parts.length > MOST_PARTS) return null;
  const present = await presentParts(services.database, row, parts);
  if (present.some(({ since }) => since !== 'unchanged')) return null;
  const found: EvidenceOfKitchen[] = [];
  for (const { reportId: id, restaurantId: kitchen } of parts) {
    const evidence = await bodyOf(services, { organizationId: row.organization_id, id }, 'evidence');
    if (!evidence || evidence.parts.length > 0) return null;
    found.push({ evidence, kitchen });
  }
  return found;
}

interface Published {
  organizationId: string;
  id: string;
  emissionDatabase: EmissionDatabase;
  evidence: ComparedReport['evidence'];
}

/** The foods in the table; for a report that waits to stand there, those of its evidence, or of its document. */
async function foodsAsPublished(kitchen: Kitchen, report: Published): Promise<readonly FoodPart[]> {
  const { database, foodData } = kitchen;
  if (!(await someDue(database, report.organizationId, [report.id]))) return foodsOfReports(database, report, [report.id]);
  if (report.evidence) return addedParts(report.evidence.flatMap(({ evidence }) => publishedFoods(foodData, evidence)));
  return documentFoods(kitchen, report);
}

async function documentFoods(services: BodyServices, report: Published): Promise<readonly FoodPart[]> {
  const document = await bodyOf(services, report, 'document');
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

/** Its foods with the food data of today; null where nothing tells its amounts. */
export function restated(
  foodData: Services['foodData'],
  report: ComparedReport,
  emissionDatabase: EmissionDatabase,
): readonly FoodPart[] | null {
  return (
    report.evidence && addedParts(report.evidence.flatMap(({ evidence }) => restatedFoods(foodData, evidence, emissionDatabase)))
  );
}

/** Grams CO2e of them without land-use change; null where the split of one is not known. */
export function restatedTwin(
  foodData: Services['foodData'],
  { evidence }: ComparedReport,
  emissionDatabase: EmissionDatabase,
): Figure | null {
  const each = evidence?.map((one) => restatedWithoutLandUse(foodData, one.evidence, emissionDatabase)) ?? [];
  const parts = each.every((one) => one !== null) ? each.flat() : [];
  return combine(parts.map(({ food, co2 }) => ({ group: food, figure: co2 })));
}

export function sideOfReport(report: ComparedReport, parts: readonly FoodPart[], per: number): ComparedSide {
  const { id, coverage, amounts } = report;
  return { parts, per, coverage: { share: coverage.share ?? 0, of: id }, amounts };
}

/** The amounts for its bridge, with its own factors, or with those of today; of several reports together. */
export function bridgeOfReport(
  foodData: Services['foodData'],
  { evidence: each, consumption }: Pick<ComparedReport, 'evidence' | 'consumption'>,
  todays: EmissionDatabase | null,
): BridgeSide | null {
  const [first, ...more] = each ?? [];
  if (!first) return null;
  if (more.length === 0) return bridgeOfEvidence(foodData, { evidence: first.evidence, consumption }, todays);
  const isOfOneKitchen = more.every(({ kitchen }) => kitchen === first.kitchen);
  return mergedSides(
    [first, ...more].map(({ evidence, kitchen }) => ({
      side: bridgeOfEvidence(
        foodData,
        { evidence, consumption: isOfOneKitchen ? consumption : evidence.report.consumption },
        todays,
      ),
      kitchen: isOfOneKitchen ? '' : kitchen,
    })),
  );
}
