import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';

const TONES = { counted: 'good', unweighed: 'warning', waiting: 'warning', set_aside: 'neutral', problem: 'danger' } as const;

/** A number that still waits to be typed is not complete, and no mistake. */
export function RowStateBadge({ state, isMarked = true }: { state: RowState; isMarked?: boolean }) {
  const text = useText('reports/data');
  return <Badge tone={isMarked ? TONES[state] : 'neutral'}>{text(`state.${state}`)}</Badge>;
}
