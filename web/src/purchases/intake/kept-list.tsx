import type { InvoiceInReport } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurantOf } from '../../restaurants/use-restaurants.ts';
import { Message } from '../../ui/control/message.tsx';
import { Link } from '../../ui/control/link.tsx';
import styles from '../purchases.module.css';

/** The invoices that came in, by kitchen and month. */
export function KeptList({ kept }: { kept: readonly InvoiceInReport[] }) {
  const text = useText('purchases');
  if (kept.length === 0) return <Message>{text('nothingKept')}</Message>;
  const months = [...Map.groupBy(kept, ({ restaurantId, month }) => `${month} ${restaurantId}`).entries()].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const warned = kept.filter(({ warnings }) => warnings.length > 0);
  return (
    <Message tone={warned.length > 0 ? 'warning' : 'good'} action={<Link to="/reports">{text('toReports')}</Link>}>
      <ul className={styles.list}>
        {months.map(([key, some]) => (
          <KeptMonth key={key} some={some} />
        ))}
      </ul>
      {warned.length > 0 && (
        <ul className={styles.list}>
          {warned.flatMap(({ file, number, supplier, warnings }) =>
            warnings.map((warning) => <li key={`${file} ${warning}`}>{text(`warning.${warning}`, { number, supplier })}</li>),
          )}
        </ul>
      )}
    </Message>
  );
}

/** Those of one kitchen and month. */
function KeptMonth({ some }: { some: readonly InvoiceInReport[] }) {
  const text = useText('purchases');
  const format = useFormat();
  const restaurant = useRestaurantOf(some[0]?.restaurantId ?? '');
  return (
    <li>
      {text('kept', {
        count: some.length,
        month: format.month(some[0]?.month ?? ''),
        restaurant: restaurant?.name ?? '',
      })}
      <span className={styles.small}>
        {' '}
        {text('keptLines', { lines: sum(some, 'lines'), aside: format.number(sum(some, 'setAside')) })}
      </span>
    </li>
  );
}

function sum(kept: readonly InvoiceInReport[], of: 'lines' | 'setAside'): number {
  return kept.reduce((all, each) => all + each[of], 0);
}
