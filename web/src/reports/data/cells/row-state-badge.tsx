import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';

const TONES = { counted: 'good', unweighed: 'warning', waiting: 'warning', set_aside: 'neutral', problem: 'danger' } as const;

export function RowStateBadge({ state }: { state: RowState }) {
  const text = useText('reports/data');
  return <Badge tone={TONES[state]}>{text(`state.${state}`)}</Badge>;
}
