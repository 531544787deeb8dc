import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { judgeHeads, type WrittenHeads } from './judge-heads.ts';

/** Least numbers of heads read rightly; what was met at first sight stands in the decision pages about heads. */
const LEAST = [
  ['heads', { of: 152, titles: 151, servings: 148, otherLines: 0 }],
  ['heads-second', { of: 100, titles: 97, servings: 98, otherLines: 0 }],
  ['heads-third', { of: 40, titles: 39, servings: 39, otherLines: 0 }],
  ['heads-fourth', { of: 64, titles: 62, servings: 62, otherLines: 0 }],
] as const;

test.each(LEAST)('%s: the dish and its portions are read of what stands over a recipe', async (set, least) => {
  const judged = await Promise.all(
    LANGUAGES.map(async (language) => {
      const written = await readFile(join(import.meta.dirname, '../held-out', set, `${language}.json`), 'utf8');
      return judgeHeads(JSON.parse(written) as WrittenHeads, language);
    }),
  );
  const sum = (key: 'of' | 'titles' | 'servings' | 'otherLines'): number => judged.reduce((all, each) => all + each[key], 0);
  expect(sum('of')).toBe(least.of);
  expect(sum('titles')).toBeGreaterThanOrEqual(least.titles);
  expect(sum('servings')).toBeGreaterThanOrEqual(least.servings);
  expect(sum('otherLines')).toBeLessThanOrEqual(least.otherLines);
});
