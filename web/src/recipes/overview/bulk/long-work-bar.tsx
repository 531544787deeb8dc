import { useText } from '../../../platform/i18n/use-text.ts';
import { standAtLowerEdge } from '../../../ui/overlay/lower-edge.ts';
import { ProgressBar } from '../../../ui/chart/progress-bar.tsx';
import styles from './long-work-bar.module.css';
import type { LongWork } from './use-long-work.ts';

/** Stands where the actions stood that began it: how far it is, and a way to call off what is left of it. */
export function LongWorkBar({ work, onCancel }: { work: LongWork; onCancel: () => void }) {
  const text = useText('recipes/overview');
  return (
    <div ref={standAtLowerEdge} className={styles.bar}>
      <ProgressBar label={text(`bulk.doing.${work.kind}`)} share={work.share} onCancel={onCancel} />
    </div>
  );
}
