import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { stringArrays, StringTable } from './string-table.ts';
import { trigramArrays, TrigramWords } from './trigram-words.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'l', 'o', 'k', 's'), minLength: 4, maxLength: 9 });

it('finds every word of seven letters and more that is one edit away, and none that is further than two', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 30 }),
      fc.string({ unit: fc.constantFrom('a', 'l', 'o', 'k', 's'), minLength: 7, maxLength: 9 }),
      (words, asked) => {
        const { arrays, idOf } = stringArrays(words);
        const trigrams = new TrigramWords(
          new StringTable(arrays),
          trigramArrays(words, (each) => idOf.get(each) ?? 0),
        );
        const found = trigrams.near(asked, words.length);
        const near = words.filter((each) => editDistance(asked, each, 1) === 1);
        expect(
          found
            .filter(({ distance }) => distance === 1)
            .map((each) => each.word)
            .toSorted(),
        ).toEqual(near.toSorted());
        for (const each of found) expect(editDistance(asked, each.word, 2)).toBe(each.distance);
        // Nothing is left over from one question to the next.
        expect(trigrams.near(asked, words.length)).toEqual(found);
      },
    ),
  );
});
