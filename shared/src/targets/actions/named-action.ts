import type { FoodData } from '../../ingredients/food-data.ts';
import { ingredientName } from '../../ingredients/name-in.ts';
import type { Language } from '../../kernel/language.ts';
import type { PlannedAction } from './target-action.ts';

interface Reader {
  foodData: Pick<FoodData, 'variation'>;
  language: Language;
  /** What the dishes that are still there are called by now. */
  dishes: ReadonlyMap<string, string>;
}

/** An action as its reader calls its dish and its foods; what is no longer there keeps the words that it was kept with. */
export function namedAction<A extends Pick<PlannedAction, 'dish' | 'from' | 'to' | 'foods'>>(
  action: A,
  { foodData, language, dishes }: Reader,
): A {
  const nameOf = (food: string | null, kept: string | null): string | null => {
    const known = food === null ? null : foodData.variation(food);
    return known ? ingredientName(known.ingredient, language) : kept;
  };
  const { dish, foods } = action;
  return {
    ...action,
    dish: dish && { ...dish, name: dishes.get(dish.id) ?? dish.name },
    from: nameOf(foods.from, action.from),
    to: nameOf(foods.to, action.to),
  };
}
