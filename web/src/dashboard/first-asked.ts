import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { FoodDataBasis } from '@plateprint/shared/reports/model/food-data-basis.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';

interface Asked {
  variety: ReportVariety;
  location: EmissionDatabase;
  foodData: FoodDataBasis;
}

/** What the dashboard asks for where its address says nothing else. */
export const USUALLY_ASKED: Asked = { variety: 'sales', location: 'organization', foodData: 'published' };

export function monthsOf(id: string, { variety, location, foodData }: Asked) {
  return { params: { id }, query: { category: 'restaurant', variety, location, foodData } } as const;
}

export function yearOf(id: string, { variety, location }: Pick<Asked, 'variety' | 'location'>) {
  return { params: { id }, query: { category: 'restaurant', variety, location } } as const;
}
