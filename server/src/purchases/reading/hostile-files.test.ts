import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { CII_BUTCHER, pdfWith, UBL_DAIRY } from './documents.fixture.ts';
import { invoicesIn } from './invoices-in.ts';
import { readFiles } from './read-files.ts';

const MEGABYTE = 1024 * 1024;
const nothing = { invoices: [], refused: [] };

/** Where the pattern stands in the bytes, from each of its places. */
function placesOf(bytes: Uint8Array, pattern: readonly number[]): number[] {
  const [file, wanted] = [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), Buffer.from(pattern)];
  const places: number[] = [];
  for (let at = file.indexOf(wanted); at !== -1; at = file.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** A ZIP whose entries say that they are encrypted (APPNOTE 4.4.4, bit 0). */
function encryptedZip(): Uint8Array {
  const zip = zipSync({ 'a.xml': strToU8(UBL_DAIRY) });
  for (const at of placesOf(zip, [0x50, 0x4b, 0x01, 0x02])) zip[at + 8] = 1;
  for (const at of placesOf(zip, [0x50, 0x4b, 0x03, 0x04])) zip[at + 6] = 1;
  return zip;
}

/** A ZIP that says of its file that it is small: 30 MB of spaces behind 100 bytes. */
function lyingZip(): Uint8Array {
  const zip = zipSync({ 'a.xml': strToU8(`${UBL_DAIRY}${' '.repeat(30 * MEGABYTE)}`) }, { level: 1 });
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (const at of placesOf(zip, [0x50, 0x4b, 0x01, 0x02])) view.setUint32(at + 24, 100, true);
  for (const at of placesOf(zip, [0x50, 0x4b, 0x03, 0x04])) view.setUint32(at + 22, 100, true);
  return zip;
}

/** A ZIP whose end leads to a record of ZIP64 (APPNOTE 4.3.14), as programs write it that do not know how much is coming. */
function zip64(): Uint8Array {
  const zip = zipSync({ 'a.xml': strToU8(UBL_DAIRY) });
  const end = placesOf(zip, [0x50, 0x4b, 0x05, 0x06])[0] ?? 0;
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  const records = new DataView(new ArrayBuffer(76));
  records.setUint32(0, 0x06064b50, true);
  records.setBigUint64(4, 44n, true);
  records.setBigUint64(24, 1n, true);
  records.setBigUint64(32, 1n, true);
  records.setBigUint64(40, BigInt(length), true);
  records.setBigUint64(48, BigInt(start), true);
  records.setUint32(56, 0x07064b50, true);
  records.setBigUint64(64, BigInt(end), true);
  records.setUint32(72, 1, true);
  view.setUint16(end + 10, 0xffff, true);
  view.setUint32(end + 12, 0xffffffff, true);
  view.setUint32(end + 16, 0xffffffff, true);
  return Buffer.concat([zip.subarray(0, end), new Uint8Array(records.buffer), zip.subarray(end)]);
}

/** A PDF that needs a password nobody has. */
function encryptedPdf(): Uint8Array {
  const plain = new TextDecoder('latin1').decode(pdfWith('factur-x.xml', CII_BUTCHER));
  const hash = 'ab'.repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${hash}> /U <${hash}> /P -4 >> /ID [<00112233> <00112233>]`;
  return Uint8Array.from(plain.replace('trailer\n<<', `trailer\n<< ${encrypt}`), (sign) => sign.codePointAt(0) ?? 0);
}

describe('containers of strangers', () => {
  test('an encrypted ZIP and an encrypted PDF do not open, and say so', async () => {
    expect(await readFiles(encryptedZip())).toEqual({ ...nothing, unopened: 'encrypted' });
    expect(await readFiles(encryptedPdf())).toEqual({ ...nothing, unopened: 'encrypted' });
    const both = zipSync({ 'good.xml': strToU8(UBL_DAIRY), 'locked.pdf': encryptedPdf() });
    const { invoices, refused } = await readFiles(both);
    expect(invoices).toHaveLength(1);
    expect(refused).toEqual([{ file: 'locked.pdf', code: 'encrypted' }]);
  });

  test('one file of a ZIP that is broken, encrypted or packed in another way is named, and the others are read', async () => {
    const files = { 'a.xml': 'a', 'b.xml': 'b', 'c.xml': 'c', 'good.xml': 'd' };
    const zip = zipSync(Object.fromEntries(Object.keys(files).map((name) => [name, strToU8(UBL_DAIRY)])));
    const [first = 0, second = 0] = placesOf(zip, [0x50, 0x4b, 0x01, 0x02]);
    const [, , third = 0] = placesOf(zip, [0x50, 0x4b, 0x03, 0x04]);
    zip[first + 8] = 1;
    zip[second + 10] = 9;
    zip.fill(0xff, third + 30 + 5, third + 30 + 60);
    const { invoices, refused, unopened } = await readFiles(zip);
    expect([invoices.map(({ file }) => file), unopened]).toEqual([['good.xml'], null]);
    expect(refused).toEqual([
      { file: 'a.xml', code: 'encrypted' },
      { file: 'b.xml', code: 'not_supported' },
      { file: 'c.xml', code: 'unreadable' },
    ]);
  });

  test('a ZIP whose directory is damaged in one entry is refused whole: files would be missing that nobody names', async () => {
    const names = ['a.xml', 'b.xml', 'c.xml'];
    const whole = () => zipSync(Object.fromEntries(names.map((name) => [name, strToU8(UBL_DAIRY)])));
    expect((await readFiles(whole())).invoices).toHaveLength(3);
    for (const damaged of [0, 1, 2]) {
      const zip = whole();
      zip[placesOf(zip, [0x50, 0x4b, 0x01, 0x02])[damaged] ?? 0] = 0;
      expect(await readFiles(zip)).toEqual({ ...nothing, unopened: 'unreadable' });
    }
    const shorter = whole();
    const [end = 0] = placesOf(shorter, [0x50, 0x4b, 0x05, 0x06]);
    shorter[end + 10] = 4;
    expect(await readFiles(shorter)).toEqual({ ...nothing, unopened: 'unreadable' });
  });

  test('a ZIP64 is read', async () => {
    expect((await readFiles(zip64())).invoices.map(({ file }) => file)).toEqual(['a.xml']);
  });

  test('two files of one name are two', async () => {
    const zip = zipSync({ 'a.xml': strToU8(UBL_DAIRY), 'b.xml': strToU8(UBL_DAIRY.replace('F-2041', 'F-2042')) });
    for (let at = 0; at < zip.length; at += 1) if (new TextDecoder().decode(zip.subarray(at, at + 5)) === 'b.xml') zip[at] = 0x61;
    const { invoices } = await readFiles(zip);
    expect(invoices.map(({ file, invoice }) => [file, invoice.number])).toEqual([
      ['a.xml', 'F-2041'],
      ['a (2).xml', 'F-2042'],
    ]);
  });

  test('a file of 30 MB in a ZIP of some kilobytes is named and not unpacked; the one beside it is read', async () => {
    const zip = zipSync({ 'bomb.xml': strToU8(' '.repeat(30 * MEGABYTE)), 'good.xml': strToU8(UBL_DAIRY) });
    expect(zip.length).toBeLessThan(MEGABYTE);
    const { invoices, refused } = await readFiles(zip);
    expect(invoices.map(({ file }) => file)).toEqual(['good.xml']);
    expect(refused).toEqual([{ file: 'bomb.xml', code: 'too_large' }]);
  });

  test('files that are small alone and large together are refused together', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${at}.xml`, strToU8(' '.repeat(15 * MEGABYTE))]));
    expect(await readFiles(zipSync(many, { level: 1 }))).toEqual({ ...nothing, unopened: 'too_large' });
  });

  test('an entry that says it is smaller than it is grows no further than it says', async () => {
    const { invoices, refused, unopened } = await readFiles(lyingZip());
    expect(invoices).toEqual([]);
    expect(unopened ?? refused[0]?.code).toMatch(/^(?:unreadable|not_xml)$/u);
  });

  test('more files than a month has are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`${at}.xml`, strToU8('<a/>')]));
    expect(await readFiles(zipSync(many))).toEqual({ ...nothing, unopened: 'too_many_files' });
  });

  test('a ZIP in a ZIP is named however deep, and whatever it is called', async () => {
    const inner = zipSync({ 'c.xml': strToU8(UBL_DAIRY) });
    const { invoices, refused } = await readFiles(zipSync({ 'one.xml': zipSync({ 'two.zip': inner }), 'b.zip': inner }));
    expect(invoices).toEqual([]);
    expect(refused).toEqual([
      { file: 'one.xml', code: 'nested_archive' },
      { file: 'b.zip', code: 'nested_archive' },
    ]);
  });

  test.each([
    ['a PDF that ends early', pdfWith('factur-x.xml', CII_BUTCHER).slice(0, 200)],
    ['a ZIP that ends early', zipSync({ 'a.xml': strToU8(UBL_DAIRY) }).slice(0, 300)],
  ])('%s has no invoice and is no fault', async (_, bytes) => {
    const { invoices, refused, unopened } = await readFiles(bytes);
    expect(invoices).toEqual([]);
    expect(unopened ?? refused[0]?.code).toMatch(/^(?:unreadable|no_attachment)$/u);
  });

  test('a name that climbs out of the folder is only a name', async () => {
    const { invoices } = await readFiles(zipSync({ '../../etc/a.xml': strToU8(UBL_DAIRY) }));
    expect(invoices.map(({ file }) => file)).toEqual(['../../etc/a.xml']);
  });
});

describe('documents of strangers', () => {
  test('an entity bomb in a PDF and in a ZIP is refused as one alone', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY x "${'y'.repeat(1000)}">]><Invoice><ID>${'&x;'.repeat(1000)}</ID></Invoice>`;
    for (const bytes of [pdfWith('factur-x.xml', bomb), zipSync({ 'a.xml': strToU8(bomb) })])
      expect((await readFiles(bytes)).refused).toMatchObject([{ code: 'doctype' }]);
  });

  test('nothing outside is loaded: parameters, schemas and includes are words', async () => {
    const outside = [
      '<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd">%p;]><Invoice/>',
      '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/x.dtd"><Invoice/>',
    ];
    for (const text of outside) expect((await readFiles(strToU8(text))).refused).toMatchObject([{ code: 'doctype' }]);
    const included = UBL_DAIRY.replace(
      '<cac:InvoiceLine>',
      '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/><cac:InvoiceLine>',
    );
    expect((await readFiles(strToU8(included))).invoices[0]?.invoice.lines).toHaveLength(3);
  });

  test('ten thousand lines are read in a process of their own, and none is lost', async () => {
    const line = UBL_DAIRY.slice(
      UBL_DAIRY.indexOf('<cac:InvoiceLine>'),
      UBL_DAIRY.indexOf('</cac:InvoiceLine>') + '</cac:InvoiceLine>'.length,
    );
    const many = UBL_DAIRY.replace(line, line.repeat(9998));
    const { invoices } = await invoicesIn(strToU8(many));
    expect(invoices[0]?.invoice.lines).toHaveLength(10_000);
  });
});
