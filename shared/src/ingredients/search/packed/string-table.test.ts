import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed-arrays.ts';
import { NO_STRING, stringArrays, StringTable } from './string-table.ts';

const texts = fc.array(
  fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('ost', 'ostkaka', 'øst', '芝士', '🧀')),
  {
    maxLength: 60,
  },
);

describe('a table of strings', () => {
  it('answers every string by its number and its number by the string, in the order of the alphabet', () => {
    fc.assert(
      fc.property(texts, (strings) => {
        const table = new StringTable(stringArrays(strings).arrays);
        const sorted = [...new Set(strings)].toSorted();
        expect(Array.from({ length: table.size }, (_, id) => table.text(id))).toEqual(sorted);
        expect(sorted.map((text) => table.idOf(text))).toEqual(sorted.map((_, id) => id));
      }),
    );
  });

  it('knows no string that it was not given', () => {
    fc.assert(
      fc.property(texts, fc.string({ unit: 'binary' }), (strings, other) => {
        const table = new StringTable(stringArrays(strings).arrays);
        expect(table.idOf(other)).toBe(strings.includes(other) ? [...new Set(strings)].toSorted().indexOf(other) : NO_STRING);
      }),
    );
  });

  it('has the strings that begin alike side by side', () => {
    fc.assert(
      fc.property(texts, fc.string({ unit: 'binary', maxLength: 2 }), (strings, prefix) => {
        const table = new StringTable(stringArrays(strings).arrays);
        const [from, to] = table.beginningWith(prefix);
        const found = Array.from({ length: to - from }, (_, place) => table.text(from + place));
        expect(found).toEqual([...new Set(strings)].toSorted().filter((text) => text.startsWith(prefix)));
      }),
    );
  });

  it('is the same from a packed buffer', () => {
    const { bytes, starts, slots } = stringArrays(['lök', 'ost', 'œuf']).arrays;
    const { arrays, words } = unpack(pack({ arrays: { bytes, starts, slots }, words: { said: ['é', 'ost'] } }));
    expect(arrays).toEqual({ bytes, starts, slots });
    expect(words).toEqual({ said: ['é', 'ost'] });
  });
});
