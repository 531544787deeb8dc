import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';
import { type Mapping, tableOf } from '../../kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '../../kernel/spreadsheet/number-format.ts';
import { cellText, type Sheet } from '../../kernel/spreadsheet/sheet.ts';
import { isMonth, type Month, monthOfDay } from '../../kernel/month.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { proposeSheetMapping } from './propose-columns.ts';
import { ordersOfDays, readDays } from '../rows/row-day.ts';
import type { SheetField } from './sheet-columns.ts';

/** Columns that only a supplier's file has. */
const OF_PURCHASES: readonly SheetField[] = ['unit', 'pack', 'grams', 'kilograms', 'organic', 'origin', 'variation'];

/** The likely kind of a file: purchases, where a column has units, packs or weights; else sales. */
export function varietyOfSheet(sheet: Sheet, likely: NumberFormat): ReportVariety {
  const { columns } = proposeSheetMapping(sheet, 'procurement', likely);
  return columns.some(({ field }) => field !== null && OF_PURCHASES.includes(field)) ? 'procurement' : 'sales';
}

/** The month that most dated rows may be of; of rows without dates the one that the file's name tells; else null. */
export function monthOfSheet(sheet: Sheet, mapping: Mapping<SheetField>, fileName: string): Month | null {
  const at = mapping.columns.findIndex(({ field }) => field === 'date');
  const votes = new Map<Month, number>();
  const dates = at >= 0 ? tableOf(sheet, mapping).body.map(({ cells }) => cellText(cells[at])) : [];
  const orders = ordersOfDays(dates);
  for (const date of dates)
    for (const month of new Set(readDays(date, orders).map(monthOfDay))) votes.set(month, (votes.get(month) ?? 0) + 1);
  const [most] = [...votes].toSorted((one, other) => other[1] - one[1]);
  return most?.[0] ?? monthInName(fileName);
}

/** "sales-2026-10.csv", "Verkauf 2026_10". */
function monthInName(name: string): Month | null {
  const [, year = '', month = ''] = /(?<!\d)(20\d{2})[-_. ]?(0[1-9]|1[0-2])(?!\d)/u.exec(name) ?? [];
  const found = `${year}-${month}`;
  return isMonth(found) ? found : null;
}

/** By what the next file of the same supplier or till is known: the names of its columns, in their order; null without any. */
export function columnsKeyOf(sheet: Sheet, mapping: Pick<Mapping<SheetField>, 'above' | 'hasHeader'>): string | null {
  const { head } = tableOf(sheet, mapping);
  return head === null
    ? null
    : head.cells
        .map((cell) => foldHeader(cellText(cell)))
        .join('|')
        .slice(0, 1000);
}
