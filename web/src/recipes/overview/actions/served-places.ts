import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { listLiveMenusOfRecipe, PlanOfDish } from '@plateprint/shared/recipes/api/live-menu-api.ts';

type Answer = ReplyOf<typeof listLiveMenusOfRecipe>;

/** Where guests see recipes now, and of how many of them nobody knows. */
export interface ServedPlaces {
  plans: readonly PlanOfDish[];
  menus: readonly string[];
  unknown: number;
}

/** The answers to several recipes as one, null where there was none: a plan is named once, with the days of all its dishes. */
export function servedPlaces(answers: readonly (Answer | null)[]): ServedPlaces {
  const known = answers.flatMap((answer) => answer ?? []);
  const plans = Map.groupBy(
    known.flatMap((answer) => answer.plans ?? []),
    ({ id }) => id,
  );
  return {
    plans: [...plans.values()].flatMap(([plan, ...others]) => {
      if (!plan) return [];
      const days = [plan, ...others].flatMap((each) => each.days ?? []);
      return [{ ...plan, days: [...new Set(days)].toSorted() }];
    }),
    menus: [...new Set(known.flatMap(({ items }) => items.map(({ name, restaurant }) => `${name} (${restaurant})`)))],
    unknown: answers.length - known.length,
  };
}
