import { firstDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import type { Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import styles from './month-figure.module.css';

/** Of the month that the dashboard speaks of: its report, and its report as a file, each in one press. */
export function MonthReport({
  dashboard: { month, variety, history },
  restaurantId,
}: {
  dashboard: Dashboard;
  restaurantId: string;
}) {
  const text = useText('dashboard/month-report');
  const format = useFormat();
  const { data } = useRead(listReports, {
    params: { id: restaurantId },
    query: { category: 'restaurant', variety, type: 'monthly', status: 'completed', limit: 24 },
  });
  const report = data?.items.find(({ startDate }) => startDate === firstDayOf(month as Month));
  // Its place is held as long as it may come: what stands below would be pushed down.
  if (!report)
    return data || history.every((item) => item.month !== month || item.reports === 0) ? null : <p className={styles.report} />;
  const to = { to: '/reports/report/{-$id}', params: { id: report.id } } as const;
  return (
    <p className={styles.report}>
      <ButtonLink {...to} size="small" icon="chart">
        {text('open', { month: format.month(month) })}
      </ButtonLink>
      <ButtonLink {...to} search={{ download: 'pdf' }} size="small" icon="download">
        {text('pdf')}
      </ButtonLink>
    </p>
  );
}
