import { useText } from '../../platform/i18n/use-text.ts';
import { Kbd } from '../../ui/control/kbd.tsx';
import styles from '../waiting.module.css';

const KEYS = [
  ['1–5', 'pick'],
  ['↵', 'take'],
  ['⇧ ↵', 'takeAll'],
  ['↑ ↓', 'move'],
  ['N', 'noFood'],
  ['S', 'similar'],
  ['/', 'search'],
  ['U', 'undo'],
] as const;

/** The action of each key; the same is done by pointer. */
export function KeyLegend() {
  const text = useText('mapper');
  return (
    <dl className={styles.legend} aria-label={text('keys.title')}>
      {KEYS.map(([key, action]) => (
        <div key={key}>
          <dt>
            <Kbd keys={key} />
          </dt>
          <dd>{text(`keys.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
