import type { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import type { Nutrition } from '../../ingredients/ingredient-facts.ts';
import { coverageOfDish } from '../footprint/coverage-of-dish.ts';
import { NUTRIENTS } from '../footprint/recipe-nutrition.ts';
import type { RecipeFootprint } from '../model/recipe.ts';
import { ENERGY_SOURCE, gridOf, type Grid, kWhPerKg } from '../model/cooking-energy.ts';
import type { Cooking, Served, Waste } from '../model/served.ts';

/** Of 3,386 kitchens in Sweden, Norway, Finland and Germany, 2010 to 2020. */
export const AVERAGE_WASTE = { share: 0.18, source: 'Malefors 2022, SLU' } as const;

type Counted = Pick<
  RecipeFootprint,
  'co2' | 'weight' | 'nutrition' | 'coverage' | 'byYields' | 'co2PerPortion' | 'weightPerPortion'
>;

export interface WeightAsServed {
  by: 'typed' | 'yields';
  /** Grams of all portions, and of one. */
  grams: number;
  perPortion: number;
  /** Of 100 g as served: kcal and grams of what is known. */
  per100g: Nutrition;
}

/** The weight of a dish as served and the content of 100 g of that; null where nobody states it, or too little is weighed to add it up. */
export function weightAsServed(
  { served, portions }: { served?: Served | null | undefined; portions: number },
  footprint: Counted,
): WeightAsServed | null {
  const weight = served?.weight;
  if (!weight || !(portions > 0)) return null;
  const grams = weight.by === 'typed' ? weight.grams : gramsByYields(footprint);
  if (grams === null || !(grams > 0)) return null;
  const perPortion = grams / portions;
  const of100g = (nutrient: (typeof NUTRIENTS)[number]): number | null => {
    const ofPortion = footprint.nutrition[nutrient];
    return ofPortion === null ? null : (ofPortion / perPortion) * 100;
  };
  const per100g = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, of100g(nutrient)])) as unknown as Nutrition;
  return { by: weight.by, grams, perPortion, per100g };
}

function gramsByYields(footprint: Counted): number | null {
  return coverageOfDish(footprint).state === 'too_little' ? null : (footprint.byYields?.grams ?? null);
}

export interface CookingFigure {
  /** Kilowatt-hours of a portion; null where the method has none and nobody measured. */
  kWh: number | null;
  /** Whether somebody measured it; else it is the method's. */
  isMeasured: boolean;
  /** Null where no source tells what a kilowatt-hour emits there. */
  grid: Grid | null;
  /** Grams CO2e of a portion; null as soon as one of the two is not known. */
  co2: number | null;
  source: string | null;
}

export interface WasteFigure {
  share: number;
  /** Grams CO2e of what is thrown away for a portion that is eaten; null where that of the portion is not known. */
  co2: number | null;
  source: string | null;
}

export interface BeyondTheKitchen {
  cooking: CookingFigure | null;
  waste: WasteFigure | null;
  /** Grams CO2e of a portion with those of the two that are stated; null as soon as one of them is not known. */
  total: Figure | null;
  boundary: 'with_cooking' | 'with_waste' | 'with_cooking_and_waste';
}

/**
 * Cooking and waste, beyond the kitchen door and beside the ingredients; null where neither is stated. Level, benchmark,
 * rankings and targets never use it.
 */
export function beyondTheKitchen(
  { served, portions, place }: { served?: Served | null | undefined; portions: number; place: string },
  footprint: Counted,
): BeyondTheKitchen | null {
  if (!served || (served.cooking === null && served.waste === null) || !(portions > 0)) return null;
  const ingredients = coverageOfDish(footprint).state === 'too_little' ? null : footprint.co2PerPortion;
  const cooking = served.cooking && cookingFigure(served.cooking, { portions, place, footprint });
  const cooked = ingredients && plus(ingredients, cooking === null ? 0 : cooking.co2);
  const waste = served.waste && wasteFigure(served.waste, cooked);
  const boundary = cooking && waste ? 'with_cooking_and_waste' : cooking ? 'with_cooking' : 'with_waste';
  return { cooking, waste, total: cooked && (waste ? scaled(cooked, 1 / (1 - waste.share)) : cooked), boundary };
}

function cookingFigure(
  { method, kWh: measured }: Cooking,
  { portions, place, footprint }: { portions: number; place: string; footprint: Counted },
): CookingFigure {
  const perKg = kWhPerKg(method);
  const whole = measured ?? (perKg === null ? null : (perKg * footprint.weight) / 1000);
  const grid = gridOf(place);
  const kWh = whole === null ? null : whole / portions;
  const isMeasured = measured !== null;
  const co2 = grid === null || kWh === null ? null : kWh * grid.gramsPerKwh;
  return { kWh, isMeasured, grid, co2, source: isMeasured || perKg === null ? null : ENERGY_SOURCE };
}

/** For each portion eaten, as much more is bought and cooked as is thrown away of what is served. */
function wasteFigure(waste: Waste, cooked: Figure | null): WasteFigure {
  const share = waste.by === 'typed' ? waste.share : AVERAGE_WASTE.share;
  const source = waste.by === 'typed' ? null : AVERAGE_WASTE.source;
  return { share, co2: cooked && (cooked.value * share) / (1 - share), source };
}

/** A figure with a sure amount more; null where that is not known. */
function plus({ value, low, high }: Figure, more: number | null): Figure | null {
  return more === null ? null : { value: value + more, low: low + more, high: high + more };
}
