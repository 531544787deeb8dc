import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Link } from '../../ui/control/link.tsx';
import { ShareBar } from '../../ui/chart/share-bar.tsx';
import type { Column } from '../../ui/table/table.tsx';
import type { DashboardFilter } from '../dashboard-filter.ts';
import { AverageCell } from './average-cell.tsx';
import { ChangeCell } from './change-cell.tsx';
import { type ComparedKind, wayDown } from './compared-kind.ts';
import styles from './comparison.module.css';
import { MonthStrip } from './month-strip.tsx';
import { useMass } from './use-mass.ts';

interface Shown {
  kind: ComparedKind;
  filter: DashboardFilter;
  /** The end of the scale of averages, in grams. */
  most: number;
}

/** The columns of a row: unknown is –, and nobody's missing month makes a figure look better. */
export function useComparedColumns(comparison: Comparison, { kind, filter, most }: Shown): Column<ComparedRow>[] {
  const text = useText('dashboard/comparison');
  const footprint = useText('footprint');
  const format = useFormat();
  const mass = useMass();
  const { totals, variety } = comparison;
  const isLong = comparison.from !== comparison.to;
  return [
    {
      id: 'name',
      label: text(`rows.name.${kind}`),
      names: true,
      sortable: true,
      cell: (row) => (
        <span className={styles.named}>
          <Link to="/dashboard" search={wayDown(kind, filter, row)} quiet>
            {row.name}
          </Link>
          {kind === 'enterprise' && (
            <span className={styles.small}>
              {text('rows.reporting', { reporting: format.number(row.reporting), count: row.restaurants })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'co2',
      label: text('rows.co2'),
      sortable: true,
      cell: ({ co2, share, name, coverageState }) => (
        <span className={styles.amount}>
          <span className={styles.number}>
            {co2 && coverageState === 'too_little' && `${footprint('tooLittle.atLeast')} `}
            {co2 ? mass(co2.value) : '–'}
          </span>
          {share !== null && <ShareBar share={share} label={text('rows.share', { name })} />}
        </span>
      ),
    },
    {
      id: 'average',
      label: text(`rows.average.${variety}`),
      sortable: true,
      cell: (row) => <AverageCell row={row} whole={totals.average} most={most} />,
    },
    ...(isLong
      ? [
          {
            id: 'strip',
            label: text('rows.strip'),
            wideOnly: true,
            cell: (row: ComparedRow) => <MonthStrip row={row} most={most} />,
          },
        ]
      : []),
    {
      id: 'change',
      label: text('rows.change'),
      sortable: true,
      numeric: true,
      cell: ({ change }) => <ChangeCell change={change} comparison={comparison} />,
    },
    {
      id: 'low_share',
      label: text('rows.light'),
      sortable: true,
      numeric: true,
      cell: ({ lowShare }) => (lowShare === null ? '–' : format.percent(lowShare)),
    },
    {
      id: 'months',
      label: text('rows.months'),
      sortable: true,
      numeric: true,
      cell: ({ reports, monthsExpected }) => (
        <span className={styles.number}>
          {text('rows.present', { present: format.number(reports), expected: format.number(monthsExpected) })}
        </span>
      ),
    },
    {
      id: 'coverage',
      label: text('rows.coverage'),
      sortable: true,
      numeric: true,
      cell: ({ coverage }) => (coverage === null ? '–' : format.covered(coverage)),
    },
  ];
}
