import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMATS, TEXT_PDF, THUMBNAIL_FORMAT, exportFormatProblem, extensionOf } from './export-format.ts';
import { exportFileName, fileNameStem } from './file-name.ts';
import { utf8 } from './pdf/utf8.ts';
import { DEFAULT_ORIENTATION, OUTPUT_DPI, PAGE_SIZES, isOrientation } from './page-size.ts';

test.each([
  ['pdf', null],
  ['png', null],
  ['jpg', null],
  ['text_pdf', null],
  ['svg', 'invalid_format'],
  ['PDF', 'invalid_format'],
  ['', 'invalid_format'],
  ['toString', 'invalid_format'],
])('the format %j: %s', (format, problem) => {
  expect(exportFormatProblem(format)).toBe(problem);
});

test('a text PDF is a pdf file, with a margin of 5 mm and letters of 8 points', () => {
  expect(EXPORT_FORMATS.map(extensionOf)).toEqual(['pdf', 'png', 'jpg', 'pdf']);
  expect(TEXT_PDF).toEqual({ marginMm: 5, fontSizePt: 8 });
  expect(THUMBNAIL_FORMAT).toBe('jpg');
});

test.each([
  ['a4_portrait', [794, 1122], [2480, 3508], [210, 297]],
  ['a4_landscape', [1122, 794], [3508, 2480], [297, 210]],
  ['tv_portrait', [794, 1412], [2160, 3840], [183, 324]],
  ['tv_landscape', [1412, 794], [3840, 2160], [324, 183]],
] as const)('%s is %j px on the screen, %j px as an image, %j mm as a PDF', (orientation, render, output, pdf) => {
  const page = PAGE_SIZES[orientation];
  expect([page.render, page.output, page.pdf].map(({ width, height }) => [width, height])).toEqual([render, output, pdf]);
});

test('pages stand upright in A4 by default, at 300 dpi', () => {
  expect(DEFAULT_ORIENTATION).toBe('a4_portrait');
  expect(OUTPUT_DPI).toBe(300);
  expect(isOrientation('tv_landscape')).toBe(true);
  expect(isOrientation('a3_portrait')).toBe(false);
});

describe('a file name', () => {
  const REPORT = { kind: 'Sales report', name: 'November', fullReport: 'full report', variant: 'text' };
  test.each([
    [{ ...REPORT, format: 'pdf', pages: 1 }, 'Plateprint Sales report November.pdf'],
    [{ ...REPORT, format: 'pdf', pages: 2 }, 'Plateprint Sales report November (full report).pdf'],
    [{ ...REPORT, format: 'text_pdf', pages: 1 }, 'Plateprint Sales report November text.pdf'],
    [{ ...REPORT, format: 'text_pdf', pages: 3 }, 'Plateprint Sales report November (full report) text.pdf'],
    [{ ...REPORT, format: 'png', pages: 1 }, 'Plateprint Sales report November.png'],
    [{ ...REPORT, format: 'png', pages: 2 }, 'Plateprint Sales report November (full report).zip'],
    [{ ...REPORT, format: 'svg', pages: 2 }, 'Plateprint Sales report November (full report).zip'],
    [{ kind: 'Menu', name: 'Fish & chips: 50/50?', format: 'png', pages: 1 }, 'Plateprint Menu Fish & chips 50 50.png'],
    [{ kind: 'Menu', name: '../../etc/passwd', format: 'jpg', pages: 1 }, 'Plateprint Menu .. .. etc passwd.jpg'],
    [{ kind: 'Menu', name: 'Soup of the day …..', format: 'jpg', pages: 1 }, 'Plateprint Menu Soup of the day ….jpg'],
    [{ kind: 'Menu', name: '  ', format: 'jpg', pages: 1 }, 'Plateprint Menu.jpg'],
  ] as const)('of %j is %j', (parts, name) => {
    expect(exportFileName(parts)).toBe(name);
  });

  const LONG = 'Norrsken restaurants and conference centre by the harbour of Gothenburg, all kitchens and bars';
  test.each([
    ['the type gives way first', { kind: 'Purchasing report for a period', name: LONG }, `Plateprint Purchasing ${LONG}`],
    [
      'then the product, then the name, at the end of a word',
      { kind: 'Purchasing report for a period', name: `${LONG} with their terraces` },
      `Plate Purchasi ${LONG} with their`,
    ],
  ])('too long: %s', (_, parts, stem) => {
    expect(fileNameStem(parts)).toBe(stem);
  });

  test('of twelve months with the same long name is twelve names, each with its month', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric' }).format(new Date(2026, month, 15)),
    );
    const names = months.map((period) =>
      fileNameStem({
        kind: 'Verkaufsbericht eines Monats',
        name: `${LONG}, Verkauf ${period}`,
        period,
        fullReport: 'ganzer Bericht',
      }),
    );
    expect(new Set(names).size).toBe(12);
    for (const [index, name] of names.entries()) {
      expect(name).toContain(` ${months[index]} (ganzer Bericht)`);
      expect(name.length).toBeLessThanOrEqual(120);
    }
  });

  const any = fc.string({ unit: 'grapheme', maxLength: 300 });
  test('can be kept on every file system, whatever a thing is called', () => {
    fc.assert(
      fc.property(any, any, fc.constantFrom(...EXPORT_FORMATS), (kind, name, format) => {
        const fileName = exportFileName({ kind, name, fullReport: 'full report', variant: 'text', format, pages: 2 });
        expect(fileName).toMatch(/^Plate.* \(full report\)( text)?\.(pdf|zip)$/u);
        expect(fileName).not.toMatch(/[<>:"/\\|?*]/);
        expect(Array.from(fileName).length).toBeLessThan(125);
        expect(utf8(fileName).length).toBeLessThan(240);
      }),
    );
  });

  test('says its period whole, however long the rest is', () => {
    fc.assert(
      fc.property(any, any, (kind, name) => {
        expect(fileNameStem({ kind, name: `${name} January to March 2026`, period: 'January to March 2026' })).toMatch(
          /January to March 2026$/,
        );
      }),
    );
  });
});
