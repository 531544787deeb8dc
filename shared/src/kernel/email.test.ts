import { expect, test } from 'vitest';
import { Email, isEmail } from './email.ts';

test.each(['anna@kok.test', 'a.b+c@sub.kok.example', "o'neill@kok.test", 'æøå@kok.test', 'anna@blåbær.test'])(
  '%s is an address',
  (written) => {
    expect(isEmail(written)).toBe(true);
  },
);

test.each([
  '',
  'anna',
  'anna@',
  '@kok.test',
  'anna@kok',
  'anna@kok.',
  'an na@kok.test',
  'anna@kok.test, bo@kok.test',
  'Anna <anna@kok.test>',
  'anna@kok.test\nBcc: bo@kok.test',
  `${'a'.repeat(65)}@kok.test`,
  `anna@${'k'.repeat(250)}.test`,
])('%j is none', (written) => {
  expect(isEmail(written)).toBe(false);
});

test('it is kept without spaces around it and in lower case', () => {
  expect(Email.parse('  Anna@Kok.TEST ')).toBe('anna@kok.test');
  expect(Email.safeParse('anna').success).toBe(false);
});
