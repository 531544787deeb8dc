import { PRINTED_TOTALS } from '@plateprint/shared/footprint/printed-total.ts';
import { createTranslator } from 'use-intl/core';
import { describe, expect, test } from 'vitest';
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

const COLUMN = 'Grams CO₂e excluding land-use change';
const withLarge = sampleDoc({ printed: 'with_land_use_change', landUseShare: 0.2 });
const withoutLarge = sampleDoc({ printed: 'without_land_use_change', landUseShare: 0.2 });
const unknown = sampleDoc({ printed: 'without_land_use_change' });

function head(doc: ReportDoc): string {
  return (reportTextTables(doc, words)[0]?.paragraphs ?? []).join('\n');
}

function average(doc: ReportDoc, share = 1): string {
  return (((doc.data.CO2PerPortion?.value ?? 0) * share) / 1000).toFixed(2);
}

/** The cells of a column, in every table that has it. */
function cells(doc: ReportDoc, column: string): unknown[] {
  return figureTables(doc, words).flatMap(({ head: columns, rows }) => {
    const at = columns.indexOf(column);
    return at < 0 ? [] : rows.map((row) => row[at]);
  });
}

function compared(doc: ReportDoc): unknown[] {
  return reportTextTables(doc, words).flatMap(({ heading, rows }) =>
    heading === undefined || heading === 'Summary' ? [] : [rows],
  );
}

describe('a report with both totals', () => {
  test('prints the chosen one large and names the other in the line below', () => {
    expect(head(withLarge)).toContain(`portion: ${average(withLarge)} kg CO₂e`);
    expect(head(withLarge)).toContain(`excluding land-use change: ${average(withLarge, 0.8)} kg CO₂e`);
    expect(head(withoutLarge)).toContain(`portion: ${average(withLarge, 0.8)} kg CO₂e`);
    expect(head(withoutLarge)).toContain(
      `Excluding land-use change; including land-use change: ${average(withLarge)} kg CO₂e. The level includes land-use change.`,
    );
  });

  test('says why there is more without land-use change than with it, and nothing of it elsewhere', () => {
    const why = 'The land used for some of these foods stores more carbon than it did';
    const bound = PRINTED_TOTALS.map((printed) => head(sampleDoc({ printed, landUseShare: -0.1 })));
    expect(bound.map((text) => text.includes(why))).toEqual([true, true]);
    expect([withLarge, withoutLarge, unknown].some((doc) => head(doc).includes(why))).toBe(false);
  });

  test('says of a split that nobody knows that it is not known, and prints no copy', () => {
    expect(head(unknown)).toContain(`portion: ${average(unknown)} kg CO₂e`);
    expect(head(unknown)).toContain('excluding land-use change: not known for every ingredient');
    expect(new Set(cells(unknown, COLUMN))).toEqual(new Set([null]));
  });

  test('has both in every table of the workbook that has a total', () => {
    const tables = figureTables(withLarge, words).filter(({ head: columns }) => columns.includes('Grams CO₂e'));
    expect(tables.map(({ name, head: columns }) => [name, columns.includes(COLUMN)])).toEqual([
      ['Lines', true],
      ['Foods', true],
      ['Months', true],
    ]);
    const foods = (column: string): unknown[] => {
      const { head: columns = [], rows = [] } = tables[1] ?? {};
      return rows.map((row) => Math.round(Number(row[columns.indexOf(column)])));
    };
    expect(foods(COLUMN)).toEqual(foods('Grams CO₂e').map((grams) => expect.closeTo(Number(grams) * 0.8, -1)));
  });

  test('compares, grades and ranks by one and the same total whichever is large', () => {
    expect(compared(withoutLarge)).toEqual(compared(withLarge));
    const verdict = /Comparison per 400 g serving: .*Global average.*/;
    expect(verdict.exec(head(withoutLarge))?.[0]).toBe(verdict.exec(head(withLarge))?.[0]);
    expect(head(withLarge)).toMatch(verdict);
  });
});
