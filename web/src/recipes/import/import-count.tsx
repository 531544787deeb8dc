import { ingredientsOf, type LineStanding } from '@plateprint/shared/recipes/import/import-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import type { ImportItem } from './import-state.ts';
import styles from './recipe-import.module.css';
import type { LineReadings } from './use-line-readings.ts';

interface ImportCountProps {
  items: readonly ImportItem[];
  readings: LineReadings;
}

/** The result in a line: recipes, lines, and how well they were understood. */
export function ImportCount({ items, readings }: ImportCountProps) {
  const text = useText('recipes/import');
  const count: Record<LineStanding, number> = { understood: 0, check: 0, unknown: 0, reading: 0 };
  for (const item of items)
    for (const line of ingredientsOf(item.recipe)) count[readings.readingOf(item, line)?.standing ?? 'reading']++;
  const all = count.understood + count.check + count.unknown + count.reading;
  return (
    <div className={styles.count}>
      <p className={styles.found} role="status">
        {text('preview.found', { recipes: items.length, lines: all })}
      </p>
      {count.reading > 0 && !readings.failure ? (
        <ProgressBar label={text('preview.reading')} share={all === 0 ? null : 1 - count.reading / all} />
      ) : (
        <p className={styles.badges}>
          {count.understood > 0 && (
            <Badge tone="good" icon="check">
              {text('standing.understood', { count: count.understood })}
            </Badge>
          )}
          {count.check > 0 && (
            <Badge tone="warning" icon="eye">
              {text('standing.check', { count: count.check })}
            </Badge>
          )}
          {count.unknown > 0 && <Badge icon="alert">{text('standing.unknown', { count: count.unknown })}</Badge>}
        </p>
      )}
    </div>
  );
}
