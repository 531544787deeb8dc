import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfFile } from './pdf-file.ts';
import type { PdfBlock, PdfDocument, PdfWord } from './pdf-page.ts';

/** Readers of text do not look at the picture. */
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);

const word = (text: string, left: number, top: number): PdfWord => ({ text, left, top, width: text.length * 7, height: 15 });

function document(blocks: readonly PdfBlock[]): PdfDocument {
  return {
    title: 'Smörgås (test)',
    locale: 'sv-SE',
    creator: 'Plateprint',
    pages: [
      {
        paper: { width: 210, height: 297 },
        rendered: { width: 794, height: 1122 },
        jpeg: [JPEG],
        pixels: { width: 1, height: 1 },
        blocks,
      },
    ],
  };
}

async function read(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const pdf = await getDocument({ data: Uint8Array.from(parts.flatMap((part) => Array.from(part))), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  return { text, items, tree: JSON.stringify(await page.getStructTree()), pdf, page };
}

test('words are read in their order, with gaps between them', async () => {
  const blocks: PdfBlock[] = [{ role: 'P', words: [word('Räksmörgås', 50, 50), word('CO₂e', 140, 50), word('łąka', 50, 70)] }];
  expect((await read(pdfFile(document(blocks)))).text).toBe('Räksmörgås CO₂e\nłąka');
});

test('a letter in another type stays with its word', async () => {
  const words = [
    { ...word('CO', 50, 50), joinsNext: true },
    { ...word('2', 64, 54), joinsNext: true },
    word('e', 71, 50),
    word('here', 90, 50),
  ];
  expect((await read(pdfFile(document([{ role: 'P', words }])))).text).toBe('CO2e here');
});

test('a word stands where it stood on the page', async () => {
  const { items } = await read(pdfFile(document([{ role: 'P', words: [word('Middle', 397, 561)] }])));
  const [item] = items;
  if (!item || !('str' in item)) throw new Error('no text');
  expect(item.transform[4]).toBeCloseTo(297.6, 0);
  expect(item.width).toBeCloseTo((6 * 7 * 595.28) / 794, 0);
});

test('headings, lists, tables and pictures are marked as such', async () => {
  const blocks: PdfBlock[] = [
    { role: 'H1', words: [word('Title', 10, 10)] },
    { role: 'LI', list: 1, words: [word('one', 10, 30)] },
    { role: 'LI', list: 1, words: [word('two', 10, 50)] },
    { role: 'TH', table: 2, row: 3, words: [word('head', 10, 70)] },
    { role: 'TD', table: 2, row: 4, words: [word('cell', 10, 90)] },
    { role: 'Figure', words: [], alt: 'Låg: 0,42 kg' },
  ];
  const { tree, pdf } = await read(pdfFile(document(blocks)));
  expect(tree.match(/"role":"(L|Table)"/g)).toHaveLength(2);
  expect(tree.match(/"role":"(LI|TR)"/g)).toHaveLength(4);
  expect(tree).toContain('Låg: 0,42 kg');
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  expect(info).toMatchObject({ Title: 'Smörgås (test)', Language: 'sv-SE' });
});

/** Of the writings that run from left to right; a reader turns the others round by itself. */
const WRITTEN = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}!-~\p{Emoji_Presentation}]+$/u;

test('whatever is written can be read again', async () => {
  const written = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => WRITTEN.test(text));
  await fc.assert(
    fc.asyncProperty(written, async (text) => {
      const result = await read(pdfFile(document([{ role: 'P', words: [word(text, 20, 20)] }])));
      expect(result.text.normalize('NFKC')).toBe(text.normalize('NFKC'));
    }),
    { numRuns: 40 },
  );
});
