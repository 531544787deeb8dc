import type { CookedRecipe } from '@plateprint/shared/calendar/kitchen/cooked-recipe.ts';
import { type CookedDay, cookedDays } from '@plateprint/shared/calendar/kitchen/production.ts';
import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { dayLater, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { isDay } from '@plateprint/shared/kernel/month.ts';
import type { KitchenArticle } from '@plateprint/shared/purchases/kitchen-article.ts';
import { useMemo, useState } from 'react';
import { useToday } from '../use-today.ts';

export interface Provisions {
  recipes: CookedRecipe[];
  bases: CookedRecipe[];
  articles: KitchenArticle[];
}

export interface DaySpan {
  from: string;
  to: string;
}

/** No list of more days: what is bought for a quarter is a season's order. */
const MOST_DAYS = 92;

/** The week that comes, or the first week of a plan that begins later. */
function firstSpan(startsOn: string, today: string): DaySpan {
  const next = dayLater(mondayOf(today), 7);
  const from = startsOn > next ? mondayOf(startsOn) : next;
  return { from, to: dayLater(from, 6) };
}

/** The days that a list speaks of; an end that would come before the beginning moves along. */
export function useSpan(startsOn: string): { span: DaySpan; change: (end: keyof DaySpan) => (typed: string) => void } {
  const today = useToday();
  const [span, setSpan] = useState(() => firstSpan(startsOn, today));
  const change = (end: keyof DaySpan) => (typed: string) => {
    if (!isDay(typed)) return;
    const next = { ...span, [end]: typed };
    if (next.to < next.from) setSpan({ from: typed, to: typed });
    else setSpan({ ...next, to: next.to > dayLater(next.from, MOST_DAYS) ? dayLater(next.from, MOST_DAYS) : next.to });
  };
  return { span, change };
}

interface Cooking {
  plan: MenuPlan;
  provisions: Provisions;
  span: DaySpan;
  guests: number | null;
}

/** The production on the days of a span that have a dish. */
export function useCookedDays({ plan, provisions, span, guests }: Cooking): CookedDay[] {
  return useMemo(() => {
    const recipes = new Map(provisions.recipes.map((each) => [each.id, each]));
    return cookedDays(plan, span, { dishes: plan.dishes, recipes, guests }).filter(({ dishes }) => dishes.length > 0);
  }, [plan, provisions, span, guests]);
}
