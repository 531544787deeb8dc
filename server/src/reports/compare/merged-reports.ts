import { addedParts } from '@plateprint/shared/footprint/difference/food-part.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { mergedTotals } from '@plateprint/shared/reports/totals/merged-totals.ts';
import type { ComparedReport } from './compared-report.ts';

/** Months of one kitchen as one side; null without any. Those of another emission database than the last one's are no part of it. */
export function mergedReports(each: readonly ComparedReport[]): ComparedReport | null {
  const last = each.at(-1);
  const reports = each.filter(({ emissionDatabase }) => emissionDatabase === last?.emissionDatabase);
  const totals = mergedTotals(
    reports.map((report) => report.totals),
    null,
  );
  if (!last || !totals) return null;
  if (reports.length === 1) return last;
  return {
    id: reports.map(({ id }) => id).join(' '),
    kitchen: last.kitchen,
    variety: last.variety,
    emissionDatabase: last.emissionDatabase,
    consumption: last.consumption,
    totals,
    coverage: coverageOfReport(totals, last.variety),
    amounts: reports.every(({ amounts }) => amounts === 'weighed') ? 'weighed' : 'typed',
    evidence: reports.every(({ evidence }) => evidence !== null) ? reports.flatMap(({ evidence }) => evidence ?? []) : null,
    published: addedParts(reports.flatMap(({ published }) => published)),
  };
}
