import { isMeasureRecord, type MeasureRecord, pieceSourceOf } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import type { IngredientEntry, Tables } from '../crosswalk/crosswalk.ts';
import type { HouseholdMeasures } from '../read/read-household-measures.ts';
import { measuredGrams } from './measured-grams.ts';

/** A weight of the crosswalk beside what a record tells of the same unit. */
export interface ComparedPiece {
  food: string;
  unit: string;
  record: MeasureRecord;
  grams: number;
  /** The nearest of the sizes that the record has; null where it has none of this unit. */
  measured: number | null;
  /** Why the weight stays as it is; null where the record is its source, or where nobody said anything. */
  reason: string | null;
  /** `source`: the weight names the record; `reviewed`: a reviewer set it beside; `same_record`: it stands behind another unit of the food. */
  by: 'source' | 'reviewed' | 'same_record';
}

/** A weight stands within so many times of what its record tells, to either side. */
const WITHIN = 1.5;

/** Each weight with each record that is known of its food and unit: its own, those of a reviewer, and what a record of another unit tells. */
export function comparedPieces(
  ingredients: readonly IngredientEntry[],
  measures: HouseholdMeasures,
  reviewed: Tables['reviewed-measures'],
): ComparedPiece[] {
  return ingredients.flatMap(({ id, pieces, pieceSources }) => {
    const named = [...new Set(Object.values(pieceSources).filter(isMeasureRecord))];
    return Object.entries(pieces).flatMap(([unit, grams]): ComparedPiece[] => {
      const against = (record: MeasureRecord, by: ComparedPiece['by'], reason: string | null): ComparedPiece => {
        const measured = nearest(measuredGrams(measures, record, unit), grams);
        return { food: id, unit, record, grams, measured, reason, by };
      };
      const reviews = reviewed.filter(({ food, unit: of }) => food === id && of === unit);
      const own = pieceSources[unit];
      const isOfRecord = own !== undefined && isMeasureRecord(own);
      // What stands on a measured weight, on a pack's print or on a reviewer's word is not asked again.
      const others = reviews.length > 0 || pieceSourceOf(pieceSources, unit) !== 'estimate' ? [] : named.filter(tellsUnits);
      return [
        ...(isOfRecord ? [against(own, 'source', null)] : []),
        ...reviews.map(({ record, reason }) => against(record, 'reviewed', reason)),
        ...others.map((record) => against(record, 'same_record', null)).filter(({ measured }) => measured !== null),
      ];
    });
  });
}

export function isWithin({ grams, measured }: Pick<ComparedPiece, 'grams' | 'measured'>): boolean {
  return measured !== null && timesApart(grams, measured) <= WITHIN * (1 + Number.EPSILON);
}

/** How many times the larger is the smaller: 1 where both are the same. */
export function timesApart(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

/** Fineli does not say what its piece is a piece of, so it tells nothing of a unit that nobody named it for. */
function tellsUnits(record: MeasureRecord): boolean {
  return record.startsWith('usda');
}

function nearest(measured: readonly number[], grams: number): number | null {
  return measured.toSorted((a, b) => timesApart(a, grams) - timesApart(b, grams))[0] ?? null;
}
