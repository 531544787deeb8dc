import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, plainTextProblem, searchText } from './plain-text.ts';

test.each([
  ['Köttbullar med gräddsås', null],
  ['flour < 1 kg, love <3', null],
  ['crème brûlée à l’orange', null],
  ['a\u0000b', 'control_characters'],
  ['a\u001b[31mb', 'control_characters'],
  ['right\u202Eto left', 'control_characters'],
  ['half a character \uD83C', 'control_characters'],
  ['two\nlines', 'line_breaks'],
  ['<script>alert(1)</script>', 'markup'],
  ['<img src=x onerror=alert(1)>', 'markup'],
  ['</b>', 'markup'],
  ['<!-- hidden -->', 'markup'],
])('%j is refused for %s', (text, problem) => {
  expect(plainTextProblem(text, { lines: false })).toBe(problem);
});

test('a note may have lines', () => {
  expect(plainText(100, { lines: true }).safeParse('Simmer.\n\tServe.').success).toBe(true);
});

test('the problem is the message of the issue, so that it can be shown in any language', () => {
  const result = plainText(100).safeParse('<b>stew</b>');
  expect(result.error?.issues[0]?.message).toBe('markup');
});

test('no text makes the check throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => plainText(50).safeParse(text)).not.toThrow();
    }),
  );
});

test.each([
  ['<b>soup', true],
  ['50 % & <3', true],
  ['a\0b', false],
  ['two\nlines', false],
  ['\uD800', false],
])('looking for %j is let through: %s', (text, isFine) => {
  expect(searchText(200).safeParse(text).success).toBe(isFine);
});
