import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { pourGrams } from './pour-measures.ts';

const VINEGAR = { density: 1, pieces: {}, categoryId: 'sauces-condiments' };

test.each([
  ['1 filet de vinaigre de vin', 'fr', 7],
  ['a splash of soy sauce', 'en_us', 7],
  ['a good dash of Worcestershire sauce', 'en_gb', 7],
  ['a dash of Tabasco', 'en_gb', null],
] as const)('%s (%s)', (line, language: Language, grams) => {
  expect(pourGrams(parseLine(line, language), VINEGAR)).toBe(grams);
});

test('what has a usual pour of its own keeps it', () => {
  expect(pourGrams(parseLine('a splash of oil', 'en_gb'), { ...VINEGAR, categoryId: 'fats-oils' })).toBeNull();
});
