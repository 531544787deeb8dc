import type { DishTag, MenuPlanRules } from '../model/menu-plan-rules.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import type { DishOfDay } from './day-figures.ts';

/** What food may cost is held against costs, which not everybody sees (`guest-cost.ts`). */
type RuleKind = Exclude<keyof MenuPlanRules, 'budget'>;

/** Where a rule is not kept, or where nobody can say for dishes that are not wholly understood. */
export interface RuleBreak {
  rule: RuleKind;
  tag: DishTag;
  week: number;
  /** The day it breaks on; null for a rule of the whole week. */
  weekday: number | null;
  isSure: boolean;
}

export interface DayInPlan {
  week: number;
  weekday: number;
  dishes: readonly DishOfDay[];
}

/** Days without a dish are not looked at: they are still to be filled. */
export function ruleBreaks(rules: MenuPlanRules, days: readonly DayInPlan[]): RuleBreak[] {
  const filled = days.filter(({ dishes }) => dishes.length > 0);
  return [
    ...filled.flatMap((day) => breaksOfDay(rules, day)),
    ...breaksOfWeeks(rules, filled),
    ...onTooManyDays(rules, filled),
    ...tooSeldom(rules, days),
  ];
}

function breaksOfDay({ eachDay, notTwiceADay }: MenuPlanRules, { week, weekday, dishes }: DayInPlan): RuleBreak[] {
  const at = { week, weekday };
  const lacking = eachDay.flatMap((tag) => {
    const { sure, open } = countOf(dishes, tag);
    return sure > 0 ? [] : [{ rule: 'eachDay' as const, tag, ...at, isSure: open === 0 }];
  });
  const twice = notTwiceADay.flatMap((tag) => {
    const { sure, open } = countOf(dishes, tag);
    if (sure > 1) return [{ rule: 'notTwiceADay' as const, tag, ...at, isSure: true }];
    return sure + open > 1 && sure > 0 ? [{ rule: 'notTwiceADay' as const, tag, ...at, isSure: false }] : [];
  });
  return [...lacking, ...twice];
}

function breaksOfWeeks({ mostPerWeek }: MenuPlanRules, days: readonly DayInPlan[]): RuleBreak[] {
  return [...Map.groupBy(days, ({ week }) => week)].flatMap(([week, ofWeek]) => {
    const dishes = ofWeek.flatMap((day) => day.dishes);
    return mostPerWeek.flatMap(({ tag, most }) => {
      const { sure, open } = countOf(dishes, tag);
      if (sure + open <= most) return [];
      return [{ rule: 'mostPerWeek' as const, tag, week, weekday: null, isSure: sure > most }];
    });
  });
}

/** A day counts once, however many of its dishes have the tag. */
function onTooManyDays({ mostDaysPerWeek = [] }: MenuPlanRules, days: readonly DayInPlan[]): RuleBreak[] {
  return [...Map.groupBy(days, ({ week }) => week)].flatMap(([week, ofWeek]) =>
    mostDaysPerWeek.flatMap(({ tag, most }) => {
      const counts = ofWeek.map(({ dishes }) => countOf(dishes, tag));
      const sure = counts.filter((count) => count.sure > 0).length;
      const open = counts.filter((count) => count.sure === 0 && count.open > 0).length;
      if (sure + open <= most) return [];
      return [{ rule: 'mostDaysPerWeek' as const, tag, week, weekday: null, isSure: sure > most }];
    }),
  );
}

/** Weeks with a day that is still to be filled are not looked at. */
function tooSeldom({ leastPerWeek = [] }: MenuPlanRules, days: readonly DayInPlan[]): RuleBreak[] {
  return [...Map.groupBy(days, ({ week }) => week)].flatMap(([week, ofWeek]) => {
    if (ofWeek.some(({ dishes }) => dishes.length === 0)) return [];
    const dishes = ofWeek.flatMap((day) => day.dishes);
    return leastPerWeek.flatMap(({ tag, least }) => {
      const { sure, open } = countOf(dishes, tag);
      if (sure >= least) return [];
      return [{ rule: 'leastPerWeek' as const, tag, week, weekday: null, isSure: sure + open < least }];
    });
  });
}

/** Dishes that have a tag, and those that may have it. */
function countOf(dishes: readonly DishOfDay[], tag: DishTag): { sure: number; open: number } {
  let [sure, open] = [0, 0];
  for (const { dish } of dishes) {
    if (dish?.tags.includes(tag)) sure += 1;
    else if (dish === null || mayHave(dish, tag)) open += 1;
  }
  return { sure, open };
}

const mayHave = ({ openTags, tagsKnown }: PlanDish, tag: DishTag): boolean => openTags?.includes(tag) ?? !tagsKnown;
