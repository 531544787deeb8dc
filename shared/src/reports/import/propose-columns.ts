import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';
import { type Mapping, proposeMapping, tableOf } from '../../kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '../../kernel/spreadsheet/number-format.ts';
import { cellText, type Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { readPackSize } from './pack-size.ts';
import { SHEET_COLUMNS, type SheetField } from './sheet-columns.ts';

const LOOKED_AT = 200;
/** "Total kg" is no money. */
const WEIGHT = /(?:^| )(?:kg|g|kilo|kilogram|weight|gewicht|vikt|vekt|vaegt|poids)(?: |$)/u;

/** Proposes what the columns of a report's file hold: by their headings, and the sizes of packs by their cells as well. */
export function proposeSheetMapping(
  sheet: Sheet,
  variety: ReportVariety,
  likely: NumberFormat,
  above?: number,
): Mapping<SheetField> {
  const mapping = proposeMapping(sheet, SHEET_COLUMNS[variety], likely, above);
  if (variety === 'sales') return mapping;
  const table = tableOf(sheet, mapping);
  const head = table.head?.cells ?? [];
  const columns = mapping.columns.map((column, at) =>
    column.field === 'money' && WEIGHT.test(foldHeader(cellText(head[at]))) ? { ...column, field: null } : column,
  );
  if (columns.some(({ field }) => field === 'pack')) return { ...mapping, columns };
  const body = table.body.slice(0, LOOKED_AT);
  const at = columns.findIndex(({ field }, place) => {
    // Without headings what is no name and no amount was but guessed.
    if (field !== null && (mapping.hasHeader || field === 'name' || field === 'amount')) return false;
    const texts = body.map(({ cells }) => cellText(cells[place])).filter((text) => text !== '');
    const sizes = texts.filter((text) => /^\D{0,8}\d/u.test(text) && readPackSize(text, 'column') !== null);
    return texts.length > 0 && sizes.length / texts.length > 0.6;
  });
  return { ...mapping, columns: columns.map((column, place) => (place === at ? { ...column, field: 'pack' } : column)) };
}
