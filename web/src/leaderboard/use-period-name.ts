import { type BoardPeriod, periodTypeOf } from '@plateprint/shared/leaderboard/board-period.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** "November 2026", "3rd quarter of 2026", "2026". */
export function usePeriodName(): (period: string) => string {
  const text = useText('leaderboard');
  const format = useFormat();
  return (period) => {
    const type = periodTypeOf(period as BoardPeriod);
    if (type === 'month') return format.month(period);
    return type === 'year' ? period : text('quarter', { quarter: period.slice(6), year: period.slice(0, 4) });
  };
}
