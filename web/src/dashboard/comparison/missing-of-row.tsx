import type { ComparedRow } from '@plateprint/shared/dashboard/comparison.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Menu } from '../../ui/overlay/menu.tsx';
import { featureOf, useMakeReport } from '../make-report.tsx';

/** So many of the latest are offered. */
const OFFERED = 12;

/** The months that a restaurant has no report of, each a way to make it. */
export function MissingOfRow({ row, variety }: { row: ComparedRow; variety: ReportVariety }) {
  const text = useText('dashboard/comparison');
  const format = useFormat();
  const { make } = useMakeReport();
  const isLocked = usePlanRefusal(featureOf(variety)) !== null;
  const missing = row.months.filter(({ reports }) => reports === 0).toReversed();
  if (missing.length === 0) return null;
  return (
    <Menu
      label={text('missing.ofOne', { name: row.name })}
      icon="add"
      size="small"
      entries={missing.slice(0, OFFERED).map(({ month }) => ({
        id: month,
        ...(isLocked && { icon: 'lock' as const, disabled: true }),
        label: text('missing.make', { month: format.month(month) }),
        onAction: () => make({ restaurant: row, variety, month }),
      }))}
    />
  );
}
