/** What a portion gives: kcal, and grams of the rest; null where unknown. */
export interface PortionNutrition {
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
} as const satisfies Record<keyof PortionNutrition, { least: number; most: number }>;

export type HealthyMealProblem = 'too_little' | 'too_much' | 'unknown';

/** Which bounds a portion misses, and how; empty for a healthy meal. */
export function healthyMealProblems(portion: PortionNutrition): Partial<Record<keyof PortionNutrition, HealthyMealProblem>> {
  const nutrients = Object.keys(HEALTHY_MEAL) as (keyof PortionNutrition)[];
  const problems = nutrients.map((nutrient) => [nutrient, problemOf(portion[nutrient], HEALTHY_MEAL[nutrient])] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

/** Whether a portion is a healthy meal; false while one of the four is unknown. */
export function isHealthyMeal(portion: PortionNutrition): boolean {
  return Object.keys(healthyMealProblems(portion)).length === 0;
}

function problemOf(value: number | null, { least, most }: { least: number; most: number }): HealthyMealProblem | null {
  if (value === null || Number.isNaN(value)) return 'unknown';
  if (value < least) return 'too_little';
  return value > most ? 'too_much' : null;
}
