import type { ReportDraft } from '../model/report.ts';

/** Rows that a person left out of a report's files: they are in no share of coverage, so the reader of a share must know of them. */
export interface LeftOut {
  rows: number;
  /** Servings of the rows that were taken from the files, and of all rows in them; null where a file has no column of servings, or more was typed. */
  servings: { taken: number; all: number } | null;
}

export function leftOutOf({ importedData, recipes }: Pick<ReportDraft, 'importedData' | 'recipes'>): LeftOut {
  const rows = importedData.reduce((sum, file) => sum + file.leftOut.length, 0);
  const sums = importedData.map(({ sums: { servings } }) => servings);
  if (rows === 0 || sums.some((servings) => servings === null)) return { rows, servings: null };
  const all = sums.reduce<number>((sum, servings) => sum + (servings ?? 0), 0);
  const taken = recipes.reduce((sum, row) => sum + (row.from === null ? 0 : (row.servings ?? 0)), 0);
  return { rows, servings: taken <= all ? { taken, all } : null };
}
