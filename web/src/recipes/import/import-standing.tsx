import type { LineStanding } from '@plateprint/shared/recipes/import/import-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';

const LOOK = {
  created: { tone: 'good', icon: 'check' },
  understood: { tone: 'good', icon: 'check' },
  check: { tone: 'warning', icon: 'eye' },
  unknown: { tone: 'neutral', icon: 'alert' },
  reading: { tone: 'neutral', icon: 'history' },
} as const;

/** How a line or a whole recipe stands, in a word. */
export function ImportStanding({ standing }: { standing: LineStanding | 'created' }) {
  const text = useText('recipes/import');
  return (
    <Badge tone={LOOK[standing].tone} icon={LOOK[standing].icon}>
      {text(`word.${standing}`)}
    </Badge>
  );
}
