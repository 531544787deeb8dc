import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { EmissionDatabase, LOCATIONS } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, type Finding } from './findings.ts';

/** Every variation answers everywhere, with its value inside its range, and names no source that may not be shipped. */
export function checkContents(release: FoodDataRelease): Finding[] {
  const foodData = openFoodData(release);
  const sources = new Set(release.sources.map(({ id }) => id));
  const findings: Finding[] = [];
  for (const { variations } of release.ingredients) {
    for (const { id, sources: records } of variations) {
      for (const { source } of records)
        if (!sources.has(source)) findings.push(failure('undescribed source', `${id}: ${source}`));
      for (const location of LOCATIONS) {
        for (const emissionDatabase of EmissionDatabase.options) {
          const query = { variationId: id, categoryId: null, originId: null, organic: false };
          const factor = foodData.facts(query, { location, emissionDatabase })?.factor;
          if (!factor) continue;
          const { value, low, high } = factor.co2e;
          if (!(low <= value && value <= high && value > 0))
            findings.push(failure('range', `${id} in ${location}, ${emissionDatabase}: ${low} ${value} ${high}`));
        }
      }
    }
  }
  return findings;
}
