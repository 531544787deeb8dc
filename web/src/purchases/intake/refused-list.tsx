import type { RefusedInvoiceAnswer } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import styles from '../purchases.module.css';

const MOST_LISTED = 30;

/** Files that were not taken, each with its reason. */
export function RefusedList({ refused }: { refused: readonly RefusedInvoiceAnswer[] }) {
  const text = useText('purchases');
  if (refused.length === 0) return null;
  const more = refused.length - MOST_LISTED;
  return (
    <Message tone="warning">
      <h3 className={styles.heading}>{text('refused.title', { count: refused.length })}</h3>
      <ul className={styles.list}>
        {refused.slice(0, MOST_LISTED).map(({ file, code }, at) => (
          <li key={`${file} ${at}`}>
            {file}: {text(`refused.${code}`)}
          </li>
        ))}
        {more > 0 && <li>{text('refused.more', { count: more })}</li>}
      </ul>
    </Message>
  );
}
