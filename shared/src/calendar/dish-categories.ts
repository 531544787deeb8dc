import { chosenMealSize } from '../recipes/model/meal-size.ts';
import type { RecipeSummary } from '../recipes/model/recipe.ts';

export type DishOfKitchen = Pick<RecipeSummary, 'category' | 'weightPerPortion'>;

export interface DishCategory {
  /** As the kitchen writes it; empty for dishes without one. */
  name: string;
  dishes: number;
  /** Whether its dishes are mostly served by themselves: sides, starters and cakes weigh less. True where no weight is known. */
  isMain: boolean;
}

/** The least share of a main course that a dish served by itself is (`meal-size.ts`). */
const BY_ITSELF = 0.5;

export const categoryOf = ({ category }: Pick<DishOfKitchen, 'category'>): string => category.trim();

/** The categories of a kitchen's dishes, those with most dishes first. */
export function dishCategories(dishes: readonly DishOfKitchen[]): DishCategory[] {
  return [...Map.groupBy(dishes, categoryOf)]
    .map(([name, all]) => ({ name, dishes: all.length, isMain: isServedAlone(all) }))
    .toSorted((one, other) => Number(one.name === '') - Number(other.name === '') || other.dishes - one.dishes);
}

/** By the middle of its portions: a heavy cake among light ones is still no lunch. */
function isServedAlone(dishes: readonly DishOfKitchen[]): boolean {
  const weights = dishes.flatMap(({ weightPerPortion }) => (weightPerPortion > 0 ? [weightPerPortion] : []));
  const middle = weights.toSorted((one, other) => one - other)[Math.floor(weights.length / 2)];
  return middle === undefined || chosenMealSize(0, middle) >= BY_ITSELF;
}
