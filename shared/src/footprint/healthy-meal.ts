/** The nutrition of a portion: kcal, and grams of the rest; null where unknown. */
export interface PortionNutrition extends Nutrients {
  /** The share of the portion's weight that this is known of, 0–1. */
  coverage: number;
}

interface Nutrients {
  energyKcal: number | null;
  saturatedFat: number | null;
  sugar: number | null;
  protein: number | null;
}

/** Bounds of a healthy meal per portion, both included; kcal, and grams of the rest (specification, point 9). */
export const HEALTHY_MEAL = {
  energyKcal: { least: 450, most: 700 },
  saturatedFat: { least: 0, most: 7.5 },
  sugar: { least: 0, most: 15 },
  protein: { least: 15, most: Number.POSITIVE_INFINITY },
} as const satisfies Record<keyof Nutrients, { least: number; most: number }>;

export type HealthyMealProblem = 'too_little' | 'too_much' | 'unknown';

/** So much of the weight known is the whole: a pinch without figures turns no verdict. */
const NEARLY_WHOLE = 0.95;

/**
 * Which bounds a portion misses, and how; empty for a healthy meal. Where only a part of the portion is known, what is too
 * much stays too much, and what else could still be added to is unknown.
 */
export function healthyMealProblems(portion: PortionNutrition): Partial<Record<keyof Nutrients, HealthyMealProblem>> {
  const nutrients = Object.keys(HEALTHY_MEAL) as (keyof Nutrients)[];
  const problems = nutrients.map((nutrient) => {
    const bounds = HEALTHY_MEAL[nutrient];
    const problem = problemOf(portion[nutrient], bounds);
    return [nutrient, portion.coverage >= NEARLY_WHOLE ? problem : ofAPart(problem, bounds)] as const;
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** Whether a portion is a healthy meal; false while one of the four is unknown. */
export function isHealthyMeal(portion: PortionNutrition): boolean {
  return Object.keys(healthyMealProblems(portion)).length === 0;
}

function ofAPart(problem: HealthyMealProblem | null, { most }: { most: number }): HealthyMealProblem | null {
  if (problem === 'too_much') return problem;
  return problem === null && most === Number.POSITIVE_INFINITY ? null : 'unknown';
}

function problemOf(value: number | null, { least, most }: { least: number; most: number }): HealthyMealProblem | null {
  if (value === null || Number.isNaN(value)) return 'unknown';
  if (value < least) return 'too_little';
  return value > most ? 'too_much' : null;
}
