import { expect, test } from 'vitest';
import { blankLine, type LineReading } from './editor-state.ts';
import { isBeingRead, meaningOf, withVariation } from './line-meaning.ts';

const reading = (state: LineReading['state']): LineReading => ({ state, candidates: [] });
const written = blankLine('1 kg carrots');
const meant = { ...written, ingredient: 'carrot' };

test.each([
  ['words that are on their way to be read', written, reading('reading'), false, true],
  ['words that are being written', written, undefined, true, true],
  ['words that were read before, and are read again', meant, reading('reading'), false, true],
  ['a line that means something, with somebody at its words', meant, reading('sure'), true, false],
  ['words that nobody understands', written, reading('unknown'), false, false],
  ['words that could not be read', written, reading('failed'), false, false],
  ['words of a saved recipe that stand for nothing', written, undefined, false, false],
  ['an empty line', blankLine(), undefined, true, false],
  ['a line whose words were taken away while they were read', blankLine(' '), reading('reading'), true, false],
])('of %s it is known whether they are still read', (_, line, state, isWritten, isExpected) => {
  expect(isBeingRead(line, state, isWritten)).toBe(isExpected);
});

const chosen = (id: string) => ({ key: id, kind: 'ingredient' as const, id, variationId: `${id}.raw`, name: id, hint: '' });
const flour = {
  ...written,
  ingredient: 'flour',
  variation: 'flour.raw',
  amount: 254,
  unit: 'g' as const,
  measure: { unit: 'cup' as const, holds: 127 },
};

test('a cup of another food is grams until it is measured, and a cup of the same one stays', () => {
  expect({ ...flour, ...meaningOf(flour, chosen('sugar')) }).toMatchObject({ amount: 254, unit: 'g', measure: null });
  expect({ ...flour, ...meaningOf(flour, chosen('flour')) }).toMatchObject({ amount: 254, measure: { unit: 'cup', holds: 127 } });
});

test('a cup of another variation is grams until it is measured as well', () => {
  const toasted = { ...chosen('flour'), variationId: 'flour.toasted' };
  for (const change of [withVariation(flour, 'flour.toasted'), meaningOf(flour, toasted)])
    expect({ ...flour, ...change }).toMatchObject({ variation: 'flour.toasted', amount: 254, unit: 'g', measure: null });
  expect({ ...flour, ...withVariation(flour, 'flour.raw') }).toEqual(flour);
});

test('sticks of another food are the grams that they were, for it has no stick', () => {
  const butter = { ...flour, ingredient: 'butter', amount: 2, unit: 'piece' as const, pieceGrams: 113 };
  const sticks = { ...butter, measure: { unit: 'stick' as const, holds: 1 } };
  const change = meaningOf(sticks, chosen('sugar'));
  expect({ ...sticks, ...change }).toMatchObject({ amount: 226, unit: 'g', pieceGrams: null, measure: null });
});

test('a piece of another food has no source of its weight, unless a person gave it', () => {
  const onion = { ...meant, amount: 2, unit: 'piece' as const, pieceGrams: 150, pieceSource: 'usda 11282' as const };
  expect({ ...onion, ...meaningOf(onion, chosen('shallot')) }).toMatchObject({ pieceGrams: 150, pieceSource: null });
  const typed = { ...onion, pieceSource: 'person' as const };
  expect({ ...typed, ...meaningOf(typed, chosen('shallot')) }).toMatchObject({ pieceGrams: 150, pieceSource: 'person' });
});
