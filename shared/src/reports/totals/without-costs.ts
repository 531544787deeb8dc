import type { ReportData } from '../model/report-data.ts';

/** A document without what anything cost, for readers outside the organization. */
export function withoutCosts(data: ReportData): ReportData {
  const { money: _money, moneyCovered: _moneyCovered, ...coverage } = data.coverage;
  return {
    ...data,
    coverage,
    lines: data.lines.map(free),
    highestRecipe: data.highestRecipe && free(data.highestRecipe),
    lowestRecipe: data.lowestRecipe && free(data.lowestRecipe),
  };
}

function free<Line extends { money: number | null }>(line: Line): Line {
  return { ...line, money: null };
}
