import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { pieceSourceOf, type PieceSources, shareOfPiece } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import { failure, type Finding } from './findings.ts';

/** Categories that are poured or spooned: every ingredient of them has a density. */
const SPOONED = new Set([
  'milk-cream',
  'plant-dairy',
  'fats-oils',
  'sauces-condiments',
  'soft-drinks',
  'alcoholic-drinks',
  'grains-flour',
]);
/** Categories that are counted: every ingredient of them has the weight of a piece. */
const COUNTED = new Set(['eggs', 'fruit']);
/** Grams per millilitre: crisp flakes to syrup. */
const DENSITIES = [0.03, 1.6] as const;
/** A third of 400 g may be written as 130 g. */
const SHARE_ROUNDING = 0.05;
/** Grams of a counted unit: a saffron thread to a whole ham. */
const PIECES = [0.05, 15_000] as const;

export function checkMeasures(ingredients: readonly IngredientRecord[]): Finding[] {
  return ingredients.flatMap(({ id, categoryId, density, pieces, pieceSources }) => [
    ...(SPOONED.has(categoryId) && density === null && pieces['piece'] === undefined ? [failure('no density', id)] : []),
    ...(COUNTED.has(categoryId) && Object.keys(pieces).length === 0 && density === null ? [failure('no piece weight', id)] : []),
    ...(density !== null && (density < DENSITIES[0] || density > DENSITIES[1])
      ? [failure('density', `${id}: ${density} g/ml`)]
      : []),
    ...Object.entries(pieces)
      .filter(([, grams]) => grams < PIECES[0] || grams > PIECES[1])
      .map(([unit, grams]) => failure('piece weight', `${id}: ${unit} ${grams} g`)),
    ...checkSources(id, pieces, pieceSources),
  ]);
}

/** Each weight has a source, each source a weight, and a share is that share. */
function checkSources(id: string, pieces: IngredientRecord['pieces'], sources: PieceSources): Finding[] {
  return [
    ...Object.entries(pieces).flatMap(([unit, grams]) => {
      const source = sources[unit];
      if (source === undefined) return [failure('piece without source', `${id}: ${unit} ${grams} g`)];
      const share = shareOfPiece(source);
      if (share === null) return [];
      const whole = pieces[share.of];
      const isThatShare = whole !== undefined && Math.abs((grams * share.parts) / whole - 1) <= SHARE_ROUNDING;
      const stands = share.of !== unit && pieceSourceOf(sources, unit) !== null && isThatShare;
      return stands ? [] : [failure('piece share', `${id}: ${unit} ${grams} g is no ${source}`)];
    }),
    ...Object.keys(sources)
      .filter((unit) => !Object.hasOwn(pieces, unit))
      .map((unit) => failure('source without piece', `${id}: ${unit}`)),
  ];
}
