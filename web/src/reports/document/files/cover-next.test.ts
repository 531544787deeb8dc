import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { differenceWords } from '../../../footprint/difference-words.ts';
import { formatOf } from '../../../platform/i18n/use-format.ts';
import differenceTexts from '../../../texts/en_gb/footprint/difference.ts';
import changeTexts from '../../../texts/en_gb/reports/change.ts';
import type { DocumentWords } from '../document-words.ts';
import { coverNextTexts } from '../parts/cover-next.tsx';
import type { ReportDoc } from '../report-doc.ts';
import { sampleDoc } from '../sample/sample-doc.ts';

const format = formatOf('en_gb');
const words = {
  change: createTranslator({ locale: 'en-GB', messages: changeTexts }),
  difference: differenceWords(createTranslator({ locale: 'en-GB', messages: differenceTexts }), format),
  format,
} as unknown as DocumentWords;

const sample = sampleDoc({ printed: 'with_land_use_change' });
const changed: NonNullable<ReportDoc['change']> = {
  from: '2026-09',
  to: '2026-10',
  per: 'portion',
  before: 1200,
  after: 1100,
  parts: [
    {
      part: 'mix',
      co2: -120,
      rows: [
        { name: 'Burger', co2: -150 },
        { name: 'Curry', co2: 30 },
      ],
    },
    { part: 'recipes', co2: 20, rows: [{ name: 'Stew', co2: 60 }] },
  ],
  difference: {
    co2: { low: -130, value: -100, high: -70 },
    percent: { low: -11, value: -8, high: -6 },
    sure: 'surely_less',
    settledBy: { kind: 'nothing', food: null },
  },
};

test('the first page says how surely the month is another, by which dishes most, and what to do next', () => {
  const [what, next] = coverNextTexts({ ...sample, change: changed }, words);
  expect(what?.title).toBe('What changed since September 2026');
  expect(what?.sentences).toEqual([
    'Certainly less: 6% to 11% less.',
    'Mainly due to Burger (−0.150) and Stew (+0.060), kg CO₂e per portion.',
  ]);
  expect(next?.title).toBe('What to do next');
  expect(next?.sentences.length).toBeGreaterThan(0);
});

test('a dish that changed in two ways is named once, with both together, and one that changed nothing is not', () => {
  const parts = [
    {
      part: 'mix' as const,
      co2: -1,
      rows: [
        { name: 'Burger', co2: -150 },
        { name: 'Soup', co2: -40 },
      ],
    },
    {
      part: 'recipes' as const,
      co2: 1,
      rows: [
        { name: 'Burger', co2: 130 },
        { name: 'Soup', co2: 40 },
      ],
    },
  ];
  const [what] = coverNextTexts({ ...sample, change: { ...changed, parts } }, words);
  expect(what?.sentences.slice(1)).toEqual(['Mainly due to Burger (−0.020), kg CO₂e per portion.']);
});

test('two months that are not compared have no change on the first page', () => {
  const parts = coverNextTexts({ ...sample, change: { ...changed, difference: null } }, words);
  expect(parts.map(({ title }) => title)).toEqual(['What to do next']);
});

test('of too little the one step is to count the rest', () => {
  const coverage = { ...sample.data.coverage, rows: 100, rowsCovered: 2, rowsSetAside: 0 };
  const data = { ...sample.data, coverage, totalServings: 1e9 };
  const parts = coverNextTexts({ ...sample, data, change: changed }, words);
  expect(parts).toEqual([
    {
      title: 'What to do next',
      sentences: ['98 rows are not counted yet. Match them first: until then nothing can be compared.'],
    },
  ]);
});
