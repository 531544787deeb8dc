import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';

/** The most CO2e first; what is not counted comes last. */
export function sortedLines(lines: readonly ReportLine[]): ReportLine[] {
  return lines.toSorted((a, b) => (b.co2?.value ?? -1) - (a.co2?.value ?? -1) || a.name.localeCompare(b.name));
}
