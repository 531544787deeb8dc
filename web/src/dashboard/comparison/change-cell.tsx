import type { ComparedChange, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { DifferenceSentence } from '../../footprint/difference-sentence.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Icon } from '../../ui/control/icon.tsx';
import styles from './comparison.module.css';
import { useGroundOfChange } from './use-former-span.ts';

/** How an average changed; – where nobody has reports of both periods. */
export function ChangeCell({
  change,
  comparison,
}: {
  change: ComparedChange | null;
  comparison: Pick<Comparison, 'from' | 'to'>;
}) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const groundOf = useGroundOfChange(comparison);
  if (!change) return '–';
  const direction = change.percent === 0 ? null : change.direction;
  const percent = format.percent(Math.abs(change.percent) / 100);
  const title = groundOf(change.restaurants);
  return (
    <span className={styles.changed} title={title}>
      <span data-unseen="">{text(`figures.${direction ?? 'same'}`, { percent })}</span>
      <span className={styles.shownChange} aria-hidden="true">
        {direction && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size={14} />}
        {percent}
      </span>
      <DifferenceSentence difference={change.difference} short />
    </span>
  );
}
