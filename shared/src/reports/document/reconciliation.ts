import type { ReportDraft } from '../model/report.ts';
import type { ReportCoverage } from '../model/report-data.ts';

/** How the rows of a report come together: what the files held is what counts, what waits and what was left out. */
export interface Reconciliation {
  /** Rows of the files, and those of them that a person left out. */
  inFiles: number;
  leftOut: number;
  /** Rows that were typed or picked. */
  byHand: number;
  /** All rows of the report: in files − left out + by hand. */
  rows: number;
  setAside: number;
  counted: number;
  /** Neither counted whole nor set aside: not matched, of unknown weight or without a figure. */
  open: number;
  /** Whether the rows that were computed are those that were given. */
  adds: boolean;
}

type Given = Pick<ReportDraft, 'importedData' | 'recipes' | 'ingredients' | 'menus'>;

export function reconciliation(given: Given, coverage: ReportCoverage): Reconciliation {
  const inFiles = given.importedData.reduce((sum, { rows }) => sum + rows, 0);
  const leftOut = given.importedData.reduce((sum, file) => sum + file.leftOut.length, 0);
  const byHand = coverage.rows - (inFiles - leftOut);
  const typed = [...given.recipes, ...given.ingredients].filter(({ from }) => from === null).length;
  const ofMenus = given.menus.reduce((sum, { recipes }) => sum + Math.max(1, recipes.length), 0);
  return {
    inFiles,
    leftOut,
    byHand,
    rows: coverage.rows,
    setAside: coverage.rowsSetAside,
    counted: coverage.rowsCovered,
    open: coverage.rows - coverage.rowsSetAside - coverage.rowsCovered,
    adds: byHand >= 0 && byHand <= typed + ofMenus,
  };
}
