import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import styles from './dashboard.module.css';
import { MakeReport } from './make-report.tsx';

interface MissingMonthsProps {
  dashboard: Pick<Dashboard, 'missing' | 'variety'>;
  restaurant: { id: string; name: string };
}

/** Months without a report, the latest first, each with the way to make it. */
export function MissingMonths({ dashboard: { missing, variety }, restaurant }: MissingMonthsProps) {
  const text = useText('dashboard');
  const format = useFormat();
  return (
    <Card plain title={text('missing.title')}>
      {missing.length === 0 && <p className={styles.lead}>{text('missing.none')}</p>}
      <ul className={styles.rows}>
        {missing.toReversed().map(({ month }) => (
          <li key={month} className={styles.missing}>
            <span className={styles.name}>{format.month(month)}</span>
            <MakeReport restaurant={restaurant} variety={variety} month={month} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
