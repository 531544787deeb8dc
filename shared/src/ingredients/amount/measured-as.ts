import type { Language, UnitSystem } from '../../kernel/language.ts';
import type { FoodMeasures } from '../food-measures.ts';
import { type LinePieceSource, pieceSourceOf } from '../pieces/piece-source.ts';
import type { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { type Measures, toGrams } from '../../units/to-grams.ts';
import { type Unit, UNITS, type WrittenUnit } from '../../units/unit.ts';

/** The amount of a line as it stands. */
export interface LineMeasured {
  amount: number | null;
  unit: Unit;
  pieceGrams?: number | null;
  pieceSource?: LinePieceSource | null;
  measure: KitchenMeasure | null;
}

/** A line measured in this unit: "2 cups" of flour are 254 g. Null where nobody knows the weight of one. */
export function measuredAs(
  amount: number | null,
  unit: WrittenUnit,
  { language, measures }: { language: Language; measures: (Measures & Pick<FoodMeasures, 'pieceSources'>) | null },
): LineMeasured | null {
  const own = UNITS.find((each) => each === unit);
  if (own) return { amount, unit: own, measure: null };
  const one = measures && toGrams({ amount: 1, unit, language }, measures);
  if (!one || one.grams === null || !(one.grams > 0)) return null;
  const { grams, rule } = one;
  return rule.by === 'piece'
    ? {
        amount,
        unit: 'piece',
        pieceGrams: grams,
        pieceSource: pieceSourceOf(measures.pieceSources ?? {}, unit),
        measure: { unit, holds: 1 },
      }
    : {
        amount: amount === null ? null : tidy(amount * grams),
        unit: 'g',
        pieceGrams: null,
        pieceSource: null,
        measure: { unit, holds: tidy(grams) },
      };
}

/** Units of kitchens beyond the nine, in the order of a choice of units. */
const BESIDES: Record<UnitSystem, readonly WrittenUnit[]> = {
  metric: ['ml', 'dl', 'l'],
  imperial: ['cup', 'fl_oz', 'pint', 'quart', 'gallon', 'stick'],
};

/** The units of a kitchen beyond the nine in which this food can be measured. */
export function measuredBesides(units: UnitSystem, measures: Measures | null, language: Language): WrittenUnit[] {
  return BESIDES[units].filter((unit) => measuredAs(1, unit, { language, measures }) !== null);
}

function tidy(grams: number): number {
  return Number(grams.toPrecision(9));
}
