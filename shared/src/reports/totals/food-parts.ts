import { addedParts, type FoodPart } from '../../footprint/difference/food-part.ts';
import type { CountedLine } from './report-totals.ts';

/** What each food from each supply adds to a report: what its differences from others are drawn by. */
export function foodPartsOf(lines: readonly CountedLine[]): FoodPart[] {
  const parts = lines.flatMap((line) => (line.setAside ? [] : line.parts));
  return addedParts(parts.map(({ group, supply, co2, supplyRange }) => ({ food: group, supply, co2, supplyRange })));
}
