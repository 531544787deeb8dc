import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { yearsOf } from '@plateprint/shared/dashboard/span.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** The months before, which these are compared with: "Compared with November 2024 to October 2025". */
export function useFormerSpan({ formerFrom, formerTo }: Pick<Comparison, 'formerFrom' | 'formerTo'>): string {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  return formerFrom === formerTo
    ? text('figures.changeOne', { month: format.month(formerFrom) })
    : text('figures.change', { from: format.month(formerFrom), to: format.month(formerTo) });
}

/** Over which restaurants and months a change is measured. */
export function useGroundOfChange({ from, to }: Pick<Comparison, 'from' | 'to'>): (restaurants: number) => string {
  const text = useText('dashboard/comparison');
  const isOfYears = yearsOf({ from: from as Month, to: to as Month }) !== null;
  return (count) => text(isOfYears ? 'figures.bothYears' : 'figures.both', { count });
}
