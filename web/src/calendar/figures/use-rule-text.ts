import type { RuleBreak } from '@plateprint/shared/calendar/figures/plan-rule-breaks.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** How a rule breaks, in a few words; where nobody can say, that. */
export function useRuleText(): (broken: Pick<RuleBreak, 'rule' | 'tag' | 'isSure'>) => string {
  const text = useText('calendar/planner');
  return ({ rule, tag, isSure }) => {
    const kind = text(`tag.${tag}`);
    if (!isSure) return text('breaks.unsure', { kind });
    return text(`breaks.${rule}`, { kind });
  };
}
