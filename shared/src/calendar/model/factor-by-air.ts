import type { FactsPlace } from '../../ingredients/facts.ts';
import type { FoodData } from '../../ingredients/food-data.ts';
import type { FactsQuery } from '../../ingredients/ingredient-facts.ts';
import type { FoodByAir } from './food-season.ts';

/** The state of food that was flown, and the one that it is held against: the fresh food, as it usually comes. */
const [FLOWN, USUAL] = ['air', 'raw'];

/** kg CO2e per kg of a food that its recipe names as flown, beside what it usually is over a year; null where it is not, or one of the two is not known. */
export function factorByAir(
  foodData: Pick<FoodData, 'variation' | 'facts'>,
  query: FactsQuery,
  place: Omit<FactsPlace, 'month'>,
): Pick<FoodByAir, 'perKg' | 'usually'> | null {
  const known = query.variationId === null ? null : foodData.variation(query.variationId);
  const usual = known?.ingredient.variations.find(({ stateId }) => stateId === USUAL);
  if (known?.variation.stateId !== FLOWN || !usual) return null;
  const perKg = foodData.facts(query, place)?.factor?.co2e.value;
  const usually = foodData.facts({ ...query, variationId: usual.id, originId: null }, place)?.factor?.co2e.value;
  return perKg === undefined || usually === undefined ? null : { perKg, usually };
}
