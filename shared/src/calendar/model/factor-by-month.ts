import { ownValue } from '../../kernel/own-value.ts';
import type { FactsPlace } from '../../ingredients/facts.ts';
import type { FoodData } from '../../ingredients/food-data.ts';
import type { FactsQuery } from '../../ingredients/ingredient-facts.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** kg CO2e per kg of a food in each month, January first; null where the month changes nothing or the food data do not say it. */
export function factorByMonth(
  foodData: Pick<FoodData, 'release' | 'variation' | 'facts'>,
  query: FactsQuery,
  place: Omit<FactsPlace, 'month'>,
): number[] | null {
  const known = query.variationId === null ? null : foodData.variation(query.variationId);
  if (!known || !ownValue(foodData.release.originClasses, known.variation.originClass)?.months) return null;
  const figures = MONTHS.flatMap((month) => foodData.facts(query, { ...place, month })?.factor?.co2e.value ?? []);
  return figures.length === MONTHS.length && new Set(figures).size > 1 ? figures : null;
}
