import { dishNames } from '@plateprint/shared/calendar/filled-cells.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRecipeName } from '../../recipes/use-recipe-name.ts';
import { MOST_DISHES_NAMED } from './use-named-dishes.ts';

const AT_ONCE = 200;

interface Dish {
  id: string;
  name: string;
}

interface Taking {
  isBusy: boolean;
  failure: ClientFailure | null;
  /** The recipes of each name, in the order of the list. */
  taken: ReadonlyMap<string, readonly string[]>;
  /** How many were taken where the kitchen has more; null: all were. */
  cutAt: number | null;
}

/** All dishes of a kitchen as a list to fill from: as many as the longest cycle has places, those changed last first. */
export function useAllDishes(restaurantId: string, onList: (list: string) => void): Taking & { take: () => void } {
  const nameOf = useRecipeName();
  const [taking, setTaking] = useState<Taking>({ isBusy: false, failure: null, taken: new Map(), cutAt: null });
  const read = async (): Promise<void> => {
    const dishes: Dish[] = [];
    let cursor: string | null = null;
    do {
      const from: { cursor?: string } = cursor === null ? {} : { cursor };
      const { items, next } = await call(searchRecipes, { body: { restaurantId, query: '', limit: AT_ONCE, ...from } });
      dishes.push(...items.flatMap(({ id, ingredientBag, names }) => (ingredientBag ? [] : namedDish(id, nameOf(names)))));
      cursor = next;
    } while (cursor !== null && dishes.length < MOST_DISHES_NAMED);
    const listed = dishes.slice(0, MOST_DISHES_NAMED);
    const isCut = cursor !== null || listed.length < dishes.length;
    const byName = Map.groupBy(listed, ({ name }) => name);
    const taken = new Map([...byName].map(([name, all]) => [name, all.map(({ id }) => id)]));
    setTaking({ isBusy: false, failure: null, taken, cutAt: isCut ? listed.length : null });
    onList(listed.map(({ name }) => name).join('\n'));
  };
  const take = (): void => {
    setTaking({ ...taking, isBusy: true, failure: null });
    read().catch((failure: ClientFailure) => setTaking({ ...taking, isBusy: false, failure }));
  };
  return { ...taking, take };
}

/** A dish with its name as the list is read again. */
function namedDish(id: string, called: string): Dish[] {
  const [name] = dishNames(called);
  return name === undefined ? [] : [{ id, name }];
}
