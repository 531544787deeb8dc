import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { organizationData, type RestaurantTotals } from '@plateprint/shared/reports/totals/organization-data.ts';
import { periodData } from '@plateprint/shared/reports/totals/period-data.ts';
import { packedAtOnce, packedEvidence, unpackedDocument } from '../packed-body.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import { documentOf, type ReportFigures, type ReportToMake, rowsOf } from './generated.ts';
import type { RowsResult } from './made-of-rows.ts';
import { evidenceOf } from './report-evidence.ts';

/** What a report is added up from: the documents of its months as they are stored, or the totals of its restaurants. */
export type AddedUp = { documents: readonly Uint8Array[] } | { restaurants: Record<EmissionDatabase, RestaurantTotals[]> };

/** A report that is made of other reports, and what of it needs no adding up. */
export interface ReportOfReports extends ReportToMake, Omit<ReportFigures, 'totals'> {
  of: AddedUp;
  foodDataVersion: string;
}

/** Adds a report up and packs it. */
export function madeOfReports({ of, foodDataVersion, ...report }: ReportOfReports): RowsResult {
  const { foods, evidence, restaurants, unmatchedRows } = report;
  const totals = totalsOf(of, foodDataVersion);
  return {
    totals,
    foods,
    restaurants,
    unmatchedRows,
    packed: {
      rows: packedAtOnce(rowsOf(report.draft, restaurants)),
      document: packedAtOnce(documentOf({ totals })),
      evidence: packedEvidence(evidenceOf(report, { totals, evidence })),
    },
  };
}

function totalsOf(of: AddedUp, foodDataVersion: string): Record<EmissionDatabase, Totalled> {
  if ('restaurants' in of)
    return totalledBy((emissionDatabase) => {
      const data = organizationData(of.restaurants[emissionDatabase], foodDataVersion);
      return { data, changeFirst: changeFirst('restaurant', data) };
    });
  const documents = of.documents.map(unpackedDocument);
  return totalledBy((emissionDatabase) => {
    const months: ReportData[] = documents.map((document) => document[emissionDatabase]);
    const data = periodData(months, foodDataVersion);
    return { data, changeFirst: changeFirst('dish', data) };
  });
}

function totalledBy(of: (emissionDatabase: EmissionDatabase) => Totalled): Record<EmissionDatabase, Totalled> {
  const totals = {} as Record<EmissionDatabase, Totalled>;
  for (const emissionDatabase of EMISSION_DATABASES) totals[emissionDatabase] = of(emissionDatabase);
  return totals;
}
