import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPORT_FORMATS, TEXT_PDF, THUMBNAIL_FORMAT, exportFormatProblem, extensionOf } from './export-format.ts';
import { exportFileName } from './file-name.ts';
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
  test.each([
    [{ kind: 'Sales report', name: 'November', format: 'pdf' }, 'Plateprint Sales report November.pdf'],
    [
      { kind: 'Sales report', name: 'November', fullReport: 'full report', format: 'pdf' },
      'Plateprint Sales report November (full report).pdf',
    ],
    [
      {
        kind: 'Sales report',
        name: 'The long November of the large kitchen by the harbour',
        fullReport: 'full report',
        format: 'pdf',
      },
      'Plateprint Sales report The long November of (full report).pdf',
    ],
    [{ kind: 'Menu', name: 'Fish & chips: 50/50?', format: 'png' }, 'Plateprint Menu Fish & chips 50 50.png'],
    [{ kind: 'Menu', name: '../../etc/passwd', format: 'jpg' }, 'Plateprint Menu .. .. etc passwd.jpg'],
    [{ kind: 'Menu', name: 'Soup of the day …..', format: 'jpg' }, 'Plateprint Menu Soup of the day ….jpg'],
    [{ kind: 'Menu', name: '  ', format: 'jpg' }, 'Plateprint Menu.jpg'],
  ] as const)('of %j is %j', (parts, name) => {
    expect(exportFileName(parts)).toBe(name);
  });

  test('can be kept on every file system, whatever a thing is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...EXPORT_FORMATS), (name, format) => {
        const fileName = exportFileName({ kind: 'Menu', name, format });
        expect(fileName).toMatch(/^Plateprint Menu.*\.(pdf|png|jpg)$/u);
        expect(fileName).not.toMatch(/[<>:"/\\|?*]/);
        expect(Array.from(fileName).length).toBeLessThan(65);
      }),
    );
  });
});
