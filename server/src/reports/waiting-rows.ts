import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { boughtGrams } from '@plateprint/shared/reports/bought-line.ts';
import type { ReportDraft } from '@plateprint/shared/reports/report.ts';
import { weighWaiting } from '../mapper/wait-for.ts';
import { isMatched } from './generate/bought-foods.ts';
import type { ReportHome } from './report-reach.ts';

/** The names in a report's purchases that nobody has said anything of: they go into the organization's queue. */
export async function waitingNamesIn(
  foodData: FoodData,
  draft: ReportDraft,
  restaurant: Pick<ReportHome, 'location' | 'organizationLocation'>,
): ReturnType<typeof weighWaiting> {
  const language = draft.currentImportedDataLanguage ?? draft.settings.language;
  const rows = draft.ingredients
    .filter(({ setAside, written }) => !setAside && written.trim() !== '')
    .map((row) => ({
      written: row.written,
      externalId: row.externalId,
      grams: boughtGrams(row, null, language),
      money: row.money,
      waiting: !isMatched(row),
    }));
  // Weighing names opens the index of all foods: not for a report that waits for none.
  if (rows.every(({ waiting }) => !waiting)) return [];
  const location = draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location;
  return weighWaiting(foodData, { language, location, rows });
}
