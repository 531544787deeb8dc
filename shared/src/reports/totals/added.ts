import type { Figure } from '../../footprint/figure.ts';
import type { ReportContribution, Resource } from '../model/report-data.ts';

/** Exact enough for any order: sorted by size first, so that rows in another order give the same sum to the bit. */
export function sum(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);
}

/** What a share is of: a total with what was sent back counted as none. Of the rest alone a share would be larger than all of it. */
export function wholeOf(total: number, things: readonly { co2: Figure | null }[]): number {
  return total - sum(things.map(({ co2 }) => Math.min(0, co2?.value ?? 0)));
}

/** What the share of a food is of: all foods, but for those of which more came back than was bought. */
export function wholeOfFoods(foods: readonly { co2: Figure }[]): number {
  return sum(foods.map(({ co2 }) => Math.max(0, co2.value)));
}

/** The sum of each food: parts of one group are too high or too low together, so their lows and highs add up as they are. */
export function addedByFood(parts: Iterable<ReportContribution>): ReportContribution[] {
  const byGroup = new Map<string, ReportContribution>();
  for (const part of parts) {
    const former = byGroup.get(part.group);
    if (former) addTo(former, part);
    else byGroup.set(part.group, { ...part, co2: { ...part.co2 } });
  }
  return [...byGroup.values()];
}

/** Adds a part to another of its food, lows and highs as they are; without land-use change only where both are known. */
export function addTo(former: ReportContribution, { weight, co2, co2WithoutLandUseChange: without }: ReportContribution): void {
  former.weight += weight;
  former.co2 = sumOf(former.co2, co2);
  const known = former.co2WithoutLandUseChange;
  former.co2WithoutLandUseChange = known && without && sumOf(known, without);
}

function sumOf(a: Figure, b: Figure): Figure {
  return { value: a.value + b.value, low: a.low + b.low, high: a.high + b.high };
}

/** Figures added as they are; null as soon as one is unknown, or when there is none. */
export function addedKnown(figures: readonly (Figure | null)[]): Figure | null {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0 || known.length < figures.length) return null;
  return {
    value: sum(known.map(({ value }) => value)),
    low: sum(known.map(({ low }) => low)),
    high: sum(known.map(({ high }) => high)),
  };
}

/** Water or land of several things, with the share of their whole weight (grams) that it speaks of. */
export function addedResource<T>(things: readonly T[], of: (thing: T) => Resource, weightOf: (thing: T) => number): Resource {
  const known = things.filter((thing) => of(thing).value !== null);
  const weight = sum(things.map(weightOf));
  return {
    value: known.length === 0 ? null : sum(known.map((thing) => of(thing).value ?? 0)),
    // Returns that nothing is known of make the whole smaller, and no share larger than all of it.
    coverage: weight > 0 ? Math.min(1, sum(known.map((thing) => weightOf(thing) * of(thing).coverage)) / weight) : 0,
  };
}
