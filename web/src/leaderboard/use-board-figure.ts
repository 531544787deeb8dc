import type { Measure } from '@plateprint/shared/leaderboard/measure.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** A board's figure in words: "0.62 kg CO₂e", "64%", "12% less"; beside a range the value itself, else as a label has it. */
export function useBoardFigure(by: Measure): (value: number, how?: { isBesideRange: boolean }) => string {
  const text = useText('leaderboard');
  const format = useFormat();
  const unit = useText('footprint');
  const co2 = useCo2();
  return (value, { isBesideRange } = { isBesideRange: false }) => {
    if (by === 'low_share') return format.percent(value);
    if (by !== 'improvement') return isBesideRange ? `${co2.exact(value)} ${unit('unit')}` : co2.withUnit(value);
    if (value === 0) return text('change.same');
    return text(value < 0 ? 'change.less' : 'change.more', { percent: format.percent(Math.abs(value)) });
  };
}
