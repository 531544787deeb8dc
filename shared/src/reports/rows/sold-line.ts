import { SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import { fold } from '../../ingredients/search/fold.ts';
import { mostOfDish } from '../../recipes/footprint/expected-co2.ts';
import { type DishContent, times } from './dish-content.ts';
import type { CountedLine } from '../totals/report-totals.ts';

interface Sold {
  /** As it is shown. */
  name: string;
  rows: number;
  servings: number;
}

/** All rows of one dish as a line of the report. */
export function soldLine(recipeId: string, dish: DishContent, { name, rows, servings }: Sold): CountedLine {
  const factor = servings / dish.portions;
  const amount = (value: number | null): number | null => (value === null ? null : value * factor);
  const { water, land, parts, missing, complete, hasLevel, doubts } = dish;
  return {
    key: recipeId,
    id: recipeId,
    name,
    rows,
    rowsCovered: complete && parts.length > 0 ? rows : 0,
    servings,
    mealSize: dish.mealSize,
    weight: amount(dish.weight),
    weightCovered: dish.weightCovered * factor,
    missing: Math.max(0, missing * factor),
    parts: parts.map((part) => times(part, factor)),
    water: { value: amount(water.value), coverage: water.coverage },
    land: { value: amount(land.value), coverage: land.coverage },
    complete,
    hasLevel,
    ...(doubts.length > 0 && { doubts: [...doubts] }),
    money: null,
    setAside: false,
  };
}

/** Rows of a name without a recipe: they are listed, and in no average. */
export function unknownDishLine(id: string | null, { name, rows, servings }: Sold): CountedLine {
  return {
    key: id ?? nameKey(name),
    id,
    name,
    rows,
    rowsCovered: 0,
    servings,
    mealSize: 1,
    weight: null,
    weightCovered: 0,
    weightExpected: servings * SERVING_GRAMS,
    missing: Math.max(0, mostOfDish(servings * SERVING_GRAMS)),
    parts: [],
    water: { value: null, coverage: 0 },
    land: { value: null, coverage: 0 },
    complete: false,
    hasLevel: false,
    money: null,
    setAside: false,
  };
}

/** The key by which rows that nobody understood are one line: the name, however it is typed. */
export function nameKey(name: string): string {
  return `name:${fold(name).trim().replace(/\s+/g, ' ')}`;
}
