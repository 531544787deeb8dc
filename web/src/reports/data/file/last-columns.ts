import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { SHEET_FIELDS, type SheetField } from '@plateprint/shared/reports/import/sheet-columns.ts';
import { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import * as z from 'zod/mini';

/** A person's latest choice for a file with these columns. */
const LastColumns = z.object({
  variety: ReportVariety,
  columns: z.array(
    z.object({ field: z.nullable(z.enum(SHEET_FIELDS)), format: z.enum(['comma', 'point']), isSure: z.boolean() }),
  ),
});
type LastColumns = z.infer<typeof LastColumns>;

/** Choices of before totals and prices of one unit were told apart stand under another name, and are not taken. */
const STORED_AS = 'plateprint.fileColumns.2';
/** So many suppliers and tills are remembered, the last ones. */
const MOST = 30;

const Stored = z.array(z.tuple([z.string(), LastColumns]));

function stored(): [string, LastColumns][] {
  try {
    const read = Stored.safeParse(JSON.parse(localStorage.getItem(STORED_AS) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

export function lastColumns(key: string): LastColumns | null {
  return stored().find(([each]) => each === key)?.[1] ?? null;
}

/** A mapping with the columns as they were last read; as it is where the file has other columns now. */
export function withLastColumns(mapping: Mapping<SheetField>, last: LastColumns | null): Mapping<SheetField> {
  if (last === null || last.columns.length !== mapping.columns.length) return mapping;
  const columns = mapping.columns.map((column, at) => {
    const { field, format, isSure } = last.columns[at] ?? column;
    // How this file's own numbers are surely written comes first.
    return column.isSure ? { ...column, field } : { field, format, isSure };
  });
  return { ...mapping, columns };
}

export function keepColumns(key: string, variety: ReportVariety, { columns }: Mapping<SheetField>): void {
  const others = stored().filter(([each]) => each !== key);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([[key, { variety, columns }], ...others].slice(0, MOST)));
  } catch {
    // Without storage the columns of the next file are proposed from scratch.
  }
}
