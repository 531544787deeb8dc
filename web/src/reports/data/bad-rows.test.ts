import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { SHEET_COLUMNS } from '@plateprint/shared/reports/import/sheet-columns.ts';
import { linesOfSheet, type SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { RecipeRow, IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { FileProblem } from '../../spreadsheets/worker/file-problem.ts';
import { readSpreadsheet } from '../../spreadsheets/worker/read-sheets.ts';
import { importReducer, lineState, newImport, takenRows } from './cells/import-work.ts';
import { type RawCell, workbook } from './file/workbook.fixture.ts';

async function linesOf(content: Uint8Array | string, name: string, variety: ReportVariety = 'sales'): Promise<SheetLine[]> {
  const { sheets } = await readSpreadsheet(new File([content as BlobPart], name));
  const [sheet] = sheets;
  if (!sheet) return [];
  return linesOfSheet(sheet, proposeMapping(sheet, SHEET_COLUMNS[variety], 'point'), variety);
}
const said = ({ row, flaws }: SheetLine): string =>
  `${row} ${flaws.map(({ field, code }) => `${field}:${code}`).join(' ')}`.trim();
const problemOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (thrown: unknown) => (thrown instanceof FileProblem ? thrown.code : thrown),
  );
const HEAD = ['Dish', 'Sold'] as const;
const good = ['Lentil stew', 40] as const;

/** Each bad row stands between two good ones, in a real workbook. */
const BAD_CELLS: [what: string, cells: RawCell[], flaw: string][] = [
  ['a missing name', [null, 12], 'name:missing'],
  ['a name of spaces', ['   ', 12], 'name:missing'],
  ['missing servings', ['Soup', null], 'servings:missing'],
  ['servings of spaces', ['Soup', '  '], 'servings:missing'],
  ['nothing but an unrelated remark', [null, 'see below'], 'name:missing servings:not_a_number'],
  ['zero servings', ['Soup', 0], 'servings:zero'],
  ['negative servings', ['Soup', -3], 'servings:negative'],
  ['an accountant’s negative', ['Soup', '(12)'], 'servings:negative'],
  ['a minus sign of typographers', ['Soup', '\u22127'], 'servings:negative'],
  ['text in place of a number', ['Soup', 'many'], 'servings:not_a_number'],
  ['a range', ['Soup', '10-12'], 'servings:not_a_number'],
  ['two numbers', ['Soup', '3 of 5'], 'servings:not_a_number'],
  ['a percentage', ['Soup', '25 %'], 'servings:not_a_number'],
  ['a truth', ['Soup', true], 'servings:not_a_number'],
  ['NaN', ['Soup', 'NaN'], 'servings:not_a_number'],
  ['infinity', ['Soup', 'inf'], 'servings:not_a_number'],
  ['minus infinity', ['Soup', '-Infinity'], 'servings:not_a_number'],
  ['the sign of infinity', ['Soup', '∞'], 'servings:not_a_number'],
  ['1e308 as a number', ['Soup', 1e308], 'servings:too_large'],
  ['1e308 as text', ['Soup', '1e308'], 'servings:too_large'],
  ['1e999, which is infinite', ['Soup', '1e999'], 'servings:too_large'],
  ['more than a kitchen counts', ['Soup', 2e9], 'servings:too_large'],
  ['a date in place of a number', ['Soup', { xml: '<c s="1"><v>45962</v></c>' }], 'servings:a_date'],
  ['a written date', ['Soup', '05.11.2026'], 'servings:a_date'],
  ['an American date', ['Soup', '11/5/26'], 'servings:a_date'],
  ['a formula without a value', ['Soup', { xml: '<c><f>SUM(B2:B3)</f></c>' }], 'servings:missing'],
  ['a failed formula', ['Soup', { xml: '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>' }], 'servings:missing'],
  ['a failed formula as text', ['Soup', '#DIV/0!'], 'servings:formula_error'],
  ['a formula as text', ['Soup', '=SUM(B2:B3)'], 'servings:formula'],
  ['a name that is a formula', ['=HYPERLINK("http://x")', 12], 'name:formula'],
  ['a name that calls a program', ['@SUM(1)', 12], 'name:formula'],
  ['a name that starts with a sum', ['+1+cmd|A1', 12], 'name:formula'],
  ['a failed name', ['#REF!', 12], 'name:formula_error'],
  ['a turned direction', ['Soup \u202Egnp', 12], 'name:hidden_characters'],
  ['a right-to-left mark', ['\u200FSoup', 12], 'name:hidden_characters'],
  ['a zero-width space', ['So\u200Bup', 12], 'name:hidden_characters'],
  ['a control character', ['So\u0085up', 12], 'name:hidden_characters'],
  ['a replaced character', ['Cr\uFFFDme', 12], 'name:wrong_encoding'],
  ['UTF-8 read as Latin-1', ['RÃ¶dbetor', 12], 'name:wrong_encoding'],
  ['a script', ['<script>alert(1)</script>', 12], 'name:markup'],
  ['a picture', ['<img src=x onerror=y>', 12], 'name:markup'],
  ['a name of 301 characters', ['a'.repeat(301), 12], 'name:too_long'],
  ['an article number as a name', ['4711', 12], 'name:no_letters'],
  ['marks alone', ['***', 12], 'name:no_letters'],
];

test.each(BAD_CELLS)('%s is reported with its row and field', async (_, cells, flaw) => {
  const lines = await linesOf(workbook([HEAD, good, cells, good]), 'sales.xlsx');
  expect(lines.map(said)).toEqual(['2', `3 ${flaw}`, '4']);
});

test('no bad row gets into a report, whatever a person presses', async () => {
  const lines = await linesOf(workbook([HEAD, good, ...BAD_CELLS.map(([, cells]) => cells)]), 'sales.xlsx');
  let work = newImport('sales.xlsx', 'sales', lines);
  const flawed = lines.filter((line) => lineState(line, { isLeftOut: false, match: undefined, language: 'en_gb' }) === 'flawed');
  expect(flawed).toHaveLength(BAD_CELLS.length);
  work = importReducer(work, { do: 'leave_out', rows: flawed.map(({ row }) => row), reason: 'not_readable' });
  const taken = takenRows(work, { file: 0, span: null, language: 'en_gb', originOf: () => null, matchOf: () => undefined });
  expect(taken.recipes.map(({ name, servings }) => [name, servings])).toEqual([['Lentil stew', 40]]);
  expect(taken.file).toMatchObject({ rows: BAD_CELLS.length + 1 });
  expect(taken.file.leftOut).toHaveLength(BAD_CELLS.length);
  expect(taken.recipes.every((row) => RecipeRow.safeParse(row).success)).toBe(true);
});

test('voided tickets come off their dish; the rows and the sum of the file stay the same', async () => {
  const rows: RawCell[][] = [
    ['Soup', 12],
    ['soup', -2],
    ['Pie', 1],
    ['Pie', -1],
    ['Tart', -4],
  ];
  const lines = await linesOf(workbook([HEAD, ...rows]), 'sales.xlsx');
  const work = newImport('sales.xlsx', 'sales', lines);
  expect([...work.leftOut]).toEqual([3, 4, 5].map((row) => [row, 'voided']));
  const open = lines.filter(({ row }) => !work.leftOut.has(row));
  expect(open.map(said)).toEqual(['2', '6 servings:negative']);
  const kept = importReducer(work, { do: 'leave_out', rows: [6], reason: 'not_sold' });
  const taken = takenRows(kept, { file: 0, span: null, language: 'en_gb', originOf: () => null, matchOf: () => undefined });
  expect(taken.recipes.map(({ name, servings }) => [name, servings])).toEqual([['Soup', 10]]);
  expect(taken.file).toMatchObject({ rows: 5, sums: { servings: 6 } });
});

test('purchases that were sent back are taken below zero; where figures disagree a person says it', async () => {
  const head = ['Artikel', 'Antal', 'Enhet', 'Pris'];
  const rows: RawCell[][] = [
    ['Gul lök', 5, 'kg', 40],
    ['Gul lök', -2, 'kg', -16],
    ['Smör', 3, 'kg', -300],
    ['Rabatt', 1, 'st', -25],
  ];
  const lines = await linesOf(workbook([head, ...rows]), 'inkop.xlsx', 'procurement');
  expect(lines.map(said)).toEqual(['2', '3', '4 amount:signs_differ', '5']);
  const work = importReducer(newImport('inkop.xlsx', 'procurement', lines), { do: 'send_back', rows: new Set([4]) });
  const taken = takenRows(work, { file: 0, span: null, language: 'sv', originOf: () => null, matchOf: () => undefined });
  expect(taken.ingredients.map(({ amount, money }) => [amount, money])).toEqual([
    [5, 40],
    [-2, -16],
    [-3, -300],
    [1, -25],
  ]);
  const mended = importReducer(work, { do: 'mend', row: 4, line: { quantity: 3 } });
  expect(mended.mended.get(4)?.flaws).toEqual([{ field: 'amount', code: 'signs_differ' }]);
});

test('merged cells leave rows without a name, which say so', async () => {
  const rows = [HEAD, ['Soup', 12], [null, 8], ['Stew', 5]];
  const lines = await linesOf(workbook(rows, { merged: ['A2:A3'] }), 'merged.xlsx');
  expect(lines.map(said)).toEqual(['2', '3 name:missing', '4']);
});

test('the same bad rows in CSV are reported the same way', async () => {
  const csv = 'Gericht;Anzahl\nEintopf;1.250,5\nSuppe;viele\n;3\nSalat;-2\nBrot;=1+1\n\nKuchen;05.11.2026\nSumme;1248,5\n';
  const latin1 = Uint8Array.from(csv, (letter) => letter.charCodeAt(0));
  const lines = await linesOf(latin1, 'verkauf.csv');
  expect(lines.map(said)).toEqual([
    '2',
    '3 servings:not_a_number',
    '4 name:missing',
    '5 servings:negative',
    '6 servings:formula',
    // The blank row before it counts, as the spreadsheet numbers them.
    '8 servings:a_date',
    '9',
  ]);
  expect(lines[0]).toMatchObject({ name: 'Eintopf', quantity: 1250.5 });
  expect(lines.at(-1)?.isTotal).toBe(true);
});

test('purchases tell their amount, unit, grams and price', async () => {
  const head = ['Artikel', 'Antal', 'Enhet', 'Gram', 'Pris'];
  const rows: RawCell[][] = [
    ['Gul lök', 5, 'kg', null, 40],
    ['Smör', null, null, 2500, 120],
    ['Ost', null, null, null, 10],
    ['Retur pall', -1, 'st', null, -50],
    ['Kaffe', 2, 'kg', null, 'gratis'],
    ['Mjölk', 3, 'l', -5, 9],
  ];
  const lines = await linesOf(workbook([head, ...rows]), 'inkop.xlsx', 'procurement');
  expect(lines.map(said)).toEqual(['2', '3', '4 amount:missing', '5', '6 money:not_a_number', '7 amount:signs_differ']);
  const work = importReducer(newImport('inkop.xlsx', 'procurement', lines), {
    do: 'leave_out',
    rows: [4, 5, 6, 7],
    reason: 'not_readable',
  });
  const { ingredients } = takenRows(work, {
    file: 0,
    span: null,
    language: 'sv',
    originOf: () => null,
    matchOf: () => undefined,
  });
  expect(ingredients.map(({ written, amount, unit, grams, money }) => [written, amount, unit, grams, money])).toEqual([
    ['Gul lök', 5, 'kg', null, 40],
    ['Smör', null, null, 2500, 120],
  ]);
  expect(ingredients.every((row) => IngredientRow.safeParse(row).success)).toBe(true);
});

/** The archive with its first file said to unpack to so many bytes: a bomb that nobody has to carry. */
function claiming(archive: Uint8Array, bytes: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const directory = archive.findIndex((_, at) => at + 28 < archive.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32(directory + 24, bytes, true);
  return archive;
}

test('files that are no spreadsheet are refused before any row is read', async () => {
  const bomb = claiming(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(1000) }), 300_000_000);
  expect(await problemOf(linesOf(bomb, 'bomb.xlsx'))).toBe('unpacks_too_large');
  expect(await problemOf(linesOf(zipSync({ 'notes.txt': strToU8('x') }), 'no-book.xlsx'))).toBe('unreadable');
  expect(await problemOf(linesOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old.xls'))).toBe('old_excel');
  expect(await problemOf(linesOf(workbook([HEAD, good]).slice(0, 300), 'cut.xlsx'))).toBe('unreadable');
  expect(await problemOf(linesOf('', 'empty.csv'))).toBe('empty');
});

test('a macro in a workbook is never run: its rows are read like any other’s', async () => {
  const macro = workbook([HEAD, good], { extra: { 'xl/vbaProject.bin': strToU8('Sub Auto_Open()') } });
  expect((await linesOf(macro, 'macro.xlsx')).map(said)).toEqual(['2']);
});
