import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { servingsCounted } from '@plateprint/shared/reports/totals/servings-counted.ts';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { differenceWords } from '../../../footprint/difference-words.ts';
import { formatOf } from '../../../platform/i18n/use-format.ts';
import differenceTexts from '../../../texts/en_gb/footprint/difference.ts';
import landUseTexts from '../../../texts/en_gb/footprint/land-use.ts';
import levelTexts from '../../../texts/en_gb/footprint.ts';
import changeTexts from '../../../texts/en_gb/reports/change.ts';
import averageTexts from '../../../texts/en_gb/reports/average.ts';
import texts from '../../../texts/en_gb/reports/document.ts';
import type { DocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { sampleDoc } from '../sample/sample-doc.ts';
import { figureTables } from './figure-tables.ts';
import { reportTextTables } from './text-tables.ts';

const format = formatOf('en_gb');
const words = {
  text: createTranslator({ locale: 'en-GB', messages: texts }),
  levels: createTranslator({ locale: 'en-GB', messages: levelTexts }),
  change: createTranslator({ locale: 'en-GB', messages: changeTexts }),
  average: createTranslator({ locale: 'en-GB', messages: averageTexts }),
  landUse: createTranslator({ locale: 'en-GB', messages: landUseTexts }),
  difference: differenceWords(createTranslator({ locale: 'en-GB', messages: differenceTexts }), format),
  format,
  language: 'en_gb',
} as unknown as DocumentWords;

/** Of which so many servings of a hundred are counted. */
function docOf(share: number): ReportDoc {
  const doc = sampleDoc({});
  const counted = servingsCounted(doc.data);
  const data = { ...doc.data, totalServings: (counted * 100) / share };
  expect(coverageOfReport(data, 'sales').share).toBeCloseTo(share / 100, 9);
  // The server gives no comparison of too little (`server/test/coverage/coverage-walk.test.ts`).
  return { ...doc, data, report: { ...doc.report, data }, change: share >= 80 ? doc.change : null };
}

test.each([7, 16, 79, 80, 94, 100])('a file of a report that counts %i %% judges it only from four fifths on', (share) => {
  const doc = docOf(share);
  const { paragraphs = [] } = reportTextTables(doc, words)[0] ?? {};
  const isSaid = share >= 80;
  expect(paragraphs.some((line) => line.startsWith('Comparison per 400 g serving'))).toBe(isSaid);
  expect(paragraphs.some((line) => line.startsWith('Quote '))).toBe(isSaid);
  expect(paragraphs.includes('Medium')).toBe(isSaid);
  expect(paragraphs.some((line) => /counted so far/.test(line))).toBe(!isSaid);
  const { rows = [] } = figureTables(doc, words)[0] ?? {};
  const cell = (measure: string, column: number) => rows.find(([name]) => name === measure)?.[column];
  expect([cell('Level', 5), cell('Carbon footprint of an average portion', 1) !== null]).toEqual([
    isSaid ? 'Medium' : 'Unknown',
    isSaid,
  ]);
});

test.each([7, 20, 79, 80, 100])(
  'of a report of which %i in a hundred are counted a lower bound has no range below it, and no hours in a car',
  (share) => {
    const doc = docOf(share);
    const isSaid = share >= 80;
    const rowsOf = (heading: string) => reportTextTables(doc, words).find((table) => table.heading === heading)?.rows ?? [];
    const box = (name: string) => rowsOf('Summary').find(([first]) => first === name) ?? [];
    const [, total, about] = box('Total carbon footprint');
    expect(String(total).startsWith('at least ')).toBe(!isSaid);
    expect(/ – /.test(String(about))).toBe(isSaid);
    for (const name of ['Equal to driving a car for', 'Equal to one passenger flying for']) {
      const [, hours, why] = box(name);
      expect(/\d/.test(String(hours))).toBe(isSaid);
      expect(why === 'Too little is counted for an average, a level or a comparison.').toBe(!isSaid);
    }
    const { rows = [] } = figureTables(doc, words)[0] ?? {};
    const cells = (name: string) =>
      rows
        .find(([first]) => first === name)
        ?.slice(1, 4)
        .map((cell) => cell !== null);
    expect(cells('Total carbon footprint')).toEqual([true, isSaid, isSaid]);
    expect(cells('Equal to driving a car for')).toEqual([isSaid, isSaid, isSaid]);
  },
);

test('half a portion is sold as half a portion', () => {
  const doc = sampleDoc({});
  const data = { ...doc.data, totalServings: 3930.5 };
  const [head, summary] = reportTextTables({ ...doc, data }, words);
  expect(summary?.rows?.find(([first]) => first === 'Portions sold')?.[1]).toBe('3,930.5');
  expect((head?.paragraphs ?? []).join(' ')).toContain('of 3,930.5 portions counted');
});
