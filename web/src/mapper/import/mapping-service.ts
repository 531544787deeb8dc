import { type Mapping, proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import {
  MAPPING_COLUMNS,
  type MappingField,
  mappingRows,
  type MappingSheetRow,
} from '@plateprint/shared/mapper/mapping-sheet.ts';
import { spreadsheetSession } from '../../spreadsheets/worker/spreadsheet-session.ts';

/** Rows that are handed over at once: some milliseconds of copying. */
const A_PART = 2000;

/** Reads a file of names and what they stand for. Runs in a worker: no file can hold the page up. */
export function mappingService() {
  const file = spreadsheetSession<MappingField>((sheet, above) => proposeMapping(sheet, MAPPING_COLUMNS, 'point', above));
  return {
    ...file.methods,
    /** Says the rows part by part; answers how many they are. */
    read(mapping: Mapping<MappingField>, say: (part: MappingSheetRow[]) => void): number {
      const rows = mappingRows(file.sheet(), mapping);
      for (let from = 0; from < rows.length; from += A_PART) say(rows.slice(from, from + A_PART));
      return rows.length;
    },
  };
}

export type MappingService = ReturnType<typeof mappingService>;
