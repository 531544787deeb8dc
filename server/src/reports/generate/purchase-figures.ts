import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import { mainPartNamed } from '@plateprint/shared/recipes/expected/main-part-words.ts';
import { purchaseMonth } from '@plateprint/shared/reports/model/purchase-month.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { boughtLine } from '@plateprint/shared/reports/rows/bought-line.ts';
import { hasSeveralCurrencies } from '@plateprint/shared/reports/rows/money-of-one-currency.ts';
import { type RowOfKind, withExpected } from '@plateprint/shared/reports/rows/expected-rows.ts';
import { changeFirst } from '@plateprint/shared/reports/totals/change-first.ts';
import { foodPartsOf } from '@plateprint/shared/reports/totals/food-parts.ts';
import { mergedLines } from '@plateprint/shared/reports/totals/merged-lines.ts';
import { reportTotals } from '@plateprint/shared/reports/totals/report-totals.ts';
import { EMISSION_DATABASES, type Totalled } from '../store/total-store.ts';
import { boughtFoods, type Counted, isMatched, refuseUnknownFoods } from './bought-foods.ts';
import type { ReportFigures, ReportToMake } from './generated.ts';
import { procurementEvidence } from './procurement-evidence.ts';

/** Food bought for a restaurant, or for a whole organization. @param counted is called for each row by each emission database */
export function purchaseFigures(
  foodData: FoodData,
  { draft, restaurant }: Pick<ReportToMake, 'draft' | 'restaurant'>,
  counted: () => void,
): ReportFigures {
  refuseUnknownFoods(foodData, draft.ingredients);
  const totals = {} as Record<EmissionDatabase, Totalled>;
  const foods = {} as Record<EmissionDatabase, FoodPart[]>;
  const crosses = hasSeveralCurrencies(draft, restaurant);
  let evidence: ReportFigures['evidence'] | null = null;
  for (const emissionDatabase of EMISSION_DATABASES) {
    const rows = countedRows({ foodData, draft, restaurant, emissionDatabase }, counted);
    if (emissionDatabase === EMISSION_DATABASES[0]) refuseUnits(rows);
    const lines = rows.map((row) => lineOfRow(row, crosses));
    const data = reportTotals(mergedLines(withExpected(lines)), {
      foodDataVersion: foodData.version,
      numberOfGuests: null,
      levelsBy: 'kilograms',
    });
    totals[emissionDatabase] = { data, changeFirst: changeFirst('food', data) };
    foods[emissionDatabase] = foodPartsOf(lines.map(({ line }) => line));
    if (emissionDatabase === draft.emissionDatabase)
      evidence = procurementEvidence({ counted: rows, emissionDatabase, draft, foodData });
  }
  return {
    totals,
    foods,
    evidence: evidence as ReportFigures['evidence'],
    restaurants: [],
    unmatchedRows: draft.ingredients.filter((row) => !row.setAside && !isMatched(row)).length,
  };
}

interface Shopping extends Pick<ReportToMake, 'draft' | 'restaurant'> {
  foodData: FoodData;
  emissionDatabase: EmissionDatabase;
}

function countedRows({ foodData, draft, restaurant, emissionDatabase }: Shopping, counted: () => void): Counted[] {
  const { language } = draft.settings;
  const written = draft.currentImportedDataLanguage ?? language;
  const eaten = draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location;
  const location = supplyLocation(eaten);
  const foodOf = boughtFoods(foodData, { location, emissionDatabase, language, month: purchaseMonth(draft) });
  return draft.ingredients.map((row) => {
    counted();
    const food = foodOf(row);
    return { row, food, grams: boughtGrams(row, food?.facts ?? null, written) };
  });
}

/** @param crosses whether the report's money is in several currencies: then none of it is added up */
function lineOfRow({ row, food, grams }: Counted, crosses: boolean): RowOfKind {
  const kind = food?.facts.categoryId ?? row.categoryId ?? mainPartNamed(row.written);
  return {
    line: boughtLine(crosses ? { ...row, money: null } : row, food, grams),
    kind,
    most: food?.facts.factor?.co2e.high ?? null,
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
