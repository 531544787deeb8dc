import type { Language } from '@plateprint/shared/kernel/language.ts';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatOf } from '../../../platform/i18n/use-format.ts';
import landUseTexts from '../../../texts/en_gb/footprint/land-use.ts';
import levelTexts from '../../../texts/en_gb/footprint.ts';
import averageTexts from '../../../texts/en_gb/reports/average.ts';
import texts from '../../../texts/en_gb/reports/document.ts';
import type { DocumentWords } from '../document-words.ts';
import { sampleDoc } from '../sample/sample-doc.ts';
import { linesTable } from './row-tables.ts';
import { linesText } from './text-rows.ts';

const language: Language = 'en_gb';
const words = {
  text: createTranslator({ locale: 'en-GB', messages: texts }),
  levels: createTranslator({ locale: 'en-GB', messages: levelTexts }),
  average: createTranslator({ locale: 'en-GB', messages: averageTexts }),
  landUse: createTranslator({ locale: 'en-GB', messages: landUseTexts }),
  format: formatOf(language),
  language,
} as unknown as DocumentWords;

const sample = sampleDoc({ lines: 12 });
const [first, ...others] = sample.data.lines;
const doubted = {
  ...sample,
  data: { ...sample.data, lines: [{ ...first, doubts: ['line_heavy', 'co2_high'], complete: false }, ...others] },
} as typeof sample;

test('what is doubted of a dish stands in the spreadsheet, in a column of its own', () => {
  const { head, rows } = linesTable(doubted, words);
  const row = rows.find(([name]) => name === first?.name);
  expect(row?.[head.indexOf('To check')]).toBe('more than 1 kg of one food per portion, more than 10 kg CO₂e per portion');
  expect(rows.filter((each) => each.at(-1) !== '')).toHaveLength(1);
});

test('in a text it stands behind the name, as on the page, and so does that a figure is a part', () => {
  const { rows = [] } = linesText(doubted, words);
  expect(rows.map(([name]) => name)).toContain(
    `${first?.name}, partly, more than 1 kg of one food per portion, more than 10 kg CO₂e per portion`,
  );
});
