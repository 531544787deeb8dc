import type { ReportContribution, Resource } from '../model/report-data.ts';

/** Exact enough for any order: sorted by size first, so that rows in another order give the same sum to the bit. */
export function sum(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);
}

/** What each food adds: parts of one group are too high or too low together, so their lows and highs add up as they are. */
export function addedByFood(parts: Iterable<ReportContribution>): ReportContribution[] {
  const byGroup = new Map<string, ReportContribution>();
  for (const { group, name, weight, co2 } of parts) {
    const former = byGroup.get(group);
    if (!former) {
      byGroup.set(group, { group, name, weight, co2: { ...co2 } });
      continue;
    }
    former.weight += weight;
    former.co2.value += co2.value;
    former.co2.low += co2.low;
    former.co2.high += co2.high;
  }
  return [...byGroup.values()];
}

/** Water or land of several things, with the share of their whole weight (grams) that it speaks of. */
export function addedResource<T>(things: readonly T[], of: (thing: T) => Resource, weightOf: (thing: T) => number): Resource {
  const known = things.filter((thing) => of(thing).value !== null);
  const weight = sum(things.map(weightOf));
  return {
    value: known.length === 0 ? null : sum(known.map((thing) => of(thing).value ?? 0)),
    coverage: weight > 0 ? sum(known.map((thing) => weightOf(thing) * of(thing).coverage)) / weight : 0,
  };
}
