import { expect, test } from 'vitest';
import { NAME_LANGUAGES } from '../../../kernel/language.ts';
import { WRITTEN } from './abbreviations.ts';
import { TRADE_WRITTEN } from './trade-abbreviations.ts';

const shortForms = (written: string): string[] => written.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');

test.each(NAME_LANGUAGES)('a short form stands in one table, once: %s', (language) => {
  const trade = shortForms(TRADE_WRITTEN[language]);
  const notes = new Set(shortForms(WRITTEN[language]));
  expect(trade.filter((short) => notes.has(short))).toEqual([]);
  expect(new Set(trade).size).toBe(trade.length);
});

test.each([
  ['no', 'lettr'],
  ['en', 'sprts'],
  ['de', 'schn'],
  ['de', 'garn'],
  ['nl', 'garn'],
  ['fr', 'moul'],
] as const)('what may be short for two things is short for none: %s %s', (language, short) => {
  expect(shortForms(`${TRADE_WRITTEN[language]},${WRITTEN[language]}`)).not.toContain(short);
});
