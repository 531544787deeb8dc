import type { Sureness } from '@plateprint/shared/footprint/difference/sureness.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** On the path or not; once the goal's year is over, met or missed where that is sure. */
export function useStanding(): (sure: Sureness, isOver: boolean) => string {
  const text = useText('targets');
  return (sure, isOver) => {
    if (isOver && sure === 'surely_more') return text('standing.missed');
    if (isOver && sure === 'surely_less') return text('standing.met');
    return text(`standing.${sure}`);
  };
}
