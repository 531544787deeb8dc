import type { FoodPart } from '../../footprint/difference/food-part.ts';
import type { KnownEnergy } from '../../footprint/per-thousand-kcal.ts';
import type { UnknownOrigin } from '../../ingredients/ingredient-facts.ts';
import type { ReportContribution } from '../model/report-data.ts';
import { addTo } from './added.ts';

/** A food's share of a line, for the whole line: parts of one group are too high or too low together. */
export interface LinePart extends ReportContribution, Pick<FoodPart, 'supply' | 'supplyRange'> {
  energy: KnownEnergy;
}

/** @param unknownOrigin Of figures of the user's own and of a known origin none: they have no error of their supply. */
export function linePart(
  contribution: ReportContribution & Pick<LinePart, 'energy'>,
  unknownOrigin: UnknownOrigin | undefined,
): LinePart {
  const { value } = contribution.co2;
  const supplyRange = { low: value * (unknownOrigin?.low ?? 1), high: value * (unknownOrigin?.high ?? 1) };
  return { ...contribution, supply: unknownOrigin?.place ?? '', supplyRange };
}

/** Parts of one food and one supply as one part. */
export function addedBySupply(parts: Iterable<LinePart>): LinePart[] {
  const byKey = new Map<string, LinePart>();
  for (const part of parts) {
    const key = JSON.stringify([part.group, part.supply]);
    const former = byKey.get(key);
    if (!former) {
      byKey.set(key, { ...part, co2: { ...part.co2 }, supplyRange: { ...part.supplyRange }, energy: { ...part.energy } });
      continue;
    }
    addTo(former, part);
    former.supplyRange.low += part.supplyRange.low;
    former.supplyRange.high += part.supplyRange.high;
    former.energy.kcal += part.energy.kcal;
    former.energy.grams += part.energy.grams;
  }
  return [...byKey.values()];
}
