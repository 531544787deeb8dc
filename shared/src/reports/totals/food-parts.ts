import { addedParts, type FoodPart } from '../../footprint/difference/food-part.ts';
import type { CountedLine } from './report-totals.ts';

/** The part of each food from each supply in a report: differences from other reports are drawn by it. */
export function foodPartsOf(lines: readonly CountedLine[]): FoodPart[] {
  const parts = lines.flatMap((line) => (line.setAside ? [] : line.parts));
  return addedParts(parts.map(({ group, supply, co2, supplyRange }) => ({ food: group, supply, co2, supplyRange })));
}
