import { usedRows } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { zipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { readSpreadsheet, readSpreadsheetText } from './read-sheets.ts';
import { unzip } from './unzip.ts';

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => (thrown instanceof FileProblem ? thrown.code : thrown),
  );
const file = (content: string | Uint8Array, name: string) => new File([content as BlobPart], name);

test('Latin-1 and UTF-8 are recognized', () => {
  expect(decodeText(new Uint8Array([0x42, 0x72, 0xfb, 0x6c, 0xe9]))).toBe('Brûlé');
  expect(decodeText(new TextEncoder().encode('Brûlé'))).toBe('Brûlé');
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xe5, 0x00]))).toBe('å');
});

test('UTF-16 without its mark is read all the same, and what is no text is refused', async () => {
  const words = 'name;ingredient\nRäucherlachs;Lachs';
  const bytes = new Uint8Array(Buffer.from(words, 'utf16le'));
  expect(decodeText(bytes)).toBe(words);
  expect(decodeText(new Uint8Array([0, ...bytes].slice(0, -1)))).toBe(words);
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48]);
  expect(await problemOf(readSpreadsheet(file(picture, 'list.csv')))).toBe('unreadable');
});

test('text is parted by the delimiter it has, quoted cells keep their line ends', async () => {
  const { sheets, delimiter } = await readSpreadsheet(file('Rezept;Zutaten\nEintopf;"500 g Linsen\n2 Möhren"\n\n', 'r.csv'));
  expect(delimiter).toBe(';');
  expect(usedRows(sheets[0] ?? { name: '', rows: [] })).toEqual([
    { row: 1, cells: ['Rezept', 'Zutaten'] },
    { row: 2, cells: ['Eintopf', '500 g Linsen\n2 Möhren'] },
  ]);
});

test('a text is read again with another delimiter', async () => {
  const { sheets } = await readSpreadsheetText({ text: 'a;1,5\nb;2,5', name: 'x', delimiter: ';' });
  expect(sheets[0]?.rows[1]).toEqual(['b', '2,5']);
});

test('what cannot be read is refused with its reason', async () => {
  expect(await problemOf(readSpreadsheet(file('', 'empty.csv')))).toBe('empty');
  expect(await problemOf(readSpreadsheet(file(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'old.xls')))).toBe('old_excel');
  expect(await problemOf(readSpreadsheet(file(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), 'broken.xlsx')))).toBe('unreadable');
  expect(await problemOf(readSpreadsheet(file(zipSync({ 'a.txt': strToU8('x') }), 'no-book.xlsx')))).toBe('unreadable');
});

test('an archive that would unpack to too much is not unpacked', async () => {
  const bomb = zipSync({ 'a.json': new Uint8Array(2_000_000), 'b.json': new Uint8Array(2_000_000) });
  expect(bomb.length).toBeLessThan(20_000);
  expect(await problemOf(unzip(bomb, { wants: () => true, mostBytes: 3_000_000 }))).toBe('unpacks_too_large');
  expect((await unzip(bomb, { wants: (name) => name === 'a.json', mostBytes: 3_000_000 })).size).toBe(1);
});

test('a page with a table under the name of an old workbook is read as its table', async () => {
  const page =
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"><style>td { color: red }</style></head><body>' +
    '<table border=1><tr><th colspan="2">Indk&oslash;b &amp; mere</th></tr><tr><td>Varenavn</td><td>Kg</td></tr>' +
    '<tr><td title="a > b">L&oslash;g<br>gule</td><td>1&nbsp;200,5</td></tr><tr><td></td><td></td></tr></table></body></html>';
  const { sheets } = await readSpreadsheet(file(page, 'export.xls'));
  expect(sheets[0]?.rows).toEqual([
    ['Indkøb & mere', null],
    ['Varenavn', 'Kg'],
    ['Løg\ngule', '1 200,5'],
  ]);
});

test('the XML of Excel 2003 keeps numbers and the places of cells', async () => {
  const book =
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" ' +
    'xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Oktober"><Table><Row><Cell><Data ss:Type="String">Ris</Data></Cell>' +
    '<Cell ss:Index="3"><Data ss:Type="Number">12.5</Data></Cell></Row></Table></Worksheet></Workbook>';
  expect((await readSpreadsheet(file(book, 'export.xls'))).sheets).toEqual([{ name: 'Oktober', rows: [['Ris', null, 12.5]] }]);
});

const cell = (inner: string, attributes: string) => `<table:table-cell ${attributes}>${inner}</table:table-cell>`;

test('an OpenDocument file is read with its numbers, days and repeated cells', async () => {
  const words = (text: string) => cell(`<text:p>${text}</text:p>`, 'office:value-type="string"');
  const content =
    '<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Køb">' +
    `<table:table-row>${words('Vare')}${words('Kg')}${words('Dato')}</table:table-row>` +
    '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
    `<table:table-row>${words('Løg &amp; porre')}${cell('<text:p>12,5</text:p>', 'office:value-type="float" office:value="12.5"')}` +
    `${cell('<text:p>3. okt.</text:p>', 'office:value-type="date" office:date-value="2026-10-03T00:00:00"')}</table:table-row>` +
    '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
    '</table:table></office:spreadsheet></office:body></office:document-content>';
  const packed = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content),
  });
  const { sheets } = await readSpreadsheet(file(packed, 'indkob.ods'));
  expect(sheets).toEqual([{ name: 'Køb', rows: [['Vare', 'Kg', 'Dato'], [], [], ['Løg & porre', 12.5, '2026-10-03']] }]);
});

test('a page without a table, and tags without an end, are no spreadsheet and end', async () => {
  const many = `<table>${'<tr><td '.repeat(200_000)}`;
  expect(await problemOf(readSpreadsheet(file(many, 'x.xls')))).toBe('empty');
});
