import { type RuleBreak, ruleBreaks } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import type { MenuPlanRules } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { useMemo } from 'react';
import type { CountedDay } from './planned-figures.ts';
import type { WeeksOfDays } from './use-weeks.ts';

export type BreaksByWeek = ReadonlyMap<number, readonly RuleBreak[]>;

/** Where each week breaks the rules. Rules are of a day or of a week: a drop is held against them in the weeks alone that it changes. */
export function useRuleBreaks(rules: MenuPlanRules, weeks: WeeksOfDays): BreaksByWeek {
  const breaksOf = useMemo(() => breaksOfWeek(rules), [rules]);
  return useMemo(() => new Map([...weeks].map(([week, days]) => [week, breaksOf(days)])), [weeks, breaksOf]);
}

function breaksOfWeek(rules: MenuPlanRules): (days: readonly CountedDay[]) => readonly RuleBreak[] {
  const known = new WeakMap<readonly CountedDay[], readonly RuleBreak[]>();
  return (days) => {
    const breaks = known.get(days) ?? ruleBreaks(rules, days);
    known.set(days, breaks);
    return breaks;
  };
}
