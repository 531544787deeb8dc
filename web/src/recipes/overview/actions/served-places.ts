import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { listLiveMenusOfRecipes, PlanOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';

type Answer = ReplyOf<typeof listLiveMenusOfRecipes>;

/** What was asked of so many recipes at once; null where nothing was answered. */
export interface ServedAnswer {
  count: number;
  answer: Answer | null;
}

/** Where guests see recipes now, and of how many of them nobody knows. */
export interface ServedPlaces {
  plans: readonly PlanOfDish[];
  menus: readonly string[];
  unknown: number;
}

/** Several answers as one: a plan is named once, with the days of all its dishes. */
export function servedPlaces(asked: readonly ServedAnswer[]): ServedPlaces {
  const known = asked.flatMap(({ answer }) => answer ?? []);
  const plans = Map.groupBy(
    known.flatMap((answer) => answer.plans),
    ({ id }) => id,
  );
  return {
    plans: [...plans.values()].flatMap(([plan, ...others]) =>
      plan ? [{ ...plan, days: [...new Set([plan, ...others].flatMap(({ days }) => days))].toSorted() }] : [],
    ),
    menus: [...new Set(known.flatMap(({ items }) => items.map(({ name, restaurant }) => `${name} (${restaurant})`)))],
    unknown: asked.reduce((sum, { count, answer }) => sum + (answer?.unknown ?? count), 0),
  };
}
