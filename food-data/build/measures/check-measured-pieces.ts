import type { Tables } from '../crosswalk/crosswalk.ts';
import type { IngredientEntry } from '../crosswalk/crosswalk.ts';
import { failure, type Finding, notice } from '../checks/findings.ts';
import type { HouseholdMeasures } from '../read/read-household-measures.ts';
import { type ComparedPiece, comparedPieces, isWithin } from './compare-pieces.ts';
import { spreadOfPieces } from './spread-of-pieces.ts';

/**
 * Weights of pieces against the household measures that their records tell. One that names a record stands within ×0.67 to ×1.5 of it;
 * one that is further off says why it stays, and one that is measured after all names its record.
 */
export function checkMeasuredPieces(
  ingredients: readonly IngredientEntry[],
  measures: HouseholdMeasures,
  reviewed: Tables['reviewed-measures'],
): Finding[] {
  const compared = comparedPieces(ingredients, measures, reviewed);
  const { compared: count, half, fourFifths, nineTenths } = spreadOfPieces(compared);
  return [
    ...unknownReviews(ingredients, reviewed),
    ...compared.flatMap(findingOf),
    notice(
      'piece weights',
      `${count} beside a measured one: half within ×${half.toFixed(2)}, four fifths ×${fourFifths.toFixed(2)}, nine tenths ×${nineTenths.toFixed(2)}`,
    ),
  ];
}

function findingOf(piece: ComparedPiece): Finding[] {
  const { food, unit, record, grams, measured, reason, by } = piece;
  const text = `${food}: ${unit} ${grams} g, ${record} says ${measured === null ? 'nothing' : `${Number(measured.toFixed(1))} g`}`;
  if (measured === null) return [failure('measured piece', text)];
  switch (by) {
    case 'source':
      return isWithin(piece)
        ? []
        : [failure('measured piece', `${text}: mend the weight, or say why it stays in reviewed-measures.json`)];
    case 'reviewed':
      return isWithin(piece)
        ? [failure('measured piece', `${text}: it is its source, not another`)]
        : [notice('measured piece', `${text} (${reason ?? ''})`)];
    case 'same_record':
      return [
        failure(
          'measured piece',
          `${text}: ${isWithin(piece) ? 'name it as the source' : 'mend the weight, or say why it stays'}`,
        ),
      ];
  }
}

function unknownReviews(ingredients: readonly IngredientEntry[], reviewed: Tables['reviewed-measures']): Finding[] {
  const weighed = new Set(ingredients.flatMap(({ id, pieces }) => Object.keys(pieces).map((unit) => `${id} ${unit}`)));
  return reviewed
    .filter(({ food, unit }) => !weighed.has(`${food} ${unit}`))
    .map(({ food, unit }) => failure('unknown food', `reviewed-measures.json: ${food} ${unit}`));
}
