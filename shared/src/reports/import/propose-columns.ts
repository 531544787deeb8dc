import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';
import { type Mapping, proposeMapping, tableOf } from '../../kernel/spreadsheet/mapping.ts';
import type { NumberFormat } from '../../kernel/spreadsheet/number-format.ts';
import { cellText, type Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { isUnitWord } from '../rows/unit-word.ts';
import { withDocuments } from './document-columns.ts';
import { withMoney } from './money-column.ts';
import { nameColumn, type NameColumnSearch } from './name-column.ts';
import { readPackSize } from './pack-size.ts';
import { isReadFor, type SheetField, SOUGHT_COLUMNS } from './sheet-columns.ts';

const LOOKED_AT = 200;
type Columns = Mapping<SheetField>['columns'];

/** Proposes what the columns of a report's file hold: by their headings; names, units and the sizes of packs by their cells as well. */
export function proposeSheetMapping(
  sheet: Sheet,
  variety: ReportVariety,
  likely: NumberFormat,
  above?: number,
): Mapping<SheetField> {
  const proposed = proposeMapping(sheet, SOUGHT_COLUMNS[variety], likely, above);
  const { head, body } = tableOf(sheet, proposed);
  const heading = (at: number): string => foldHeader(cellText(head?.cells[at]));
  const named = withName(proposed.columns, { head, body, isOfSales: variety === 'sales' });
  if (variety === 'sales')
    return {
      ...proposed,
      columns: named.map((column) => (isReadFor(variety, column.field) ? column : { ...column, field: null })),
    };
  const columns = withMoney(withDelivered(named, heading), { heading, body });
  const texts = (at: number): string[] =>
    body.slice(0, LOOKED_AT).flatMap(({ cells }) => (cellText(cells[at]) === '' ? [] : [cellText(cells[at])]));
  const withUnits = withCells(columns, 'unit', (at) => share(texts(at), isUnitWord) > 0.8);
  const withPacks = withCells(withUnits, 'pack', (at) => share(texts(at), isSize) > 0.6);
  return { ...proposed, columns: withDocuments(withPacks, { heading, body }) };
}

/** The column of names, where another one than was found has them. */
function withName(columns: Columns, table: Pick<NameColumnSearch, 'head' | 'body' | 'isOfSales'>): Columns {
  const found = columns.findIndex(({ field }) => field === 'name');
  const taken = new Set(columns.flatMap(({ field }, at) => (field === null ? [] : [at])));
  const best = nameColumn(found, { ...table, taken, width: columns.length });
  if (best === null || best === found) return columns;
  return columns.map((column, at) =>
    at === best ? { ...column, field: 'name' } : at === found ? { ...column, field: null } : column,
  );
}

const ORDERED = /(?:^| )(?:ordered|bestilt|bestalld|bestallt|bestellt|bestelde|besteld|commande|commandee)(?: |$)/u;
const DELIVERED =
  /(?:^| )(?:delivered|leveret|levert|levererad|levererat|lev|geliefert|gelieferte|geliefert|geleverd|livre|livree)(?: |$)/u;

/** Prefers the delivered amount to the ordered one. */
function withDelivered(columns: Columns, heading: (at: number) => string): Columns {
  const ordered = columns.findIndex(({ field }, at) => field === 'amount' && ORDERED.test(heading(at)));
  const delivered = columns.findIndex(({ field }, at) => field === null && DELIVERED.test(heading(at)));
  if (ordered < 0 || delivered < 0) return columns;
  return columns.map((column, at) =>
    at === delivered ? { ...column, field: 'amount' } : at === ordered ? { ...column, field: null } : column,
  );
}

/** The first column that nothing is known of and whose cells look so, where no heading named one. */
function withCells(columns: Columns, field: SheetField, looksSo: (at: number) => boolean): Columns {
  if (columns.some((column) => column.field === field)) return columns;
  const found = columns.findIndex((column, at) => column.field === null && looksSo(at));
  return columns.map((column, at) => (at === found ? { ...column, field } : column));
}

const isSize = (text: string): boolean => /^\D{0,8}\d/u.test(text) && readPackSize(text, 'column') !== null;

function share(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(is).length / texts.length;
}
