import {
  categoryOf,
  type DishCategory,
  dishCategories,
  type DishOfKitchen,
} from '@plateprint/shared/calendar/dish-categories.ts';
import { dishNames } from '@plateprint/shared/calendar/filled-cells.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { MOST_DISHES_NAMED } from './use-named-dishes.ts';

const AT_ONCE = 200;

interface Dish extends DishOfKitchen {
  id: string;
  name: string;
}

interface Taking {
  isBusy: boolean;
  failure: ClientFailure | null;
  /** All dishes that were read, and whether the kitchen has more. */
  dishes: readonly Dish[];
  isCut: boolean;
  /** The categories that are taken. */
  chosen: ReadonlySet<string>;
}

interface AllDishes extends Pick<Taking, 'isBusy' | 'failure' | 'chosen'> {
  /** The list that was written last; null before any. */
  list: string | null;
  categories: readonly DishCategory[];
  /** The recipes of each name, in the order of the list. */
  taken: ReadonlyMap<string, readonly string[]>;
  /** How many were taken where the kitchen has more; null: all were. */
  cutAt: number | null;
  take: () => void;
  choose: (chosen: ReadonlySet<string>) => void;
}

/** The dishes of a kitchen as a list to fill from: as many as the longest cycle has places, those changed last first; by category. */
export function useAllDishes(restaurantId: string, onList: (list: string, former: string | null) => void): AllDishes {
  const nameOf = useRecipeName();
  const [taking, setTaking] = useState<Taking>({ isBusy: false, failure: null, dishes: [], isCut: false, chosen: new Set() });
  const { isBusy, failure, dishes, isCut, chosen } = taking;
  const matching = dishesIn(chosen, dishes);
  const listed = matching.slice(0, MOST_DISHES_NAMED);
  const list = dishes.length === 0 ? null : writtenList(listed);
  const read = async (): Promise<void> => {
    const all: Dish[] = [];
    let cursor: string | null = null;
    do {
      const from: { cursor?: string } = cursor === null ? {} : { cursor };
      const { items, next } = await call(searchRecipes, { body: { restaurantId, query: '', limit: AT_ONCE, ...from } });
      all.push(...items.flatMap((item) => (item.ingredientBag ? [] : namedDish(item, nameOf(item.names)))));
      cursor = next;
    } while (cursor !== null && all.length < MOST_DISHES_NAMED);
    const categories = dishCategories(all);
    const mains = categories.filter(({ isMain }) => isMain);
    // Where nothing is large enough to be a main the kitchen serves small dishes.
    const first = new Set((mains.length > 0 ? mains : categories).map(({ name }) => name));
    setTaking({ isBusy: false, failure: null, dishes: all, isCut: cursor !== null, chosen: first });
    onList(writtenList(dishesIn(first, all)), list);
  };
  return {
    isBusy,
    failure,
    chosen,
    list,
    categories: dishCategories(dishes),
    taken: new Map([...Map.groupBy(listed, ({ name }) => name)].map(([name, all]) => [name, all.map(({ id }) => id)])),
    cutAt: isCut || listed.length < matching.length ? listed.length : null,
    take: () => {
      setTaking({ ...taking, isBusy: true, failure: null });
      read().catch((thrown: ClientFailure) => setTaking({ ...taking, isBusy: false, failure: thrown }));
    },
    choose: (now) => {
      setTaking({ ...taking, chosen: now });
      onList(writtenList(dishesIn(now, dishes)), list);
    },
  };
}

function dishesIn(chosen: ReadonlySet<string>, dishes: readonly Dish[]): Dish[] {
  return dishes.filter((dish) => chosen.has(categoryOf(dish)));
}

function writtenList(dishes: readonly Dish[]): string {
  return dishes
    .slice(0, MOST_DISHES_NAMED)
    .map(({ name }) => name)
    .join('\n');
}

/** A dish with its name as the list is read again. */
function namedDish({ id, category, weightPerPortion }: RecipeSummary, called: string): Dish[] {
  const [name] = dishNames(called);
  return name === undefined ? [] : [{ id, name, category, weightPerPortion }];
}
