import { mappedRows, type MappedRow, type Mapping } from '../../kernel/spreadsheet/mapping.ts';
import type { Day } from '../../kernel/month.ts';
import { cellText, type Sheet } from '../../kernel/spreadsheet/sheet.ts';
import { eachInSteps, finished, type Stepwise } from '../../kernel/reading/stepwise.ts';
import { isGtin } from '../../kernel/reading/gtin.ts';
import { type IngredientRow, LONGEST_SUPPLIER } from '../model/imported-row.ts';
import { signsDiffer } from '../rows/taken-back.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { type PackSize, readPackSize } from './pack-size.ts';
import { type DayOrders, ordersOfDays, readDays } from '../rows/row-day.ts';
import { cleanText, LONGEST_NAME, nameFlaw, readQuantity, type ReadQuantity, type RowFlaw } from './row-flaw.ts';
import type { SheetField } from './sheet-columns.ts';
import { totalsRows } from './totals-row.ts';

/** One row of a file as it was read. Nothing of it is in the report yet. */
export interface SheetLine {
  /** As the spreadsheet numbers it. */
  row: number;
  /** The whole row in a line, for what is left out. */
  written: string;
  /** Without hidden characters, a variation behind it; empty when missing. */
  name: string;
  /** Servings sold, or the amount bought in `unit`. */
  quantity: number | null;
  /** As written. */
  unit: string | null;
  /** The pieces that a weight was written behind, in a pasted line. */
  counted: IngredientRow['counted'];
  /** The file says no amount, and a person counts the row as one. */
  onePiece: boolean;
  /** The content of one pack, where a column or the name says it. */
  pack: PackSize | null;
  grams: number | null;
  money: number | null;
  /** The supplier's number, else the GTIN. */
  externalId: string;
  /** Digits whose check digit agrees; empty for none. */
  gtin: string;
  /** As written; empty where no column tells. */
  supplier: string;
  /** The invoice's number. */
  invoice: string;
  organic: boolean;
  /** As written. */
  origin: string;
  /** The days that the row may be of; empty where no column tells. */
  days: readonly Day[];
  /** Sums up the rows above: proposed to be left out. */
  isTotal: boolean;
  flaws: readonly RowFlaw[];
}

const YES =
  /^(?:x|1|y|yes|ja|j|oui|o|true|sant|wahr|eko|ekologisk|ekologiskt|øko|økologisk|bio|biologisch|biologique|organic|krav)$/iu;

/** Every row of a sheet below its heading with what is wrong with it. No row is dropped. */
export function linesOfSheet(sheet: Sheet, mapping: Mapping<SheetField>, variety: ReportVariety): SheetLine[] {
  return finished(sheetLines(sheet, mapping, variety));
}

/** The same in steps, for a file of many rows. */
export function* sheetLines(sheet: Sheet, mapping: Mapping<SheetField>, variety: ReportVariety): Stepwise<SheetLine[]> {
  const rows = mappedRows(sheet, mapping);
  const orders = ordersOfDays(rows.map(({ texts }) => texts.date?.[0] ?? ''));
  const lines = yield* eachInSteps(rows, (row) => lineOf(row, sheet.rows[row.row - 1] ?? [], { variety, orders }));
  const label = ({ row }: SheetLine): string =>
    sheet.rows[row - 1]
      ?.map(cellText)
      .find((text) => /\p{L}/u.test(text))
      ?.slice(0, LONGEST_NAME) ?? '';
  const totals = totalsRows(lines.map((line) => ({ ...line, label: label(line) })));
  return lines.map((line, at) => (totals.has(at) ? { ...line, isTotal: true, flaws: [] } : line));
}

interface LineReading {
  variety: ReportVariety;
  /** Of the file's column of dates. */
  orders: DayOrders;
}

function lineOf(row: MappedRow<SheetField>, cells: Sheet['rows'][number], { variety, orders }: LineReading): SheetLine {
  const text = (field: SheetField): string => row.texts[field]?.[0] ?? '';
  const number = (field: SheetField): ReadQuantity => {
    const found = row.cells[field];
    return readQuantity(found?.cell, found?.format ?? 'point');
  };
  const counted = variety === 'sales' ? 'servings' : 'amount';
  const quantity = number(counted);
  const [weight, total, price] = [weightOf(number('grams'), number('kilograms')), number('money'), number('unitPrice')];
  const isMoneyOfUnits = total.flaw === 'missing' && price.flaw !== 'missing';
  const money = isMoneyOfUnits ? ofUnits(price, quantity.value ?? number('kilograms').value) : total;
  // "2,5 kg" in one cell tells its unit as well.
  const unit = cleanText(text('unit'), 20) || (variety === 'procurement' ? cleanText(quantity.rest, 20) : '');
  const line = {
    row: row.row,
    written: cleanText(cells.map(cellText).filter(Boolean).join(' · '), 500).replaceAll(/[<>]/gu, ''),
    name: cleanText(text('variation') === '' ? text('name') : `${text('name')}, ${text('variation')}`, LONGEST_NAME),
    quantity: quantity.value,
    unit: unit === '' ? null : unit,
    counted: null,
    onePiece: false,
    pack: variety === 'sales' ? null : packOf(text('pack'), text('name')),
    grams: weight.grams,
    money: money.value,
    ...articleOf(text),
    organic: YES.test(text('organic')),
    origin: cleanText(text('origin'), 80),
    days: readDays(text('date'), orders),
    isTotal: false,
  };
  return { ...line, flaws: flawsOf({ written: text('name'), counted, quantity, weight, money, isMoneyOfUnits }) };
}

/** Who sold it, on which invoice, and under which numbers. What is no GTIN in a column of them is the supplier's own number. */
function articleOf(text: (field: SheetField) => string): Pick<SheetLine, 'externalId' | 'gtin' | 'supplier' | 'invoice'> {
  const plain = (field: SheetField, most: number): string => cleanText(text(field), most).replaceAll(/[<>]/gu, '').trim();
  const number = plain('gtin', 120);
  const digits = number.replaceAll(/[\s-]+/gu, '');
  return {
    externalId: cleanText(text('externalId'), 120) || number,
    gtin: isGtin(digits) ? digits : '',
    supplier: plain('supplier', LONGEST_SUPPLIER),
    invoice: plain('invoice', 120),
  };
}

/** Money to the cent; a price of one unit has the sign of no row. */
function ofUnits(price: ReadQuantity, amount: number | null): ReadQuantity {
  if (price.value === null || amount === null) return { ...price, value: null };
  return { ...price, value: Math.round(price.value * amount * 100) / 100 };
}

function packOf(column: string, name: string): PackSize | null {
  return readPackSize(cleanText(column, 120), 'column') ?? readPackSize(cleanText(name, LONGEST_NAME), 'name');
}

/** A weight, and the column that tells it. */
interface ReadWeight extends Omit<ReadQuantity, 'value'> {
  field: 'grams' | 'kilograms';
  grams: number | null;
}

/** Grams where they are written, else kilograms. A cell that tells another unit than its column is no weight. */
function weightOf(grams: ReadQuantity, kilograms: ReadQuantity): ReadWeight {
  if (grams.flaw !== 'missing') return { ...grams, field: 'grams', grams: grams.value };
  const { value, rest } = kilograms;
  if (value === null) return { ...kilograms, field: 'kilograms', grams: null };
  if (rest !== '' && !/^(?:kg|kilo)/iu.test(rest)) return { rest, flaw: 'not_a_number', field: 'kilograms', grams: null };
  return { rest, flaw: null, field: 'kilograms', grams: Math.round(value * 1e6) / 1000 };
}

interface ReadCells {
  written: string;
  counted: 'servings' | 'amount';
  quantity: ReadQuantity;
  weight: ReadWeight;
  money: ReadQuantity;
  isMoneyOfUnits: boolean;
}

function flawsOf({ written, counted, quantity, weight, money, isMoneyOfUnits }: ReadCells): RowFlaw[] {
  const flaws: RowFlaw[] = [];
  const named = nameFlaw(written);
  if (named) flaws.push({ field: 'name', code: named });
  const hasGrams = weight.grams !== null && weight.grams !== 0;
  if (quantity.flaw && !(hasGrams && quantity.flaw === 'missing')) flaws.push({ field: counted, code: quantity.flaw });
  if (counted === 'servings' && (quantity.value ?? 0) < 0) flaws.push({ field: counted, code: 'negative' });
  if (quantity.value === 0 && !hasGrams) flaws.push({ field: counted, code: 'zero' });
  for (const [field, read] of [
    [weight.field, weight],
    [isMoneyOfUnits ? 'unitPrice' : 'money', money],
  ] as const) {
    if (read.flaw && read.flaw !== 'missing') flaws.push({ field, code: read.flaw });
  }
  if (flaws.length === 0 && signsDiffer({ quantity: quantity.value, grams: weight.grams, money: money.value }))
    flaws.push({ field: 'amount', code: 'signs_differ' });
  return flaws;
}
