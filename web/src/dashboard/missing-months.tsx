import type { Month } from '@plateprint/shared/kernel/month.ts';
import { firstDayOf } from '@plateprint/shared/kernel/month.ts';
import type { Dashboard } from '@plateprint/shared/reports/dashboard.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Card } from '../ui/card.tsx';
import { ButtonLink } from '../ui/link.tsx';
import styles from './dashboard-page.module.css';

/** Months without a report, the latest first, each with the way to make it; of an organization how many restaurants lack it. */
export function MissingMonths({ dashboard: { missing, category, variety, restaurants } }: { dashboard: Dashboard }) {
  const text = useText('dashboard');
  const format = useFormat();
  if (missing.length === 0) {
    return (
      <Card plain title={text('missing.title')}>
        <p className={styles.lead}>{text('missing.none')}</p>
      </Card>
    );
  }
  return (
    <Card plain title={text('missing.title')}>
      <ul className={styles.rows}>
        {missing.toReversed().map((each) => {
          const month = format.month(each.month);
          return (
            <li key={each.month} className={styles.missing}>
              <span>
                <span className={styles.name}>{month}</span>
                {category === 'organization' && (
                  <span className={styles.when}>
                    {text('missing.restaurants', { count: each.restaurants, all: format.number(restaurants) })}
                  </span>
                )}
              </span>
              {category === 'restaurant' && (
                <ButtonLink
                  to="/reports/report/{-$id}"
                  params={{}}
                  search={{ category, variety, type: 'monthly', start: firstDayOf(each.month as Month) }}
                  size="small"
                  icon="add"
                >
                  {text('missing.make')} <span data-unseen="">{month}</span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
