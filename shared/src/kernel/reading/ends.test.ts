import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { between, withoutBetween } from './between.ts';
import { withoutEnd, withoutEnds, withoutStart } from './ends.ts';
import { onceFor } from './once-for.ts';
import { eachInSteps, finished } from './stepwise.ts';
import { withoutBrackets } from './without-brackets.ts';

const text = fc.string({ unit: fc.constantFrom('a', ' ', ',', '(', ')', '[', ']', '\n', 'é', '𝄞'), maxLength: 30 });

test('signs go from the ends as the expressions say that would look for them slowly', () => {
  fc.assert(
    fc.property(text, (written) => {
      expect(withoutEnd(written, /[\s,]/u)).toBe(written.replace(/(?<![\s,])[\s,]+$/u, ''));
      expect(withoutStart(written, /[\s,]/u)).toBe(written.replace(/^[\s,]+/u, ''));
      expect(withoutEnds(written, /\s/u)).toBe(written.trim());
    }),
  );
});

test('brackets go with what is in them, and one that nothing closes stays', () => {
  expect(withoutBrackets('Soup (vegan) [large] of (the day')).toBe('Soup     of (the day');
  fc.assert(
    fc.property(text, (written) => {
      expect(withoutBrackets(written)).toBe(written.replaceAll(/\([^)]*\)|\[[^\]]*\]/gu, ' '));
    }),
  );
});

test('what stands between an opening and its closing is found in turn', () => {
  expect([...between('<k>a</k> <k></k><k>b', '<k>', '</k>')].map(({ inside }) => inside)).toEqual(['a', '']);
  expect(withoutBetween('a /* b */ c /* d', '/*', '*/')).toBe('a  c /* d');
  fc.assert(
    fc.property(text, (written) => {
      expect(withoutBetween(written, '(', ')')).toBe(written.replaceAll(/\([^)]*\)/gu, ''));
    }),
  );
});

test('a table is made once for its words', () => {
  let made = 0;
  const tableOf = onceFor((words: readonly string[]) => [...words, (made += 1)]);
  const words = ['a'];
  expect(tableOf(words)).toBe(tableOf(words));
  expect(tableOf(['a'])).toEqual(['a', 2]);
});

test('work in steps is the same work, and says how far it is', () => {
  const items = Array.from({ length: 2001 }, (_, at) => at);
  expect(finished(eachInSteps(items, (item) => item * 2))).toEqual(items.map((item) => item * 2));
  expect([...eachInSteps(items, (item) => item)].map((share) => Math.round(share * 100))).toEqual([25, 50, 75, 100]);
});
