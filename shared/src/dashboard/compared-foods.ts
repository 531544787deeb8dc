import { type CountedSide, differenceOfCounted } from '../footprint/difference/counted-side.ts';
import { addedParts, type FoodPart } from '../footprint/difference/food-part.ts';
import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import type { ReportVariety } from '../reports/model/report-kind.ts';
import type { FoodOfChange } from './comparison.ts';
import { averageOfSums, type ComparedSums, coverageOfSums } from './compared-sums.ts';

/** The foods of some months together, and the versions of the food data that these were made with. */
export interface SpanFoods {
  foods: readonly FoodPart[];
  versions: readonly string[];
}

/** Foods of a span; of those restaurants that have reports of it and of the span before, in either. */
export interface ComparedFoods {
  now: SpanFoods;
  bothNow: SpanFoods;
  bothFormer: SpanFoods;
}

const NONE: SpanFoods = { foods: [], versions: [] };
export const NO_FOODS: ComparedFoods = { now: NONE, bothNow: NONE, bothFormer: NONE };

/** The foods of several places together. */
export function allFoods(each: readonly ComparedFoods[]): ComparedFoods {
  return {
    now: added(each.map(({ now }) => now)),
    bothNow: added(each.map(({ bothNow }) => bothNow)),
    bothFormer: added(each.map(({ bothFormer }) => bothFormer)),
  };
}

function added(each: readonly SpanFoods[]): SpanFoods {
  return {
    foods: addedParts(each.flatMap(({ foods }) => foods)),
    versions: [...new Set(each.flatMap(({ versions }) => versions))],
  };
}

/** One side of a comparison: whose months, what they add up to, and their foods. */
export interface ComparedMonths extends SpanFoods {
  id: string;
  sums: ComparedSums;
}

/** The average of `b` against that of `a`; null where one is unknown or counts too little. */
export function differenceOfMonths(a: ComparedMonths, b: ComparedMonths, variety: ReportVariety): SaidDifference | null {
  return differenceOfCounted(countedSide(a, variety), countedSide(b, variety));
}

/** Foods that are named; the rest stands as one. */
const NAMED = 5;

/**
 * What the foods make of the difference of two averages: what each adds to a portion or a kilogram now, less what it added before. The
 * largest first, all others together last; they sum to the difference. None where nothing may be said of it.
 */
export function foodsOfChange(a: ComparedMonths, b: ComparedMonths, variety: ReportVariety): FoodOfChange[] {
  const difference = differenceOfMonths(a, b, variety)?.co2 ?? null;
  const [former, now] = [countedSide(a, variety), countedSide(b, variety)];
  if (difference === null || former.per === null || now.per === null) return [];
  const byFood = new Map<string, number>();
  for (const [side, sign] of [[now, 1 / now.per] as const, [former, -1 / former.per] as const])
    for (const { food, co2 } of side.foods) byFood.set(food, (byFood.get(food) ?? 0) + co2.value * sign);
  const named = [...byFood]
    .map(([food, co2]) => ({ food, co2 }))
    .toSorted((one, other) => Math.abs(other.co2) - Math.abs(one.co2) || (one.food < other.food ? -1 : 1))
    .slice(0, NAMED);
  const rest = difference.value - named.reduce((sum, { co2 }) => sum + co2, 0);
  return byFood.size > NAMED ? [...named, { food: null, co2: rest }] : named;
}

function countedSide({ id, foods, versions, sums }: ComparedMonths, variety: ReportVariety): CountedSide {
  const per = variety === 'sales' ? sums.portions : sums.weightCovered / 1000;
  return {
    id,
    co2: sums.co2?.value ?? 0,
    per: averageOfSums(sums, variety) === null ? null : per,
    share: coverageOfSums(sums, variety).share ?? 0,
    foods,
    versions,
  };
}
