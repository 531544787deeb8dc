import type { Measure } from '@plateprint/shared/leaderboard/measure.ts';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';

/** A board's figure in words: "0.62 kg CO₂e", "64%", "12% less". */
export function useBoardFigure(by: Measure): (value: number) => string {
  const text = useText('leaderboard');
  const format = useFormat();
  const co2 = useCo2();
  return (value) => {
    if (by === 'low_share') return format.percent(value);
    if (by !== 'improvement') return co2.withUnit(value);
    if (value === 0) return text('change.same');
    return text(value < 0 ? 'change.less' : 'change.more', { percent: format.percent(Math.abs(value)) });
  };
}
