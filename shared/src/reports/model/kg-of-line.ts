import { kgPerServing } from '../../footprint/carbon-level.ts';
import type { ReportLine } from './report-data.ts';

/** kg CO2e of 400 g of a line, the number that its level is read from; null where too little of it counts for one. */
export function kgOfLine({ co2, weightCovered, level, enoughCounted }: ReportLine): number | null {
  return level === null && !enoughCounted ? null : kgPerServing(co2?.value ?? null, weightCovered);
}
