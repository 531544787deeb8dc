import { scaled } from '../../footprint/uncertainty.ts';
import type { Figure } from '../../footprint/figure.ts';
import type { ReportData } from '../model/report-data.ts';

/** How what was sold makes the portions that an average goes by: a main course is one, smaller dishes are part of one. */
export interface SoldPortions {
  /** Portions sold of dishes with a figure. */
  sold: number;
  /** The same counted by the size of the dish: main courses. */
  mainCourses: number;
  /** Whether both are the same number: nothing smaller than a main course was sold. */
  isSame: boolean;
  /** Grams CO2e per portion sold; null where nothing is known. */
  perSold: Figure | null;
}

export function soldPortions({ lines, portions, co2 }: Pick<ReportData, 'lines' | 'portions' | 'co2'>): SoldPortions {
  const sold = lines.reduce((sum, line) => sum + (line.co2 === null ? 0 : (line.servings ?? 0)), 0);
  return {
    sold,
    mainCourses: portions,
    isSame: Math.round(sold) === Math.round(portions),
    perSold: co2 && sold > 0 ? scaled(co2, 1 / sold) : null,
  };
}
