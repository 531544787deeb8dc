import { expect, test } from 'vitest';
import { isBlank } from './text.ts';

test.each([
  ['', true],
  [' \t\n', true],
  ['\u00a0', true],
  [null, true],
  [undefined, true],
  [' a ', false],
  ['0', false],
])('%j is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});
