import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';

/** A table of a data file: a sheet of the workbook, or a file of the archive. */
export interface FigureTable {
  name: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}
