import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import { mainPartNamed } from '@plateprint/shared/recipes/expected/main-part-words.ts';
import { purchaseMonth } from '@plateprint/shared/reports/model/purchase-month.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { boughtLine } from '@plateprint/shared/reports/rows/bought-line.ts';
import { type RowOfKind, withExpected } from '@plateprint/shared/reports/rows/expected-rows.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { foodPartsOf } from '@plateprint/shared/reports/totals/food-parts.ts';
import { mergedLines } from '@plateprint/shared/reports/totals/merged-lines.ts';
import { reportTotals } from '@plateprint/shared/reports/totals/report-totals.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import { boughtFoods, type Counted, isMatched, refuseUnknownFoods } from './bought-foods.ts';
import type { Generated, Generation } from './generated.ts';
import { procurementEvidence } from './procurement-evidence.ts';

/** Food bought for a restaurant, or for a whole organization. */
export async function generateProcurement(generation: Generation): Promise<Generated> {
  const { foodData, draft, restaurant, progress } = generation;
  const rows = draft.ingredients;
  refuseUnknownFoods(foodData, rows);
  const { language } = draft.settings;
  const written = draft.currentImportedDataLanguage ?? language;
  const eaten = draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location;
  const totals = {} as Record<EmissionDatabase, Totalled>;
  const foods = {} as Record<EmissionDatabase, FoodPart[]>;
  let evidence: Generated['evidence'] | null = null;
  for (const [nth, emissionDatabase] of EMISSION_DATABASES.entries()) {
    const foodOf = boughtFoods(foodData, {
      location: supplyLocation(eaten),
      emissionDatabase,
      language,
      month: purchaseMonth(draft),
    });
    const lines: RowOfKind[] = [];
    const counted: Counted[] = [];
    for (const row of rows) {
      const food = foodOf(row);
      const grams = boughtGrams(row, food?.facts ?? null, written);
      const kind = food?.facts.categoryId ?? row.categoryId ?? mainPartNamed(row.written);
      lines.push({ line: boughtLine(row, food, grams), kind, most: food?.facts.factor?.co2e.high ?? null });
      counted.push({ row, food, grams });
      await progress.step('calculating', lines.length + nth * rows.length, rows.length * EMISSION_DATABASES.length);
    }
    if (nth === 0) refuseUnits(counted);
    const data = reportTotals(mergedLines(withExpected(lines)), {
      foodDataVersion: foodData.version,
      numberOfGuests: null,
      levelsBy: 'kilograms',
    });
    totals[emissionDatabase] = { data, changeFirst: changeFirst('food', data) };
    foods[emissionDatabase] = foodPartsOf(lines.map(({ line }) => line));
    if (emissionDatabase === draft.location) evidence = procurementEvidence({ counted, emissionDatabase, draft, foodData });
  }
  return {
    totals,
    foods,
    evidence: evidence as Generated['evidence'],
    restaurants: [],
    unmatchedRows: rows.filter((row) => !row.setAside && !isMatched(row)).length,
  };
}

/**
 * Nobody may be able to say what the cases of a supplier's file weigh: such a row stays in the report, not covered, and the
 * coverage tells it.
 * @throws unit_not_taken naming the typed rows of known foods whose unit says no weight: a case, or litres of something without a density
 */
function refuseUnits(counted: readonly Counted[]): void {
  const problems = counted.flatMap(({ row, food, grams }, place): FieldProblem[] =>
    food === null || grams !== null || row.setAside || row.from !== null
      ? []
      : [
          {
            path: `ingredients.${place}.unit`,
            code: 'unit_not_taken',
            message: 'Nobody knows what this weighs: give its grams.',
          },
        ],
  );
  if (problems.length > 0) throw new AppError('unit_not_taken', problems.slice(0, 50));
}
