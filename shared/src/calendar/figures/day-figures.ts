import { CARBON_LEVELS, type CarbonLevel } from '../../footprint/carbon-level.ts';
import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { isHealthyMeal } from '../../footprint/healthy-meal.ts';
import { ALLERGENS, type Allergen } from '../../ingredients/allergen.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import { expectedGuests } from './day-weights.ts';
import { expectedServings } from './expected-servings.ts';

/** A dish on a day. `dish` is null where its recipe is gone or not yet known. */
export interface DishOfDay {
  recipeId: string;
  dish: PlanDish | null;
  popularity: number;
  servings: number | null;
}

/** A sum over servings whose parts may be unknown: the mean is `sum ÷ known`, and `known` of `all` is what it speaks of. */
export interface Weighed {
  sum: number;
  known: number;
}

interface WeighedFigure {
  value: number;
  low: number;
  high: number;
  known: number;
}

/** The figures of a day, in a form that adds up over days: weights are the guests, or 1 for each day where they are not known of all. */
export interface DayFigures {
  dishes: number;
  weight: number;
  /** Grams CO2e of a guest times the weight, and the weight that is known. */
  co2: WeighedFigure;
  /** The same without land-use change, of the dishes whose split is known. */
  without: WeighedFigure;
  /** Dishes by level; those without one are missing. */
  levels: Record<CarbonLevel, number>;
  salt: Weighed;
  energyKcal: Weighed;
  saturatedFat: Weighed;
  protein: Weighed;
  fibre: Weighed;
  /** Expected share of healthy meals. */
  healthy: Weighed;
  /** Vegetarian and vegan dishes offered, and what guests are expected to take of them, of the dishes whose kind is known. */
  plantOffered: Weighed;
  plantExpected: Weighed;
  /** Guests as they are expected; null while nobody says how many come. */
  guests: number | null;
  /** Servings of each dish of the day, in its order; null while nobody says how many guests come. */
  servings: (number | null)[];
  vegan: 'yes' | 'no' | 'unknown';
  /** Allergens for which no dish of the day is known to be without. */
  withoutChoice: Allergen[];
}

/**
 * @param guests Of the whole day; null when not known.
 * @param among What the day weighs among others; as many as come for a day by itself.
 */
export function dayFigures(dishes: readonly DishOfDay[], guests: number | null, among?: number): DayFigures {
  const expected = expectedServings(dishes, guests);
  const come = expectedGuests(dishes, guests);
  const weight = dishes.length === 0 ? 0 : (among ?? come ?? 1);
  const shares = dishes.map(({ dish }, index) => ({ dish, share: expected[index]?.share ?? 0 }));
  const mean = (amount: (dish: PlanDish) => number | null): Weighed => weighed(shares, weight, amount);
  return {
    dishes: dishes.length,
    weight,
    co2: co2Of(shares, weight, ({ co2PerPortion }) => co2PerPortion),
    without: co2Of(shares, weight, (dish) => dish.co2PerPortionWithoutLandUseChange),
    levels: levelsOf(dishes),
    salt: mean(({ nutrition }) => known(nutrition.salt, nutrition.coverage)),
    energyKcal: mean(({ nutrition }) => known(nutrition.energyKcal, nutrition.coverage)),
    saturatedFat: mean(({ nutrition }) => known(nutrition.saturatedFat, nutrition.coverage)),
    protein: mean(({ nutrition }) => known(nutrition.protein, nutrition.coverage)),
    fibre: mean(({ nutrition }) => known(nutrition.fibre ?? null, nutrition.coverage)),
    healthy: mean(({ nutrition }) =>
      coverageState(nutrition.coverage) === 'too_little' ? null : Number(isHealthyMeal(nutrition)),
    ),
    plantOffered: weighed(
      shares.map(({ dish }) => ({ dish, share: 1 })),
      1,
      isPlant,
    ),
    plantExpected: mean(isPlant),
    guests: come,
    servings: expected.map(({ servings }) => servings),
    vegan: veganOf(dishes),
    withoutChoice: ALLERGENS.filter((allergen) => !dishes.some(({ dish }) => dish !== null && isWithout(dish, allergen))),
  };
}

/** An amount that most of the portion is known of; less would pass for the whole. */
function known(amount: number | null, coverage: number): number | null {
  return coverageState(coverage) === 'too_little' ? null : amount;
}

function isPlant({ diet }: PlanDish): number | null {
  return diet === null ? null : Number(diet === 'vegan' || diet === 'vegetarian');
}

interface Shared {
  dish: PlanDish | null;
  share: number;
}

function weighed(shares: readonly Shared[], weight: number, amount: (dish: PlanDish) => number | null): Weighed {
  let [sum, knownOf] = [0, 0];
  for (const { dish, share } of shares) {
    const of = dish && amount(dish);
    if (of === null) continue;
    sum += of * share * weight;
    knownOf += share * weight;
  }
  return { sum, known: knownOf };
}

/** Dishes share their foods, and with them their errors: the ends of the ranges are weighed like the values, which narrows nothing. */
function co2Of(shares: readonly Shared[], weight: number, of: (dish: PlanDish) => Figure | null): WeighedFigure {
  const sums = { value: 0, low: 0, high: 0, known: 0 };
  for (const { dish, share } of shares) {
    const co2 = dish !== null && dish.coverageState !== 'too_little' ? of(dish) : null;
    if (co2 === null) continue;
    sums.value += co2.value * share * weight;
    sums.low += co2.low * share * weight;
    sums.high += co2.high * share * weight;
    sums.known += share * weight;
  }
  return sums;
}

function levelsOf(dishes: readonly DishOfDay[]): Record<CarbonLevel, number> {
  const levels = Object.fromEntries(CARBON_LEVELS.map((level) => [level, 0])) as Record<CarbonLevel, number>;
  for (const { dish } of dishes) if (dish?.level) levels[dish.level] += 1;
  return levels;
}

function veganOf(dishes: readonly DishOfDay[]): DayFigures['vegan'] {
  if (dishes.some(({ dish }) => dish?.diet === 'vegan')) return 'yes';
  return dishes.some(({ dish }) => dish === null || dish.diet === null) ? 'unknown' : 'no';
}

/** Whether a dish is known to be without an allergen among its ingredients. */
export function isWithout({ allergens: { contains, mayContain, unknown } }: PlanDish, allergen: Allergen): boolean {
  return ![contains, mayContain, unknown].some((list) => list.includes(allergen));
}

/** Grams CO2e of a guest over days, with how much of the expected servings they speak of; no figure where that is too little. */
export interface GuestFootprint {
  co2: Figure | null;
  /** The same without land-use change; null unless the split of every dish that counts is known. */
  co2WithoutLandUseChange: Figure | null;
  share: number;
  state: CoverageState;
}

/** Shares of dishes add up to one but for the last digits. */
const ALL_BUT_ROUNDING = 1 - 1e-9;

export function guestFootprint(days: readonly DayFigures[]): GuestFootprint {
  const weight = sumOf(days, (day) => day.weight);
  const knownOf = sumOf(days, (day) => day.co2.known);
  const share = weight === 0 ? 0 : Math.min(1, knownOf / weight);
  const state = coverageState(weight === 0 ? null : share);
  if (state === 'too_little' || knownOf === 0) return { co2: null, co2WithoutLandUseChange: null, share, state };
  const mean = (which: 'co2' | 'without'): Figure => {
    const of = (end: 'value' | 'low' | 'high'): number => sumOf(days, (day) => day[which][end]) / knownOf;
    return { value: of('value'), low: of('low'), high: of('high') };
  };
  const isSplit = sumOf(days, (day) => day.without.known) >= knownOf * ALL_BUT_ROUNDING;
  return { co2: mean('co2'), co2WithoutLandUseChange: isSplit ? mean('without') : null, share, state };
}

export type NutrientOfDay = 'salt' | 'energyKcal' | 'saturatedFat' | 'protein' | 'fibre';
type Mean = NutrientOfDay | 'healthy' | 'plantOffered' | 'plantExpected';

/** A mean over days; null where too little of it is known to be said. */
export function meanOfDays(days: readonly DayFigures[], of: Mean): number | null {
  if (coverageState(shareOfDays(days, of)) === 'too_little') return null;
  return sumOf(days, (day) => day[of].sum) / sumOf(days, (day) => day[of].known);
}

/** The share of the expected servings (of the dishes, for what is offered) that a mean over days speaks of, 0–1. */
export function shareOfDays(days: readonly DayFigures[], of: Mean): number {
  const all = sumOf(days, (day) => (of === 'plantOffered' ? day.dishes : day.weight));
  return all === 0 ? 0 : Math.min(1, sumOf(days, (day) => day[of].known) / all);
}

export function levelsOfDays(days: readonly DayFigures[]): Record<CarbonLevel, number> {
  return Object.fromEntries(CARBON_LEVELS.map((level) => [level, sumOf(days, ({ levels }) => levels[level])])) as Record<
    CarbonLevel,
    number
  >;
}

function sumOf(days: readonly DayFigures[], of: (day: DayFigures) => number): number {
  return days.reduce((sum, day) => sum + of(day), 0);
}
