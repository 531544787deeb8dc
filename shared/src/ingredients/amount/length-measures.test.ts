import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { gramsOfLength } from './length-measures.ts';

test.each([
  ['3 cm de gingembre frais râpé', 'fr', 'ginger', 15],
  ['1 bit färsk ingefära, ca 3 cm', 'sv', 'ginger', 15],
  ['1-inch piece of ginger', 'en_gb', 'ginger', 12.7],
  ['6 carrots, cut into 2-inch chunks', 'en_us', 'carrot', null],
  ['2 cm ost', 'sv', 'hard-cheese', null],
] as const)('%s (%s) weighs what so much of %s does', (line, language: Language, food, grams) => {
  expect(gramsOfLength(parseLine(line, language), food)).toBe(grams);
});
