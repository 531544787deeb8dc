import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFormOf, CSV_FORMS, csvOf, type CsvForm, percentCell, withGuard, withoutGuard } from './csv.ts';
import { LANGUAGES } from './language.ts';

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@sum', "'@sum"],
  ['+1-2', "'+1-2"],
  ['-3.5', "'-3.5"],
  ['- kr', "'- kr"],
  ['soup, of the day', '"soup, of the day"'],
  ['two\nlines', '"two\nlines"'],
  ['a;=1+1;b', '"a;\'=1+1;b"'],
  ['a,"=1+1"', '"a,""\'=1+1"""'],
  ['a\t =1+1', '"a\t \'=1+1"'],
  ['Milk 1.5 %; -5 to 4 °C', '"Milk 1.5 %; \'-5 to 4 °C"'],
  ['Menu 5,- and 1;2', '"Menu 5,\'- and 1;2"'],
  ['  Kålpudding ', 'Kålpudding'],
  [' =1+1', "'=1+1"],
])('%j stands in a table as %j', (text, written) => {
  for (const form of ['comma', 'semicolon'] as const) expect(csvOf([[text]], form)).toBe(`\uFEFF${written}\r\n`);
});

test('a number has the decimal sign that goes with the separator, what is not known is empty', () => {
  expect(csvOf([['a', -1234.5, null, 0]], 'comma')).toBe('\uFEFFa,-1234.5,,0\r\n');
  expect(csvOf([['a', -1234.5, null, 0]], 'semicolon')).toBe('\uFEFFa;-1234,5;;0\r\n');
});

test.each([
  [0.288, 28.8],
  [1, 100],
  [1 / 3, 33.3333333333],
  [null, null],
])('a share of %s is %s percent in a file', (share, percent) => {
  expect(percentCell(share)).toBe(percent);
});

test('six of the eight languages have the semicolon, where their spreadsheets write 1,5', () => {
  expect(LANGUAGES.filter((language) => csvFormOf(language) === 'semicolon')).toHaveLength(6);
  expect([csvFormOf('en_gb'), csvFormOf('en_us'), csvFormOf('fr')]).toEqual(['comma', 'comma', 'semicolon']);
});

describe('no text is run as a formula', () => {
  /** Texts of what makes formulas, breaks and quotes. */
  const hostile = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '\n', '\r', '"', "'", ' ', 'a', '1', '.'),
  });
  const form = fc.constantFrom<CsvForm>('comma', 'semicolon');

  test.each([
    ['one that keeps quotes', [',', ';', '\t'], quotedCells],
    ['one that knows no quotes', [',', ';', '\t'], plainCells],
  ])('by %s, whatever it parts at', (_, separators, cellsOf) => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), form, (texts, written) => {
        const file = csvOf([texts], written).slice(1);
        for (const separator of separators) {
          const live = cellsOf(file, separator).filter((cell) => isFormula(cell));
          expect({ texts, separator, live }).toEqual({ texts, separator, live: [] });
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('and reading it gives the text again', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(withoutGuard(withGuard(text))).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  test('its own reader finds the cells again', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 4 }), form, (texts, written) => {
        const file = csvOf([texts], written).slice(1);
        const cells = quotedCells(file, CSV_FORMS[written].separator).slice(0, texts.length);
        expect(cells.map(withoutGuard)).toEqual(texts.map((text) => text.trim()));
      }),
    );
  });
});

function isFormula(cell: string): boolean {
  const bare = cell.replace(/^[\s"]+/, '');
  return /^[=+\-@]/.test(bare);
}

function plainCells(file: string, separator: string): string[] {
  return file.split(/\r\n|\r|\n/).flatMap((line) => line.split(separator));
}

/** As RFC 4180 has it: a quote at the beginning of a cell ends at the next single one. */
function quotedCells(file: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < file.length) {
    let cell = '';
    if (file.charAt(at) === '"') {
      at += 1;
      while (at < file.length && (file.charAt(at) !== '"' || file.charAt(at + 1) === '"')) {
        cell += file.charAt(at);
        at += file.charAt(at) === '"' ? 2 : 1;
      }
      at += 1;
    }
    while (at < file.length && file.charAt(at) !== separator && !'\r\n'.includes(file.charAt(at))) cell += file.charAt(at++);
    cells.push(cell);
    at += 1;
  }
  return cells;
}
