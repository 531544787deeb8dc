import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { type ReportKitchen, reportKitchen } from '@plateprint/shared/reports/rows/dish-content.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { ReportToMake } from './generated.ts';
import type { SoldDishes, SoldRecipe } from './sold-dishes.ts';

/** Where a restaurant's own dishes are eaten, and where those of the organization's library are. */
interface Kitchens {
  own: ReportKitchen;
  library: ReportKitchen;
}

export function kitchensOf(
  { foodData, restaurant, bags }: Pick<ReportToMake, 'restaurant'> & Pick<SoldDishes, 'bags'> & { foodData: FoodData },
  emissionDatabase: EmissionDatabase,
): Kitchens {
  const here = supplyLocation(restaurant.location);
  const there = supplyLocation(restaurant.organizationLocation);
  const own = reportKitchen({ foodData, bags, place: { location: here, emissionDatabase } });
  const library = here === there ? own : reportKitchen({ foodData, bags, place: { location: there, emissionDatabase } });
  return { own, library };
}

export function kitchenOf({ own, library }: Kitchens, { draft }: SoldRecipe): ReportKitchen {
  return draft.libraryScope === 'organization' ? library : own;
}
