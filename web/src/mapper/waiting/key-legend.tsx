import { useText } from '../../i18n/use-text.ts';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './waiting.module.css';

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

/** What each key does; the same is done by pointer. */
export function KeyLegend() {
  const text = useText('mapper');
  return (
    <dl className={styles.legend} aria-label={text('keys.title')}>
      {KEYS.map(([key, deed]) => (
        <div key={key}>
          <dt>
            <Kbd keys={key} />
          </dt>
          <dd>{text(`keys.${deed}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
