import type { Comparison } from '@plateprint/shared/dashboard/comparison.ts';
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
