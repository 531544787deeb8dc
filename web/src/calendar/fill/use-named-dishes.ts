import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dishNames } from '@plateprint/shared/calendar/filled-cells.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { searchRecipes, type SheetSuggestion } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 250;
/** As many places as the longest cycle has. */
export const MOST_DISHES_NAMED = 1008;

/** A name of the list that is no recipe's. */
export interface UnknownName {
  name: string;
  suggestions: SheetSuggestion['suggestions'];
}

export interface NamedDishes {
  /** In the order of the list. */
  dishes: readonly PlanDish[];
  all: number;
  unknown: readonly UnknownName[];
  isLooking: boolean;
  /** Why the names could not be looked up, or what is known of the dishes not be read. */
  failure: ClientFailure | null;
  onRetry: () => void;
}

interface WrittenList {
  typed: string;
  /** What somebody says that a name means. */
  meant: ReadonlyMap<string, string>;
  /** The recipes of names that were taken from the kitchen, in order: two of one name stay two. */
  taken: ReadonlyMap<string, readonly string[]>;
}

/** The recipes that a written list names. */
export function useNamedDishes(restaurantId: string, { typed, meant, taken }: WrittenList): NamedDishes {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const names = useMemo(() => dishNames(text).slice(0, MOST_DISHES_NAMED), [text]);
  const sheetData = names.map((name) => ({ name: name.slice(0, 500) }));
  const found = useRead(searchRecipes, { body: { restaurantId, sheetData } }, { enabled: names.length > 0, keepLast: true });
  const byRow = new Map(found.data?.matches.map(({ row, recipeId }) => [row, recipeId]));
  const ofKitchen = takenByRow(names, taken);
  const ids = names.map((name, row) => ofKitchen[row] ?? byRow.get(row) ?? meant.get(name) ?? null);
  const recipeIds = [...new Set(ids.filter((id) => id !== null))];
  const known = useRead(readPlanDishes, { body: { restaurantId, recipeIds } }, { enabled: recipeIds.length > 0, keepLast: true });
  const dishes = new Map(known.data?.items.map((dish) => [dish.id, dish]));
  const near = new Map(found.data?.unmatched.map(({ row, suggestions }) => [row, suggestions]));
  const isLooking = text !== typed || (names.length > 0 && found.isFetching) || (recipeIds.length > 0 && known.isFetching);
  const isAnswered = found.data !== undefined && !found.isPlaceholderData;
  const isUnknown = (row: number): boolean => !byRow.has(row) && ofKitchen[row] === undefined;
  return {
    dishes: names.length === 0 ? [] : ids.flatMap((id) => (id === null ? [] : (dishes.get(id) ?? []))),
    all: names.length,
    unknown: isAnswered ? names.flatMap((name, row) => (isUnknown(row) ? [{ name, suggestions: near.get(row) ?? [] }] : [])) : [],
    isLooking,
    failure: (names.length > 0 && found.error) || (recipeIds.length > 0 && known.error) || null,
    onRetry: () => void (found.error ? found.refetch() : known.refetch()),
  };
}

/** The recipe of each row whose name was taken from the kitchen: of the second of a name the second recipe. */
function takenByRow(names: readonly string[], taken: WrittenList['taken']): (string | undefined)[] {
  const before = new Map<string, number>();
  return names.map((name) => {
    const at = before.get(name) ?? 0;
    before.set(name, at + 1);
    return taken.get(name)?.[at];
  });
}
