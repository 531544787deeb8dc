import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVEL_BOUNDS } from '../../shared/src/footprint/carbon-level.ts';

const root = join(import.meta.dirname, '../..');
const sources = (pattern: string): string[] => globSync(pattern, { cwd: root });
const filesWith = (files: readonly string[], pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('the bounds of the levels stand in their table alone: texts take them as parameters', () => {
  const texts = sources('web/src/texts/**/*.ts');
  expect(texts.length).toBeGreaterThan(100);
  const figures = Object.values(LEVEL_BOUNDS).map((bound) => String(bound).replace('.', '[.,]'));
  expect(filesWith(texts, new RegExp(`(?<![\\d.,])(?:${figures.join('|')})(?![\\d])`))).toEqual([]);
});

test('the categories, varieties and types of reports stand in one file', () => {
  const files = sources('{shared,server,web}/src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1000);
  const retyped =
    /'(?:sales|procurement)',? ?\|? ?'(?:sales|procurement)'|'(?:monthly|period|event)',? ?\|? ?'(?:monthly|period|event)'/;
  expect(filesWith(files, retyped)).toEqual(['shared/src/access/report-kind.ts']);
});
