import { expect, test } from 'vitest';
import { fileRefusal } from './accepted-file.ts';

const LOGO = { endings: ['.jpg', '.jpeg', '.png', '.svg'], maxBytes: 10 * 1024 * 1024 };

test.each([
  ['logo.png', 1, null],
  ['LOGO.PNG', LOGO.maxBytes, null],
  ['logo.png', LOGO.maxBytes + 1, 'too_large'],
  ['logo.gif', 1, 'wrong_format'],
  ['png', 1, 'wrong_format'],
  ['logo.png.exe', LOGO.maxBytes + 1, 'wrong_format'],
])('%s of %i bytes: %s', (name, size, refusal) => {
  expect(fileRefusal({ name, size }, LOGO)).toBe(refusal);
});
