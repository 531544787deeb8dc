import { expect, test } from 'vitest';
import { kindOfSource, PieceSource, pieceSourceOf, shareOfPiece } from './piece-source.ts';

test.each(['trade', 'estimate', 'fineli 335', 'usda 01123', 'share 1/8 of piece'])('"%s" is a source', (source) => {
  expect(PieceSource.safeParse(source).success).toBe(true);
});

test.each(['', 'guess', 'fineli', 'fineli onion', 'usda 123', 'share of piece', 'share 1/8 of house', 'share 1/0 of piece'])(
  '"%s" is none',
  (source) => {
    expect(PieceSource.safeParse(source).success).toBe(false);
  },
);

test('a share has the source of what it is a share of', () => {
  const sources = {
    piece: 'fineli 335',
    wedge: 'share 1/8 of piece',
    slice: 'share 1/2 of wedge',
    leaf: 'share 1/9 of head',
  } as const;
  expect(shareOfPiece('share 1/8 of piece')).toEqual({ of: 'piece', parts: 8 });
  expect(pieceSourceOf(sources, 'wedge')).toBe('fineli 335');
  expect(pieceSourceOf(sources, 'slice')).toBeNull();
  expect(pieceSourceOf(sources, 'leaf')).toBeNull();
  expect(pieceSourceOf(sources, 'toString')).toBeNull();
});

test('the kind of a source is its first word', () => {
  expect(
    ['usda 11282, a medium onion', 'food_data saithe', 'share 1/8 of duck', 'trade'].map((each) => kindOfSource(each as 'trade')),
  ).toEqual(['usda', 'food_data', 'share', 'trade']);
});
