import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { BaseFigure } from './base-factor.ts';

/** A record with less than this share at the farm does not tell the field that the food took. */
const LEAST_FARM_SHARE = 0.1;

/** Some records count the field under processing (starch, yeast): water and land cannot be read off their farm's stage. */
export function tellsItsFarm({ stages }: Pick<BaseFigure, 'stages'>): boolean {
  return stages.agriculture >= LEAST_FARM_SHARE * sumOfStages(stages);
}
