import type { Diet } from '../../ingredients/allergen.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** Months of the kind's mean that stand beside what was sold: one good month alone makes no favourite. */
const KIND_MONTHS = 1;

type Sold = Pick<PlanDish, 'id' | 'diet' | 'sold'>;

/**
 * How much each dish is chosen, as servings of a month: what was sold, drawn towards the mean of its kind (vegan, vegetarian,
 * fish, meat) among the dishes of the plan. A dish that was never sold has that mean; where nothing was sold all are 1.
 */
export function popularities(dishes: readonly Sold[]): Map<string, number> {
  const all = meanMonth(dishes) ?? 1;
  const ofKind = new Map<Diet | null, number>();
  for (const [diet, kind] of Map.groupBy(dishes, (dish) => dish.diet)) ofKind.set(diet, meanMonth(kind) ?? all);
  return new Map(
    dishes.map(({ id, diet, sold }) => {
      const kind = ofKind.get(diet) ?? all;
      const { servings, months } = sold ?? { servings: 0, months: 0 };
      return [id, (servings + kind * KIND_MONTHS) / (months + KIND_MONTHS)];
    }),
  );
}

/** Null where none was sold. */
function meanMonth(dishes: readonly Sold[]): number | null {
  const sold = dishes.flatMap((dish) => (dish.sold && dish.sold.months > 0 ? [dish.sold.servings / dish.sold.months] : []));
  const sum = sold.reduce((total, each) => total + each, 0);
  return sum > 0 ? sum / sold.length : null;
}
