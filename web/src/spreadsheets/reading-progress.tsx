import { useText } from '../platform/i18n/use-text.ts';
import { ProgressBar } from '../ui/chart/progress-bar.tsx';
import type { Reading } from './use-reading.ts';

/** How far the reading of a file is, and a way to call it off. */
export function ReadingProgress({ progress, onCancel }: Pick<Reading, 'progress'> & { onCancel: () => void }) {
  const text = useText('spreadsheets');
  return progress && <ProgressBar label={text('reading')} share={progress.share} onCancel={onCancel} />;
}
