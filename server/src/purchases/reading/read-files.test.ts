import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { CII_BUTCHER, CII_MINIMUM, pdfWith, UBL_DAIRY } from './documents.fixture.ts';
import { invoicesIn } from './invoices-in.ts';
import { readFiles } from './read-files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('UBL', () => {
  test('is read with supplier, buyer, lines and their sum, and nothing of bank or person', async () => {
    const { invoices, refused } = await readFiles(bytes(UBL_DAIRY));
    expect(refused).toEqual([]);
    expect(invoices[0]?.invoice).toEqual({
      format: 'ubl',
      kind: 'invoice',
      number: 'F-2041',
      date: '2026-05-12',
      currency: 'DKK',
      supplier: { name: 'Mejeri & Mark', id: '5790000000012' },
      buyer: { name: 'Kantinen ApS', id: '12345678' },
      lineTotal: 1250.5,
      allowances: [{ kind: 'charge', amount: 50, reason: '', vat: null }],
      preceding: [],
      lines: [
        {
          id: '1',
          name: 'Økologiske kartofler',
          description: '',
          quantity: 60,
          unit: 'KGM',
          net: 600,
          gtin: '05790000000012',
          articleNumber: 'K-77',
          origin: 'DK',
          classes: [],
          vat: null,
        },
        {
          id: '2',
          name: 'Skummetmælk',
          description: '12 x 1 l',
          quantity: 4,
          unit: 'XCT',
          net: 620.5,
          gtin: null,
          articleNumber: null,
          origin: null,
          classes: [],
          vat: null,
        },
        // The line says no net amount: 3 × 100 for 10.
        {
          id: '3',
          name: 'Kassepant',
          description: '',
          quantity: 3,
          unit: 'EA',
          net: 30,
          gtin: null,
          articleNumber: null,
          origin: null,
          classes: [],
          vat: null,
        },
      ],
    });
    expect(JSON.stringify(invoices)).not.toMatch(/Private|DK5000|DK98ZZZ/u);
  });

  test.each(['utf-16le', 'iso-8859-1'])('is read in %s', async (encoding) => {
    const text = UBL_DAIRY.replace('UTF-8', encoding);
    const written =
      encoding === 'utf-16le'
        ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
        : Buffer.from(text, 'latin1');
    const { invoices } = await readFiles(written);
    expect(invoices[0]?.invoice.lines[1]?.name).toBe('Skummetmælk');
  });
});

describe('Cross Industry Invoice', () => {
  test('is read; what sums up other lines is no line', async () => {
    const { invoices } = await readFiles(bytes(CII_BUTCHER));
    expect(invoices[0]?.invoice).toMatchObject({
      format: 'cii',
      kind: 'credit_note',
      number: 'R-9',
      date: '2026-05-30',
      currency: 'EUR',
      supplier: { name: 'Metzgerei Roth', id: 'DE123456789' },
      buyer: { name: 'Küche Nord', id: 'K-4' },
      lineTotal: 45.5,
      lines: [
        {
          id: '10',
          name: 'Rinderhackfleisch',
          quantity: 5,
          unit: 'KGM',
          net: 45.5,
          gtin: '4012345678901',
          articleNumber: 'S1',
          origin: 'DE',
        },
      ],
    });
  });

  test('without lines is read as a head, and refused as such', async () => {
    const { invoices, refused } = await readFiles(bytes(CII_MINIMUM));
    expect(invoices[0]?.invoice).toMatchObject({ number: 'R-10', lineTotal: null, lines: [] });
    expect(refused).toEqual([{ file: 'invoice.xml', code: 'no_lines' }]);
  });
});

describe('containers', () => {
  test('a PDF hands out its attached invoice, a ZIP all of its files in their order', async () => {
    const pdf = pdfWith('factur-x.xml', CII_BUTCHER);
    expect((await readFiles(pdf)).invoices[0]).toMatchObject({ file: 'factur-x.xml', invoice: { number: 'R-9' } });
    const zip = zipSync({
      'may/a.xml': strToU8(UBL_DAIRY),
      'may/b.pdf': pdf,
      'may/note.txt': strToU8('Hello'),
      '__MACOSX/._a.xml': strToU8('x'),
      'inner.zip': zipSync({ 'c.xml': strToU8(UBL_DAIRY) }),
      'order.xml': strToU8('<Order><ID>1</ID></Order>'),
    });
    const { invoices, refused } = await readFiles(zip);
    expect(invoices.map(({ file, invoice }) => [file, invoice.number])).toEqual([
      ['may/a.xml', 'F-2041'],
      ['may/b.pdf', 'R-9'],
    ]);
    expect(refused).toEqual([
      { file: 'may/note.txt', code: 'not_supported' },
      { file: 'inner.zip', code: 'nested_archive' },
      { file: 'order.xml', code: 'not_an_invoice' },
    ]);
  });

  test('a PDF with nothing attached is named; one that is broken does not open', async () => {
    expect((await readFiles(pdfWith('photo.jpg', 'no'))).refused).toEqual([{ file: 'invoice.pdf', code: 'no_attachment' }]);
    expect((await readFiles(bytes('%PDF-1.7\nbroken'))).unopened).toBe('unreadable');
    expect((await readFiles(bytes('PK\u0003\u0004broken'))).unopened).toBe('unreadable');
  });
});

describe('hostile documents', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]><Invoice>&lol2;</Invoice>`;
  const outside = '<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]><Invoice><ID>&f;</ID></Invoice>';
  test.each([
    ['an entity bomb', laughs, 'doctype'],
    ['an external entity', outside, 'doctype'],
    ['an unknown entity', '<Invoice><ID>&f;</ID></Invoice>', 'not_xml'],
    ['XML that ends early', UBL_DAIRY.slice(0, 900), 'not_xml'],
    ['deep nesting', '<a>'.repeat(500), 'too_many_elements'],
    ['another document', '<html><body/></html>', 'not_an_invoice'],
    ['words of objects', '<constructor><__proto__/></constructor>', 'not_an_invoice'],
  ])('%s is refused by name', async (_, text, code) => {
    expect(await readFiles(bytes(text))).toEqual({ invoices: [], refused: [{ file: 'invoice.xml', code }], unopened: null });
  });

  test('reading that takes too long is stopped', async () => {
    const many = UBL_DAIRY.replace('</Invoice>', '<a/>'.repeat(300_000) + '</Invoice>');
    await expect(invoicesIn(bytes(many), { milliseconds: 1, megabytes: 256 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'file', code: 'too_slow' }],
    });
  });
});
