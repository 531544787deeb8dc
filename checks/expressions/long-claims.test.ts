import type { Language } from '@plateprint/shared/kernel/language.ts';
import { checkClaims } from '@plateprint/shared/claims/check/check-claims.ts';
import { expect, test } from 'vitest';

/** Of single signs these are more than a call takes arguments. Twice as long in the whole run. */
const LENGTH = Number(process.env['CLAIMED_LENGTH'] || 150_000);

const check = (text: string, language: Language, country: string) => checkClaims(text, { language, country, year: 2026 });
const long = (part: string, length: number): string => part.repeat(Math.ceil(length / part.length));

test.each([['<'], ['&'], ['<b'], ['klimat'], ['klimat '], ['noll utsläpp '], ['100 % '], ['a'], ['\u{300}'], ['utan ']])(
  'a text of nothing but %j is read to its end',
  (part) => {
    expect(() => check(long(part, LENGTH), 'sv', 'SE')).not.toThrow();
  },
);

test.each([['a '], ['a-'], ['a🌱'], ['4a'], ['\n'], ['a\n'], ['а'], ['k l i m a '], ['klimaneutral '], ['!a|']])(
  'a text of nothing but %j is read to its end, and its claims are in order',
  (part) => {
    const found = check(long(part, LENGTH / 3), 'de', 'DE');
    expect(found.every(({ start, end }, at) => start < end && (at === 0 || (found[at - 1]?.start ?? 0) <= start))).toBe(true);
  },
);
