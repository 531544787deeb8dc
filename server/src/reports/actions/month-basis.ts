import { foodNames } from '@plateprint/shared/ingredients/food-names.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { AverageChange, FiguresAt } from '@plateprint/shared/reports/totals/dashboard.ts';
import type { MonthFigures } from '@plateprint/shared/reports/totals/monthly-history.ts';
import type { Database } from '../../platform/database/database.ts';
import { monthFigures, type Months } from '../dashboard-store.ts';
import { changeOfMonth } from '../month-change.ts';
import { foodsOfMonths } from '../month-foods.ts';
import { atRelease, restatedFoodsOfMonths, restatedMonths } from '../restated-months.ts';

export interface MonthsAt {
  /** The months by the basis that was asked for. */
  figures: ReadonlyMap<Month, MonthFigures>;
  /** How the average changed; two months of different releases of the food data are both brought to that of today. */
  changeFrom: (from: Month, to: Month) => AverageChange | null;
  foodData: FiguresAt;
}

interface MonthsRequest {
  months: Months;
  /** The months whose foods a change is drawn by. */
  compared: readonly Month[];
  basis: FiguresAt['basis'];
  language: Language;
}

/** Months as they were published, or at the food data of today. */
export async function monthsAt(
  { database, foodData }: { database: Database; foodData: FoodData },
  { months, compared, basis, language }: MonthsRequest,
): Promise<MonthsAt> {
  const { version } = foodData;
  const [published, foods, restated] = await Promise.all([
    monthFigures(database, months),
    foodsOfMonths(database, months, compared),
    restatedMonths(database, months, version),
  ]);
  const differs = restated.co2.size > 0;
  const today = new Map(
    [...published].map(([month, figures]) => {
      const co2 = restated.co2.get(month);
      return [month, co2 === undefined ? figures : atRelease(figures, co2, version)] as const;
    }),
  );
  const todaysFoods = differs ? await restatedFoodsOfMonths(database, months, { months: compared, version }) : foods;
  const known = { variety: months.variety, nameOfFood: foodNames(foodData, language) };
  return {
    figures: basis === 'today' ? today : published,
    changeFrom(from, to) {
      const asPublished = changeOfMonth({ ...known, figures: published, foods }, from, to);
      const versions = new Set([from, to].flatMap((month) => published.get(month)?.foodDataVersions ?? []));
      const isRestated = differs && (basis === 'today' || versions.size > 1);
      const atToday = isRestated ? changeOfMonth({ ...known, figures: today, foods: todaysFoods }, from, to) : null;
      if (atToday) return { ...atToday, foodDataVersion: version };
      return asPublished && { ...asPublished, foodDataVersion: null };
    },
    foodData: { basis, today: version, differs, waiting: restated.waiting },
  };
}
