import type { ReportDraft } from '../model/report.ts';

/** What a person left out of a report's files: it is in no share of coverage, so whoever reads a share must know of it. */
export interface LeftOut {
  rows: number;
  /** Servings of these rows, 0 or more, and of all rows of the files; null where a file has no column of servings. */
  servings: { leftOut: number; all: number } | null;
}

export function leftOutOf({ importedData, recipes }: Pick<ReportDraft, 'importedData' | 'recipes'>): LeftOut {
  const rows = importedData.reduce((sum, file) => sum + file.leftOut.length, 0);
  const sums = importedData.map(({ sums: { servings } }) => servings);
  if (rows === 0 || sums.some((servings) => servings === null)) return { rows, servings: null };
  const all = sums.reduce<number>((sum, servings) => sum + (servings ?? 0), 0);
  const taken = recipes.reduce((sum, row) => sum + (row.from === null ? 0 : (row.servings ?? 0)), 0);
  return { rows, servings: { leftOut: Math.max(0, all - taken), all } };
}
