import type { Sureness } from '@plateprint/shared/footprint/difference/sureness.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** On the path or not; once the goal's year is over, met or missed, and how surely. */
export function useStanding(): (sure: Sureness, isOver: boolean) => string {
  const text = useText('targets');
  return (sure, isOver) => text(isOver ? `over.${sure}` : `standing.${sure}`);
}
