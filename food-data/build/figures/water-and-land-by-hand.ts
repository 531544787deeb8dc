import type { IngredientEntry, Tables, VariationEntry } from '../crosswalk/crosswalk.ts';
import type { WaterAndLand } from './water-and-land.ts';

/**
 * Water and land of a class that the sources count on scales too different to stand side by side, or not at all: the first
 * rule of `water-and-land.json` that names the variation, marked as a class figure. Null: no rule names it.
 */
export function figuresByHand(
  rules: Tables['water-and-land'],
  { id, category, originClass }: Pick<IngredientEntry, 'id' | 'category' | 'originClass'>,
  { state }: Pick<VariationEntry, 'state'>,
): WaterAndLand | null {
  const rule = rules.find(
    ({ ingredients, categories, originClasses, states }) =>
      (ingredients?.includes(id) ?? true) &&
      (categories?.includes(category) ?? true) &&
      (originClasses?.includes(originClass) ?? true) &&
      (states?.includes(state) ?? true),
  );
  return rule ? { water: { value: rule.water, source: 'class' }, land: { value: rule.land, source: 'class' } } : null;
}
