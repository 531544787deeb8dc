import type { FoodData } from '../../ingredients/food-data.ts';
import { ingredientName } from '../../ingredients/name-in.ts';
import type { Language } from '../../kernel/language.ts';
import type { PlannedAction } from './target-action.ts';

interface Reader {
  foodData: Pick<FoodData, 'variation'>;
  language: Language;
  /** The present name of its dish; null where it is gone. */
  dishName: string | null;
}

/** A dish of one kitchen, where several are looked at. */
export function dishOfKitchen(dish: string, kitchen: string): string {
  return `${dish} (${kitchen})`;
}

/** An action as its reader calls its dish and its foods; what is no longer there keeps the words that it was kept with. */
export function namedAction<A extends Pick<PlannedAction, 'dish' | 'from' | 'to' | 'foods'>>(
  action: A,
  { foodData, language, dishName }: Reader,
): A {
  const nameOf = (food: string | null, kept: string | null): string | null => {
    const known = food === null ? null : foodData.variation(food);
    return known ? ingredientName(known.ingredient, language) : kept;
  };
  const { dish, foods } = action;
  return {
    ...action,
    dish: dish && { ...dish, name: dishName ?? dish.name },
    from: nameOf(foods.from, action.from),
    to: nameOf(foods.to, action.to),
  };
}
