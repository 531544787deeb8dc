import { readPlanDishes } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dishNames } from '@plateprint/shared/calendar/filled-cells.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { searchRecipes, type SheetSuggestion } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 250;
/** As many places as the longest cycle has. */
const MOST_NAMES = 1008;

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
}

/** The recipes that a written list names; `chosen`: what somebody says that a name means. */
export function useNamedDishes(restaurantId: string, typed: string, chosen: ReadonlyMap<string, string>): NamedDishes {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const names = useMemo(() => dishNames(text).slice(0, MOST_NAMES), [text]);
  const sheetData = names.map((name) => ({ name: name.slice(0, 500) }));
  const found = useRead(searchRecipes, { body: { restaurantId, sheetData } }, { enabled: names.length > 0, keepLast: true });
  const byRow = new Map(found.data?.matches.map(({ row, recipeId }) => [row, recipeId]));
  const ids = names.map((name, row) => byRow.get(row) ?? chosen.get(name) ?? null);
  const recipeIds = [...new Set(ids.filter((id) => id !== null))];
  const known = useRead(readPlanDishes, { body: { restaurantId, recipeIds } }, { enabled: recipeIds.length > 0, keepLast: true });
  const dishes = new Map(known.data?.items.map((dish) => [dish.id, dish]));
  const near = new Map(found.data?.unmatched.map(({ row, suggestions }) => [row, suggestions]));
  const isLooking = text !== typed || (names.length > 0 && found.isFetching) || (recipeIds.length > 0 && known.isFetching);
  return {
    dishes: names.length === 0 ? [] : ids.flatMap((id) => (id === null ? [] : (dishes.get(id) ?? []))),
    all: names.length,
    unknown: found.isFetching
      ? []
      : names.flatMap((name, row) => (byRow.has(row) ? [] : [{ name, suggestions: near.get(row) ?? [] }])),
    isLooking,
  };
}
