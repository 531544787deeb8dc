import { UNKNOWN_ENERGY } from '@plateprint/shared/footprint/per-thousand-kcal.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import type { ReportData, ReportLine, ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import { fromWire } from '@plateprint/shared/kernel/api/wire-name.ts';

/**
 * Documents, totals and evidence from before the split and the energy were stored, with null where they now stand: a completed report is
 * never calculated anew.
 */
export function totalsWithTwins<Totals extends ReportTotals>(totals: Totals): Totals {
  const { highestRecipe, lowestRecipe } = totals;
  // What is stored may be older than its type.
  const { energy, co2Per1000Kcal }: Partial<ReportTotals> = totals;
  return {
    ...withTwin(totals),
    highestRecipe: lineWithTwin(highestRecipe),
    lowestRecipe: lineWithTwin(lowestRecipe),
    energy: energy ?? UNKNOWN_ENERGY,
    co2Per1000Kcal: co2Per1000Kcal ?? null,
  };
}

export function lineWithTwin(line: ReportLine | null): ReportLine | null {
  return line && withTwin(line);
}

export function documentWithTwins(stored: Record<EmissionDatabase, ReportData>): Record<EmissionDatabase, ReportData> {
  return { organization: dataWithTwins(stored.organization), rise: dataWithTwins(stored.rise) };
}

function dataWithTwins(data: ReportData): ReportData {
  const { lines, contributions } = data;
  return { ...totalsWithTwins(data), lines: lines.map(withTwin), contributions: contributions.map(withTwin) };
}

export function evidenceWithTwins(stored: unknown): ReportEvidence {
  const evidence = fromWire(ReportEvidence, stored) as ReportEvidence;
  return {
    ...evidence,
    totals: totalsWithTwins(evidence.totals),
    rows: evidence.rows.map(withTwin),
    parts: evidence.parts.map(withTwin),
  };
}

function withTwin<Thing extends { co2WithoutLandUseChange: unknown }>(thing: Thing): Thing {
  return {
    ...thing,
    co2WithoutLandUseChange: thing.co2WithoutLandUseChange ?? null,
  };
}
