import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WordEdges } from './word-edges.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 5 });
const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 30 });

describe('texts at the edges of words', () => {
  it('are found where a word begins, as by looking for each behind a space', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 6 }), text, (texts, said) => {
        const isFound = texts.some((each) => ` ${said}`.includes(` ${each}`));
        expect(new WordEdges(texts).beginsWordOf(said)).toBe(isFound);
      }),
    );
  });

  it('are found where a word ends, as by asking for each ending', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 6 }), text, fc.nat(3), (texts, word, least) => {
        const isFound = texts.some((each) => word.length >= each.length + least && word.endsWith(each));
        expect(new WordEdges(texts).endsWord(word, least)).toBe(isFound);
      }),
    );
  });
});
