import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterTree, ROOT } from './letter-tree.ts';

const Word = fc.string({ unit: fc.constantFrom('a', 'b', 'ö', '+', ' ', '🌱'), minLength: 1, maxLength: 6 });

test('a tree of letters knows what a map of its words knows, and where each of them begins', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(Word, fc.nat(9))), fc.array(Word), (words, others) => {
      const { after, valuesAt } = letterTree(words);
      const branchOf = (word: string): number | undefined => {
        let branch: number | undefined;
        for (let at = 0; at < word.length && branch !== ROOT; at++) branch = after(branch ?? ROOT, word.charCodeAt(at));
        return branch;
      };
      for (const word of [...words.map(([written]) => written), ...others]) {
        const branch = branchOf(word) ?? ROOT;
        const known = words.filter(([written]) => written === word).map(([, value]) => value);
        expect(branch === ROOT ? [] : valuesAt(branch)).toEqual(known);
        expect(branch !== ROOT).toBe(words.some(([written]) => written.startsWith(word)));
      }
    }),
  );
});
