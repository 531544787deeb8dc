import type { InstituteFigure } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import type { WaterAndLand } from '../figures/water-and-land.ts';
import type { PublishedValue } from '../read/published-values.ts';

/** A variation with all that the sources give it; what is still null the category's average fills later. */
export interface Resolved {
  entry: VariationEntry;
  values: PublishedValue[];
  figure: BaseFigure | null;
  institute: InstituteFigure | null;
  waterAndLand: WaterAndLand;
  nutrition: Nutrition | null;
  nutritionSource: string | null;
}
