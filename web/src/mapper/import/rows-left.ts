import { csvFormOf, csvOf } from '@plateprint/shared/kernel/csv.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { MAPPING_FIELDS, type MappingSheetRow } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { saveFile } from '../../exports/save-file.ts';

/** The rows of a file that were not taken, as a file of their own, with their row in the first one. */
export function saveRowsLeft(rows: readonly MappingSheetRow[], language: Language): void {
  const cells = [['row', ...MAPPING_FIELDS], ...rows.map((row) => [row.row, ...MAPPING_FIELDS.map((field) => row[field])])];
  saveFile({ name: 'rows-not-taken.csv', content: new Blob([csvOf(cells, csvFormOf(language))], { type: 'text/csv' }) });
}
